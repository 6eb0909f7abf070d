import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import { fittedIn } from '../telling/people/where-fitted.ts'
import { callingHomes, workHomes } from '../telling/people/callings.ts'
import { isInSpace } from './going-on.ts'
import { HOMES_OF_DEEDS, HOMES_OF_KINDS, HOMES_OF_NOUNS, homesIn } from './home-places.ts'
import { hasShoreFolk, isShip } from './shore-folk.ts'
import { isSpectacle } from './spectacles.ts'

const OUTDOORS = new Set<Kind>(['plant', 'animal', 'vehicle', 'building', 'bird', 'nature'])
const INDOORS = new Set<Kind>(['food', 'tool', 'thing', 'toy', 'clothing', 'instrument'])
const ALIVE = new Set<Kind>(['person', 'animal', 'bird', 'creature'])

/** Whether somebody is with a thing that stands in the open. */
export function isOutdoors({ subjects }: Shot): boolean {
  const seated = subjects.some(({ noun }) => /\bbench$|(?<!christmas )\btrees?$/u.test(noun))
  const wild = wildHomes({ subjects }).length > 0
  return (seated || wild) && subjects.some(({ kind }) => kind === 'person')
}

/** Where beings of the wild are, whatever they do there: fauns play their pipes in no concert hall, goblins count gold in no office. */
const WILD: readonly (readonly [who: RegExp, ...places: readonly string[]])[] = [
  [
    /^(?!tooth ).*\b(fairy|pixie|nymph|dryad|satyr|faun|mushroom|toadstool|tree stump)$/u,
    'enchanted-forest',
    'forest',
  ],
  [/\b(goblin|troll)$/u, 'cave', 'forest'],
]

function wildHomes({ subjects }: Pick<Shot, 'subjects'>): readonly string[] {
  const fits = (who: RegExp): boolean => subjects.some(({ noun }) => who.test(noun))
  const [, ...homes] = WILD.find(([who]) => fits(who)) ?? [null]
  return homes
}

const OPEN_AIR =
  /\bbench$|(?<!christmas )\btrees?$|\b(well|cart|wagon|wheelbarrow|wall|roof|chimney|maypole|wire|power line|(clothes|washing|laundry) ?line|swing|trampoline|seesaw|sandbox|car|bus|truck|motorcycle)$/u

function standsOutside({ subjects, weather, view }: Shot): boolean {
  // Nobody is in the fog in a room, unless it is seen through a window.
  if (weather === 'fog' && view === undefined) return true
  return subjects.some(
    ({ noun, kind }) =>
      (kind === 'building' && !isOverDoor(noun, subjects)) ||
      (OPEN_AIR.test(noun) && !/\b(toy|model)\b/u.test(noun)),
  )
}

/** What hangs above a door hangs on the wall of a room. */
function isOverDoor(noun: string, subjects: Shot['subjects']): boolean {
  const hung = /\b(?:clock|painting|picture|mirror|calendar|shelf|poster)$/u
  return /\bdoor$/u.test(noun) && subjects.some((each) => hung.test(each.noun))
}

/** Where no tree grows and no bench stands. */
const INSIDE = new Set(['living-room', 'bedroom', 'kitchen', 'library', 'cafe', 'workshop'])

/** Where nothing has a ground to stand on. */
const ALOFT = new Set(['sky', 'clouds'])

/** Whether somebody is on, at or before a thing that stands on the ground. */
function standsSomewhere({ id, actions }: Subject, { relations, subjects }: Shot): boolean {
  return (
    relations.some(({ from, relation, to }) => {
      const other = subjects.find((each) => each.id === to)
      const firm = other !== undefined && !/^(sky|aircraft|bird)$/u.test(other.kind)
      return (
        from === id && firm && /^(on|next-to|in-front-of|under|left-of|right-of)$/u.test(relation)
      )
    }) && actions.every(({ verb }) => verb !== 'fly')
  )
}

/** "A kite flies over a tree": it does not grow on a cloud. */
function isOverRoots({ kind }: Subject, { subjects }: Shot): boolean {
  const rooted = subjects.some((each) => /^(?:plant|building)$/u.test(each.kind))
  return rooted && /^(?:toy|bird|insect|creature|thing)$/u.test(kind)
}

/** Whoever is with a train is where its rails are. */
const TRAINS = /\b(train|locomotive|railway)\b/u

function isTrain({ noun }: Subject): boolean {
  return TRAINS.test(noun) && !/\b(toy|model)\b/u.test(noun)
}

function homesOfKind(kind: Kind, open: boolean, random: Random): readonly string[] {
  const kin = HOMES_OF_KINDS[kind] ?? []
  const all = random.chance(0.5) ? kin : kin.toReversed()
  return open ? [...all.filter((place) => !INSIDE.has(place)), 'garden', 'meadow'] : all
}

/** Where ships of the deep and of space are. */
function deepHome({ noun }: Subject, shot: Shot): string | null {
  if (/\bsubmarine$/u.test(noun)) return 'underwater'
  return isInSpace(shot) ? 'space' : null
}

