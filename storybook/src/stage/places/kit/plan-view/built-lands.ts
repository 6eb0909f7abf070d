import { clear, darker, lighter } from '../colour.ts'
import { blot } from '../../../../scene/blot.ts'
import { crown, strew, type Sheet, type Spot } from './sheet.ts'
import type { Way } from './ways.ts'

const ROOFS = ['#b5654a', '#8f8a86', '#c9c2b6', '#a4533f', '#767d88', '#cbb08a', '#6b7f74']

/** A house from straight above: its shade, its flat or its ridged roof, and what stands on it. */
function roof(
  { ctx, random, winter }: Sheet,
  at: { x: number; y: number; wide: number; deep: number },
): void {
  const { x, y, wide, deep } = at
  const colour = winter ? '#edf2f6' : random.pick(ROOFS)
  ctx.fillStyle = clear('#1c1838', 0.3)
  ctx.fillRect(x + 0.18, y + 0.22, wide, deep)
  ctx.fillStyle = colour
  ctx.fillRect(x, y, wide, deep)
  if (random.chance(0.5)) {
    ctx.fillStyle = clear(darker(colour, 0.3), 0.8)
    ctx.fillRect(x, y + deep / 2, wide, deep / 2)
    return
  }
  ctx.strokeStyle = lighter(colour, 0.35)
  ctx.lineWidth = 0.08
  ctx.strokeRect(x + 0.1, y + 0.1, wide - 0.2, deep - 0.2)
  ctx.fillStyle = clear('#dfe3e6', 0.9)
  ctx.fillRect(x + wide * random.between(0.2, 0.5), y + deep * random.between(0.2, 0.5), 0.4, 0.3)
}

/** Blocks of roofs on both sides of the street, with trees along it. */
export function city(sheet: Sheet, way: Way): void {
  const { reach, random, ctx, dress } = sheet
  const clearance = Math.max(way.wide, 1.6) / 2 + 0.95
  for (let y = -reach.y; y < reach.y; y += 1.9)
    for (let x = -reach.x; x < reach.x; x += 2.1) {
      const wide = random.between(1.3, 1.95)
      const deep = random.between(1.2, 1.75)
      const corners = [0, 0.5, 1].flatMap((i) =>
        [0, 0.5, 1].map((j) => ({ x: x + wide * i, y: y + deep * j })),
      )
      if (corners.every((corner) => way.away(corner) > clearance - 0.3))
        roof(sheet, { x, y, wide, deep })
    }
  strew(sheet, 260, {
    free: (at) => way.away(at) > clearance - 0.5 && way.away(at) < clearance,
    draw: (at) =>
      crown(sheet, at, { r: random.between(0.22, 0.36), colour: random.pick(dress.crowns) }),
  })
  if (way.kind === 'ring') blot(ctx, '#8fb55a', [0, 0, 0.9])
}

/** Paving with a fountain's ring and trees at its edges. */
export function plaza(sheet: Sheet): void {
  const { ctx, reach, shown, random, dress } = sheet
  ctx.strokeStyle = clear('#8d7a5c', 0.35)
  ctx.lineWidth = 0.04
  ctx.beginPath()
  for (let x = -reach.x; x < reach.x; x += 0.9) ctx.rect(x, -reach.y, 0, reach.y * 2)
  for (let y = -reach.y; y < reach.y; y += 0.9) ctx.rect(-reach.x, y, reach.x * 2, 0)
  ctx.stroke()
  strew(sheet, 60, {
    free: ({ y }) => Math.abs(y) > shown.y * 0.86,
    draw: (at) =>
      crown(sheet, at, { r: random.between(0.4, 0.7), colour: random.pick(dress.crowns) }),
  })
}

const BOXES = ['#c0492f', '#2f7fa6', '#e0a13c', '#5b8f52', '#d8d2c4', '#7a5a8f']

/** The same sheet with its longer side across, for what lies along it. */
function along(sheet: Sheet, draw: (sheet: Sheet) => void): void {
  const { ctx, shown, reach } = sheet
  const upright = shown.y > shown.x
  const turned = ({ x, y }: Spot): Spot => (upright ? { x: y, y: x } : { x, y })
  ctx.save()
  if (upright) ctx.rotate(-Math.PI / 2)
  draw({ ...sheet, shown: turned(shown), reach: turned(reach) })
  ctx.restore()
}

export const harbour = (sheet: Sheet): void => along(sheet, quays)
export const pool = (sheet: Sheet): void => along(sheet, basin)
export const track = (sheet: Sheet): void => along(sheet, lanes)

/** Quays at the top and the foot of the frame, with their containers and cranes. */
function quays(sheet: Sheet): void {
  const { ctx, reach, shown } = sheet
  for (const side of [-1, 1]) {
    const edge = side * shown.y * 0.68
    ctx.fillStyle = '#b3ada4'
    ctx.fillRect(-reach.x, side < 0 ? -reach.y : edge, reach.x * 2, reach.y - Math.abs(edge))
    ctx.fillStyle = '#7f7a72'
    ctx.fillRect(-reach.x, edge - 0.08, reach.x * 2, 0.16)
    for (let x = -reach.x; x < reach.x; x += 1.15) stack(sheet, x, { edge, side })
    for (let x = -reach.x + 2; x < reach.x; x += 6) {
      ctx.fillStyle = '#d8a02f'
      ctx.fillRect(x, edge - side * 0.8 - 0.9, 0.28, 2.4)
      ctx.fillRect(x - 0.5, edge + side * 0.25 - 0.12, 1.3, 0.24)
    }
  }
}

