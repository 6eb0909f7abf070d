import type { Pose } from '../../../cast/actor.ts'
import { arch, clamp, ease, mix, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, EffectName, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** When it is in there, as a share of the film. */
const IN = 0.3
const FROM = -1.7

/** What flies up where somebody plunges in. */
const STUFFS: readonly (readonly [thing: RegExp, stuff: EffectName])[] = [
  [/\bsnow/u, 'snow'],
  [/\b(?:hay|straw|haystack|hay bale)\b/u, 'crumbs'],
  [/\b(?:flower|rose|blossom)/u, 'petals'],
  [/\b(?:bush|hedge|leaf|leaves|shrub|tree)\b/u, 'leaves'],
]

/** Legs in the air, kicking. */
function kicking(t: number): Pose {
  const swing = wave(t * 1.7)
  return {
    gait: t * 2,
    joints: {
      leftHip: 0.55 * swing,
      rightHip: -0.55 * swing,
      leftKnee: -0.5 - 0.4 * wave(t * 1.7 + 0.25),
      rightKnee: -0.5 + 0.4 * wave(t * 1.7 + 0.25),
      leftShoulder: 2.6,
      rightShoulder: 2.8,
    },
  }
}

/** Through the air and head first into a hedge: nothing but the legs looks out. */
function plungingIn(context: ActionContext): Performance {
  const { performer, object, seconds } = context
  const goal = context.find(object ?? 'bush')
  const high = goal ? clamp((goal.metres / performer.metres) ** 0.6, 0.6, 0.75) : 0
  // Wide enough to hide who is in it.
  const height = goal ? Math.max(high, (1.1 * performer.aspect) / goal.aspect) : 0
  const flight = (t: number): number => ease(through(t / seconds, 0.02, IN - 0.02))
  const stuff = STUFFS.find(([thing]) => thing.test(object ?? ''))?.[1] ?? 'dust'
  const thud = IN * seconds
  const performance = performed(
    context,
    (t) => {
      const far = flight(t)
      const since = t - thud
      return {
        x: mix(FROM, 0, far),
        y: 0.75 * arch(far) + 0.2 * far,
        z: far > 0.6 ? 0.05 : -0.05,
        pose: { ...kicking(t), turn: 1, spin: Math.PI * far, face: 'scared', mouth: 0.8 },
        companions: beside(object ?? 'bush', goal, {
          x: 0,
          height,
          pose: { lean: since < 0 ? 0 : 0.06 * Math.exp(-2 * since) * tremble(since * 5) },
        }),
      }
    },
    [
      effect(stuff, {
        from: thud,
        until: thud + 0.5,
        strength: 3,
        at: () => ({ x: 0, y: height }),
      }),
    ],
  )
  return { ...performance, stays: true }
}

/** Who lands in something. */
export const HEADLONG: readonly Choreography[] = [deed('land-headlong', plungingIn)]
