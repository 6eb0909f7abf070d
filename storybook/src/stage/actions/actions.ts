import type { Actor } from '../../cast/actor.ts'
import type { Action, Kind, Subject } from '../../plan/plan.ts'
import type { Choreography } from './action.ts'
import { artOf } from './art-table.ts'
import { practising } from './arts.ts'
import { AT_TOWERS } from './animals/at-towers.ts'
import { BLOWS, UNDERGOING } from './blows/blow.ts'
import { BALL_RUNNING } from './animals/ball-running.ts'
import { JUGGLING } from './animals/juggling.ts'
import { BREATHS } from './animals/breaths.ts'
import { BRINGING_DOWN } from './animals/bringing-down.ts'
import { SHEDDING } from './animals/shedding.ts'
import { POURING_OUT } from './things/pouring-out.ts'
import { TRAPPING } from './things/trapping.ts'
import { CALLING } from './animals/calling.ts'
import { CARING } from './animals/caring.ts'
import { CLIMBING } from './animals/climbing.ts'
import { CLINGING } from './animals/clinging.ts'
import { DRINKING } from './animals/drinking.ts'
import { FEEDING } from './animals/feeding.ts'
import { FINS } from './animals/fins.ts'
import { DISPLAYS } from './animals/displays.ts'
import { FROLICS } from './animals/frolics.ts'
import { HEADLONG } from './animals/headlong.ts'
import { HIDING } from './animals/hiding.ts'
import { HOMES } from './animals/homes.ts'
import { HALF_SUNK } from './animals/half-sunk.ts'
import { TONGUES } from './animals/tongues.ts'
import { MOUSE_HOLES } from './animals/mouse-holes.ts'
import { KNOCKING_OVER } from './animals/knocking-over.ts'
import { NIPPING } from './animals/nipping.ts'
import { HUNTING } from './animals/hunting.ts'
import { LETTING_FALL } from './animals/letting-fall.ts'
import { LEAPS } from './animals/leaps.ts'
import { LEGS } from './animals/legs.ts'
import { DROPPING } from './vehicles/dropping.ts'
import { PAIRS } from './animals/pairs.ts'
import { CHASING_AFLOAT } from './animals/chasing-afloat.ts'
import { PASSING_BALLS } from './animals/passing-balls.ts'
import { PLAY } from './animals/play.ts'
import { PLUNGING } from './animals/plunging.ts'
import { POUNCING } from './animals/pouncing.ts'
import { TITANS } from './animals/titans.ts'
import { RAMPAGE } from './animals/rampage.ts'
import { RESTING } from './animals/resting.ts'
import { FLAGS } from './animals/flags.ts'
import { FORMATION } from './animals/formation.ts'
import { HABITS } from './animals/habits.ts'
import { HATCHING } from './animals/hatching.ts'
import { MURMURATION } from './animals/murmuration.ts'
import { LEAPS_ACROSS } from './animals/leap-across.ts'
import { ROCK_LEAPS } from './animals/rock-leaps.ts'
import { STEALING } from './animals/stealing.ts'
import { TAKING_WING } from './animals/taking-wing.ts'
import { WINGS } from './animals/wings.ts'
import { isAlive } from './life.ts'
import { NOTHING_ELSE } from './meanwhile.ts'
import { humanDeed } from './people/human-actions.ts'
import { CHANGES } from './things/changes.ts'
import { COMING_AND_GOING } from './things/coming-and-going.ts'
import { GOING_UP } from './things/going-up.ts'
import { ENDINGS } from './things/endings.ts'
import { TAKEN } from './things/taken.ts'
import { GIVING_OFF } from './things/giving-off.ts'
import { BENCH_DEEDS } from './things/bench/bench-deeds.ts'
import { TABLE_DEEDS } from './things/table/table-deeds.ts'
import { BY_FORCES } from './things/by-forces.ts'
import { KITCHEN } from './things/kitchen.ts'
import { MACHINES_AT_WORK } from './things/machines.ts'
import { PLANTS } from './things/plants.ts'
import { MOTIONS } from './things/motions.ts'
import { ON_SHOW } from './things/on-show.ts'
import { SPLASHDOWNS } from './things/plunging.ts'
import { AHEAD } from './vehicles/ahead.ts'
import { AIRCRAFT_DEEDS } from './vehicles/aircraft.ts'
import { BOATS } from './vehicles/boats.ts'
import { BROADSIDES } from './vehicles/broadsides.ts'
import { MISHAPS } from './vehicles/mishaps.ts'
import { EARTH_MOVING } from './vehicles/earth-moving.ts'
import { FIELD_WORK } from './vehicles/field-work.ts'
import { WHEELS } from './vehicles/wheels.ts'
import { verbFor } from './verb-for.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** All choreography that is not human; of several with one id the first that suits the actor is danced. */
export const STAGE_ACTIONS: readonly Choreography[] = [
  ...WHEELS,
  ...EARTH_MOVING,
  ...FIELD_WORK,
  ...AHEAD,
  ...BOATS,
  ...BROADSIDES,
  ...MISHAPS,
  ...AIRCRAFT_DEEDS,
  ...WINGS,
  ...TAKING_WING,
  ...MURMURATION,
  ...FORMATION,
  ...HATCHING,
  ...FINS,
  ...LEGS,
  ...BALL_RUNNING,
  ...JUGGLING,
  ...LEAPS,
  ...LETTING_FALL,
  ...HEADLONG,
  ...HALF_SUNK,
  ...TONGUES,
  ...MOUSE_HOLES,
  ...KNOCKING_OVER,
  ...NIPPING,
  ...HUNTING,
  ...BRINGING_DOWN,
  ...SHEDDING,
  ...POURING_OUT,
  ...TRAPPING,
  ...PLUNGING,
  ...POUNCING,
  ...PAIRS,
  ...PASSING_BALLS,
  ...CHASING_AFLOAT,
  ...STEALING,
  ...LEAPS_ACROSS,
  ...ROCK_LEAPS,
  ...DROPPING,
  ...HIDING,
  ...HOMES,
  ...CLIMBING,
  ...CLINGING,
  ...AT_TOWERS,
  ...FLAGS,
  ...CARING,
  ...FEEDING,
  ...DRINKING,
  ...CALLING,
  ...BREATHS,
  ...PLAY,
  ...RAMPAGE,
  ...TITANS,
  ...MOTIONS,
  ...SPLASHDOWNS,
  ...ON_SHOW,
  ...KITCHEN,
  ...BY_FORCES,
  ...BENCH_DEEDS,
  ...TABLE_DEEDS,
  ...GIVING_OFF,
  ...PLANTS,
  ...MACHINES_AT_WORK,
  ...HABITS,
  ...FROLICS,
  ...NOTHING_ELSE,
  ...DISPLAYS,
  ...RESTING,
  ...CHANGES,
  ...COMING_AND_GOING,
  ...GOING_UP,
  ...ENDINGS,
  ...TAKEN,
  ...BLOWS,
  UNDERGOING,
]

