import { FAR_BELOW, IN_THE_WATER } from '../../plan/kinds.ts'
import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { SPORTS } from '../../lexicon/places/sports.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { ROOM_PARTS } from '../words/closed-words.ts'
import { isOnHeight, setPlace, standsSomewhere } from './bind-place.ts'
import {
  actors,
  addAction,
  isAlive,
  plainAction,
  relate,
  type Binding,
  type Preposition,
} from './binding.ts'
import { isBeforeHouse } from './fronts.ts'
import { looksOnFrom } from './relation-of.ts'

/** "In the forest", "on Mars", "over a village": where it all happens. */
export function isPlace(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  hintShore(binding, noun)
  // On a pier or a floe the water is no other place, and one falls into it no less.
  if (noun.head === 'water' && preposition.word === 'into') fallIn(binding)
  const things = [isLandingPlace, isShipSeen, isGoal, isShotAt, isHouseBelow, isClimbedHouse]
  if (things.some((is) => is(binding, noun, preposition))) return false
  if ([isBeforeHouse, isHouseBehind, isHeightOf].some((is) => is(binding, noun, preposition)))
    return true
  if (!isWhere(binding, noun, preposition) && !isOfWorld(binding, noun, preposition)) return false
  if (preposition.word === 'of' && isPartOf(binding, noun)) return true
  standBack(binding, preposition)
  const below = isOnHeight(binding)
  setPlace(binding, { ...noun, place: whereExactly(noun, preposition) })
  if (preposition.relation === 'above' && !isOwnVenue(binding, noun)) takeOff(binding, below)
  if (/(?:^| )sk(?:y|ies)$/.test(noun.head)) takeWing(actors(binding))
  getWet(binding, noun, preposition.word)
  return true
}

/** "A bear watches from the shore": it is there, behind those who skate on the lake. */
function standBack(binding: Binding, { word }: Preposition): void {
  if (!looksOnFrom(binding, word)) return
  const watchers = actors(binding)
  const doer = binding.subjects.find(
    (each) => each.actions.length > 0 && isAlive(each) && !watchers.includes(each),
  )
  if (doer === undefined || binding.place === null) return
  for (const { id } of watchers) relate(binding, { from: id, relation: 'behind', to: doer.id })
}

/** "The steps of a museum" are museum steps, where those have a set of their own; "the plains of Mars" are on Mars. */
function isPartOf(binding: Binding, { place, words }: NounPhrase): boolean {
  // "Walks down a street, reflections of shop lights": the street is no part of the shop.
  const told = binding.lastNoun?.head ?? ''
  if (!WIDE.test(binding.place ?? '') || REFLECTED.test(told)) return false
  // "A desert of white sand": that is what it is of, and no beach.
  if (/(?:^| )(?:sands?|snow|ice|grass|stones?|rocks?)$/.test(words)) {
    binding.told.add(words)
    return true
  }
  const part = `${place?.name} ${binding.place}`
  const named = NAMED_PLACES.has(part)
  binding.place = named ? part : null
  if (named) binding.told.add(words)
  return named
}

/** "The porch of a farmhouse", "the terrace of a bar": one is outside, and the house is the wall behind. */
function isHouseBehind(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const house = noun.place !== null || noun.found?.kind === 'building'
  if (word !== 'of' || !house || !BEFORE_DOORS.test(binding.place ?? '')) return false
  const part = `${noun.place?.name} ${binding.place}`
  if (NAMED_PLACES.has(part)) binding.place = part
  binding.told.add(noun.words)
  return true
}

/** "The summit of a snowy mountain": one is up there, and no second one stands beside them. */
function isHeightOf(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const height = /(?:^| )(?:summit|peak|mountaintop|slopes?|ridge|crest)$/.test(binding.place ?? '')
  const mountain = /(?:^| )(?:mountains?|peaks?|hills?|volcano|alps|everest)$/.test(noun.head)
  if (word !== 'of' || !height || !mountain) return false
  if (/\b(?:snowy|icy|rocky)\b/.test(noun.words))
    binding.scenery.push(noun.words.split(' ').at(-2) ?? '')
  binding.told.add(noun.words)
  return true
}

