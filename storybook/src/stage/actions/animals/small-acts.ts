import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, cycle, ease, wave } from '../../easing.ts'
import { breathing, hopping } from '../life.ts'
import type { Beat } from '../performed.ts'

/** Something small that a beast does while it stands or sits, by the share of it that is over; it ends as it begins. */
type SmallAct = (share: number) => Beat

/** Held from one share of the act to another, with gentle ends. */
function held(share: number, from = 0.14, to = 0.7): number {
  return ease(share / from) - ease((share - to) / (1 - to))
}

/** The nose goes up into the wind, with quick small nods. */
const sniffs: SmallAct = (share) => {
  const high = held(share)
  return { pose: { bow: -0.26 * high + 0.035 * high * wave(share * 5), lean: -0.035 * high } }
}

/** The head is put on one side: what was that? */
const listens: SmallAct = (share) => {
  const tilt = held(share, 0.1, 0.8)
  return { pose: { bow: 0.2 * tilt, lean: 0.07 * tilt, stretch: 1 + 0.03 * tilt, faceTurn: tilt } }
}

/** Looks down before its feet, and up again. */
const looksDown: SmallAct = (share) => {
  const low = held(share, 0.25, 0.6)
  return { pose: { bow: 0.34 * low, lean: 0.03 * low } }
}

/** The weight goes onto the hind legs and back. */
const shifts: SmallAct = (share) => {
  const back = held(share, 0.3, 0.6)
  return { pose: { lean: -0.045 * back, lift: -0.012 * back, bow: 0.1 * back } }
}

/** A paw is lifted, held for a moment, and put down. */
const liftsPaw: SmallAct = (share) => {
  const up = held(share, 0.22, 0.62)
  return {
    pose: { paw: 0.75 * up + 0.06 * up * wave(share * 3), lean: -0.03 * up, bow: 0.08 * up },
  }
}

/** A hop for joy out of bent legs. */
const hops: SmallAct = (share) => {
  const { y, stretch } = hopping(share, 0.1)
  return { y, pose: { stretch } }
}

/** Ruffles itself, and smooths down. */
const ruffles: SmallAct = (share) => {
  const full = held(share, 0.2, 0.5)
  return { pose: { stretch: 1 - 0.04 * full + 0.018 * full * wave(share * 7), bow: 0.05 * full } }
}

/** A deep nod. */
const nods: SmallAct = (share) => ({ pose: { bow: 0.24 * arch(share) } })

const SPRINGY =
  /\b(dog|puppy|poodle|corgi|terrier|cat|kitten|rabbit|hare|bunny|squirrel|chipmunk|mouse|rat|hamster|fox|lamb|kid|goat|calf|foal|kangaroo|piglet|frog|raccoon|ferret|weasel|otter|lemur)\b/u

/** Whether it hops when it is pleased: no elephant does. */
export function isSpringy({ name }: Actor): boolean {
  return SPRINGY.test(name)
}

function actsOf(actor: Actor, seated: boolean): readonly SmallAct[] {
  if (actor.build === 'bird') return [listens, ruffles, looksDown, hops]
  if (actor.build !== 'quadruped') return seated ? [listens] : [listens, hops]
  if (seated) return [sniffs, listens, looksDown]
  const legged = actor.legs !== undefined
  const pawed = legged && isSpringy(actor) ? [liftsPaw] : []
  const pleased = isSpringy(actor) ? [hops] : [nods]
  return [sniffs, listens, ...pleased, ...pawed, ...(legged ? [shifts] : []), looksDown]
}

/** Seconds from one small act to the next, and how long one takes. */
const EVERY = 1.9
const LONG = 1.35

interface Living {
  readonly actor: Actor
  /** 0…1, of its own: where it is in its list, and how it breathes. */
  readonly phase: number
  /** When its first act begins; absent: in the midst of one, each in its own. */
  readonly starts?: number
  readonly seated?: boolean
}

/** Breath, blinks, a tail, and every other second a small act, each beast in its own order. */
export function livingQuietly(t: number, living: Living): Beat {
  const { actor, phase, starts = -phase * EVERY, seated = false } = living
  const acts = actsOf(actor, seated)
  const clock = (t - starts) / EVERY
  const turn = Math.floor(clock)
  const act =
    acts[(((turn + Math.floor(phase * 97)) % acts.length) + acts.length) % acts.length] ?? listens
  const share = (cycle(clock) * EVERY) / LONG
  const { y = 0, pose } = share < 1 ? act(share) : { pose: {} }
  const calm = breathing(t, phase)
  // The tail is quick for a while after each act.
  const wag = (calm.wag ?? 0) + 2 * (turn + ease(cycle(clock) / 0.8))
  return { y, pose: { ...laidOver(calm, pose), wag } }
}

/** Breath goes on under whatever is done. */
function laidOver(calm: Pose, act: Pose): Pose {
  return {
    ...calm,
    ...act,
    lean: (calm.lean ?? 0) + (act.lean ?? 0),
    stretch: (calm.stretch ?? 1) * (act.stretch ?? 1),
  }
}
