import { hasGuise } from '../../../cast/guises.ts'
import type { ActionContext, Choreography, Effect, EffectName, Performance } from '../action.ts'
import { arch, cycle, ease, wave } from '../../easing.ts'
import { breathing } from '../life.ts'
import { deed, effect, performed } from '../performed.ts'

interface Call {
  readonly name: Effect['name']
  readonly rate: number
  /** How far it throws its head back, in radians. */
  readonly back: number
}

/** Throws its head back and calls; rings of sound or notes go out. */
const calling =
  ({ name, rate, back }: Call) =>
  (context: ActionContext): Performance => {
    const phase = context.random.next() * 0.3
    const { performer, tempo } = context
    const throat = name === 'notes' && back < -0.2 && hasGuise(performer.name, 'howl')
    const mouth = performer.grip('mouth', { turn: 1, ...(throat && { guise: 'howl' }) })
    return performed(
      context,
      (t) => {
        const beat = cycle(t * rate * tempo + phase)
        const call = beat < 0.55 ? Math.sin((beat / 0.55) * Math.PI) : 0
        return {
          pose: {
            ...breathing(t),
            lean: back * 0.7 * call,
            bow: back * 1.6 * call,
            lift: 0.02 * call,
            stretch: 1 + 0.06 * call,
            mouth: call,
            open: call,
            face: 'singing',
            blink: call * 0.9,
            wag: t * 2,
            ...(throat && { guise: 'howl' }),
          },
        }
      },
      name === 'sound'
        ? heardWith(context, { rate: rate * tempo, phase, back })
        : [effect(name, { at: () => ({ x: mouth.x + 0.12, y: mouth.y + 0.14 }) })],
    )
  }

interface Heard {
  readonly rate: number
  readonly phase: number
  readonly back: number
}

/** Bows of sound, only while the jaws are open. */
function heardWith(context: ActionContext, { rate, phase, back }: Heard): Effect[] {
  const { performer, seconds } = context
  const { x, y } = performer.grip('mouth', { turn: 1, lean: 0.7 * back, bow: 1.6 * back })
  return Array.from({ length: Math.ceil(seconds * rate) + 1 }, (_, call) =>
    effect('sound', {
      from: (call + 0.1 - phase) / rate,
      until: (call + 0.42 - phase) / rate,
      strength: rate < 1 ? 1.5 : 0.8,
      at: () => ({ x: x + 0.1, y }),
    }),
  )
}

/** The flame for what is breathed: blue fire is blue. */
function breathOf(fire: string | null): EffectName {
  if (/\b(?:blue|cyan|turquoise|teal)\b/u.test(fire ?? '')) return 'blue-breath'
  if (/\b(?:green|emerald|lime)\b/u.test(fire ?? '')) return 'green-breath'
  if (/\b(?:purple|violet|pink|magenta)\b/u.test(fire ?? '')) return 'purple-breath'
  return /\b(?:white|silver|ice|icy|frost)\b/u.test(fire ?? '') ? 'white-breath' : 'breath'
}

/** Draws breath and blows a long flame, again and again. */
function breathingFire(context: ActionContext): Performance {
  const { performer } = context
  const every = 2.5
  // The film begins and ends in a flame.
  const blows = (t: number): number => ease(arch(cycle(t / every + 0.4)) * 1.8)
  const mouth = (t: number): { x: number; y: number } =>
    performer.grip('mouth', { turn: 1, lean: 0.12 * blows(t) - 0.05 })
  const flames = Array.from({ length: 5 }, (_, index) =>
    effect(breathOf(context.object), {
      from: (index - 0.25) * every,
      until: (index + 0.42) * every,
      strength: 2.2,
      // From within the jaws: flames are pale where they are born.
      at: (t) => ({ x: mouth(t).x - 0.09, y: mouth(t).y - 0.03 }),
    }),
  )
  const smoke = effect('smoke', {
    strength: 0.4,
    at: (t) => ({ x: mouth(t).x + 0.5, y: mouth(t).y + 0.1 }),
  })
  const performance = performed(
    context,
    (t) => ({
      pose: {
        ...breathing(t),
        lean: 0.12 * blows(t) - 0.05,
        stretch: 1 - 0.04 * arch(cycle(t / every + 0.25)) + 0.03 * blows(t),
        wave: t * 0.4,
        flap: t * 0.7,
        mouth: blows(t),
        open: blows(t),
      },
      companions: [],
      y: 0.02 * wave(t / 2),
    }),
    [...flames, smoke],
  )
  const { extent } = performance
  return { ...performance, extent: { ...extent, right: extent.right + 1.25 } }
}

/** Everything that animals say. */
export const CALLING: readonly Choreography[] = [
  deed('bark', calling({ name: 'sound', rate: 1.4, back: -0.12 })),
  deed('roar', calling({ name: 'sound', rate: 0.4, back: -0.16 })),
  deed('howl', calling({ name: 'notes', rate: 0.3, back: -0.3 })),
  deed('sing', calling({ name: 'notes', rate: 0.8, back: -0.14 })),
  deed('breathe-fire', breathingFire),
]