/** "A goat climbs onto a barn": it is on its roof, and not in its yard. */
function isClimbedHouse(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  return word === 'onto' && isOneHouse(noun) && actors(binding).some(isAlive)
}

/** "A kite above a school": whoever is over a house sees its roof, and no classroom. */
function isHouseBelow(binding: Binding, noun: NounPhrase, { relation }: Preposition): boolean {
  const walks = binding.actions.some(({ verb }) => ON_FOOT.test(verb))
  const within = isOwnVenue(binding, noun)
  return relation === 'above' && binding.group.length > 0 && !walks && !within && isOneHouse(noun)
}

/** "… scores, fireworks over the stadium": who plays is in it, and it is not seen from outside. */
function isOwnVenue({ subjects }: Binding, { place, definite }: NounPhrase): boolean {
  const venue = definite && Object.hasOwn(SPORTS, place?.id ?? '')
  return venue && subjects.some(({ kind }) => kind === 'person')
}

/** A house with a picture of its own, seen from outside. */
export function isOneHouse({ found, count, head }: NounPhrase): boolean {
  if (/(?:^| )(?:bridge|viaduct|aqueduct|station|wall|fence|roof|rooftop)s?$/.test(head))
    return false
  return found?.kind === 'building' && found.via === 'name' && (count ?? 1) === 1
}

/** "The red rocks of Mars", "the craters of the moon": all of it is there. */
function isOfWorld(
  { lastNoun, place }: Binding,
  { head }: NounPhrase,
  { word }: Preposition,
): boolean {
  const ground = /(?:^| )(?:rock|crater|stone|boulder|cliff|hill|dust|sand|soil|surface)s?$/
  const world = place === null && /^(?:mars|moon)$/.test(head)
  return word === 'of' && world && ground.test(lastNoun?.head ?? '')
}

const BEFORE_DOORS = /(?:^| )(?:porch|doorstep|terrace|veranda|patio|stoop)$/

const REFLECTED =
  /^(?:skyline|reflections?|glow|lights?|sounds?|noise|smell|shadows?|silhouettes?|views?|hints?|rows?)$/

const DESERT_FOLK = /(?:^| )(?:camel|snake|lizard|scorpion|cactus|sphinx|meerkat|nomad|bedouin)$/

/** Picnics are out of doors. Sand is dry land by the sea, where nothing else is said; for some it is the desert. */
function hintShore(binding: Binding, { head, traits }: NounPhrase): void {
  if (/^picnic (?:blanket|table)$/.test(head)) binding.hint ??= 'park'
  if (!/(?:^| )(?:sand|sands)$/.test(head) || traits.colour === 'red') return
  const dry = binding.subjects.some(({ noun }) => DESERT_FOLK.test(noun))
  binding.hint ??= dry ? 'desert' : 'beach'
  if (traits.colour !== null) binding.scenery.push(`${traits.colour} sand`)
}

/** "Rises from the ocean beside a ship": a place is known, the ship is seen in it. */
function isShipSeen({ place }: Binding, { found }: NounPhrase, { relation }: Preposition): boolean {
  return place !== null && relation === 'next-to' && found?.kind === 'boat'
}

/** "Walks across the desert towards a spaceship": a place is known, and what one goes to is seen in it. */
function isGoal({ place, actions }: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const walks = word === 'to' && actions.some(({ verb }) => ON_FOOT.test(verb)) && isOneHouse(noun)
  const goes = (/^towards?$/.test(word) || walks) && place !== null
  return goes && noun.found !== null && /^(?:building|vehicle|boat|aircraft)$/.test(noun.found.kind)
}

/** "Fires at a space station", "waves a lantern at a ship": it is hit or seen, and nobody is in it. */
function isShotAt({ actions }: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const seen = noun.found !== null && !noun.bare
  const greeted = /^(?:boat|vehicle|aircraft)$/.test(noun.found?.kind ?? '')
  const deeds = greeted ? /^(?:exchange-fire|wave|shout|point)$/ : /^exchange-fire$/
  return seen && word === 'at' && actions.some(({ verb }) => deeds.test(verb))
}

