import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { VESSELS } from '../words/closed-words.ts'
import { actors, addSubject, isAlive, type Binding } from './binding.ts'
import { BUNCHED, CARRIED, isLaid } from './holding.ts'
import { whoHas } from './whose.ts'

const WHERE = /^(?:on|onto|atop|upon|under|beneath|below|underneath|beside|next|near|behind|by|at)$/

/** "In a teacup on the table", "in a nest on a chimney": what somebody is in stands there. */
function isHollowFor(
  { role, group, relations }: Binding,
  { id, noun }: Subject,
  word: string,
): boolean {
  if (role !== 'object' || !VESSELS.test(noun) || !WHERE.test(word)) return false
  return relations.some(
    ({ from, relation, to }) => relation === 'inside' && to === id && group.includes(from),
  )
}

const FOR_ONE =
  /(?:^| )(?:wheelchair|cradle|crib|stroller|pram|cage|carriage|sling|high chair|hospital bed|incubator)$/

/** "Pushes an old man in a wheelchair": he is in it, not who pushes. */
export function groupFor(binding: Binding, noun: NounPhrase, word: string): readonly Subject[] {
  if (word === 'with') bringCart(binding, noun)
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const own = last === undefined ? null : ofTheLast(binding, noun, { last, word })
  if (own !== null) return own
  if (word === 'with') return haveWith(binding, noun)
  return binding.verb === null ? attachTo(binding) : actors(binding)
}

/** Who has what is told after "with". */
function haveWith(binding: Binding, noun: NounPhrase): readonly Subject[] {
  if (isWielded(binding, noun)) return actors(binding)
  const having = whoHas(binding, noun)
  if (having !== null) return having
  const brought = isBrought(binding, noun) || isAboardOf(binding, noun)
  return brought ? actors(binding) : attachTo(binding)
}

/** Whoever was named last is there, not who does something to them. */
function ofTheLast(
  binding: Binding,
  noun: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): readonly Subject[] | null {
  // "Before a queen on her throne": whose throne it is sits on it.
  if (isOwnSeat(binding, noun, last) || isSetDown(binding, last, word)) return [last]
  if (isHollowFor(binding, last, word) || isOutOfReach(binding, last, word)) return [last]
  if (
    [
      isWorkedOn,
      isDrawnWith,
      isAboardAlone,
      isCircled,
      isSeenThere,
      isManned,
      isPulledOn,
      isHandless,
    ].some((is) => is(binding, noun, { last, word }))
  )
    return [last]
  // "A cat under the table plays with a ball": not on the table.
  const table = binding.role === 'object' || binding.verb === null
  if (!isCarriedIn(binding, noun, word) && !(table && isLaidOn(last, noun, word))) return null
  return isAlive(last) || word === 'with' ? [last] : actors(binding)
}

/** "Barks at a cat on a fence": the cat is up there, and the dog stands before the fence. */
export function stepBack(
  { relations, group }: Binding,
  up: readonly Subject[],
  thing: Subject,
): void {
  for (const [at, { from, relation, to }] of relations.entries())
    if (relation === 'next-to' && group.includes(from) && up.some(({ id }) => id === to))
      relations[at] = { from, relation, to: thing.id }
}

/** What two do in one place, wherever that is. */
const TOGETHER =
  /^(?:hold|hug|embrace|cuddle|snuggle|kiss|carry|cradle|rock|lift|pet|stroke|caress|comfort|massage|tickle|play|dance|waltz|sit|lie|lay|sleep|nap|doze|rest|relax|lean|curl|perch|share|fight|wrestle|box|battle|duel|spar|argue|chat|gossip|ride|drive|sail|row|fly|walk|balance|stack|marry|live|meet|join|race|stand|wait|hide|crouch|work|eat|drink|dine|push|pull|drag|lead|transport|swing|bathe|wash|dress)$/

const UP_THERE = /^(?:on|in|inside|atop|upon|under|beneath|underneath|behind|at)$/
const BEFORE_THEM = /^(?:past|before|behind|under|beneath|above)$/
const AT_THEM = /^(?:at|to|for|towards?|of|over)$/

