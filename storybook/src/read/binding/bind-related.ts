import { CRAFT } from '../../plan/kinds.ts'
import type { Action, RelationName, Subject } from '../../plan/plan.ts'
import { flank, isFlanking } from './about-it.ts'
import { addDeeds } from './bind-deeds.ts'
import { bindOf } from './bind-of.ts'
import {
  actors,
  addAction,
  addSubject,
  isAlive,
  plainAction,
  relate,
  takeStage,
  type Binding,
  type Preposition,
} from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { CARRIED, isFilled, isLaid, ON_TABLES } from './holding.ts'
import { swapVoice } from './passive-voice.ts'
import { relationOf } from './relation-of.ts'

/** A thing after a preposition stands in a relation to those named before. */
export function bindRelated(binding: Binding, noun: NounPhrase, preposition: Preposition): void {
  if (preposition.word === 'by' && binding.passive) swapVoice(binding, noun)
  else if (preposition.word === 'of') bindOf(binding, noun)
  else if (isFlanking(preposition)) bindFlanked(binding, noun)
  else bindBeside(binding, noun, preposition)
}

function bindFlanked(binding: Binding, noun: NounPhrase): void {
  const group = attachTo(binding)
  const middle = addSubject(binding, noun)
  for (const side of group) flank(binding, middle, side)
  Object.assign(binding, { recent: middle.id, last: middle.id, role: 'object' })
}

/** "At the bow of a ship" one is on board. */
function aboard({ part }: NounPhrase, preposition: Preposition): Preposition {
  const there = /^(?:at|in|on)$/.test(preposition.word) && /^(?:bow|prow|stern)$/.test(part ?? '')
  return there ? { word: 'on', relation: 'on' } : preposition
}

function bindBeside(binding: Binding, noun: NounPhrase, told: Preposition): void {
  const preposition = aboard(noun, told)
  const { word } = preposition
  const group = groupFor(binding, noun, word)
  const subject = addSubject(binding, noun)
  addDeeds(binding, noun)
  binding.recent = subject.id
  if (word === 'with') binding.withList = true
  else binding.last = subject.id
  const [holder] = group
  haveEach(noun, [subject, ...group])
  if (holder === undefined) {
    const verb = binding.verb
    takeStage(binding, subject)
    Object.assign(binding, { verb, role: word === 'with' ? 'subject' : null })
    return
  }
  aim(binding, subject, word)
  if (word === 'at') layBefore(binding, holder, subject)
  if (word === 'for') arrive(binding, subject)
  if (word === 'with' && isPutThere(binding, holder, subject)) return
  place(binding, {
    noun,
    group,
    subject,
    relation: relationOf(binding, preposition, { holder, subject }),
    word,
  })
  binding.role = 'object'
}

/** "A vase on each table": so many tables, each with its own. */
const EACH = 3

function haveEach({ words, found }: NounPhrase, all: readonly Subject[]): void {
  if (!/^(?:each|every) /.test(words) || found === null || found.kind === 'person') return
  for (const each of all) each.count = Math.max(EACH, each.count)
}

const TOPPED = /^(?:top|garnish|crown)$/

/** "A vase with flowers", "a table with cups", "a boat with two fishermen": they are in it or on it. */
function isPutThere(binding: Binding, holder: Subject, { id, ...thing }: Subject): boolean {
  if (CRAFT.has(holder.kind) && thing.kind === 'person') {
    relate(binding, {
      from: id,
      relation: holder.kind === 'boat' ? 'inside' : 'riding',
      to: holder.id,
    })
    binding.last = id
    return true
  }
  if (TOPPED.test(binding.verb?.base ?? '')) {
    relate(binding, { from: id, relation: 'on', to: holder.id })
    return true
  }
  const filled = isFilled(holder, { id, ...thing })
  if (!filled && !isLaid(holder, thing)) return false
  relate(binding, { from: id, relation: filled ? 'inside' : 'on', to: holder.id })
  return true
}

