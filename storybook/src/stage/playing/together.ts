import type { Joint, Pose } from '../../cast/actor.ts'
import { isDoneInSaddle, ridesFree } from '../../plan/later-deeds.ts'
import type { Companion, Moment, Performance } from '../actions/action.ts'

/** Deeds of the legs, which leave both hands free. */
const LEGS = /^(?:walk|run|jog|march|sit|kneel|stand|lean)$/u
const GOES = /^(?:walk|run|jog|march)$/u
const SITS = /^sit(?:-facing-us)?$/u
const PLAYING =
  /^play-(?:guitar|piano|drums|ukulele|banjo|harp|violin|cello|accordion|electric-guitar)$/u

const LEG_JOINTS: readonly Joint[] = [
  'torso',
  'leftHip',
  'leftKnee',
  'rightHip',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
]

/** A deed and how it is danced. */
export interface Danced {
  readonly verb: string
  readonly performance: Performance
}

/** For how long they are danced, and how high the hips of whoever dances are when they stand. */
export interface Body {
  readonly seconds: number
  readonly standing: number
}

/** Two deeds of one body at once: walking and talking, sitting and drinking, playing and singing. Null if the body cannot. */
export function together(one: Danced, other: Danced, body: Body): Performance | null {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    if (PLAYING.test(first.verb) && second.verb === 'sing') return singing(first, second)
    if (GOES.test(first.verb) && isCarriedAlong(second, body.seconds)) return second.performance
    if (isDoneRiding(first.verb, second.verb)) return onLegs(first, second)
    if (LEGS.test(first.verb) && isOfHands(second, body)) return onLegs(first, second)
    if (SITS.test(first.verb) && isOnTheSpot(second, body, first.performance.at(0).pose.view))
      return seated(first, second)
  }
  return null
}

function isDoneRiding(ride: string, verb: string): boolean {
  return (ridesFree({ verb: ride }) && !ridesFree({ verb })) || isDoneInSaddle(ride, verb)
}

const LOOKS = 4
/** How high the hips of a standing grown-up are. */
const STANDING = 0.47

/** Who goes with something already walks: an umbrella is not put away on the way, nor is a dog or a pram left behind. */
function isCarriedAlong({ performance }: Danced, seconds: number): boolean {
  const { place, pose, companions } = performance.at(seconds)
  const carries = companions.length > 0 || (pose.holds ?? []).length > 0
  return carries && Math.abs(place.x - performance.at(0).place.x) > 0.3
}

/** Done at a table by those who have one, and on the way by those who walk. */
const ON_THE_WAY = /^(?:eat|eat-[a-z]+|read|text|knit|blow-bubbles)$/u

/** Done on the spot, standing, seen from the side, with nothing but what the hands hold. */
function isOfHands({ verb, performance }: Danced, { seconds, standing }: Body): boolean {
  if (ON_THE_WAY.test(verb)) return performance.at(seconds / 2).pose.view === 'side'
  return Array.from({ length: LOOKS }, (_, look) => performance.at((seconds * look) / LOOKS)).every(
    ({ place, pose, companions }) =>
      Math.abs(place.x) < 0.02 &&
      Math.abs(place.y) < 0.05 &&
      companions.length === 0 &&
      pose.view === 'side' &&
      (pose.hips ?? standing) > 0.91 * standing &&
      (pose.holds ?? []).every(({ grip }) => grip !== 'feet' && grip !== 'seat'),
  )
}

/** Done on the spot, upright, by somebody who could as well sit: beside an easel, or throwing from a chair. */
function isOnTheSpot({ performance }: Danced, { seconds, standing }: Body, view: Pose['view']) {
  return Array.from({ length: LOOKS }, (_, look) => performance.at((seconds * look) / LOOKS)).every(
    ({ place, pose, companions }) =>
      Math.abs(place.x) < 0.05 &&
      Math.abs(place.y) < 0.3 &&
      pose.view === view &&
      (pose.hips ?? standing) > 0.75 * standing &&
      (pose.holds ?? []).every(({ grip }) => grip !== 'feet' && grip !== 'seat') &&
      companions.every(({ name }) => name !== 'partner'),
  )
}

/** What stands on the ground stays there, and what is in the air stays where it was. */
function seated(sits: Danced, does: Danced): Performance {
  const both = onLegs(sits, does)
  return {
    ...both,
    at: (t) => ({
      ...both.at(t),
      companions: [...sits.performance.at(t).companions, ...does.performance.at(t).companions],
    }),
  }
}

/** The hands of the one deed on the legs of the other. */
export function onLegs(
  { verb, performance: legs }: Danced,
  { performance: hands }: Danced,
): Performance {
  const sits = SITS.test(verb)
  return {
    at: (t): Moment => {
      const [below, above] = [legs.at(t), hands.at(t)]
      const along = above.companions
        .filter(
          ({ actor }) => !FURNITURE.test(actor.name) || (sits && below.companions.length === 0),
        )
        .map((each) => carried(each, below, above))
      return {
        ...below,
        pose: joined(below.pose, above.pose),
        companions: [...below.companions, ...along],
      }
    },
    effects: [...legs.effects, ...riding(hands, legs)],
    extent: {
      ...legs.extent,
      left: Math.max(legs.extent.left, hands.extent.left),
      right: Math.max(legs.extent.right, legs.extent.right - 0.3 + hands.extent.right),
      up: Math.max(legs.extent.up, hands.extent.up),
    },
  }
}

/** Who sits on a bench of the park has no table before it, and no second seat; who walks takes none along. */
const FURNITURE = /\b(?:table|plate|stool|armchair|chair|desk)$/u

/** What the hands keep in the air goes where the legs go. */
function carried(each: Companion, below: Moment, above: Moment): Companion {
  const risen = (below.pose.hips ?? STANDING) - (above.pose.hips ?? STANDING)
  const { x, y, z } = each.place
  return { ...each, place: { x: x + below.place.x, y: y + below.place.y + risen, z } }
}

/** Hands, head and face of the one on the legs of the other. */
function joined(below: Pose, above: Pose): Pose {
  const joints = { ...above.joints }
  for (const joint of LEG_JOINTS) {
    const angle = below.joints?.[joint]
    if (angle === undefined) delete joints[joint]
    else joints[joint] = angle
  }
  const { lean, hips, hipsX, lift, view, foreshort, costume } = below
  const own = { lean, hips, hipsX, lift, view, foreshort, costume }
  const known = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  return { ...above, ...known, joints, holds: [...(below.holds ?? []), ...(above.holds ?? [])] }
}

/** What the hands stir up goes where the legs go. */
function riding(hands: Performance, legs: Performance): Performance['effects'] {
  return hands.effects.map((effect) => ({
    ...effect,
    at: (t) => {
      const [own, below] = [effect.at(t), legs.at(t)]
      const risen = (below.pose.hips ?? STANDING) - (hands.at(t).pose.hips ?? STANDING)
      const { x, y, z } = below.place
      return { x: own.x + x, y: own.y + y + risen, z: own.z + z }
    },
  }))
}

function singing({ performance: plays }: Danced, { performance: sings }: Danced): Performance {
  return {
    ...plays,
    at: (t) => {
      const moment = plays.at(t)
      const { mouth } = sings.at(t).pose
      const pose: Pose = {
        ...moment.pose,
        face: 'singing',
        ...(mouth === undefined ? {} : { mouth }),
      }
      return { ...moment, pose }
    },
  }
}