const BY_ID = new Map<string, Choreography[]>()
for (const each of STAGE_ACTIONS) BY_ID.set(each.id, [...(BY_ID.get(each.id) ?? []), each])

/** Whether somebody, of whatever kind, has a dance for this deed. */
export function isDanced(verb: string): boolean {
  return BY_ID.has(verb) || humanDeed(verb) !== null || artOf(verb) !== null
}

/** Deeds that animals do with their mouths and bodies unless a thing is named. */
const BODILY = wordSet('eat drink sing drive ride paint row kayak fish read')

/** The dance for this deed, or null when this stage has none for such an actor. */
export function findDeed(action: Action, subject: Subject, actor: Actor): Choreography | null {
  const verb = verbFor(action, subject, actor)
  const human = actor.kind === 'puppet' ? (humanDeed(action.verb) ?? humanDeed(verb)) : null
  return human ?? artFor({ ...action, verb }, subject, actor) ?? bodilyDeed(verb, subject, actor)
}

/** A deed done with a thing, for those who can and when the prompt means it so. */
function artFor(action: Action, subject: Subject, actor: Actor): Choreography | null {
  const { verb, prop, target } = action
  const art = canHandle(subject, actor) ? artOf(verb) : null
  const withNothing = prop === null && target === null && BODILY.has(verb) && BY_ID.has(verb)
  if (!art || withNothing || eatsFromTheGround(verb, action, actor)) return null
  return { id: verb, for: [], perform: (context) => practising(art, context) }
}

function bodilyDeed(verb: string, { kind }: Subject, actor: Actor): Choreography | null {
  const who = actor.kind === 'puppet' ? 'puppet' : kind
  const suits = (each: Choreography): boolean => each.for.length === 0 || each.for.includes(who)
  return BY_ID.get(verb)?.find(suits) ?? null
}

const HANDY = new Set<Kind>(['animal', 'bird', 'fish', 'insect', 'toy', 'creature', 'person'])

/** Animals, dolls and teddy bears work with things as people do. */
function canHandle({ kind }: Subject, actor: Actor): boolean {
  return isAlive(actor) || HANDY.has(kind)
}

/** They sit up and take their food in their paws. */
const SITS_UP =
  /rabbit|squirrel|chipmunk|panda|koala|monkey|mouse|rat$|hamster|raccoon|otter|beaver|gorilla|orangutan|sloth|kangaroo|teddy|robot|alien/u

/** Those on four legs eat what lies before them; water is drunk where it is. */
function eatsFromTheGround(verb: string, { prop }: Action, { kind, name }: Actor): boolean {
  if (verb !== 'eat' && verb !== 'drink') return false
  const handy = kind === 'puppet' || SITS_UP.test(name)
  return !handy || /water|grass|hay|river|lake|bowl/u.test(prop ?? '')
}
