import type { Actor } from '../../cast/actor.ts'
import type { Action, Kind, Subject } from '../../plan/plan.ts'
import type { Choreography } from './action.ts'
import { artOf } from './art-table.ts'
import { practising } from './arts.ts'
import { CALLING } from './animals/calling.ts'
import { CARING } from './animals/caring.ts'
import { CLIMBING } from './animals/climbing.ts'
import { FEEDING } from './animals/feeding.ts'
import { FINS } from './animals/fins.ts'
import { FROLICS } from './animals/frolics.ts'
import { HUNTING } from './animals/hunting.ts'
import { LEAPS } from './animals/leaps.ts'
import { LEGS } from './animals/legs.ts'
import { PLAY } from './animals/play.ts'
import { RESTING } from './animals/resting.ts'
import { WINGS } from './animals/wings.ts'
import { isAlive } from './life.ts'
import { HUMAN_ACTIONS } from './people/human-actions.ts'
import { CHANGES } from './things/changes.ts'
import { ENDINGS } from './things/endings.ts'
import { MOTIONS } from './things/motions.ts'
import { AIRCRAFT_DEEDS } from './vehicles/aircraft.ts'
import { BOATS } from './vehicles/boats.ts'
import { WHEELS } from './vehicles/wheels.ts'

/** All choreography that is not human; of several with one id the first that suits the actor is danced. */
export const STAGE_ACTIONS: readonly Choreography[] = [
  ...WHEELS,
  ...BOATS,
  ...AIRCRAFT_DEEDS,
  ...WINGS,
  ...FINS,
  ...LEGS,
  ...LEAPS,
  ...HUNTING,
  ...CLIMBING,
  ...CARING,
  ...FEEDING,
  ...CALLING,
  ...PLAY,
  ...MOTIONS,
  ...FROLICS,
  ...RESTING,
  ...CHANGES,
  ...ENDINGS,
]

const HUMAN = new Map(HUMAN_ACTIONS.map((each) => [each.id, each]))

/** What people do, by its id. */
export function humanDeed(id: string): Choreography | null {
  return HUMAN.get(id) ?? null
}

const BY_ID = new Map<string, Choreography[]>()
for (const each of STAGE_ACTIONS) BY_ID.set(each.id, [...(BY_ID.get(each.id) ?? []), each])

/** What a verb means for those who cannot do it literally. */
const INSTEAD: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  vehicle: {
    walk: 'drive',
    run: 'race',
    gallop: 'race',
    fly: 'fly',
    glide: 'drive',
    speed: 'race',
    move: 'drive',
    go: 'drive',
    travel: 'drive',
    cross: 'drive',
    ride: 'drive',
    anchor: 'bob',
    chase: 'race',
    roll: 'drive',
    dig: 'work',
    follow: 'drive',
    accelerate: 'accelerate',
  },
  boat: {
    walk: 'sail',
    run: 'sail',
    drive: 'sail',
    race: 'accelerate',
    glide: 'sail',
    swim: 'sail',
    dive: 'sink',
    move: 'sail',
    go: 'sail',
    travel: 'sail',
    cross: 'sail',
    float: 'bob',
    speed: 'race',
  },
  aircraft: {
    walk: 'fly',
    run: 'fly',
    drive: 'fly',
    race: 'fly',
    move: 'fly',
    go: 'fly',
    travel: 'fly',
    cross: 'fly',
    glide: 'glide',
  },
  fish: {
    walk: 'swim',
    run: 'swim',
    move: 'swim',
    go: 'swim',
    play: 'swim',
    chase: 'swim',
  },
  bird: { run: 'walk', move: 'fly', go: 'fly', travel: 'fly', chase: 'fly', dive: 'catch-fish' },
  insect: { move: 'fly', go: 'crawl', walk: 'crawl', run: 'crawl', play: 'hover' },
  building: { spin: 'stand', rotate: 'stand', turn: 'stand', work: 'stand' },
  plant: { dance: 'swing', wave: 'swing', move: 'swing', swing: 'swing' },
}

/** Deeds that animals do with their mouths and bodies unless a thing is named. */
const BODILY = new Set(['eat', 'drink', 'sing', 'drive', 'ride', 'paint', 'row', 'fish', 'read'])

/** Verbs that are danced as others, by whomever. */
const ALIASES: Readonly<Record<string, string>> = {
  snore: 'sleep',
  gather: 'walk',
  join: 'run',
  hang: 'swing',
  hide: 'look',
  blow: 'swing',
  study: 'look',
  attack: 'fight',
  wrestle: 'fight',
  box: 'fight',
  skate: 'slide',
  'rock-climb': 'climb',
  speed: 'race',
  leap: 'jump',
  prance: 'trot',
  'ice-climb': 'climb',
  limp: 'walk',
  fish: 'catch-fish',
  sneak: 'hunt',
  headbutt: 'fight',
  kick: 'rear',
  tickle: 'play',
  'tug-of-war': 'play',
  tantrum: 'roll',
  somersault: 'roll',
  faceplant: 'roll',
  wink: 'look',
  'tongue-out': 'look',
  squat: 'sit',
  'jump-puddle': 'jump',
  hurdle: 'jump',
  'high-jump': 'jump',
  'long-jump': 'jump',
  backstroke: 'swim',
  breaststroke: 'swim',
  'butterfly-stroke': 'swim',
  bend: 'graze',
  feed: 'eat',
  dip: 'drink',
  bathe: 'shake-off',
  sneeze: 'sniff',
  'wait-in-line': 'stand',
  statue: 'stand',
  'stretch-arms': 'yawn',
  'dig-bones': 'dig',
}

/** What the verb means for this one: who lives in the water jumps out of it. */
function verbFor({ verb }: Action, { kind }: Subject, { home }: Actor): string {
  if (home === 'underwater' && (verb === 'jump' || verb === 'hop')) return 'dive'
  return INSTEAD[kind]?.[verb] ?? ALIASES[verb] ?? verb
}

/** The dance for this deed, or null when this stage has none for such an actor. */
export function findDeed(action: Action, subject: Subject, actor: Actor): Choreography | null {
  const verb = verbFor(action, subject, actor)
  const human = actor.kind === 'puppet' ? humanDeed(action.verb) : null
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
