import type { Actor, Pose } from '../../../cast/actor.ts'
import { hasGuise } from '../../../cast/guises.ts'
import { arch, clamp, ease, gather, mix, through } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { isAlive } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { tallBeside } from './meeting.ts'
import { posesOf } from './poses-of.ts'

/** When the thief is there, has the thing, and turns to go; when the other one is after it: shares of the film. */
const [THERE, TAKEN, AFTER] = [0.34, 0.42, 0.56]
/** What is stolen from a head. */
export const HATS = /\b(hat|cap|crown|helmet|wig|tiara|beret|bonnet|turban)$/u

/** Sneaks up to somebody, takes what they have and is off with it; they are startled and run after, unless they are asleep. */
function stealing(
  context: ActionContext,
  victimIs: 'awake' | 'asleep' | 'away' = 'awake',
): Performance {
  const { performer, partner, object, seconds } = context
  const own = posesOf(context, performer)
  const thing = object === null ? null : context.find(object)
  if (!partner || !thing) return performed(context, (t) => ({ pose: own(gaitAt(t / seconds), t) }))
  const tall = clamp(tallBeside(partner, performer), 0.7, 1.9)
  const lies = victimIs === 'asleep' && isAlive(partner)
  const alert = victimIs === 'awake' && isAlive(partner)
  const from = performer.aspect / 2 + (partner.aspect * tall) / 2 + 0.5
  const flies = performer.build === 'bird' || performer.build === 'insect'
  const worn = HATS.test(object ?? '')
  const near = from - 0.1 * tall
  const way = flies ? flight(performer, { near, tall, worn }) : leap(performer, { near, tall })
  const thief = (t: number): Spot => thiefAt(t / seconds, way)
  const poses = posesOf(context, partner)
  const victim = (t: number): Companion =>
    lies
      ? asleepThere(partner, { tall, from: from + LYING * tall, pose: poses('sleep-on-ground', t) })
      : robbed(partner, {
          share: alert ? t / seconds : 0,
          tall,
          from,
          pose: (verb) => poses(verb, t),
          away: victimIs === 'away',
        })
  const size = clamp((thing.metres / partner.metres) ** 0.7, 0.16, worn ? 0.22 : 0.3) * tall
  const held = (t: number): Companion[] => {
    const after = spotOf(thief(t), performer, { flies, size })
    const before = lies ? { x: from - 0.2 * tall, y: 0 } : onVictim(victim(t), { worn, size })
    const share = ease(through(t / seconds, TAKEN - 0.05, 0.1))
    const place = { x: mix(before.x, after.x, share), y: mix(before.y, after.y, share) }
    return beside(object ?? 'thing', thing, { ...place, z: -0.06, height: size, shadow: false })
  }
  const theft = performed(
    context,
    (t) => {
      const away = t / seconds > TAKEN + 0.04
      return {
        ...thief(t),
        pose: { ...own(gaitAt(t / seconds), t), turn: away ? -1 : 1 },
        companions: [victim(t), ...held(t)],
      }
    },
    heard(victim, { lies, alert, seconds }),
  )
  return { ...theft, stays: true }
}

interface Spot {
  readonly x: number
  readonly y: number
}

interface Way {
  readonly reach: number
  /** How high one who flies goes to take it, and how high another leaps. */
  readonly up: number
  readonly hop: number
}

interface Reach {
  readonly near: number
  readonly tall: number
}

function flight({ aspect }: Actor, { near, tall, worn }: Reach & { readonly worn: boolean }): Way {
  return { reach: near - aspect * (worn ? 0.1 : 0.42), up: (worn ? 0.82 : 0.5) * tall, hop: 0 }
}

function leap({ aspect }: Actor, { near, tall }: Reach): Way {
  return { reach: near - aspect * 0.42, up: 0, hop: 0.12 * tall }
}

/** There, and back with it and beyond. */
function thiefAt(share: number, { reach, up, hop }: Way): Spot {
  const come = ease(through(share, 0.04, THERE - 0.04))
  const go = gather(through(share, TAKEN + 0.02, 1 - TAKEN))
  const air = up > 0 ? mix(0.5 * up, up, come) + 0.3 * go : 0
  return {
    x: mix(0, reach, come) - (reach + 1.1) * go,
    y: air + hop * arch(through(share, THERE, 0.1)),
  }
}

