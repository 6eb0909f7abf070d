import { blot } from '../../../../scene/blot.ts'
import type { Random } from '../../../../scene/random.ts'
import type { Dress } from '../nature/above-seasons.ts'
import { clear, lighter } from '../colour.ts'
import type { Ink } from '../paper.ts'
import type { Ctx } from '../shapes.ts'

/** The land as a map: 0,0 is the middle of the frame, x to the right and y down, in u. */
export interface Sheet {
  readonly ink: Ink
  readonly ctx: Ctx
  readonly random: Random
  readonly dress: Dress
  readonly words: string
  /** How far it is painted from the middle to each side, and what of that shows at rest. */
  readonly reach: Spot
  readonly shown: Spot
  readonly winter: boolean
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Any spot of the sheet. */
export function anywhere({ random, reach }: Sheet): Spot {
  return { x: random.between(-reach.x, reach.x), y: random.between(-reach.y, reach.y) }
}

export function fill({ ctx, reach }: Sheet, colour: string): void {
  ctx.fillStyle = colour
  ctx.fillRect(-reach.x, -reach.y, reach.x * 2, reach.y * 2)
}

/** A tree from straight above, with its shade and its lit side. */
export function crown(
  { ctx, random }: Sheet,
  { x, y }: Spot,
  how: { r: number; colour: string },
): void {
  const { r, colour } = how
  blot(ctx, clear('#16301e', 0.32), [x + 0.22 * r, y + 0.3 * r, r * 1.06])
  ctx.fillStyle = colour
  ctx.beginPath()
  const turn = random.between(0, 6)
  for (let i = 0; i <= 14; i++) {
    const a = turn + (i / 14) * Math.PI * 2
    const far = r * (i % 2 === 0 ? 1 : 0.86)
    ctx.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far)
  }
  ctx.fill()
  blot(ctx, clear(lighter(colour, 0.3), 0.7), [x - 0.24 * r, y - 0.26 * r, r * 0.5])
}

/** A fir from straight above: stars of boughs, one on the other, white in winter. */
export function firTop({ ctx, winter }: Sheet, { x, y }: Spot, r: number): void {
  blot(ctx, clear('#1c3348', 0.3), [x + 0.35 * r, y + 0.4 * r, r * 0.9])
  const tiers = winter
    ? ['#55806f', '#dfeaf0', '#8fb0a6', '#f6fafc']
    : ['#27604f', '#3a7d66', '#2f6f5c', '#5a9a7c']
  tiers.forEach((colour, tier) => {
    const far = r * (1 - tier * 0.25)
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * Math.PI * 2 + tier
      const long = far * (i % 2 === 0 ? 1 : 0.66)
      ctx.lineTo(x + Math.cos(a) * long, y + Math.sin(a) * long)
    }
    ctx.fill()
  })
}

/** Things strewn over the sheet, none of them where `free` says no. */
export function strew(
  sheet: Sheet,
  count: number,
  how: { free: (at: Spot) => boolean; draw: (at: Spot) => void },
): void {
  for (let i = 0; i < count; i++) {
    const at = anywhere(sheet)
    if (how.free(at)) how.draw(at)
  }
}
