import type { SKRSContext2D } from '@napi-rs/canvas'
import { faded, shade } from '../../drawing/tone.ts'
import type { Look } from '../../outfit.ts'

/** From, by way of, to. */
type Line = readonly [number, number, number, number, number, number]

/** Lines of an old face on its right half: crow's feet, bags, laughter lines, hollow cheeks. */
const LINES: readonly Line[] = [
  [0.125, -0.01, 0.16, -0.005, 0.185, 0.025],
  [0.13, -0.04, 0.17, -0.045, 0.2, -0.03],
  [0.12, 0.025, 0.145, 0.045, 0.165, 0.075],
  [-0.07, 0.105, 0.01, 0.15, 0.09, 0.095],
  [-0.05, 0.135, 0.01, 0.17, 0.07, 0.135],
]
/** In the middle of the face, from the chin's point: brow lines and the dent of the chin. */
const ACROSS: readonly Line[] = [
  [-0.17, -0.745, 0, -0.775, 0.17, -0.745],
  [-0.14, -0.795, 0, -0.82, 0.14, -0.795],
  [-0.045, -0.085, 0, -0.1, 0.045, -0.085],
]

/** The lines that years have drawn; deeper ones for those who are said to have them. */
export function wrinkles(ctx: SKRSContext2D, look: Look, gap: number): void {
  const { extras } = look.outfit
  const said = extras.has('wrinkles')
  if (look.build.age !== 'old' && !said) return
  const bearded = extras.has('beard') || extras.has('long-beard')
  ctx.strokeStyle = faded(shade(look.skin, 0.5), said ? 0.72 : 0.5)
  ctx.lineWidth = said ? 0.014 : 0.011
  ctx.beginPath()
  for (const side of [-1, 1]) {
    aroundEye(ctx, side, gap)
    if (!bearded) besideMouth(ctx, side)
  }
  for (const [x, y, cx, cy, tx, ty] of bearded ? ACROSS.slice(0, 2) : ACROSS) {
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(cx, cy, tx, ty)
  }
  ctx.stroke()
}

function aroundEye(ctx: SKRSContext2D, side: number, gap: number): void {
  const at = (offset: number): number => side * (gap + offset)
  for (const [x, y, cx, cy, tx, ty] of LINES) {
    ctx.moveTo(at(x), y - 0.47)
    ctx.quadraticCurveTo(at(cx), cy - 0.47, at(tx), ty - 0.47)
  }
}

function besideMouth(ctx: SKRSContext2D, side: number): void {
  ctx.moveTo(side * 0.095, -0.31)
  ctx.quadraticCurveTo(side * 0.175, -0.25, side * 0.17, -0.15)
  ctx.moveTo(side * 0.3, -0.33)
  ctx.quadraticCurveTo(side * 0.26, -0.24, side * 0.27, -0.15)
}