/** Containers in a row from the water to the land. */
function stack(
  { ctx, random }: Sheet,
  x: number,
  { edge, side }: { edge: number; side: number },
): void {
  for (let row = 0; row < 9; row++) {
    if (random.chance(0.2)) continue
    ctx.fillStyle = random.pick(BOXES)
    ctx.fillRect(x, edge + side * (0.6 + row * 0.46) - 0.2, 1.02, 0.38)
  }
}

/** A basin with lanes and steps, and loungers about it. */
function basin({ ctx, shown, reach, random, words }: Sheet): void {
  ctx.fillStyle = '#e2d6c0'
  ctx.fillRect(-reach.x, -reach.y, reach.x * 2, reach.y * 2)
  const [w, h] = [shown.x * 0.84, shown.y * 0.7]
  ctx.fillStyle = '#f6f2e8'
  ctx.fillRect(-w - 0.25, -h - 0.25, 2 * w + 0.5, 2 * h + 0.5)
  ctx.fillStyle = '#3fb4d8'
  ctx.fillRect(-w, -h, 2 * w, 2 * h)
  ctx.strokeStyle = clear('#dff6fb', 0.5)
  ctx.lineWidth = 0.05
  for (let i = 0; i < 90; i++) {
    ctx.beginPath()
    ctx.arc(
      random.between(-w + 0.5, w - 0.5),
      random.between(-h + 0.4, h - 0.4),
      random.between(0.2, 0.5),
      3.5,
      5.8,
    )
    ctx.stroke()
  }
  if (!/\b(hotel|villa|garden|backyard|float\w*|relax\w*|infinity)\b/u.test(words))
    for (let y = -h + h / 2; y < h; y += h / 2) {
      ctx.setLineDash([0.22, 0.14])
      ctx.strokeStyle = y === 0 ? '#e0503c' : '#f4f0e6'
      ctx.lineWidth = 0.12
      ctx.beginPath()
      ctx.moveTo(-w, y)
      ctx.lineTo(w, y)
      ctx.stroke()
      ctx.setLineDash([])
    }
  for (let x = -reach.x; x < reach.x; x += 1.5)
    for (const y of [-h - 1.3, h + 0.5]) {
      ctx.fillStyle = random.pick(['#f2f0ea', '#e8a24a', '#5fa8c0'])
      ctx.fillRect(x, y, 0.5, 0.85)
    }
}

/** Red lanes with white lines. */
function lanes({ ctx, reach }: Sheet): void {
  ctx.fillStyle = '#c1543f'
  ctx.fillRect(-reach.x, -3.3, reach.x * 2, 6.6)
  ctx.fillStyle = '#f6efe4'
  for (let y = -3.3; y <= 3.31; y += 1.1) ctx.fillRect(-reach.x, y - 0.04, reach.x * 2, 0.08)
}

/** Mown stripes and the lines of the game. */
export function pitch(sheet: Sheet): void {
  const { ctx, reach, shown, words } = sheet
  const full = /\b(stadium|packed|crowd|fans|arena)\b/u.test(words)
  for (let x = -Math.ceil(reach.x), i = 0; x < reach.x; x += 1.6, i++) {
    ctx.fillStyle = i % 2 === 0 ? '#5ba04c' : '#66ad55'
    ctx.fillRect(x, -reach.y, 1.6, reach.y * 2)
  }
  const [w, h] = full ? [shown.x * 0.66, shown.y * 0.62] : [shown.x * 0.86, shown.y * 0.84]
  if (full) stands(sheet, { x: w + 0.7, y: h + 0.6 })
  ctx.strokeStyle = '#f4f6ef'
  ctx.lineWidth = 0.1
  ctx.strokeRect(-w, -h, 2 * w, 2 * h)
  ctx.beginPath()
  if (w > h) {
    ctx.rect(0, -h, 0, 2 * h)
    for (const side of [-1, 1]) ctx.rect(side * w, -h * 0.5, -side * 2, h)
  } else {
    ctx.rect(-w, 0, 2 * w, 0)
    for (const side of [-1, 1]) ctx.rect(-w * 0.5, side * h, w, -side * 2)
  }
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(0, 0, 1.5, 0, 7)
  ctx.stroke()
}

const FANS = ['#d6453f', '#f4f1e6', '#3f6fc8', '#f2c14a', '#e98a4a', '#6fae5a'] as const
const ROW = 0.34

/** Rows of people round the grass, one head beside the other. */
function stands({ ctx, random, reach }: Sheet, inner: Spot): void {
  ctx.fillStyle = '#7d818c'
  ctx.beginPath()
  ctx.rect(-reach.x, -reach.y, reach.x * 2, reach.y * 2)
  ctx.roundRect(-inner.x, -inner.y, inner.x * 2, inner.y * 2, 0.8)
  ctx.fill('evenodd')
  for (let out = 0.3; out < reach.x - inner.x; out += ROW) {
    const [x, y] = [inner.x + out, inner.y + out]
    const heads = Math.round(((x + y) * 4) / ROW)
    for (let i = 0; i < heads; i++) {
      const spot = around((i + random.between(-0.2, 0.2)) / heads, { x, y })
      // Stairs between the blocks.
      if (i % 12 < 11) blot(ctx, random.pick(FANS), [spot.x, spot.y, ROW * 0.36])
    }
  }
}

/** A spot on a rectangle's edge, by the share of its way round. */
function around(share: number, { x, y }: Spot): Spot {
  const way = (((share % 1) + 1) % 1) * (x + y) * 4
  if (way < x * 2) return { x: way - x, y: -y }
  if (way < x * 2 + y * 2) return { x, y: way - x * 2 - y }
  if (way < x * 4 + y * 2) return { x: x - (way - x * 2 - y * 2), y }
  return { x: -x, y: y - (way - x * 4 - y * 2) }
}
