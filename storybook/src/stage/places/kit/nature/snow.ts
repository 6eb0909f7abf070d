import { blot } from '../../../../scene/blot.ts'
import { pairs } from '../../../../scene/rows.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear } from '../colour.ts'
import type { GroundInk } from './ground.ts'
import { mound, peaks } from './land.ts'
import type { Ink } from '../paper.ts'
import { boxAt, type Pair } from '../shapes.ts'
import { plane, planeOf, wing } from '../plane.ts'
import { sprinkle } from './plants.ts'
import { pine } from './trees.ts'

/** White mountains at the end of the stage. */
export const snowyRange = planeOf({ name: 'far range', z: 38 }, (ink) =>
  peaks(ink, { colour: '#a3b5da', height: [8, 13.5], step: 9, snow: 0.65 }),
)

/** Firs at both sides, their feet in the snow. */
export function snowyFirs(c: PlaceContext): Piece[] {
  const firs: readonly Pair[] = pairs('-1 6.2, -0.76 4.7, 0.8 5.3, 1.02 6.8')
  return plane(c, { name: 'near firs', z: 8, split: true }, (ink) =>
    pinesInSnow(ink, firs, { width: 2.6, height: 0.35, colour: '#f4f8fc' }),
  )
}

/** Snow heaped up in both lower corners, out of focus, perhaps with a fir in it. */
export function snowDrifts(c: PlaceContext, how: { fir?: boolean } = {}): Piece[] {
  return wing(c, { name: 'drift' }, (ink) => {
    for (const side of [-1, 1])
      mound(ink, {
        ...boxAt([side * ink.half * 1.05, ink.foot + 0.3], [ink.half * 0.8, 1.1]),
        colour: '#dfe9f5',
      })
    if (how.fir)
      pine(ink, { x: ink.half * 1.2, y: ink.foot + 0.2, height: Math.min(7 * ink.tall, ink.half) })
  })
}

/** Pines whose feet are snowed in, each by its place (a share of half the frame) and its height. */
function pinesInSnow(
  ink: Ink,
  pines: readonly Pair[],
  drift: { width: number; height: number; colour: string },
): void {
  for (const [dx, height] of pines) {
    pine(ink, { x: dx * ink.half, height: height * ink.tall })
    mound(ink, { x: dx * ink.half, ...drift })
  }
}

/** Blue hollows, tracks and glints on a field of snow. */
export function snowSparkle(ink: GroundInk): void {
  const { ctx, random } = ink
  sprinkle(ink, 46, ({ x, y, scale }) =>
    blot(ctx, clear('#a9bfdd', 0.28), [x, y, random.between(0.4, 1.4) * scale, 0.06 * scale]),
  )
  sprinkle(ink, 120, ({ x, y, scale }) => blot(ctx, clear('#ffffff', 0.9), [x, y, 0.025 * scale]))
  ctx.fillStyle = clear('#93abd0', 0.5)
  for (let step = 0; step < 16; step++) {
    const p = ink.at(4.5 - step * 0.35 + (step % 2) * 0.3, -1 + step * 0.9)
    ctx.beginPath()
    ctx.ellipse(p.x, p.y, 0.14 * p.scale, 0.06 * p.scale, 0, 0, 7)
    ctx.fill()
  }
}
