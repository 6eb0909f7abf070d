import type { Action, Kind, Way } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { addDeeds } from './bind-deeds.ts'
import { actors, addSubject, isAlive, relate, type Binding, type Preposition } from './binding.ts'

const GOES =
  /^(?:run|walk|come|go|step|crawl|creep|sneak|slither|roll|drive|ride|race|rush|dash|gallop|trot|march|tiptoe|wander|stroll|hurry|fly|swim|slide|burst|squeeze|stumble|scurry|waddle|jump|leap|hop|climb|bounce|dive|emerge|appear|pop|escape|disappear|vanish|squirm|fall|tumble|drop|slip|crash|collide|smash|slam|bump)\b/
const LEAPS = /^(?:jump|leap|hop|climb|bounce|spring|vault|step|dive|fall|tumble|drop|slip)\b/

const CRASHES = /^(?:crash|collide|smash|slam|bump)\b/
/** Over what lies in the way, meaning it or not; who trips another has not fallen. */
const GETS_OVER =
  /^(?:jump|leap|hop|climb|bounce|spring|vault|step|dive|fall|tumble|drop|slip|trip|stumble) over$/
const FALLS = /^(?:fall|tumble|drop|slip)\b/
const GROWN = /(?:^| )(?:tree|branch|shelf|roof|house|tower)$/

/** What one can be inside of, though it stands in a landscape. */
const PORTALS =
  /(?:^| )(?:house|cottage|cabin|hut|tunnel|cave|den|burrow|garage|barn|stable|coop|tent|castle|kennel|doghouse|igloo|church|palace|hole|door|gate|portal|box|basket|hat|bucket|pot|cup|mug|teapot|bag|sack|barrel|jar|chest|egg|cage|wardrobe|closet|cupboard|suitcase|lamp|bottle|well|nest|shell|pumpkin|cake|cocoon|coffin|elevator|spaceship|car|taxi|bus|helicopter|truck|van|jeep|limousine|ambulance|bush|cannon|bowl|toaster|drawer|mailbox|book|painting|picture frame|television|tv|mirror|trash can|bin|crate|washing machine|clock|drum|parcel|package|present|gift|envelope|backpack|burrow|hive|coffin|sarcophagus|pie)$/
/** What leads elsewhere: who goes through it is gone. */
const THRESHOLDS =
  /(?:^| )(?:door|doorway|gate|gateway|portal|mirror|archway|wormhole|vortex|painting|picture frame|wardrobe|stargate)$/
/** Nobody leaves a horse behind at a gate. */
const ON_FOOT =
  /^(?:run|walk|come|go|step|crawl|creep|sneak|rush|dash|march|tiptoe|wander|stroll|hurry|squeeze|stumble|jump|leap|hop|climb|dive|disappear|vanish|fall)\b/
/** What one stands on and can get down from. */
const HEIGHTS =
  /(?:^| )(?:table|chair|bench|wall|rock|boulder|stump|log|box|sofa|couch|bed|desk|stool|fence|shelf|counter|horse|car|truck|piano|step|ladder|barrel|crate|throne|refrigerator|fridge|bookshelf|windowsill|statue|stone)$/
/** Wide things that are a place rather than a goal. */
const WIDE =
  /(?:^| )(?:water|sea|ocean|lake|river|air|sky|forest|woods?|street|road|field|crowd|garden|park|city|town|village|mountain|hill|valley|distance|sunset|night|light|dark|darkness|space|room|bridge|school|work)$/

/** What one comes to and stops at. */
const GONE_TO = new Set<Kind>([
  'vehicle',
  'boat',
  'thing',
  'food',
  'furniture',
  'plant',
  'tool',
  'toy',
])

/** What each preposition says when the verb moves and the noun can be gone to; the first that fits counts. */
const WAYS: readonly (readonly [
  words: RegExp,
  fits: (verb: string, noun: NounPhrase) => boolean,
  way: Way,
])[] = [
  [/^(?:into|against|with)$/, (verb) => CRASHES.test(verb), 'to'],
  [/^(?:into|inside)$/, (_, { head }) => PORTALS.test(head), 'into'],
  [/^through$/, (verb, { head }) => ON_FOOT.test(verb) && THRESHOLDS.test(head), 'into'],
  [/^(?:from|off)$/, (verb, { head }) => FALLS.test(verb) && GROWN.test(head), 'off'],
  [/^out$/, (verb, { head }) => FALLS.test(verb) && HEIGHTS.test(head), 'off'],
  [/^(?:from|out)$/, (_, { head }) => PORTALS.test(head), 'out-of'],
  [/^(?:onto|on|upon)$/, (verb, { head }) => LEAPS.test(verb) && HEIGHTS.test(head), 'onto'],
  [/^(?:from|off)$/, (verb, { head }) => LEAPS.test(verb) && HEIGHTS.test(head), 'off'],
  [/^over$/, (verb) => LEAPS.test(verb), 'over'],
  [/^(?:to|towards?)$/, (_, { found }) => found !== null && isAlive(found), 'to'],
  // Where a place begins is behind whoever goes there.
  [
    /^towards?$/,
    (verb, { found, place }) =>
      !LEAPS.test(verb) && place === null && GONE_TO.has(found?.kind ?? 'sky'),
    'to',
  ],
]

