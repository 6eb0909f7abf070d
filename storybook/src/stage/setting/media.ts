import type { Actor } from '../../cast/actor.ts'
import { IN_THE_WATER } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Setting } from './setting.ts'
import { isShip } from './shore-folk.ts'
import type { Medium } from '../player.ts'
import { nameSet } from '../../lexicon/word-set.ts'

const IN_THE_AIR = nameSet(
  'rain-down, fly, hover, wheel, glide, soar, flap, orbit, migrate, murmur, fly-wedge, parachute',
  'paraglide, skydive, hang-glide, ride-broom, ride-carpet, fly-hoverboard, eat-weightless',
)
const ON_THE_GROUND = new Set([
  'take-off',
  'fly-up',
  // What it drops lies on the ground below it.
  'drop-load',
  'drop-into',
  'drop-onto',
  'hoist',
  // Its flower stands on the ground.
  'sip-nectar',
  'share-nectar',
  'accelerate',
  'stop',
  'land',
  'launch',
  'walk',
  'run',
  'hop',
  'nest',
  'peck',
  'eat',
  'drink',
  'sit',
  'sleep',
  'stand',
  'perch',
  'steal',
  'steal-unseen',
  'lie',
  'dance',
  'read',
  'march',
  'park',
  'crawl',
  'jump',
  'cook',
  'wear',
  'gather',
  'wait',
  'rest',
  'waddle',
  'strut',
  'watch',
  'listen',
])
const IN_WATER = nameSet(
  'anchor, dive-in, board-dive, swim, dive, float, float-on-back, sail, bathe, surf, water-ski',
  'row, row-together, swim-in-unison, kayak, windsurf, kitesurf, paddleboard, bodysurf, sit-on-board, lie-on-board, jetski, raft, backstroke, breaststroke',
  'butterfly-stroke, snorkel, water-polo, wakeboard, jump-into-pool, water-slide, parasail, bob, sink, hop-pads, lie-low, surface, splash-down',
)

/** What carries an actor here: where it lives, unless its deed or the place says otherwise. */
export function mediumOf(
  actor: Actor,
  subject: Subject,
  { place, set }: Pick<Setting, 'place' | 'set'>,
): Medium {
  // Whoever goes round a thing stands where that does, and rises from there.
  const goesRound = subject.actions[0]?.spots !== undefined && place.medium === 'ground'
  // What has fallen out of the sky lies there.
  const fallen = subject.looks?.includes('crashed') === true && place.medium === 'ground'
  return goesRound || fallen ? 'ground' : homeMedium(actor, subject, { place, set })
}

function homeMedium(
  actor: Actor,
  subject: Subject,
  { place, set }: Pick<Setting, 'place' | 'set'>,
): Medium {
  const verb = deedOf(subject)
  if (subject.kind === 'sky') return 'sky'
  if (place.medium === 'space' && set.ground === 'none') return 'space'
  if (place.medium === 'underwater') return livesOnSeabed(actor, subject) ? 'ground' : 'underwater'
  if (IN_THE_AIR.has(verb) || place.medium === 'air' || isAiry(actor, verb)) return 'air'
  if (sailsOffing(subject, set) || fishesFromAir(actor, verb, set)) return 'surface'
  if (isOnWater(actor, verb, { place, set })) return 'surface'
  return onLand(actor, verb)
}

const OFFING = /^(?:sail|pass|drift|float|cruise|stop|anchor|accelerate|turn)$/u

/** A ship that sails or lies where one stands on sand or planks is out on the water behind; so is a fish that leaps. */
function sailsOffing(subject: Subject, { spots }: Setting['set']): boolean {
  const { kind, actions } = subject
  const verb = actions[0]?.verb ?? ''
  const leaps = verb === 'surface' || (kind === 'fish' && verb === 'jump')
  const lies = isShip(subject) && verb === ''
  const sails = leaps || lies || (kind === 'boat' && OFFING.test(verb))
  return sails && spots.some(({ name }) => name === 'offing')
}

function onLand({ home }: Actor, verb: string): Medium {
  if (verb === 'swim' && home === 'underwater') return 'underwater'
  // Where there is no water, what floats is in the air.
  if (verb === 'float') return 'air'
  return home === 'air' && !ON_THE_GROUND.has(verb) ? 'air' : 'ground'
}

/** Kites and balloons that float do it above the water; only birds are at home on both. */
function isAiry({ home, build }: Actor, verb: string): boolean {
  return verb === 'float' && home === 'air' && build !== 'bird'
}

/** A bird that stoops on a fish comes down to the water: there its prey swims. */
function fishesFromAir(
  actor: Actor,
  verb: string,
  { waterline }: Pick<Setting['set'], 'waterline'>,
): boolean {
  return waterline !== null && stoops(actor, verb)
}

function stoops({ build }: Actor, verb: string): boolean {
  return build === 'bird' && /^(fish|catch-fish|catch-prey)$/u.test(verb)
}

function isOnWater(
  actor: Actor,
  verb: string,
  { place, set }: Pick<Setting, 'place' | 'set'>,
): boolean {
  const open = set.waterline !== null || set.spots.some(({ name }) => name === 'water')
  if (open && isFloatPlane(actor, verb)) return true
  if (!open || (actor.home === 'air' && !IN_WATER.has(verb))) return false
  // Who sits on the bank is not in the river.
  if (place.id === 'riverbank' && ON_THE_GROUND.has(verb)) return false
  return place.medium === 'water' || set.ground === 'water' || wantsWater(actor, verb)
}