/** "Barks at a cat on a fence", "serves milkshakes to a couple in a booth": whoever is named there is on it, and who does it to them is not. */
export function isOutOfReach(binding: Binding, last: Subject, word: string): boolean {
  const { role, group, lastNoun, actions } = binding
  const other =
    role === 'object' && !group.includes(last.id) && (isAlive(last) || isGazedAt(binding))
  if (!other || lastNoun?.head !== last.noun || !UP_THERE.test(word)) return false
  const done = actions.filter(({ target }) => target === last.id)
  return done.some(({ verb }) => GIVES.test(verb)) || isFromAfar(binding, lastNoun, done.length > 0)
}

const GAZES = /^(?:look|stare|gaze|glance|peer|point|reach|bark|growl|hiss|wave|shout|drool|smile)$/

/** "Looks at a cake on a table": the cake is there, and not who looks. */
function isGazedAt({ verb, lastAt }: Binding): boolean {
  return /^(?:at|for|towards?)$/.test(lastAt ?? '') && GAZES.test(verb?.base ?? '')
}

/** What is done at or before others, and not together with them; who sings to her own child on the sofa sits there, too. */
function isFromAfar({ verb, lastAt }: Binding, { words }: NounPhrase, done: boolean): boolean {
  if (verb === null || /^(?:his|her|its|their) /.test(words)) return false
  if (lastAt === null) return done && !TOGETHER.test(verb.base)
  return BEFORE_THEM.test(lastAt) || (AT_THEM.test(lastAt) && !TOGETHER.test(verb.base))
}

const GIVES = /^(?:give|serve|serve-food|bring|hand|offer|sell|wave|talk|smile)$/

function isPulledOn(
  binding: Binding,
  { head }: NounPhrase,
  { word }: { readonly word: string },
): boolean {
  return isDrawnOn(binding, head, word)
}

/** "Lanterns and a boat with two lovers": they are in the boat, and beside no lantern. */
function isManned(
  { group, verb }: Binding,
  { found }: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  const listed = verb === null && group.length > 1 && group.at(-1) === last.id
  return word === 'with' && listed && CRAFT.has(last.kind) && found?.kind === 'person'
}

/** "Glides through Venice with two lovers": they are in the boat; the people of a city are the city's. */
function isAboardOf(binding: Binding, { bare, found, words }: NounPhrase): boolean {
  const [craft] = actors(binding)
  const sails = binding.role === 'place' && craft !== undefined && CRAFT.has(craft.kind)
  return sails && found?.kind === 'person' && !bare && !words.startsWith('countless ')
}

/** "Sits on the beach with a cocktail": one small thing is in somebody's hand; candles are the library's. */
function isBrought(binding: Binding, noun: NounPhrase): boolean {
  const { bare, plural, found, head, words } = noun
  if (BUNCHED.test(words)) return binding.verb !== null
  const one = !bare && !plural && actors(binding).length === 1
  const goes = binding.verb !== null && CARRIED.test(head)
  // "Two guards walk with flashlights": each has one.
  if (goes && plural && actors(binding).some(({ kind, count }) => kind === 'person' && count > 1))
    return true
  return one && (goes || /^(?:food|instrument|toy)$/.test(found?.kind ?? ''))
}

const WIELDS =
  /^(?:hit|spray|squirt|shoot|soak|tickle|poke|prod|whip|tap|wipe|brush|comb|dry|fan|threaten|chase|scare|swat|wash|clean|scrub|attack|fight|hose)$/

/** "Squirts his sister with a water gun": it is in his hands, and not in hers. */
function isWielded({ role, verb }: Binding, { found }: NounPhrase): boolean {
  const handy = /^(?:tool|toy|thing|weapon)$/.test(found?.kind ?? '')
  return role === 'object' && handy && WIELDS.test(verb?.base ?? '')
}

