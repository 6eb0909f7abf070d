import { Person, type Relation, type Shot, type Subject } from '../../../plan/plan.ts'
import { described } from '../described.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { unseen, withoutAll } from '../without.ts'
import { shareBunks } from './bunks.ts'
import { does, headsOf, people, told } from './people-told.ts'

const BORNE = /^(?:on|riding|inside|hanging-from)$/u

/** Who is on or in what bears such a name. */
function borneBy(shot: Shot, { id }: Subject, words: RegExp): Subject | undefined {
  const bonds = shot.relations.filter(({ from, relation }) => from === id && BORNE.test(relation))
  return shot.subjects.find(
    (each) => words.test(each.noun) && bonds.some(({ to }) => to === each.id),
  )
}

const WIRES = /\b(?:tightrope|slackline|high ?wire|wire)$/u
const SUNSHADES = /\b(?:umbrella|parasol)$/u

/** With an umbrella in the hand nobody has a pole as well, and the rope is no coil below them. */
function balanceByUmbrella(shot: Shot): Shot {
  const who = people(shot).find((each) => borneBy(shot, each, WIRES) || does(each, /^tightrope$/u))
  const shade = shot.subjects.find(({ noun }) => SUNSHADES.test(noun))
  const held = who?.actions.find(({ prop }) => SUNSHADES.test(prop ?? ''))
  if (!who || (!shade && !held)) return shot
  const prop = shade ? described(shade) : (held?.prop ?? null)
  const onWire = withSubject(shot, who, { actions: [doing('tightrope-umbrella', { prop })] })
  return unseen(unseen(onWire, shade), borneBy(shot, who, WIRES))
}

const SWINGS = /\bswings?(?: ?sets?)?$/u
const LEAVES = /^(?:jump|land|leap|run|walk|fall)$/u

/** Whoever swings from a set of swings sits on one of them; who jumps off is beside it. */
function sitOnSwings(shot: Shot): Shot {
  const swings = new Set(shot.subjects.filter(({ noun }) => SWINGS.test(noun)).map(({ id }) => id))
  const leaves = new Set(
    people(shot)
      .filter((each) => does(each, LEAVES))
      .map(({ id }) => id),
  )
  const relations = shot.relations.flatMap((each): Relation[] => {
    if (!swings.has(each.to) || each.relation !== 'hanging-from') return [each]
    return leaves.has(each.from) ? [] : [{ ...each, relation: 'on' }]
  })
  return { ...shot, relations }
}

const FRAMES = /\b(?:jungle gym|climbing (?:frame|dome|net))s?$/u
const UP_THERE = /^(?:climb|jump|hang|swing|play|clamber|scramble)$/u

/** Who climbs a climbing frame is on its bars, and does not stand before it. */
function climbFrame(shot: Shot): Shot {
  const frame = shot.subjects.find(({ noun }) => FRAMES.test(noun))
  const who = people(shot).find(
    (each) =>
      does(each, UP_THERE) &&
      (each.actions.some(({ target, prop }) => target === frame?.id || FRAMES.test(prop ?? '')) ||
        borneBy(shot, each, FRAMES)),
  )
  if (!who || !frame) return shot
  const climbing = withSubject(shot, who, {
    actions: [doing('climb-frame', { prop: described(frame) })],
  })
  return unseen(climbing, frame)
}

const COASTERS = /\broller ?coaster(?: (?:car|train|cart|ride|wagon))?s?$/u
const IDLE = /^(?:stand|sit|cheer|scream|shout|laugh|wave|have-fun|talk|ride|smile|hold|yell)$/u

/** Who is on a roller coaster rides it, in its car and not in one for the road. */
function rideCoaster(shot: Shot): Shot {
  const at = COASTERS.test(shot.place ?? '')
  const cars = shot.subjects.filter(({ noun }) => COASTERS.test(noun))
  const riders = people(shot).filter(
    (each) =>
      each.actions.every(({ verb }) => IDLE.test(verb)) && (at || borneBy(shot, each, COASTERS)),
  )
  if (riders.length === 0) return shot
  const ids = new Set([...cars.map(({ id }) => id), ...slopes(shot)])
  const rides = withEach(withoutAll(shot, ids), (each) =>
    riders.some(({ id }) => id === each.id) ? { ...each, actions: [doing('ride-coaster')] } : each,
  )
  return cars.length > 0 && shot.place === null ? { ...rides, place: 'amusement park' } : rides
}

