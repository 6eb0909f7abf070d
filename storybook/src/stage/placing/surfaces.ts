import { blot } from '../../scene/blot.ts'
import { readColour } from '../../cast/colour/read-colour.ts'
import { darken, fade, lighten, mix } from '../../paint/paper/colour.ts'
import type { GroundBrush } from '../../paint/pieces/ground.ts'
import type { Random } from '../../scene/random.ts'
import type { Box } from '../../scene/space.ts'
import type { Surface } from '../telling/table-top.ts'
import { frontEdge, spread } from './table-linen.ts'

const WOODS = ['#d29a62', '#c07f50', '#dfb27c', '#b0764e'] as const

interface Sheet {
  readonly brush: GroundBrush
  readonly colour: string
  readonly chance: Random
  /** Where the table ends at the back. */
  readonly edge: number
}

type Paint = (sheet: Sheet) => void

/** What a table is made of, by the words for it: its own colour where the prompt names none, and how it is painted. */
const STUFFS: readonly (readonly [words: RegExp, colour: string | null, paint: Paint])[] = [
  [/\b(checkered|checked|gingham|plaid)\b/u, '#c8473f', checks],
  [/\b(cloth|napkin|towel|tablecloth|linen|silk|velvet|satin|placemat)\b/u, '#e9e0cf', cloth],
  [/\b(marble|granite)\b/u, '#eceae6', marble],
  [/\b(glass|steel|metal|stainless|mirror|stone|slate|concrete|plastic)\b/u, '#b9c2c8', gloss],
  [/\b(dark|black|ebony|walnut|mahogany)\b.*\b(wood\w*|table|desk|counter)\b/u, '#4b3529', planks],
  [/\b(stove|hob)$/u, '#5a6068', hob],
  [/\b(tray|platter)$/u, '#c9ced4', gloss],
  [/\b(counter|countertop|worktop)$/u, '#e2dccf', gloss],
]

/** The top of a table, as the prompt names it. */
export function paintSurface(wish: {
  readonly brush: GroundBrush
  readonly surface: Surface | null
  readonly random: Random
  readonly edge: number
  readonly box: Box
}): void {
  const { surface, random, edge, brush, box } = wish
  const words = [surface?.material, surface?.words].join(' ')
  const [, own, paint] = STUFFS.find(([pattern]) => pattern.test(words)) ?? [/x/u, null, planks]
  const named = surface?.colour ? readColour(surface.colour) : null
  const colour = named ?? own ?? random.pick(WOODS)
  const painted = named && paint === planks && !/wood/u.test(words) ? gloss : paint
  painted({ brush, colour, chance: random.fork('planks'), edge })
  brush.ctx.fillStyle = lighten(colour, 0.3)
  brush.ctx.fillRect(brush.left, brush.top, brush.right - brush.left, 0.06)
  if (surface === null) spread(brush, random.fork('linen'))
  frontEdge(brush, { box, colour })
}

function planks({ brush, colour: wood, chance, edge }: Sheet): void {
  const { ctx, left, right, top, bottom } = brush
  ctx.fillStyle = wood
  ctx.fillRect(left, top, right - left, bottom - top)
  for (let z = edge; z > brush.near; z -= 1.15) {
    const [back, front] = [brush.at(0, z).y, brush.at(0, Math.max(brush.near, z - 1.15)).y]
    ctx.fillStyle = mix(darken(wood, 0.1), lighten(wood, 0.1), chance.next())
    ctx.fillRect(left, back, right - left, front - back)
    grain(brush, { back, front, colour: darken(wood, 0.16), chance })
    ctx.fillStyle = darken(wood, 0.34)
    ctx.fillRect(left, front - 0.025, right - left, 0.03)
  }
}