const WORKS_ON =
  /^(?:examine|inspect|treat|check|weigh|groom|brush|measure|operate|repair|fix|polish|wrap|iron|decorate|vaccinate|bandage|pet|stroke|pour|drip|drizzle|sprinkle)$/

/** "Examines a dog on a table": who does it stands before the table. */
function isWorkedOn(
  { role, verb, group }: Binding,
  { head }: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  const table = /(?:^| )(?:table|counter|desk|workbench|bench|scale|bed)$/.test(head)
  const object = role === 'object' && !group.includes(last.id)
  return table && object && word === 'on' && WORKS_ON.test(verb?.base ?? '')
}

/** What is done to others from where they are not; after them people may be in cars and boats of their own. */
const FROM_OUTSIDE =
  /^(?:photograph|film|interview|stop|greet|arrest|scare|frighten|rescue|save|surprise|watch|bite|splash|lick|paint|sketch)$/
const GOES_AFTER = /^(?:chase|follow|pursue|attack|circle|overtake)$/
const MOUNTED =
  /(?:^| )(?:bicycle|bike|motorcycle|motorbike|scooter|skateboard|horse|camel|donkey|elephant|unicycle|tricycle|surfboard|skis|sled|raft|lifeboat)$/

/** "A swan chases a man in a rowing boat", "a dog follows a boy on a bike": no beast sails or rides after them. */
function isAboardAlone(
  binding: Binding,
  { found, head }: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  const { role, verb, group } = binding
  const object = role === 'object' && last.kind === 'person' && !group.includes(last.id)
  const rides = CRAFT.has(found?.kind ?? 'thing') || MOUNTED.test(head)
  if (!object || !rides || !/^(?:in|on)$/.test(word)) return false
  return FROM_OUTSIDE.test(verb?.base ?? '') || goApart(binding)
}

/** Beasts that are after somebody, or beside. */
function goApart(binding: Binding): boolean {
  const beasts = actors(binding).every(({ kind }) => kind !== 'person')
  const beside = /^(?:next|beside|near|behind|past|towards?|around)$/.test(binding.lastAt ?? '')
  return beasts && (beside || GOES_AFTER.test(binding.verb?.base ?? ''))
}

const CIRCLES = /^(?:fly|circle|orbit|buzz|swarm|flutter|swirl|hover|flit)$/

/** "Bees fly around a hive in a tree": the hive is in it. */
function isCircled(
  { role, verb, group, lastAt }: Binding,
  _noun: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  const thing = role === 'object' && !isAlive(last) && !group.includes(last.id)
  const about = lastAt === 'around' || lastAt === null
  return thing && about && /^(?:in|on|under|above)$/.test(word) && CIRCLES.test(verb?.base ?? '')
}

const SEES = /^(?:see|find|spot|notice|discover)$/
const THERE = /^(?:on|in|inside|under|beneath|behind|beside|next|near|by|above|among|between)$/

/** "Spots a bird on a branch", "takes a picture of a kitten under a bench": whoever looks is not there. */
function isSeenThere(
  { role, verb, group, actions }: Binding,
  _noun: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  if (role !== 'object' || group.includes(last.id) || !THERE.test(word)) return false
  const taken = actions.some(
    (each) => /^(?:photograph|film-video)$/.test(each.verb) && each.target === last.id,
  )
  return SEES.test(verb?.base ?? '') || (taken && isAlive(last))
}

/** "Pulls a sled with two children": they sit on it. */
function isDrawnWith(
  { role, verb, group }: Binding,
  { found }: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  if (word !== 'with' || role !== 'object' || group.includes(last.id)) return false
  return DRAWS.test(verb?.base ?? '') && DRAWN.test(last.noun) && found !== null && isAlive(found)
}

/** "A bus splashes a man with an umbrella": the bus has no hands for it. */
function isHandless(
  binding: Binding,
  { found }: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): boolean {
  if (word !== 'with' || binding.role !== 'object' || last.kind !== 'person') return false
  const acting = actors(binding)
  const things = acting.length > 0 && acting.every((each) => !isAlive(each) && each !== last)
  return things && found !== null && !isAlive(found)
}