/** In these one stands or swims, whoever is said to be in them. */
const WATERS =
  /(?:^| )(?:lake|river|stream|creek|pond|lagoon|swamp|sea|ocean|water|shallows|hot springs?|thermal springs?|onsen|pool|jacuzzi|hot tub)$/

function getWet(binding: Binding, noun: NounPhrase, word: string): void {
  if (word === 'in' && WATERS.test(noun.head)) stepIn(binding)
  if (word === 'into' && WATERS.test(noun.head)) fallIn(binding)
  if (word === 'across' || word === 'through') ford(binding, noun)
}

/** "A boy falls into the river": it splashes, and nobody lies on its bank. */
function fallIn(binding: Binding): void {
  for (const { kind, actions } of actors(binding))
    for (const action of /^(?:animal|person)$/.test(kind) ? actions : [])
      if (/^(?:fall|slip|tumble|trip|stumble|jump|leap)$/.test(action.verb)) action.verb = 'dive-in'
}

/** "Gallop across a river": through its water; ice bears. */
export function ford(binding: Binding, { head, words }: NounPhrase): void {
  const runs = /(?:^| )(?:river|stream|creek|brook|shallows)$/.test(head)
  if (runs && !/frozen|icy|dry/.test(words)) stepIn(binding)
}

/** Toddlers who splash are in the water, and do not blow it from its edge as elephants do. */
const SPLASHES = /^(?:spray|splash)$/

/** Who has feet and does not swim stands in it. */
function stepIn(binding: Binding): void {
  // Of two each splashes the other.
  const wades = ({ kind, count, actions }: Subject): boolean =>
    /^(?:animal|person)$/.test(kind) &&
    actions.every(
      ({ verb, target }) =>
        (kind === 'person' && count !== 2 && target === null && SPLASHES.test(verb)) ||
        /^(?:stand|walk|run|gallop|trot|migrate|wade|bathe|look|rest|wait|sit|relax|soak)$/.test(
          verb,
        ),
    )
  const here = actors(binding)
  if (here.length === 0 || !here.every(wades)) return
  binding.scenery.push(IN_THE_WATER)
  // Nobody has a chair or a tub there.
  for (const action of here.flatMap((each) => (each.kind === 'person' ? each.actions : [])))
    if (/^(?:sit|bathe|relax|soak)$/.test(action.verb)) action.verb = 'rest'
    else if (SPLASHES.test(action.verb)) action.verb = 'play'
}

/** What hangs in the air by itself. */
const AFLOAT = /(?:^| )(?:balloons?|kites?|lanterns?|umbrellas?|bubbles?)$/

const ON_FOOT =
  /^(?:run|walk|gallop|trot|jog|march|crawl|hop|skip|hike|chase|race|roll|ride|drive|tiptoe|limp|wander|stroll)$/

/** Who is above a village flies, or floats, and has it below. */
export function takeOff(binding: Binding, below = false): void {
  // "A storm over a green valley": weather is above everything, and nobody flies.
  if (below || binding.subjects.length === 0) return
  // "A dog runs over a meadow": on it.
  if (binding.actions.some(({ verb }) => ON_FOOT.test(verb))) return
  if (!binding.scenery.includes(FAR_BELOW)) binding.scenery.push(FAR_BELOW)
  for (const each of binding.subjects)
    if (each.actions.length === 0 && AFLOAT.test(each.noun)) addAction(each, plainAction('float'))
  takeWing(binding.subjects)
}

/** "Dragons in the sky": who has wings flies there, unless something else is said. */
function takeWing(subjects: readonly Subject[]): void {
  const flyers = subjects.filter(({ kind }) => /^(?:creature|bird|aircraft|insect)$/.test(kind))
  for (const flyer of flyers) if (flyer.actions.length === 0) addAction(flyer, plainAction('fly'))
}

const WIDE =
  /(?:^| )(?:plains?|deserts?|dunes|canyons?|landscape|surface|streets?|hills?|fields?|mountains|valley|coast|shores?|skies|sky|road|alleys?|rooftops?|corner|courtyard|forecourt|corridors?|hallways?|stairs|steps|staircase)$/

