import { arch, ease, mix, pitch, through, wave } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { stepsAround } from '../life.ts'
import { beside, effect, performed } from '../performed.ts'

/** What is thrown for an animal to catch. */
export const THROWN = /\b(?:frisbee|flying disc|disc|ball|stick|boomerang|snowball|treat)$/u

/** When it takes off, snaps, and is down again, as shares of the film. */
const [OFF, SNAP, DOWN] = [0.26, 0.5, 0.74]
/** How high it leaps, in its own heights. */
const HIGH = 0.62

/** A run-up and a leap; what flies ahead of it is in its jaws at the top of it, and it lands with it. */
export function airCatching(context: ActionContext): Performance {
  const { performer, seconds, room } = context
  const name = context.object ?? 'frisbee'
  const toy = context.find(name)
  const tall = toy ? Math.min(0.3, 0.62 / toy.aspect) : 0
  const way = Math.min(Math.max(room, 1.1), 1.8)
  const x = (t: number): number => way * (t / seconds - 0.5)
  const flight = (t: number): number => through(t, seconds * OFF, seconds * (DOWN - OFF))
  const snap = seconds * SNAP
  const pose = (t: number) => {
    const up = flight(t)
    const gape = arch(through(t, snap - 0.5, 1))
    return {
      lean: -0.3 * pitch(up) - 0.1 * arch(up),
      gait: stepsAround(t, 1.9, { off: seconds * OFF, down: seconds * DOWN }),
      stride: 1.2 + 0.3 * arch(up),
      mouth: gape,
      open: gape,
      wag: t * 2,
    }
  }
  const y = (t: number): number => HIGH * arch(flight(t))
  const held = (t: number): { x: number; y: number } => {
    const jaws = performer.grip('mouth', { turn: 1, ...pose(t) })
    return { x: x(t) + jaws.x + 0.08, y: y(t) + jaws.y - 0.03 }
  }
  const flying = (t: number): Companion[] => {
    const share = ease(t / snap)
    const mouth = held(Math.max(t, snap))
    const from = { x: mouth.x + 0.5 + performer.aspect * 0.5, y: mouth.y + 0.35 }
    const where = t < snap ? from : mouth
    return beside(name, toy, {
      x: mix(where.x, mouth.x, share),
      y: mix(where.y, mouth.y, share) - tall / 2,
      z: -0.06,
      height: tall,
      pose: { turn: -1, spin: t < snap ? 0.12 * wave(t * 1.3) : 0.06 },
      shadow: false,
    })
  }
  const landed = seconds * DOWN
  return performed(context, (t) => ({ x: x(t), y: y(t), pose: pose(t), companions: flying(t) }), [
    effect('dust', { until: seconds * OFF, at: (t) => ({ x: x(t) - 0.3, y: 0 }) }),
    effect('dust', { from: landed, until: landed + 0.5, at: (t) => ({ x: x(t), y: 0 }) }),
  ])
}
