import { ease, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'

/** Drives on before us: the body rocks on its springs, and the wheels throw dust. */
function drivingAhead(context: ActionContext): Performance {
  const { performer, ground } = context
  const name = ground === 'snow' ? 'snow' : 'dust'
  return performed(
    context,
    (t) => ({
      x: 0.06 * wave(t / 3.4),
      y: 0.006 * Math.abs(wave(t * 3.1)),
      pose: { lean: 0.014 * wave(t / 3.4 + 0.2) + 0.003 * tremble(t * 6) },
    }),
    [-0.32, 0.32].map((side) =>
      effect(name, { strength: 0.4, at: () => ({ x: side * performer.aspect, y: 0.03 }) }),
    ),
  )
}

type View = 'back' | 'front'

interface Steps {
  readonly view: View
  /** Steps a second, how high the feet come, and how far the arms swing out. */
  readonly pace: number
  readonly high: number
  readonly arms: number
  /** How far the elbows are bent outwards. */
  readonly bent?: number
}

/** Seen from behind, legs do not swing but grow shorter in turn, and the shoulders rock. */
function going(context: ActionContext, { pace, high, arms, view, bent = 0 }: Steps): Performance {
  const out = view === 'back' ? 1 : -1
  return performed(context, (t) => {
    const step = wave((t * pace * context.tempo) / 2)
    return {
      x: 0.012 * step,
      y: (0.02 + 0.03 * bent) * Math.abs(step),
      pose: {
        view,
        lean: 0.02 * step,
        foreshort: {
          leftLeg: 1 - high * Math.max(0, step),
          rightLeg: 1 - high * Math.max(0, -step),
          leftArm: 1 - arms * Math.max(0, -step),
          rightArm: 1 - arms * Math.max(0, step),
        },
        joints: {
          leftShoulder: (-0.1 - 0.42 * bent) * out,
          rightShoulder: (0.1 + 0.42 * bent) * out,
          leftElbow: bent * (1.5 - 0.5 * step) * out,
          rightElbow: -bent * (1.5 + 0.5 * step) * out,
          neck: 0.02 * step,
        },
      },
    }
  })
}

/** On a bicycle before us: the knees go up and down, the wheel leans from side to side. */
function pedalling(context: ActionContext, view: View): Performance {
  const bike = context.find(view === 'back' ? 'bicycle tail' : 'bicycle nose')
  const out = view === 'back' ? 1 : -1
  return performed(context, (t) => {
    const push = wave(t * 0.9 * context.tempo)
    const lean = 0.035 * push
    return {
      y: 0.16,
      pose: {
        view,
        lean,
        foreshort: {
          leftLeg: 0.86 - 0.12 * push,
          rightLeg: 0.86 + 0.12 * push,
          leftArm: 0.7,
          rightArm: 0.7,
        },
        joints: {
          leftShoulder: -0.34 * out,
          rightShoulder: 0.34 * out,
          leftElbow: 0.2 * out,
          rightElbow: -0.2 * out,
        },
      },
      companions: beside('bicycle', bike, { x: 0, z: -0.02, height: 0.6, pose: { lean } }),
    }
  })
}

/** Stands with the back to us and breathes. */
function standingAhead(context: ActionContext): Performance {
  return performed(context, (t) => ({
    pose: {
      view: 'back',
      stretch: 1 + 0.006 * wave(t / 3),
      joints: { neck: 0.05 * ease(wave(t / 6)) },
    },
  }))
}

const GAITS = {
  walk: { pace: 1.9, high: 0.14, arms: 0.12 },
  run: { pace: 3.2, high: 0.44, arms: 0.2, bent: 1 },
} as const

/** Deeds of people who go away from us (`-ahead`) or come (`-near`). */
function onFoot(suffix: string, view: View): readonly Choreography[] {
  return [
    deed(`ride-${suffix}`, (c) => pedalling(c, view)),
    deed(`walk-${suffix}`, (c) => going(c, { ...GAITS.walk, view })),
    deed(`run-${suffix}`, (c) => going(c, { ...GAITS.run, view })),
  ].map((each) => ({ ...only(['puppet'], each), needs: { way: 0.5 } }))
}

/** What is seen of those whom the camera follows, and of those who come to meet it. */
export const AHEAD: readonly Choreography[] = [
  only(['vehicle', 'toy'], deed('drive-ahead', drivingAhead)),
  only(['puppet'], deed('stand-ahead', standingAhead)),
  ...onFoot('ahead', 'back'),
  ...onFoot('near', 'front'),
]