function wayTo(verb: string, word: string, noun: NounPhrase): Way | null {
  // Who runs away from a burning barn has not been in it.
  if (!GOES.test(verb) || (word === 'from' && /\baway$/.test(verb))) return null
  return WAYS.find(([words, fits]) => words.test(word) && fits(verb, noun))?.[2] ?? null
}

/** "Jumps onto the table", "comes out of a hat": the thing is seen, and so is the way. */
export function isWay(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  // "Swims in a lake inside a cave": the lake is in there.
  if (word === 'inside' && binding.lastNoun?.place != null) return false
  const verb = binding.verb?.base ?? ''
  const way = wayTo(verb, word, noun)
  return way !== null && goes(binding, noun, way)
}

/** "Finds a door and walks through it": who goes through what leads elsewhere goes into it. */
export function passesThrough({ verb, preposition }: Binding, goal: string): boolean {
  return preposition?.word === 'through' && ON_FOOT.test(verb?.base ?? '') && THRESHOLDS.test(goal)
}

/** "Knocks a vase off the table": the thing goes over the edge, not whoever pushed it. */
export function isKnockedOff(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const verb = binding.verb?.base ?? ''
  const [action] = binding.actions
  const [actor] = actors(binding)
  const thing = binding.subjects.find(({ id }) => id === action?.target)
  const knocks = /^(?:knock|push|swipe|sweep|bat|tip|nudge|shove|kick)\b/.test(verb)
  if (!knocks || !/^(?:off|from)$/.test(word) || !action || !actor || !thing) return false
  if (isAlive(thing) || noun.found === null || !HEIGHTS.test(noun.head)) return false
  const shelf = addSubject(binding, noun)
  Object.assign(action, { prop: thing.noun, target: shelf.id, way: 'off' })
  relate(binding, { from: actor.id, relation: 'next-to', to: thing.id })
  return true
}

/** What is climbed by getting on top of it; ropes, trees and walls have deeds of their own. */
const CLIMBED = /^(?:thing|furniture|food|toy)$/
const HAS_RUNGS = /(?:^| )(?:ladder|stairs?|staircase|steps?|rope|pole|wall|curtains?|vine)$/

function isClimbed(verb: string, { found, head }: NounPhrase): boolean {
  return /^climb(?: up)?$/.test(verb) && CLIMBED.test(found?.kind ?? '') && !HAS_RUNGS.test(head)
}

/** "Enters the house", "leaves its nest", "jumps over a bench", "falls off a ladder", "climbs up a stack of books". */
export function isEntered(binding: Binding, noun: NounPhrase): boolean {
  const verb = binding.verb?.base ?? ''
  if (isClimbed(verb, noun)) return goes(binding, noun, 'onto')
  if (verb.endsWith(' over')) return GETS_OVER.test(verb) && goes(binding, noun, 'over')
  if (verb.endsWith(' off')) return FALLS.test(verb) && goes(binding, noun, 'off')
  const way = verb === 'enter' ? 'into' : /^(?:leave|exit)$/.test(verb) ? 'out-of' : null
  return way !== null && PORTALS.test(noun.head) && goes(binding, noun, way)
}

/** Climbing alone is done on cliffs, and to bump into somebody is not to push them. */
function verbOf({ verb }: Action, binding: Binding, way: Way): string {
  if (way === 'to' && CRASHES.test(binding.verb?.base ?? '')) return 'crash'
  return verb === 'climb' ? 'jump' : verb
}

/** One goal for few: a herd that comes out of one hat would not be seen; three may run against one snowman. */
function goes(binding: Binding, noun: NounPhrase, way: Way): boolean {
  const who = actors(binding)
  const most = way === 'to' ? 3 : 1
  const few = who.length === 1 && who.every(({ count }) => count <= most)
  if (!few || noun.found === null || noun.plural || WIDE.test(noun.head)) return false
  const [actor] = who
  const [action] = binding.actions
  if (!actor || !action || action.target !== null) return false
  const goal = addSubject(binding, noun)
  addDeeds(binding, noun)
  Object.assign(action, { verb: verbOf(action, binding, way), way, target: goal.id })
  binding.last = goal.id
  binding.recent = goal.id
  binding.role = 'object'
  return true
}