/** Names of fitting places, best first, for a shot that names none. */
export function homesOf(shot: Shot, random: Random): readonly string[] {
  const homes = allHomes(shot, random)
  const [lead] = shot.subjects
  return lead && isOverRoots(lead, shot) ? homes.filter((place) => !ALOFT.has(place)) : homes
}

function allHomes(shot: Shot, random: Random): readonly string[] {
  const first = shot.subjects.find((subject) => !isSpectacle(subject, shot)) ?? shot.subjects[0]
  if (!first) return []
  const lead = bearerOf(first, shot)
  const open = standsOutside(shot)
  const rest = homesOfKind(lead.kind, open, random)
  const far = deepHome(lead, shot)
  if (far !== null) return [far, ...rest]
  const wet = byTheWater(lead, shot)
  if (wet.length > 0) return [...wet, ...rest]
  if (isOutdoors(shot)) return [...wildHomes(shot), 'park', ...rest]
  const rails = shot.subjects.some(isTrain) ? ['railway'] : []
  const low = standsSomewhere(lead, shot)
  const ahead = [...(lead === first ? [] : [lead]), ...nounOrder(lead, shot)]
  const byNoun = [...rails, ...ahead.flatMap(nounHomes)].filter(
    (place) => !(open && INSIDE.has(place)) && !(low && ALOFT.has(place)),
  )
  if (lead.kind === 'vehicle') return [...roadsFor(lead), ...byNoun, ...rest]
  const byDeed = [
    ...rails,
    ...workHomes(lead),
    ...upkeepHomes(lead, shot),
    ...seatHomes(lead, shot),
    ...deedHomes(lead),
    ...callingHomes(lead),
    ...partHomes(lead),
  ]
  const grounded = lead.actions.some(({ verb }) => ON_RUNWAYS.test(verb))
  const natural = lead.kind === 'fish' || (lead.kind === 'aircraft' && !grounded)
  return natural ? [...byNoun, ...byDeed, ...rest] : [...byDeed, ...byNoun, ...rest]
}

/** Who sits on another one, or on its nose, is where that one lives. */
function bearerOf(first: Subject, { relations, subjects }: Shot): Subject {
  const bond = relations.find(({ from, relation }) => from === first.id && relation === 'on')
  const bearer = subjects.find(({ id }) => id === bond?.to)
  const borne = ALIVE.has(first.kind) || first.kind === 'insect'
  return bearer && borne && first.kind !== 'person' && ALIVE.has(bearer.kind) ? bearer : first
}

const ROOMS: readonly (readonly [furniture: RegExp, room: string])[] = [
  [/(?<!\b(?:hospital|flower|garden) )\bbed$/u, 'bedroom'],
  [/\bbath ?tub$/u, 'bathroom'],
  [/\b(sofa|couch|armchair|recliner)$/u, 'living-room'],
]

/** Where what one cleans, mends or makes ready is at hand. */
const UPKEEP =
  /^(?:clean|wash|scrub|mop|polish|wax|repair|fix|hammer|inspect|adjust|handle-thing|tune|carry|move)$/u

function upkeepHomes({ kind, actions }: Subject, { subjects }: Shot): readonly string[] {
  const [deed] = actions
  if (kind !== 'person' || !deed || !UPKEEP.test(deed.verb)) return []
  const noun = subjects.find(({ id }) => id === deed.target)?.noun ?? deed.prop ?? ''
  const place = fittedIn(noun)
  return place === null ? [] : [place]
}

/** On a bed one is in a bedroom, whatever one does there. */
function seatHomes({ id, kind }: Subject, { relations, subjects }: Shot): readonly string[] {
  if (kind !== 'person') return []
  const seats = relations.flatMap(({ from, relation, to }) =>
    from === id && /^(on|inside)$/u.test(relation) ? subjects.filter((each) => each.id === to) : [],
  )
  return seats.flatMap(({ noun }) =>
    ROOMS.flatMap(([words, room]) => (words.test(noun) ? room : [])),
  )
}

/** A cup is carried to it; it does not come to the cup. */
const HEARTH = /\bfireplace$/u

/** Whose home counts first: a living lead's furniture, an apple's tree, then everybody in order. */
function nounOrder(lead: Subject, { subjects, time }: Shot): Subject[] {
  const alive = ALIVE.has(lead.kind)
  const people = subjects.filter(({ kind }) => kind === 'person')
  const things = subjects.filter(({ kind }) => kind !== 'person' && !(alive && INDOORS.has(kind)))
  const first = things.filter(({ kind, noun }) =>
    alive
      ? kind === 'furniture'
      : INDOORS.has(lead.kind) && (OUTDOORS.has(kind) || HEARTH.test(noun)),
  )
  return [...first, ...things, ...(time === null ? people : [])]
}

const ON_RUNWAYS = /^(take-off|land|accelerate|stop)$/u

const MOTORS = /\b(car|truck|van|taxi|bus|motorcycle|motorbike|jeep|lorry|racing car)\b/u

