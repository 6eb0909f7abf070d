import { wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, performed } from '../performed.ts'

/** Beside a flag that is in the ground, proud of it. */
function plantingFlag(context: ActionContext): Performance {
  const { performer, tempo, object } = context
  const flag = context.find(object ?? 'flag')
  // Its cloth blows away from who stands at the pole.
  const x = -(performer.aspect / 2 + 0.04 + (flag?.aspect ?? 0.6) * 0.6)
  return performed(context, (t) => {
    const hop = Math.max(0, wave(t * 0.7 * tempo))
    return {
      y: 0.03 * hop,
      pose: {
        ...breathing(t),
        wag: t * 2,
        flap: t,
        bow: -0.12 * hop,
        face: 'happy',
        joints: {
          rightShoulder: 1.1,
          rightElbow: 0.5,
          leftShoulder: 2.2 + 0.3 * hop,
          leftElbow: 0.3,
        },
      },
      companions: beside('flag', flag, { x, z: 0.04, height: 1.25 }),
    }
  })
}

/** What is done with flags. */
export const FLAGS: readonly Choreography[] = [deed('plant-flag', plantingFlag)]
