import type { Actor } from '../../../cast/actor.ts'
import { arch, clamp, cycle, gather, overshoot, swivel, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How many fall, how far from one another in time, as shares of the film, and how long one is on its way. */
const FALLS = { many: 6, every: 0.13, lasts: 0.16 } as const
/** From where one falls, where the mouth of a vessel is, and how deep it goes behind the wall, in its heights. */
const MOUTH = { high: 1.35, top: 0.92, deep: 0.5 } as const

/** What is small beside its vessel and still seen: half as wide as its mouth at most. */
function sizeIn(vessel: Actor, what: Actor): number {
  return Math.min(0.26, (0.46 * vessel.aspect) / what.aspect)
}

/** Drinks splash; a grinder does not. */
const DRY = /grinder|blender|mixer|box|basket|bag|cereal|popcorn/u

/** One after the other falls from above: into it, and is gone behind its wall, or onto it, and lies there. */
function takingIn(context: ActionContext, lies: boolean): Performance {
  const { performer, seconds, random } = context
  const falling = (context.object ?? '').split(', ').map((name) => context.find(name))
  const starts = Array.from({ length: FALLS.many }, (_, at) => (0.08 + at * FALLS.every) * seconds)
  const drop = (at: number, t: number): Companion[] => {
    const what = falling[at % falling.length] ?? null
    const share = through(t, starts[at] ?? 0, FALLS.lasts * seconds)
    if (what === null || share <= 0 || (share >= 1 && !lies)) return []
    const own = random.fork(`drop ${at}`)
    const height = sizeIn(performer, what)
    const y =
      MOUTH.high - (MOUTH.high - (lies ? own.between(0.45, 0.75) : MOUTH.deep)) * gather(share)
    const x = own.between(-1, 1) * performer.aspect * (lies ? 0.26 : 0.12)
    const pose = { spin: own.between(-0.6, 0.6) * share }
    // Above the mouth it is before the wall, below it behind.
    const z = lies || y > MOUTH.top ? -0.04 : 0.04
    return beside(`drop ${at}`, what, { x, y, z, height, pose, shadow: false })
  }
  const hits: Effect[] = starts.map((start) => {
    const from = start + FALLS.lasts * seconds * 0.8
    const at = (): { x: number; y: number } => ({ x: 0, y: MOUTH.top })
    return effect('splash', { from, until: from + 0.35, strength: 1.6, at })
  })
  const beat = (t: number) => ({
    pose: { stretch: 1 - 0.012 * arch(cycle(t / (FALLS.every * seconds))), open: 0 },
    companions: starts.flatMap((_, at) => drop(at, t)),
  })
  return performed(context, beat, lies || DRY.test(performer.name) ? [] : hits)
}

/** Bursts that come from below stand before it as well; rings and rays are only behind. */
const BEHIND = /(?:ring|light)burst$/u

/** Comes up out of a splash that stands about it, and stays there, turning a little. */
function burstingForth(context: ActionContext): Performance {
  const { seconds, object, performer } = context
  const burst = context.find(object ?? 'waterburst')
  const rear = BEHIND.test(object ?? '')
  const rises = (t: number): number => overshoot(through(t, 0.2, seconds * 0.3))
  const beat = (t: number) => {
    const up = rises(t)
    const grows = rear ? 1 : 0.5 + 0.5 * clamp(up, 0, 1.1)
    const wide = burst === null ? 1 : (1.3 + 1.2 * performer.aspect) / burst.aspect
    const tall = rear ? wide * 1.15 : wide * grows
    const back = { x: 0, y: rear ? 0.5 - tall / 2 : 0, z: 0.12, height: tall, shadow: false }
    const front = { x: 0, y: -0.02, z: -0.08, height: tall * 0.42, shadow: false }
    return {
      y: rear ? 0.03 * wave(t * 0.4) : 0.3 * up - 0.16 + 0.02 * wave(t * 0.5),
      pose: {
        lean: 0.03 * wave(t * 0.3),
        ...(rear ? { open: clamp(up), guise: 'open' as const } : { open: 0 }),
      },
      companions: [
        ...beside('burst behind', burst, back),
        ...(rear ? [] : beside('burst before', burst, front)),
      ],
    }
  }
  const spray = effect('splash', { strength: 1.4, at: () => ({ x: 0, y: 0.3 }) })
  return performed(context, beat, object?.endsWith('waterburst') === true ? [spray] : [])
}

/** Hangs in the air and turns, as nothing does but in an advertisement. */
function turningAloft(context: ActionContext): Performance {
  return performed(context, (t) => ({
    y: 0.34 + 0.05 * wave(t * 0.35),
    pose: { turn: swivel(t * 0.22 * context.tempo), lean: 0.1 * wave(t * 0.25) },
  }))
}

/** What things do that are on show. */
export const ON_SHOW: readonly Choreography[] = [
  deed('take-in', (context) => takingIn(context, false)),
  deed('take-on', (context) => takingIn(context, true)),
  deed('burst-forth', burstingForth),
  deed('turn-aloft', turningAloft),
]
