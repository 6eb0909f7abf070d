import type { Pose } from '../../../cast/actor.ts'
import { arch, clamp, cycle, ease, mix, pitch, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How often it leaps in a film, and which shares of each try it crouches, flies and has landed. */
const TRIES = 2
const [OFF, DOWN] = [0.42, 0.68]
/** How high it leaps, and how high its quarry hovers, in own heights. */
const [HIGH, ABOVE] = [0.6, 0.86]

/** Before the noun of what it leaps for: there are many of it in the air. */
export const SEVERAL = 'several '

/** Creeps up, wriggles, leaps with open jaws and misses: what flies is off at the last moment, and waits a little farther on. */
function pouncing(context: ActionContext): Performance {
  const { performer, seconds, room, object } = context
  const many = object?.startsWith(SEVERAL) ?? false
  const name = object?.replace(SEVERAL, '') ?? 'butterfly'
  const quarry = context.find(name)
  const step = Math.min(Math.max(room, 1.2), 2.2) / TRIES
  const start = (-step * TRIES) / 2
  const length = seconds / TRIES
  const round = (t: number): number => Math.min(TRIES - 1, Math.floor(t / length))
  const share = (t: number): number => clamp(t / length - round(t))
  const flight = (t: number): number => through(share(t), OFF, DOWN - OFF)
  const x = (t: number): number =>
    start + step * (round(t) + 0.12 * ease(share(t) / OFF) + 0.88 * flight(t))
  const ahead = performer.aspect * 0.5 + 0.42
  const tall = quarry ? Math.min(0.34, 0.4 / quarry.aspect) : 0
  const flying = (t: number): Companion[] => {
    const off = ease(through(share(t), DOWN - 0.16, 0.3))
    const from = start + step * round(t) + ahead
    return beside(name, quarry, {
      x: mix(from, from + step, off) + 0.07 * wave(t * 0.7),
      y: ABOVE + 0.5 * arch(off) + 0.07 * wave(t * 1.1 + 0.2) - tall / 2,
      z: -0.06,
      height: tall,
      pose: { turn: 1, flap: t * 3, lean: 0.2 * wave(t * 0.8) },
      shadow: false,
    })
  }
  const landings = Array.from({ length: TRIES }, (_, index) => (index + DOWN) * length)
  return performed(
    context,
    (t) => ({
      x: x(t),
      y: HIGH * arch(flight(t)),
      pose: poseAt(t, share(t), flight(t)),
      companions: [...flying(t), ...(many ? drifting(context, t, name) : [])],
    }),
    landings.map((from) =>
      effect('dust', { from, until: from + 0.4, at: (t) => ({ x: x(t), y: 0 }) }),
    ),
  )
}

const ADRIFT = 9

/** What rises and drifts about the one that is leapt for. */
function drifting(context: ActionContext, t: number, name: string): Companion[] {
  const one = context.find(name)
  return Array.from({ length: ADRIFT }, (_, index) => {
    const own = (index * 0.618) % 1
    const share = cycle(t / 5 + own)
    return beside(`${name} ${index}`, one, {
      x: mix(-1.25, 1.25, (index + 0.5) / ADRIFT) + 0.1 * wave(t / 2.3 + own),
      y: mix(0.3, 1.35, share),
      z: index % 2 === 0 ? 0.12 : -0.08,
      height: mix(0.15, 0.3, (own * 7) % 1),
      pose: { turn: 1, alpha: Math.min(1, 6 * share, 6 * (1 - share)), lean: 0.2 * wave(t + own) },
      shadow: false,
    })
  }).flat()
}

function poseAt(t: number, share: number, flight: number): Pose {
  if (flight > 0 && flight < 1)
    return {
      stretch: 1 + 0.06 * arch(flight),
      lean: -0.42 * pitch(flight) - 0.12 * arch(flight),
      bow: -0.2 * arch(flight),
      gait: 0.2,
      stride: 1.6,
      mouth: arch(flight),
      open: arch(flight),
      wag: t * 2,
    }
  const low = flight === 0 ? ease(share / (0.5 * OFF)) : 0
  const landed = flight === 1 ? arch(through(share, DOWN, 0.16)) : 0
  const looks = flight === 1 ? ease(through(share, DOWN + 0.12, 0.14)) : 0
  return {
    ...breathing(t),
    crouch: 0.46 * low + 0.3 * landed,
    lean: 0.03 * low * wave(t * 2.4),
    bow: -0.22 * low - 0.34 * looks,
    stretch: 1 - 0.08 * landed,
    wag: cycle(t * 1.2),
  }
}

/** Leaps at what flies. */
export const POUNCING: readonly Choreography[] = [deed('pounce-at', pouncing)]