const CROSSED =
  /^(?:pond|ocean|beach|desert|forest|meadow|hilltop|field|garden|harbor|bridge|river|lake|street|highway|railway|rooftop|staircase|village)$/

function isWhere(binding: Binding, noun: NounPhrase, { word, relation }: Preposition): boolean {
  if (noun.place === null) return false
  const { id, thing } = noun.place
  if (!thing) return word !== 'with' || !isFitting(binding, noun)
  if (word === 'of' && belongsThere(binding)) return true
  if (isLandBeside(binding, noun, { word, relation })) return true
  if (isBroughtAlong(noun, word)) return walksOnMoon(binding, noun, word)
  if (relation === 'above') return binding.subjects.length === 0 || CROSSED.test(id)
  return relation === null || isAround(noun, relation)
}

/** What is land itself. */
const LANDFORMS = /(?:^| )(?:cliff|hill|dune|mountain|island|canyon|valley|path|road)s?$/

/** "A library with a spiral staircase and an aquarium": where one is already, what is drawn by itself stands there. */
export function isFitting({ place }: Binding, noun: NounPhrase): boolean {
  const drawn = noun.found?.via === 'name' && noun.found.picture.startsWith('prop:')
  return place !== null && drawn && !liesInLand(noun) && !LANDFORMS.test(noun.head)
}

/** "A jungle with a waterfall": water lies in the land, and nobody brings it along. */
function isBroughtAlong(noun: NounPhrase, word: string): boolean {
  if (noun.place?.id === 'moon' && word !== 'on') return true
  return /^(?:of|featuring)$/.test(word) || (word === 'with' && !liesInLand(noun))
}

/** "Drives across the moon": on it; what flies there is before it in the sky. */
function walksOnMoon({ actions }: Binding, { place }: NounPhrase, word: string): boolean {
  const walks = actions.some(({ verb }) => ON_FOOT.test(verb) || verb === 'ride-horse')
  return place?.id === 'moon' && word === 'across' && walks
}

/** Waters and what is built into them are where one is, or what one sees there: no thing beside others. */
export function liesInLand({ place }: NounPhrase): boolean {
  return /^(?:waterfall|river|lake|pond|pier|amsterdam)$/.test(place?.id ?? '')
}

const BESIDE_LAND: ReadonlySet<RelationName | null> = new Set([
  'under',
  'behind',
  'in-front-of',
  'next-to',
])

/** "A village with a hill", "a beach below a mountain": where one is already, they are land behind it. */
function isLandBeside(
  { place }: Binding,
  { place: land, traits }: NounPhrase,
  { word, relation }: Pick<Preposition, 'word' | 'relation'>,
): boolean {
  if (place === null || traits.colour !== null) return false
  const beside = /^(?:with|featuring)$/.test(word) || BESIDE_LAND.has(relation)
  return beside && /^(?:hilltop|mountain|snowy-mountain|island|volcano)$/.test(land?.id ?? '')
}

/** "At the edge of a lake" is at the lake, "behind the counter of a shop" in the shop. */
function belongsThere({ lastNoun, place }: Binding): boolean {
  if (lastNoun === null) return false
  return lastNoun.talk || ROOM_PARTS.test(lastNoun.head) || WIDE.test(place ?? '')
}

/** In a house and by a lake one is there; behind a house one is somewhere else. */
function isAround(noun: NounPhrase, relation: RelationName): boolean {
  const shore = (relation === 'next-to' || relation === 'between') && !standsSomewhere(noun)
  const wet = noun.place?.id === 'waterfall'
  // Who chases each other around a park is in it.
  if (relation === 'around' && !standsSomewhere(noun)) return true
  return relation === 'inside' || noun.found === null || shore || wet
}

/** "Under the sea" is not on it, "in a house" not in front of it. */
function whereExactly(noun: NounPhrase, { word, relation }: Preposition): NounPhrase['place'] {
  const id = noun.place?.id ?? ''
  if (relation === 'under' && /^(?:ocean|lake|river|beach)$/.test(id))
    return { id: 'underwater', name: 'underwater', thing: false }
  // "Plays the violin in the underground": no cave has an article.
  if (noun.head === 'underground' && noun.definite)
    return { id: 'subway', name: 'underground station', thing: false }
  if (id === 'ocean' && isAshore(noun, word)) return { id: 'beach', name: 'beach', thing: false }
  return withinWalls(noun, { word, relation })
}

