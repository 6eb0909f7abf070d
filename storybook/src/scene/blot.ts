import type { SKRSContext2D } from '@napi-rs/canvas'

/** The middle of a disc and its radius; an oval has a second one, and may be turned. */
type Round = readonly [x: number, y: number, across: number, up?: number, turn?: number]

/** A disc or an oval of one colour. */
export function blot(
  ctx: SKRSContext2D,
  fill: SKRSContext2D['fillStyle'],
  [x, y, across, up = across, turn = 0]: Round,
): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.ellipse(x, y, across, up, turn, 0, 7)
  ctx.fill()
}
