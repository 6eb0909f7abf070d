import type { Point } from '../../../scene/space.ts'
import { alongTorso, fillCloth, type Figure } from './drapery.ts'

/** Leaning forward more than this one flies, and the cape streams behind. */
const IN_FLIGHT = 0.8

/** A cape from the shoulders: it hangs down the back, or streams over it in flight. */
export function drawCape(figure: Figure, colour: string): void {
  const flies = figure.view === 'side' && figure.bones.torso > IN_FLIGHT
  const draw = flies ? drawStreaming : drawHanging
  draw(figure, colour)
}

/** A cape from the shoulders, blown back by speed and breath. */
function drawHanging(figure: Figure, colour: string): void {
  const { ctx, bones, look } = figure
  const neck = alongTorso(bones, look.build.torso - 0.012)
  const side = figure.view === 'side'
  // A round body would hide it.
  const broad = look.beast && side ? 0.09 : 0
  const wide = side ? 0.05 : look.build.shoulders * 1.05
  const long = 0.56 * look.build.body
  const lean = Math.sin(figure.t * 2.1) * 0.02
  const trail = (side ? 0.16 + broad : 0) + bones.torso * 0.2
  const low = Math.max(0.02, neck.y - long * Math.cos(bones.torso * 0.6))
  const hem = side ? 0.11 + broad : 0.17
  ctx.beginPath()
  ctx.moveTo(neck.x - wide, -neck.y + 0.012)
  ctx.bezierCurveTo(
    neck.x - wide * 1.6,
    -neck.y + 0.12,
    neck.x - trail - hem,
    -low - 0.2,
    neck.x - trail - hem + lean,
    -low,
  )
  ctx.bezierCurveTo(
    neck.x - trail - hem * 0.4,
    -low + 0.03,
    neck.x - trail + hem * 0.3,
    -low - 0.02,
    neck.x - trail + hem + lean,
    -low + 0.008,
  )
  ctx.bezierCurveTo(
    neck.x - trail + hem,
    -low - 0.2,
    neck.x + wide * 1.4,
    -neck.y + 0.14,
    neck.x + wide,
    -neck.y + 0.012,
  )
  ctx.closePath()
  fillCloth(figure, figure.lit(colour), { from: neck.x - trail - hem, to: neck.x + wide })
}

/** Like a flag from the neck, above the back and past the feet. */
function drawStreaming(figure: Figure, colour: string): void {
  const { ctx, bones, look, t } = figure
  const neck = alongTorso(bones, look.build.torso)
  const [sin, cos] = [Math.sin(bones.torso), Math.cos(bones.torso)]
  // Backwards along the body, and out from its back.
  const at = (along: number, out: number): Point => ({
    x: neck.x - sin * along - cos * out,
    y: neck.y - cos * along + sin * out,
  })
  const long = look.beast ? 0.95 : 0.72
  const beat = (late: number): number => 0.045 * Math.sin(t * 7 - late)
  const run = (...points: readonly Point[]): void => {
    const [one, two, end] = points
    if (one && two && end) ctx.bezierCurveTo(one.x, -one.y, two.x, -two.y, end.x, -end.y)
  }
  const [collar, high, low] = [at(-0.03, 0.03), at(long, 0.36 + beat(2)), at(long * 0.92, 0.04)]
  ctx.beginPath()
  ctx.moveTo(collar.x, -collar.y)
  run(at(long * 0.3, 0.26 + beat(0)), at(long * 0.6, 0.16 - beat(1)), high)
  run(at(long * 1.06, 0.26 + beat(2)), at(long * 0.9, 0.14 + beat(3)), low)
  run(at(long * 0.6, -0.02 + beat(1)), at(long * 0.3, 0.05), at(0.06, -0.04))
  ctx.closePath()
  fillCloth(figure, figure.lit(colour), { from: high.x, to: neck.x })
}