/** "Down a steep drop": the track goes down there, and nothing drips. */
const slopes = ({ subjects }: Shot): string[] =>
  subjects.filter(({ noun }) => /^(?:drop|loop|track|curve)$/u.test(noun)).map(({ id }) => id)

/** Of a wheel with somebody in its cabin the cabin is seen from near: nobody is as small as a lamp up there. */
function nearCabin(shot: Shot): Shot {
  const cabin = shot.subjects.find(({ picture }) => picture === 'prop:wheel-cabin')
  if (!cabin) return shot
  const near = withoutAll(shot, ({ noun }) => /\bwheel$/u.test(noun))
  return { ...near, place: near.place ?? 'amusement park' }
}

const TUBS = /^prop:(?:wheel-cabin|hot-tub)$/u
const AT_EASE = /^(?:sit|rest|relax|soak|bathe|ride|swim|enjoy)$/u

/** Who only sits in a tub is seen over its rim as the others are, and not on a stool at its bottom. */
function sitInTub(shot: Shot): Shot {
  const tubs = shot.subjects.filter(({ picture }) => TUBS.test(picture ?? ''))
  const within = ({ id }: Subject): boolean =>
    shot.relations.some(
      ({ from, relation, to }) =>
        from === id && relation === 'inside' && tubs.some((tub) => tub.id === to),
    )
  return withEach(shot, (each) =>
    each.kind === 'person' && within(each)
      ? { ...each, actions: each.actions.filter(({ verb }) => !AT_EASE.test(verb)) }
      : each,
  )
}

/** Two at the trapeze of whom one catches the other: hand in hand under the bar. */
function catchInAir(shot: Shot): Shot {
  const flyers = people(shot).filter((each) => does(each, /^(?:trapeze|catch|fly)$/u))
  const high = flyers.some(({ noun }) => /trapeze|acrobat/u.test(noun))
  const caught = flyers.some((each) => does(each, /^catch$/u))
  if (!high || !caught || headsOf(flyers) !== 2) return shot
  return told(shot, flyers, { verb: 'trapeze-catch', gone: /\btrapezes?$/u })
}

const SEESAWS = /\bsee-?saws?$/u

/** Whose end of a seesaw stays down, and whose stays up. */
const HEAVY =
  /\b(?:elephant|hippo|hippopotamus|rhino|rhinoceros|bear|panda|cow|bull|horse|gorilla|whale|walrus|lion|tiger|camel|giraffe|buffalo|pig|dragon|dinosaur|ox|moose|mammoth)$/u
const LIGHT =
  /\b(?:mouse|rat|hamster|guinea pig|squirrel|chipmunk|rabbit|bunny|hedgehog|kitten|cat|puppy|bird|chick|duckling|duck|sparrow|frog|ant|ladybug|mole|gerbil|penguin)$/u

/** The heavy one is down and does it, the other has a part in it. */
function onBothEnds(shot: Shot, one: Subject, other: Subject): Shot {
  const light = [one, other].find(({ noun }) => LIGHT.test(noun))
  const heavy = [one, other].find(({ noun }) => HEAVY.test(noun))
  const uneven = light !== undefined && heavy !== undefined
  const [lower, upper] = uneven ? [heavy, light] : [one, other]
  const someone = ({ person }: Subject) => person ?? Person.parse({})
  const deed = doing('seesaw', { target: upper.id, prop: uneven ? 'heavy' : null })
  const seated = withSubject(shot, lower, { actions: [deed], person: someone(lower) })
  return withSubject(seated, upper, { actions: [doing('take-part')], person: someone(upper) })
}

/** Two on a seesaw are on its two ends, and no stranger sits opposite each of them. */
function shareSeesaw(shot: Shot): Shot {
  const who = shot.subjects.filter((each) => borneBy(shot, each, SEESAWS))
  const [one, other, ...more] = who
  if (!one || !other || more.length > 0 || one.count + other.count > 2) return shot
  if (one.kind === 'person') return told(shot, who, { verb: 'seesaw', gone: SEESAWS })
  if (one.noun !== other.noun)
    return unseen(onBothEnds(shot, one, other), borneBy(shot, one, SEESAWS))
  const both = withSubject(unseen(shot, other), one, { count: 2, actions: [doing('seesaw')] })
  return unseen(both, borneBy(shot, one, SEESAWS))
}

/** On ropes, swings, frames and wheels. */
export const RIDE_TALES = [
  balanceByUmbrella,
  sitOnSwings,
  climbFrame,
  rideCoaster,
  nearCabin,
  sitInTub,
  shareBunks,
  shareSeesaw,
  catchInAir,
]