function alarm(victim: (t: number) => Companion, seconds: number): Effect {
  return effect('alarms', {
    from: TAKEN * seconds,
    until: (TAKEN + 0.16) * seconds,
    strength: 0.6,
    at: (t) => ({ x: victim(t).place.x, y: victim(t).height * 1.02 }),
  })
}

interface Heard {
  readonly lies: boolean
  readonly alert: boolean
  readonly seconds: number
}

function heard(victim: (t: number) => Companion, { lies, alert, seconds }: Heard): Effect[] {
  if (lies) return [snores(victim, seconds)]
  return alert ? [alarm(victim, seconds)] : []
}

function snores(victim: (t: number) => Companion, seconds: number): Effect {
  return effect('zzz', {
    from: 0,
    until: seconds,
    strength: 1,
    at: (t) => {
      const { actor, place, pose, height } = victim(t)
      const mouth = actor.grip('mouth', pose)
      return { x: place.x + (pose.turn ?? 1) * mouth.x * height, y: mouth.y * height }
    },
  })
}

/** How much farther off who lies there is, in their own heights. */
const LYING = 0.3

/** Flat on the ground, or curled up, to the end. */
function asleepThere(
  partner: Actor,
  { tall, from, pose }: { tall: number; from: number; pose: Pose },
): Companion {
  const curled = hasGuise(partner.name, 'sleep') ? { guise: 'sleep' } : { crouch: 1, bow: 0.62 }
  return {
    name: 'partner',
    actor: partner,
    place: { x: from, y: 0, z: 0.03 },
    height: tall,
    pose: { ...(partner.kind === 'puppet' ? pose : { ...curled, blink: 1 }), turn: 1 },
    shadow: true,
  }
}

/** In the claws of a bird, in the mouth or the paws of the others. */
function spotOf(
  { x, y }: Spot,
  performer: Actor,
  { flies, size }: { flies: boolean; size: number },
): Spot {
  const grip = performer.grip(
    flies ? 'feet' : performer.kind === 'puppet' ? 'rightHand' : 'mouth',
    {},
  )
  // In front of it, wherever a picture has its mouth.
  const ahead = flies ? grip.x : Math.max(grip.x, 0.34 * performer.aspect)
  return { x: x - ahead, y: y + grip.y - size * (flies ? 0.75 : 0.5) }
}

/** On the head, or in the hand. */
function onVictim(victim: Companion, { worn, size }: { worn: boolean; size: number }): Spot {
  const { actor, place, pose, height } = victim
  const grip = actor.grip(worn ? 'head' : 'rightHand', pose)
  const x = place.x + (pose.turn ?? 1) * grip.x * height
  if (worn) return { x, y: place.y + (grip.y + 0.02) * height - 0.3 * size }
  return { x, y: place.y + (isAlive(actor) ? grip.y * height - 0.3 * size : 0.6 * height) }
}

interface Robbery {
  readonly share: number
  readonly tall: number
  readonly from: number
  readonly pose: (verb: string) => Pose
  /** With the back to it. */
  readonly away: boolean
}

/** Knows nothing, jumps up, runs after; a basket stays where it is. */
function robbed(partner: Actor, { share, tall, from, pose, away }: Robbery): Companion {
  const alive = isAlive(partner)
  const start = alive ? arch(through(share, TAKEN, 0.1)) : 0
  const run = alive ? ease(through(share, AFTER, 1 - AFTER)) : 0
  const verb = share < TAKEN ? 'stand' : share < AFTER ? 'gasp' : 'chase'
  return {
    name: 'partner',
    actor: partner,
    place: { x: from - 0.9 * run, y: 0.08 * tall * start, z: 0.03 },
    height: tall,
    pose: { ...(alive ? pose(verb) : {}), turn: alive && share > TAKEN && !away ? -1 : 1 },
    shadow: true,
  }
}

/** On tiptoe there, as fast as one can away. */
function gaitAt(share: number): string {
  if (share > THERE - 0.02 && share < TAKEN + 0.02) return 'stand'
  return share < TAKEN ? 'walk' : 'run'
}

/** Thieves. */
export const STEALING: readonly Choreography[] = [
  deed('steal', (context) => stealing(context)),
  deed('steal-unseen', (context) => stealing(context, 'asleep')),
  deed('steal-unnoticed', (context) => stealing(context, 'away')),
]