/** What has a motor is on a road while it drives: the open road to be fast, the town to turn and to wait. */
function roadsFor({ noun, actions }: Subject): readonly string[] {
  const verb = actions[0]?.verb ?? ''
  if (!MOTORS.test(noun)) return []
  if (/^(accelerate|race|drive|drift)$/u.test(verb)) return ['highway', 'downtown']
  if (/^(stop|park)$/u.test(verb)) return ['street', 'downtown']
  return /^(turn|wait-in-traffic)$/u.test(verb) ? ['downtown', 'highway'] : []
}

/** Where boats are, and beasts of the sea that have company on land. */
function byTheWater(lead: Subject, shot: Shot): readonly string[] {
  if (shot.subjects.some(({ kind }) => kind === 'boat')) return watersOf(shot)
  return comesAshore(lead, shot) ? ['beach'] : []
}

const ON_SAND = /\b(?:crab|lobster|starfish|turtle)s?$/u
const DRY = /^(?:vehicle|furniture|building)$/u

/** A crab on a car, or with a baker, is on the beach: neither of them is at home on a reef. */
function comesAshore({ noun }: Subject, shot: Shot): boolean {
  const dry = shot.subjects.some(({ kind }) => DRY.test(kind))
  return ON_SAND.test(noun) && (dry || hasShoreFolk(shot))
}

/** A boat alone is at sea; with houses it lies in a harbour, a train passes it on the shore of a lake, and who is with it on foot is on land. */
function watersOf(shot: Shot): readonly string[] {
  const { subjects } = shot
  if (subjects.some(({ kind }) => kind === 'vehicle')) return ['lake', 'harbor']
  const ashore = hasShoreFolk(shot)
  const built = subjects.some(({ kind }) => kind === 'building')
  if (built || (ashore && subjects.some(isShip))) return ['harbor', 'beach', 'lake']
  return ashore ? ['beach', 'lake'] : ['ocean', 'lake']
}

/** What animals do at home and people do elsewhere. */
const ANIMAL =
  /^(sing|eat|drink|feed|plant|dig|climb|swing|kick|water|jog|march|dance|box|wrestle|write|stretch|clean|land|take-off|sleep|push-up|squat|somersault|handstand)/u

/** Whether a deed says nothing of where it is done. */
function isAtHome(kind: Subject['kind'], verb: string): boolean {
  if (kind === 'insect' && verb === 'fly') return true
  if (kind === 'toy' && verb === 'drive') return true
  // A machine that works stands where it belongs, not in an office.
  if (kind !== 'person' && verb === 'work') return true
  // Beavers build where they live, not in a workshop.
  if (kind === 'animal' && verb === 'hammer') return true
  return kind !== 'person' && kind !== 'aircraft' && ANIMAL.test(verb)
}

/** Who takes a bath in a river or in the mud, and not in a tub. */
function isWild(kind: Subject['kind'], noun: string): boolean {
  const beast = kind === 'animal' || kind === 'bird'
  return beast && !/\b(dog|puppy|cat|kitten|hamster|duckling|poodle|corgi|pug)$/u.test(noun)
}

/** Where its first deed is done. */
export function deedHomes({ kind, noun, actions }: Subject): readonly string[] {
  const verb = actions[0]?.verb ?? ''
  // Toys play where children do.
  if (/\btoy\b/u.test(noun)) return []
  // Who takes off a coat does so at no airport.
  if (verb === 'take-off' && kind === 'person') return []
  if (verb.startsWith('climb') && /\b(cat|kitten)$/u.test(noun)) return ['garden']
  if (isAtHome(kind, verb) || (verb === 'bathe' && isWild(kind, noun))) return []
  return homesIn(HOMES_OF_DEEDS, verb)
}

/** Where the part is at home that an animal plays: an astronaut in space, a chef in a kitchen. */
function partHomes({ kind, person }: Subject): readonly string[] {
  if (kind === 'person' || !person?.role) return []
  return [...(PART_HOMES[person.role] ?? []), ...nounHomes({ noun: person.role })]
}

const PART_HOMES: Readonly<Record<string, readonly string[]>> = {
  waiter: ['cafe', 'restaurant'],
  barista: ['cafe'],
  doctor: ['hospital'],
  teacher: ['classroom'],
  scientist: ['laboratory'],
  'police officer': ['street'],
  dj: ['nightclub', 'stage'],
  pirate: ['ship-deck', 'beach'],
  farmer: ['farm'],
  cowboy: ['desert'],
}

function nounHomes({
  noun,
  kind,
  material,
}: Pick<Subject, 'noun'> & Partial<Subject>): readonly string[] {
  // A whale of cloud is not in the sea.
  if (kind === 'sky' && /^(cloud|constellation)$/u.test(material ?? '')) return []
  return homesIn(HOMES_OF_NOUNS, kind === 'food' ? dishOf(noun) : noun)
}

/** A salmon salad is on a table, and not with the salmon in the river. */
const dishOf = (noun: string): string =>
  /\b(?:salad|soup|stew|curry|steak|sandwich|sashimi|sushi|taco|pie|roll|cake|fillet|ribs|wings?|nuggets|dish|skewer|kebab)s?$/u.exec(
    noun,
  )?.[0] ?? noun