/** "Stands behind a cake at a table": the cake is on it, and whoever stands there is behind the table. */
function layBefore(binding: Binding, holder: Subject, table: Subject): void {
  for (const [at, { from, relation, to }] of binding.relations.slice().entries()) {
    const thing = binding.subjects.find(({ id }) => id === to)
    const before = from === holder.id && /^(?:behind|in-front-of)$/.test(relation)
    if (!before || thing === undefined || !isLaid(table, thing)) continue
    binding.relations[at] = { from, relation, to: table.id }
    relate(binding, { from: to, relation: 'on', to: table.id })
  }
}

const FOR_ONE =
  /(?:^| )(?:wheelchair|cradle|crib|stroller|pram|cage|carriage|sling|high chair|hospital bed|incubator)$/

/** "Pushes an old man in a wheelchair": he is in it, not who pushes. */
function groupFor(binding: Binding, noun: NounPhrase, word: string): readonly Subject[] {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const own = last === undefined ? null : ofTheLast(binding, noun, { last, word })
  if (own !== null) return own
  if (word === 'with' && isBrought(binding, noun)) return actors(binding)
  return word === 'with' || binding.verb === null ? attachTo(binding) : actors(binding)
}

/** Whoever was named last is there, not who does something to them. */
function ofTheLast(
  binding: Binding,
  noun: NounPhrase,
  { last, word }: { readonly last: Subject; readonly word: string },
): readonly Subject[] | null {
  // "Before a queen on her throne": whose throne it is sits on it.
  if (isOwnSeat(binding, noun, last) || isSetDown(binding, last, word)) return [last]
  if (isReceiver(binding, last, word)) return [last]
  if (isWorkedOn(binding, noun, { last, word })) return [last]
  // "A cat under the table plays with a ball": not on the table.
  const table = binding.role === 'object' || binding.verb === null
  if (!isCarriedIn(binding, noun, word) && !(table && isLaidOn(last, noun, word))) return null
  return isAlive(last) || word === 'with' ? [last] : actors(binding)
}

/** "Sits on the beach with a cocktail": one small thing is in somebody's hand; candles are the library's. */
function isBrought(binding: Binding, { bare, plural, found, head }: NounPhrase): boolean {
  const one = !bare && !plural && actors(binding).length === 1
  const goes = binding.verb !== null && CARRIED.test(head)
  // "Two guards walk with flashlights": each has one.
  if (goes && plural && actors(binding).some(({ kind, count }) => kind === 'person' && count > 1))
    return true
  return one && (goes || /^(?:food|instrument|toy)$/.test(found?.kind ?? ''))
}

/** "Serves milkshakes to a couple in a booth", "plays for two boys on a bench": those for whom it is done sit there. */
function isReceiver(binding: Binding, { id, kind }: Subject, word: string): boolean {
  const { actions, group, lastAt, lastNoun } = binding
  const gets = actions.some(({ verb, target }) => GIVES.test(verb) && target === id)
  // Who sings to her own child on the sofa sits there, too.
  const told = /^(?:for|to|at)$/.test(lastAt ?? '') && lastNoun?.definite === false
  const theirs = gets || (told && !actions.some(({ verb }) => verb === 'wait'))
  return theirs && kind === 'person' && !group.includes(id) && /^(?:in|on|at)$/.test(word)
}

const GIVES = /^(?:give|serve|serve-food|bring|hand|offer|sell|wave|talk|smile)$/

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

const SETS_DOWN = /^(?:put|place|lay|set|tuck|lower|drop|stuff)$/

/** "Tucks her baby into bed": the baby is in it. */
function isSetDown({ role, verb, group }: Binding, { id }: Subject, word: string): boolean {
  if (role !== 'object' || group.includes(id) || !SETS_DOWN.test(verb?.base ?? '')) return false
  return /^(?:in|into|inside|on|onto)$/.test(word)
}