/** It lands on its floats, and takes off from them. */
function isFloatPlane({ name }: Actor, verb: string): boolean {
  return /seaplane/u.test(name) && !IN_THE_AIR.has(verb) && verb !== ''
}

/** What rolls does not take to the air when it is said to glide. */
function deedOf({ kind, actions }: Subject): string {
  const verb = actions[0]?.verb ?? ''
  return kind === 'vehicle' && (verb === 'glide' || verb === 'soar' || verb === 'flap')
    ? 'drive'
    : verb
}

function wantsWater(actor: Actor, verb: string): boolean {
  return actor.home === 'surface' || actor.home === 'underwater' || IN_WATER.has(verb)
}

function livesOnSeabed(actor: Actor, subject: Subject): boolean {
  if (actor.kind === 'puppet') return false
  if (['building', 'plant', 'furniture', 'thing', 'tool', 'vehicle'].includes(subject.kind)) {
    return actor.home !== 'underwater'
  }
  return actor.home === 'ground' && subject.actions.every(({ verb }) => ON_THE_GROUND.has(verb))
}

/** Deeds on a board or in a boat of one's own, which floats for both. */
const RIDDEN = new Set(
  'surf row row-together kayak canoe paddle sail water-ski windsurf kitesurf paddleboard bodysurf sit-on-board lie-on-board jetski raft'.split(
    ' ',
  ),
)

const DRAUGHTS: Readonly<Partial<Record<Actor['build'], number>>> = {
  boat: 0.1,
  bird: 0.22,
  quadruped: 0.36,
  biped: 0.36,
}

/** Giants who fight are shown in the water by their deed; what comes up is as far out of it whatever it is; most of who blows water is over it. */
const IN_DEEDS: Readonly<Record<string, number>> = {
  clash: 0,
  surface: 0.55,
  spray: 0.26,
  'hop-pads': 0.02,
}

/** The eyes are just above the water, with what is over them. */
function upToTheEyes(actor: Actor): number {
  const eyes = actor.eyes?.({}).y ?? 0.68
  return Math.min(0.8, Math.max(0.4, eyes - 0.13))
}

/** How much of an actor is below the water's surface, in its own heights. */
export function draught(actor: Actor, subject: Subject): number {
  const verb = subject.actions[0]?.verb ?? ''
  if (RIDDEN.has(verb)) return 0.03
  const told = IN_DEEDS[verb]
  if (told !== undefined) return told
  if (verb === 'lie-low') return upToTheEyes(actor)
  if (actor.kind === 'puppet') return IN_WATER.has(verb) ? 0 : depthOf(subject)
  if (actor.home === 'underwater') return 0.55
  // Who runs has the legs out of the water at every leap.
  if (/^(run|gallop|trot)$/u.test(verb)) return 0.2
  return subject.kind === 'boat' ? 0.1 : (DRAUGHTS[actor.build] ?? 0.14)
}

/** The sea reaches a giant to the knees; who still walks in it has the hips out of it. */
function depthOf({ size, actions: [first] }: Subject): number {
  if (size === 'giant') return 0.26
  return first?.verb === 'walk' ? 0.4 : 0.55
}

const WADERS = /\b(flamingo|heron|stork|crane|egret|ibis|spoonbill|curlew|avocet)$/u

/** What one does in shallow water on one's own feet. */
const STAYS =
  /^(stand|visit|walk|wade|bathe|look|play|splash|spray|rest|wait|sit|relax|soak|roar|laugh|wave)$/u

const WADES = new RegExp(`${STAYS.source}|^(run|gallop|trot)$`, 'u')

/** Waders at a lake stand in its shallows, not on the lawn before it; who flies is above both. */
export function isWading(
  { noun, kind, actions }: Subject,
  { place, season, scenery = [] }: Pick<Shot, 'place' | 'season' | 'scenery'>,
): boolean {
  // In winter a river bears whoever runs over it.
  const deeds = season === 'winter' ? STAYS : WADES
  const stays = actions.every(({ verb }) => deeds.test(verb))
  if (scenery.includes(IN_THE_WATER) && /^(animal|person)$/u.test(kind) && stays) return true
  const wades = kind === 'bird' && WADERS.test(noun)
  return (
    wades &&
    /\b(lake|lagoon|pond)$/u.test(place ?? '') &&
    !actions.some(({ verb }) => IN_THE_AIR.has(verb))
  )
}

const WATERS =
  /\b(lake|river|sea|ocean|pond|lagoon|bay|harbou?r|marina|fjord|canal|water|waters|gulf)$/u

/** Who is in a boat on a lake is out on it: from the lawn the boat would hang over the bank. */
export function isAboard({ id }: Subject, { place, relations, subjects }: Shot): boolean {
  if (!WATERS.test(place ?? '')) return false
  return relations.some(
    ({ from, relation, to }) =>
      from === id &&
      /^(inside|on|riding)$/u.test(relation) &&
      subjects.some((each) => each.id === to && each.kind === 'boat'),
  )
}

/** Whether an actor belongs on open water here, before the place is known. */
export function isAfloat(actor: Actor, subject: Subject): boolean {
  const verb = subject.actions[0]?.verb ?? ''
  if (IN_THE_AIR.has(verb) || isAiry(actor, verb)) return false
  return (
    (subject.kind === 'boat' && verb !== 'lie') ||
    stoops(actor, verb) ||
    (actor.home === 'surface' && !ON_THE_GROUND.has(verb)) ||
    IN_WATER.has(verb)
  )
}