/** "In a house" is in its living room, "inside an elevator" in its cabin. */
function withinWalls(
  { place, head }: NounPhrase,
  { word, relation }: Pick<Preposition, 'word' | 'relation'>,
): NounPhrase['place'] {
  if (place?.id === 'elevator' && word === 'inside')
    return { id: 'elevator-cabin', name: 'elevator cabin', thing: false }
  const inside = place?.id === 'house' && (word === 'in' || relation === 'inside')
  return inside && !BEFORE_HOUSE.test(head)
    ? { id: 'living-room', name: 'living room', thing: false }
    : place
}

/** By the sea one is on the shore, unless somebody sails or swims there. */
function isAshore({ bare }: NounPhrase, word: string): boolean {
  return /^(?:by|near|beside)$/.test(word) || (word === 'at' && !bare)
}

const BEFORE_HOUSE = /yard|suburb|area|street|driveway|cul-de-sac|neighbou?rhood|porch|doorstep/

const PERCHED =
  /^(?:sit|perch|stand|lie|sing|rest|sleep|land|look|chirp|coo|gather|groom|preen|nest|eat|drink|sniff|lick|yawn|stretch|howl|roar|bark|fall|throw|climb|jump|hop|catch|steal|hide)$/

const WALKS_UP_WALLS =
  /(?:^| )(?:gecko|lizard|salamander|chameleon|spider|tarantula|snail|slug|ant|beetle|ladybug|ladybird|butterfly|moth|cicada|caterpillar|fly|cockroach|centipede|frog|bug|insect|squirrel|cat)$/

/** "A gecko crawls up the wall", "clings to it": the wall is what it is on. */
function isClimbed(binding: Binding, word: string): boolean {
  const climbs = ({ noun, kind }: Subject): boolean =>
    kind !== 'person' && WALKS_UP_WALLS.test(noun)
  return /^(?:up|down|along|across|over|to|onto)$/.test(word) && actors(binding).some(climbs)
}

/** One wall, and not those of a room. */
function isWallOrRoof(head: string, words: string): boolean {
  return /(?:^| )(?:wall|roof|rooftop)$/.test(head) && !words.endsWith(' walls')
}

/** A cat sits on a wall or a roof, and a bicycle leans against bricks: those are things one can see. */
export function isLandingPlace(
  binding: Binding,
  { head, words, traits }: NounPhrase,
  { word, relation }: Preposition,
): boolean {
  if (!isWallOrRoof(head, words)) return false
  // People, and cats that prowl, are about on a rooftop; birds and beasts that stay are seen on a ridge.
  const strolls = ({ kind, actions }: Subject): boolean =>
    (kind !== 'bird' && kind !== 'animal') || actions.some(({ verb }) => !PERCHED.test(verb))
  if (/roof/.test(head) && actors(binding).some(strolls)) return false
  const outdoors =
    traits.colour !== null || /\b(?:brick|stone|garden|low|city|castle|ruined)\b/.test(words)
  const onIt = word === 'on' || relation === 'on' || isClimbed(binding, word)
  return onIt
    ? outdoors || actors(binding).some(standsThere)
    : outdoors && isBesideWall(binding, { word, relation })
}

function isBesideWall(binding: Binding, { word, relation }: Preposition): boolean {
  if (word === 'against' || relation === 'in-front-of') return true
  return SIDES.test(word) && actors(binding).some(isAlive)
}

/** Whoever sits on a wall, and what stands on it; what hangs on it is in a room. */
const standsThere = (subject: Subject): boolean =>
  isAlive(subject) ||
  /^(?:food|toy)$/.test(subject.kind) ||
  /(?:cup|mug|bottle|jar|vase|pot|can|glass|bowl|bucket|lantern|candle)$/.test(subject.noun) ||
  subject.actions.some(({ verb }) => /^(?:stand|sit|lie)$/.test(verb))

/** A wall of a land in which somebody is. */
const SIDES = /^(?:with|behind|beside|along|near)$/
