import type { Pose } from '../../../cast/actor.ts'
import { cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'
import { tallBeside } from './meeting.ts'

/** How high the upper one is above the ground, and how far they roll to the side while they change. */
const ATOP = 0.5
const ASIDE = 0.34
/** Seconds from one change to the next, and the share of them that it takes. */
const BOUT = 1.3
const CHANGE = 0.7

/** In play: one is on top and the other on its back, they roll over, and it is the other way round. */
export function romping(context: ActionContext): Performance {
  const { partner, tempo, performer } = context
  const turned = (t: number): number => {
    const bout = (t * tempo) / BOUT
    return Math.PI * (Math.floor(bout) + ease(cycle(bout) / CHANGE))
  }
  const pose = (t: number, spin: number): Pose => ({
    spin: spin + 0.1 * wave(t * 1.4),
    bow: 0.25 + 0.2 * wave(t * 1.1),
    gait: t * 1.6,
    stride: 0.8,
    paw: 0.6 + 0.4 * wave(t * 1.6),
    mouth: Math.abs(wave(t * 1.3)),
    wag: t * 2.4,
    face: 'happy',
  })
  // Whoever has nobody to romp with rolls on the ground.
  const tall = partner ? tallBeside(partner, performer) : 0
  const rolled = (t: number): number => 0.4 * wave(t * 0.16)
  return performed(
    context,
    (t) => {
      const turn = turned(t)
      const aside = ASIDE * performer.aspect * Math.sin(turn)
      return {
        x: rolled(t) + aside,
        y: (ATOP * tall * (1 + Math.cos(turn))) / 2,
        pose: pose(t, turn),
        companions: beside('partner', partner, {
          x: rolled(t) - aside,
          y: (ATOP * (1 - Math.cos(turn))) / 2,
          z: -0.02,
          height: tall,
          pose: { ...pose(t + 0.3, -turn - Math.PI), turn: -1 },
        }),
      }
    },
    [effect('dust', { strength: 1.2, at: (t) => ({ x: rolled(t), y: 0 }) })],
  )
}