/** "Pushes a stroller with twins": what came along with the deed has somebody in it, and stands there for them. */
function bringCart(binding: Binding, { found }: NounPhrase): void {
  const cart = binding.lastNoun
  const deed = binding.actions.find(({ verb, prop }) => DRAWS.test(verb) && prop === cart?.head)
  if (!deed || !cart || !DRAWN.test(cart.head) || found === null || !isAlive(found)) return
  const { id } = addSubject(binding, cart)
  Object.assign(deed, { prop: null, target: id })
  Object.assign(binding, { last: id, recent: id, role: 'object' })
}

const DRAWS = /^(?:pull|push|drag|tow|haul|draw|guide|steer)$/
/** What is pulled or pushed with somebody in it. */
export const DRAWN =
  /(?:^| )(?:sled|sledge|sleigh|cart|wagon|trailer|rickshaw|carriage|chariot|stagecoach|stroller|pram|wheelbarrow|wheelchair|handcart|toboggan|boat|raft)$/

const SETS_DOWN = /^(?:put|hide|place|lay|set|tuck|lower|drop|stuff)$/

/** "Tucks her baby into bed": the baby is in it. */
function isSetDown({ role, verb, group }: Binding, { id }: Subject, word: string): boolean {
  if (role !== 'object' || group.includes(id) || !SETS_DOWN.test(verb?.base ?? '')) return false
  return /^(?:in|into|inside|on|onto|under|beneath|behind)$/.test(word)
}

function isOwnSeat({ group, verb }: Binding, { words, head }: NounPhrase, last: Subject): boolean {
  const seat = /(?:^| )(?:throne|chair|bed|horse|seat|sofa|couch|nest|armchair)$/.test(head)
  const own = /^(?:his|her|its|their) /.test(words) && isAlive(last)
  return seat && own && verb !== null && !group.includes(last.id)
}

/** "A dog pulls a boy on a sled": what is pulled is the sled, with the boy on it. */
export function isDrawnOn({ role, verb }: Binding, head: string, word: string): boolean {
  const drawn = role === 'object' && /^(?:in|on)$/.test(word)
  return drawn && /^(?:pull|push|drag|tow|haul|wheel)$/.test(verb?.base ?? '') && DRAWN.test(head)
}

function isCarriedIn({ role, verb }: Binding, { head }: NounPhrase, word: string): boolean {
  if (word !== 'in' || role !== 'object') return false
  // "Carries a goldfish in a plastic bag": who carries it is not in the bag.
  const vessel = BORNE.test(verb?.base ?? '') && VESSEL.test(head)
  return vessel || FOR_ONE.test(head)
}

const BORNE = /^(?:carry|hold|bring|take|keep|catch|hide|show|sell|transport)$/
const VESSEL =
  /(?:^| )(?:bag|sack|jar|box|basket|bucket|bowl|tank|net|backpack|bottle|cup|suitcase|aquarium|pot)$/

/** "At a table with candles": they stand on it. */
function isLaidOn(table: Subject, { found, head }: NounPhrase, word: string): boolean {
  return word === 'with' && isLaid(table, { kind: found?.kind ?? 'thing', noun: head })
}

/** Without a verb a preposition looks back at the thing just named. */
export function attachTo(binding: Binding): readonly Subject[] {
  // "A library with candles": they belong to the place.
  const within = binding.spent?.word === 'with'
  if (binding.role === 'place' && binding.before !== 'pause' && within) return []
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const companion = binding.role === 'object' && last?.kind === 'person'
  const back = last !== undefined && (binding.verb === null || companion)
  if (back && !binding.group.includes(last.id)) return [last]
  const group = actors(binding)
  return group.length > 0 ? ownersIn(binding, group) : binding.subjects.slice(-1)
}

/** "Neon signs, people with umbrellas": what a list names before the people has none. */
function ownersIn({ verb }: Binding, group: readonly Subject[]): readonly Subject[] {
  const last = group.at(-1)
  return verb === null && last !== undefined && isAlive(last) ? group.filter(isAlive) : group
}
