import { triples } from '../../../../scene/rows.ts'
import { clear, lighter } from '../colour.ts'
import { blot } from '../../../../scene/blot.ts'
import { crown, strew, type Sheet, type Spot } from './sheet.ts'

const PADS = ['#4f9a56', '#3f8a5a', '#6aa84f'] as const
const LOTUS = ['#f6b6cc', '#fbe6ee', '#f29ab8'] as const

/** A pond from straight above: pads on the water, some in flower, and stones along its edge. */
export function lilyPads(sheet: Sheet): void {
  const { ctx, random, shown } = sheet
  const off = ({ x, y }: Spot): number => Math.max(Math.abs(x) / shown.x, Math.abs(y) / shown.y)
  // Fish that are looked at swim in the open.
  const open = /\b(koi|carp|goldfish|fish|swim)\b/u.test(sheet.words) ? 0.56 : 0.1
  strew(sheet, 190, {
    free: (at) => off(at) > open && off(at) < 1.05,
    draw: (at) => pad(sheet, at, random.between(0.3, 0.62)),
  })
  for (const [from, to, count] of triples('0.86 1.7 420, 0.8 0.9 130'))
    strew(sheet, count, {
      free: (at) => edge(at, sheet) > from && edge(at, sheet) < to,
      draw: (at) => {
        const [rx, ry] = [random.between(0.45, 0.85), random.between(0.35, 0.6)]
        blot(ctx, clear('#0d2c30', 0.3), [at.x + 0.1, at.y + 0.14, rx, ry])
        blot(ctx, random.pick(['#9b988f', '#b0aca2', '#87867f', '#a5a9a0']), [at.x, at.y, rx, ry])
      },
    })
  strew(sheet, 520, {
    free: (at) => edge(at, sheet) > 1.04,
    draw: (at) =>
      crown(sheet, at, { r: random.between(0.35, 0.7), colour: random.pick(sheet.dress.crowns) }),
  })
}

/** How far out a spot is: 1 at the frame's corners' inner side, along a rounded bank. */
function edge({ x, y }: Spot, { shown }: Sheet): number {
  const [a, b] = [Math.abs(x) / shown.x, Math.abs(y) / shown.y]
  return (a ** 4 + b ** 4) ** 0.25 + 0.05 * Math.sin(x * 1.1) + 0.04 * Math.sin(y * 1.7)
}

function pad({ ctx, random }: Sheet, { x, y }: Spot, r: number): void {
  blot(ctx, clear('#0d2c30', 0.3), [x + 0.08, y + 0.12, r])
  const colour = random.pick(PADS)
  const turn = random.between(0, 6)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.arc(x, y, r, turn, turn + 5.7)
  ctx.fill()
  blot(ctx, clear(lighter(colour, 0.3), 0.5), [x, y, r * 0.5])
  if (!random.chance(0.22)) return
  const bloom = random.pick(LOTUS)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    blot(ctx, bloom, [x + Math.cos(a) * r * 0.36, y + Math.sin(a) * r * 0.36, r * 0.3, r * 0.15, a])
  }
  blot(ctx, '#f2c84b', [x, y, r * 0.16])
}

interface Arm {
  readonly from: Spot
  readonly angle: number
  readonly wide: number
  readonly left: number
}

/** A river that parts again and again on its way to the sea: green land, sandbanks along the arms. */
export function delta(sheet: Sheet): void {
  const { ctx, random, shown, reach, dress } = sheet
  const coast = (x: number): number =>
    shown.y * (0.62 - 0.3 * (x / shown.x) ** 2) + 0.4 * Math.sin(x)
  for (const [out, colour] of [
    [0.9, clear('#8fd6d0', 0.5)],
    [0.4, '#d9c48e'],
    [0, dress.ground[0] ?? '#6f9a58'],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(-reach.x, -reach.y)
    for (let x = -reach.x; x <= reach.x; x += 0.3) ctx.lineTo(x, coast(x) + out)
    ctx.lineTo(reach.x, -reach.y)
    ctx.fill()
  }
  strew(sheet, 420, {
    free: ({ x, y }) => y < coast(x) - 0.4,
    draw: (at) =>
      crown(sheet, at, { r: random.between(0.2, 0.42), colour: random.pick(dress.crowns) }),
  })
  const arms = armsOf(sheet)
  for (const [wider, colour] of [
    [0.5, '#d9c48e'],
    [0, '#3f9fb8'],
  ] as const)
    for (const arm of arms) drawArm(sheet, arm, { wider, colour })
}

/** The river from the top of the frame, and all the arms that it parts into. */
function armsOf({ random, shown }: Sheet): Arm[] {
  const length = shown.y * 0.62
  const arms: Arm[] = []
  const grow = (arm: Arm): void => {
    arms.push(arm)
    if (arm.left === 0) return
    const end = endOf(arm, length)
    for (const side of arm.left === 1 ? [-1, 1] : [-1, 0.12, 1])
      grow({
        from: end,
        angle: arm.angle + side * random.between(0.34, 0.6),
        wide: arm.wide * random.between(0.5, 0.68),
        left: arm.left - 1,
      })
  }
  const start = { x: random.between(-0.12, 0.12) * shown.x, y: -shown.y * 1.5 }
  grow({ from: start, angle: Math.PI / 2, wide: shown.y * 0.2, left: 3 })
  return arms
}

function endOf({ from, angle }: Arm, length: number): Spot {
  return { x: from.x + 1.25 * Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
}

function drawArm(
  { ctx, shown }: Sheet,
  arm: Arm,
  { wider, colour }: { wider: number; colour: string },
): void {
  const end = endOf(arm, shown.y * 0.62)
  const bow = 0.18 * shown.y * Math.sin(arm.from.x * 3 + arm.angle * 5)
  ctx.strokeStyle = colour
  ctx.lineWidth = arm.wide * (1 + wider)
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(arm.from.x, arm.from.y)
  ctx.quadraticCurveTo((arm.from.x + end.x) / 2 + bow, (arm.from.y + end.y) / 2, end.x, end.y)
  ctx.stroke()
}
