import { ease } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

/** Where on the cake they are put, in adult heights, and when, as shares of the film. */
const SPOTS = [
  { x: 0.42, at: -1 },
  { x: 0.66, at: -1 },
  { x: 0.54, at: 0.25 },
  { x: 0.48, at: 0.5 },
  { x: 0.6, at: 0.7 },
] as const

/** One after the other is set on the cake, and one is in the hand. */
function topping(context: ActionContext): Score {
  const thing = context.object ?? 'rose'
  const actor = context.find(thing)
  const height = Math.min(0.13, 0.13 / (actor?.aspect ?? 1))
  const put = ({ x, at }: (typeof SPOTS)[number], index: number): SetPiece => ({
    thing,
    ...(actor ? { actor } : {}),
    x,
    y: index < 3 ? 0.62 : 0.5,
    z: -0.02,
    height,
    shadow: false,
    move: ({ t }) => ({ alpha: ease((t / context.seconds - at) / 0.06) }),
  })
  return {
    seconds: 2,
    costume: 'baker',
    face: 'happy',
    holds: [inHand(`?${thing}`, 0.1)],
    set: [
      { thing: 'table', x: 0.5, z: 0.03, height: 0.4 },
      { thing: 'cake', x: 0.54, y: 0.4, z: 0.02, height: 0.36 },
      ...SPOTS.map(put),
    ],
    keys: {
      0: { rh: [0.3, 0.8], lh: [0.32, 0.56], torso: 0.12, neck: 0.1 },
      0.4: { rh: [0.38, 0.76], torso: 0.18, neck: 0.16 },
      0.6: { rh: [0.37, 0.78], torso: 0.16, mouth: 0.3 },
      0.85: { rh: [0.28, 0.84] },
    },
  }
}

/** What is put on cakes. */
export const CAKE_TOPPINGS: Deeds = {
  'top-cake': { needs: { place: 'kitchen', framing: 'medium' }, by: topping },
}
