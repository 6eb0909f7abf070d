import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { VESSELS } from '../words/closed-words.ts'
import { actors, addSubject, isAlive, type Binding } from './binding.ts'
import { isLaid } from './holding.ts'
import { attachTo, haveWith } from './had-with.ts'
import { isOutOfReach } from './out-of-reach.ts'

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
  const among = amongThings(binding, word)
  if (among !== null) return [among]
  if (word === 'with') return haveWith(binding, noun)
  return binding.verb === null ? attachTo(binding) : actors(binding)
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
    if (
      relation === 'next-to' &&
      group.includes(from) &&
      from !== thing.id &&
      up.some(({ id }) => id === to)
    )
      relations[at] = { from, relation, to: thing.id }
}

function isPulledOn(
  binding: Binding,
  { head }: NounPhrase,
  { word }: { readonly word: string },
): boolean {
  return isDrawnOn(binding, head, word)
}

/** "A big tree with a boy on a swing": trees sit on nothing. */
function amongThings(binding: Binding, word: string): Subject | null {
  const { verb, withList, recent, subjects } = binding
  const group = actors(binding)
  const things = group.length > 0 && !group.some(isAlive)
  if (verb !== null || !withList || word === 'with' || !things) return null
  const who = subjects.find(({ id }) => id === recent)
  return who && isAlive(who) ? who : null
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
  /(?:^| )(?:bicycle|bike|motorcycle|motorbike|scooter|moped|vespa|skateboard|horse|camel|donkey|elephant|unicycle|tricycle|surfboard|skis|sled|raft|lifeboat)$/

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

const SETS_DOWN = /^(?:put|hide|place|lay|set|tuck|lower|drop|stuff|bathe|wash|rinse)$/

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