function grain(
  { ctx, left, right }: GroundBrush,
  { back, front, colour, chance }: { back: number; front: number; colour: string; chance: Random },
): void {
  ctx.strokeStyle = colour
  ctx.globalAlpha = 0.5
  ctx.lineWidth = 0.018
  for (let i = 0; i < 7; i++) {
    const y = chance.between(back, front)
    const start = chance.between(left, right)
    ctx.beginPath()
    ctx.moveTo(start, y)
    ctx.bezierCurveTo(start + 1.5, y - 0.03, start + 3, y + 0.03, start + chance.between(3, 6), y)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

/** Painted, polished or plain: lighter at the back, where the room is mirrored. */
function gloss({ brush, colour }: Sheet): void {
  const { ctx, left, right, top, bottom } = brush
  const sheen = ctx.createLinearGradient(0, top, 0, bottom)
  sheen.addColorStop(0, lighten(colour, 0.26))
  sheen.addColorStop(0.5, colour)
  sheen.addColorStop(1, darken(colour, 0.14))
  ctx.fillStyle = sheen
  ctx.fillRect(left, top, right - left, bottom - top)
}

function marble(sheet: Sheet): void {
  gloss(sheet)
  const { brush, colour, chance, edge } = sheet
  const { ctx, left, right } = brush
  const vein = sum(colour) < 330 ? lighten(colour, 0.42) : darken(colour, 0.3)
  for (let i = 0; i < 16; i++) {
    const start = brush.at(0, chance.between(brush.near, edge))
    let [x, y] = [chance.between(left, right), start.y]
    ctx.strokeStyle = fade(vein, chance.between(0.2, 0.55))
    ctx.lineWidth = chance.between(0.015, 0.05) * start.scale
    ctx.beginPath()
    ctx.moveTo(x, y)
    for (let k = 0; k < 5; k++) {
      x += chance.between(0.5, 1.5)
      y += chance.between(-0.16, 0.2) * start.scale
      ctx.lineTo(x, y)
    }
    ctx.stroke()
  }
}

function sum(colour: string): number {
  return [1, 3, 5].reduce((all, at) => all + Number.parseInt(colour.slice(at, at + 2), 16), 0)
}

/** Woven cloth with folds that run away from the audience. */
function cloth(sheet: Sheet): void {
  gloss(sheet)
  const { brush, colour, chance, edge } = sheet
  for (let i = 0; i < 9; i++) {
    const x = chance.between(-9, 9)
    const [far, near] = [brush.at(x, edge), brush.at(x + chance.between(-0.6, 0.6), brush.near)]
    for (const [shift, tone] of [
      [0, darken(colour, 0.2)],
      [0.07, lighten(colour, 0.24)],
    ] as const) {
      brush.ctx.strokeStyle = fade(tone, 0.5)
      brush.ctx.lineWidth = 0.06
      brush.ctx.beginPath()
      brush.ctx.moveTo(far.x + shift, far.y)
      brush.ctx.lineTo(near.x + shift, near.y)
      brush.ctx.stroke()
    }
  }
}

/** Steel with burners, the nearest of them lit. */
function hob(sheet: Sheet): void {
  gloss(sheet)
  const { brush } = sheet
  for (const [x, z, lit] of [
    [0, 0.1, true],
    [-5, 0.4, false],
    [5, 0.4, false],
    [-3, 3, false],
    [3, 3, false],
  ] as const) {
    const at = brush.at(x, z)
    for (const [radius, colour] of [
      [2.3, '#33383f'],
      [1.7, lit ? '#d9603a' : '#474d55'],
      [1.1, '#2a2e34'],
    ] as const)
      blot(brush.ctx, colour, [at.x, at.y, radius * at.scale, radius * 0.22 * at.scale])
  }
}

function checks(sheet: Sheet): void {
  gloss({ ...sheet, colour: '#f4ece0' })
  const { brush, colour, edge } = sheet
  const tile = (x: number, z: number, [wide, deep]: readonly [number, number]): void => {
    brush.ctx.fillStyle = fade(colour, 0.5)
    brush.ctx.beginPath()
    for (const [dx, dz] of [
      [0, 0],
      [wide, 0],
      [wide, deep],
      [0, deep],
    ] as const) {
      const corner = brush.at(x + dx, z - dz)
      brush.ctx.lineTo(corner.x, corner.y)
    }
    brush.ctx.fill()
  }
  for (let x = -16; x < 16; x += 1.5) tile(x, edge, [0.75, edge - brush.near])
  for (let z = edge; z > brush.near; z -= 1.5) tile(-16, z, [32, 0.75])
}