function isOwnSeat({ group, verb }: Binding, { words, head }: NounPhrase, last: Subject): boolean {
  const seat = /(?:^| )(?:throne|chair|bed|horse|seat|sofa|couch|nest|armchair)$/.test(head)
  const own = /^(?:his|her|its|their) /.test(words) && isAlive(last)
  return seat && own && verb !== null && !group.includes(last.id)
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

interface Placing {
  readonly noun: NounPhrase
  readonly group: readonly Subject[]
  readonly subject: Subject
  readonly relation: RelationName | null
  readonly word: string
}

const AMONG = /^(?:among|amongst|amid|amidst)$/

function place(binding: Binding, { noun, group, subject, relation, word }: Placing): void {
  if (relation === null || isInSky(subject, relation)) return
  if (/^(?:holding|riding)$/.test(relation)) shareOut(noun, subject, group)
  // Nobody is among one sheep.
  if (AMONG.test(word) && subject.count === 1) subject.count = 5
  for (const { id } of ableToBe(group, relation, subject))
    relate(binding, { from: betweenWhom(binding, id, relation), relation, to: subject.id })
  if (relation === 'on' && word === 'in') takeAlong(binding, subject)
}

/** "Chairs and a globe on a desk": the chairs stand on the floor. */
function ableToBe(
  group: readonly Subject[],
  relation: RelationName,
  { kind, noun }: Subject,
): readonly Subject[] {
  const top = relation === 'on' && kind === 'furniture' && !/rug|carpet|mat$|stage/.test(noun)
  const small = group.filter((each) => each.kind !== 'furniture' || ON_TABLES.test(each.noun))
  return top && small.length > 0 ? small : group
}

/** "Whispers to her teddy bear in bed": both are in it. */
function takeAlong(binding: Binding, bed: Subject): void {
  const told = binding.actions.flatMap(({ target }) => target ?? [])
  const near = binding.subjects.filter(({ id, kind }) => told.includes(id) && kind !== 'furniture')
  for (const { id } of near) relate(binding, { from: id, relation: 'on', to: bed.id })
}

/** The sun is beside nobody and in nothing. */
function isInSky({ kind }: Subject, relation: RelationName): boolean {
  return kind === 'sky' && /^(?:next-to|inside)$/.test(relation)
}

/** Two men with guitars have one each; a boy with balloons has several. */
function shareOut(
  { plural, count }: NounPhrase,
  thing: Subject,
  [holder]: readonly Subject[],
): void {
  const holders = holder?.count ?? 1
  const each = holders > 1 || !/^(?:toy|plant|food)$/.test(thing.kind)
  if (plural && count === null && each) thing.count = holders
}

/** "Between a cat and a dog": the dog is the other side, and the cat is not in the middle. */
function betweenWhom({ relations }: Binding, id: string, relation: RelationName): string {
  if (relation !== 'between') return id
  return relations.find((each) => each.relation === 'between' && each.to === id)?.from ?? id
}

/** Some prepositions say at whom or what a deed is aimed, the others only where it happens. */
function aim({ actions }: Binding, subject: Subject, word: string): void {
  const aimed =
    /^(?:at|to|towards?|into|with|after|against|over|around|through|past|across|for|about)$/
  if (!aimed.test(word) || (word === 'with' && !isAlive(subject))) return
  for (const action of actions) if (!passesBy(action, word)) action.target ??= subject.id
}

/** Who rides past a cactus does not ride it. */
function passesBy({ verb }: Action, word: string): boolean {
  return (
    /^(?:ride|drive)/.test(verb) &&
    /^(?:past|through|across|around|over|to|towards?|into)$/.test(word)
  )
}

/** "Waits for a bus": here it comes. */
function arrive({ verb }: Binding, subject: Subject): void {
  const rides = /^(?:vehicle|boat|aircraft)$/.test(subject.kind)
  if (rides && /^(?:wait|queue|stand|line)/.test(verb?.base ?? ''))
    addAction(subject, plainAction(subject.kind === 'aircraft' ? 'land' : 'stop'))
}

/** Without a verb a preposition looks back at the thing just named. */
function attachTo(binding: Binding): readonly Subject[] {
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
