import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import { faceEachOther } from './each-other.ts'
import { bindToWhole } from './about-it.ts'
import { actors, addSubject, isAlive, recall, relate, takeStage, type Binding } from './binding.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import {
  bindOneMore,
  bindOneOfPair,
  bindSomeOf,
  bindLastOne,
  bindOneThing,
  bindTheOther,
  bindTheOthers,
} from './bind-part.ts'
import { isShare } from '../words/counts.ts'
import { passesThrough } from './bind-way.ts'
import { bindRanked, isRank } from './ranked.ts'
import { partCouple } from './couples.ts'
import { takeMiddle } from './in-the-middle.ts'
import { isObject, meantBy, receives } from './meant-by.ts'
import { AIMED } from './relation-of.ts'
import { somebody } from './somebody.ts'

/** "It", "they", "she": whoever fits best of those named last. */
export function bindPronoun(binding: Binding, word: string, next: Chunk | undefined): void {
  if (/^(?:who|which)$/.test(word)) {
    bindRelative(binding, word)
    return
  }
  if (/sel(?:f|ves)$/.test(word)) {
    if (binding.preposition === null) moveOneself(binding)
    else opposeSelf(binding)
    return
  }
  if (isPart(binding, word, next)) return
  if (faceEachOther(binding, word)) return
  if (bindToWhole(binding, word)) {
    binding.preposition = null
    return
  }
  if (isBoth(binding, word)) return
  if (isThrown(binding, word, next) || isOnlyOne(binding, word, next)) return
  const meant = memberMeant(binding, word) ?? meantBy(binding, word, next)
  if (meant === null) bindStranger(binding, word, next)
  else {
    tellGender(meant, word)
    bindKnown(binding, recall(binding, meant), { word, next })
  }
  binding.preposition = null
}

/** What one does who does this to oneself. */
const TO_ONESELF: Readonly<Record<string, string>> = {
  pull: 'climb',
  haul: 'climb',
  drag: 'crawl',
  throw: 'jump',
  hurl: 'jump',
  fling: 'jump',
  launch: 'jump',
  warm: 'warm-hands',
}

/** "Pulls herself up the wall", "throws himself into the lake": nothing else is pulled or thrown. */
function moveOneself(binding: Binding): void {
  const { verb, actions } = binding
  const deed = TO_ONESELF[verb?.base ?? '']
  if (verb === null || deed === undefined) return
  for (const action of actions) if (action.target === null) action.verb = deed
  binding.verb = { ...verb, base: deed }
}

/** "Plays chess against himself": nobody else sits at the board. */
function opposeSelf(binding: Binding): void {
  const [who] = actors(binding)
  if (binding.preposition?.word !== 'against' || who?.count !== 1) return
  for (const action of binding.actions) action.target ??= who.id
}

/** "An old couple feeds pigeons; he has a cane": one of the two. */
function memberMeant(binding: Binding, word: string): Subject | null {
  const gender = word === 'he' ? 'man' : word === 'she' ? 'woman' : null
  const here = binding.subjects.find(({ person }) => person?.gender === gender)
  if (gender === null || here !== undefined) return null
  return partCouple(binding, { ...somebody(gender), definite: true })
}

/** "A chef tosses a pancake, the dog catches it", "picks a flower and gives it to her": what was in the hands is meant. */
function isThrown(binding: Binding, word: string, next: Chunk | undefined): boolean {
  if (!/^(?:it|them)$/.test(word) || !isObject(binding, next) || binding.preposition !== null)
    return false
  // "Plants a bean. A beanstalk grows, he climbs it": nobody climbs what was in the hand.
  if (/^(?:climb|ride|enter|hug)/.test(binding.verb?.base ?? '')) return false
  if (meansThings(binding, word)) return false
  const before = binding.known.filter(({ id }) => binding.group.includes(id))
  const prop = [...before, ...binding.subjects]
    .flatMap(({ actions }) => actions)
    .findLast((action) => action.prop !== null)?.prop
  const taken = binding.actions.filter((action) => action.prop === null && action.target === null)
  if (prop == null || taken.length === 0) return false
  for (const action of taken) action.prop = prop
  return true
}

/** Things on the stage that "it" or "them" may be; in "slices vegetables on a board and throws them" the board is one. */
function meansThings(binding: Binding, word: string): boolean {
  const others = binding.subjects.filter(({ id }) => !binding.group.includes(id))
  if (word === 'them' && others.length > 0) return others.length > 1 || others[0]?.count !== 1
  // "The woman on the sofa picks up the ball and throws it": no sofa is thrown.
  const seats = binding.relations.filter(({ from }) => binding.group.includes(from))
  return binding.subjects.some(
    ({ id, kind }) =>
      kind !== 'person' &&
      !isHere(binding, kind) &&
      !(kind === 'furniture' && seats.some(({ to }) => to === id)),
  )
}

/** "A girl blows bubbles, a puppy catches them": not the girl, who is one. */
function isOnlyOne(binding: Binding, word: string, next: Chunk | undefined): boolean {
  if (word !== 'them' || !isObject(binding, next) || binding.preposition !== null) return false
  const others = binding.subjects.filter(({ id }) => !binding.group.includes(id))
  return others.length === 1 && others[0]?.count === 1 && others[0].kind === 'person'
}

function isHere({ subjects, group }: Binding, kind: Subject['kind']): boolean {
  return subjects.some((each) => group.includes(each.id) && each.kind === kind)
}

type BindPart = (binding: Binding, next: Chunk | undefined) => boolean

/** "The first runs, the second rests": of two the second is all the others. */
const bindOneOf: BindPart = (binding, next) =>
  bindOneThing(binding, next) ||
  bindLastOne(binding, next) ||
  bindSomeOf(binding, null, { next }) ||
  bindTheOther(binding, next) ||
  bindOneOfPair(binding)

/** Who is meant by each way to name some of a group. */
const PARTS: Partial<Record<string, BindPart>> = {
  one_of: bindOneOf,
  one_more: bindOneMore,
  another: (binding, next) =>
    binding.stepped === null ? bindOneMore(binding, next) : bindSomeOf(binding, null),
  the_other: (binding, next) => bindTheOther(binding, next) || bindOneMore(binding, next),
  the_others: bindTheOthers,
}

/** "One of them runs, the other sleeps". */
function isPart(binding: Binding, word: string, next: Chunk | undefined): boolean {
  // "One holding a ball and the other a stick".
  const other =
    word.startsWith('the_other') && next?.type === 'noun' && binding.preposition === null
  // "Two boxers fight, the one in red throws a punch".
  const one = isShare(word) && binding.before === 'pause'
  if (isObject(binding, next) && !other && !one) return false
  return bindShare(binding, word, next) ?? PARTS[word]?.(binding, next) ?? false
}

/** "The oldest", "half of them"; null if no such word names how many or which. */
function bindShare(binding: Binding, word: string, next: Chunk | undefined): boolean | null {
  if (isRank(word)) return bindRanked(binding, word, () => bindOneOf(binding, next))
  if (!isShare(word) || word === 'one_of') return null
  return bindSomeOf(binding, null, { next, share: word })
}

/** "A violinist … behind her": now it is said who plays. */
function tellGender({ person }: Subject, word: string): void {
  if (person === null) return
  if (/^(?:she|her)$/.test(word)) person.gender ??= 'woman'
  if (/^(?:he|him)$/.test(word)) person.gender ??= 'man'
}

/** "A wand that glows": of what is no actor here nothing more is told. */
function bindRelative(binding: Binding, word: string): void {
  const last = lastMeant(binding, word)
  const prop = binding.actions.some(
    ({ prop: name }) => name !== null && name === binding.lastNoun?.head,
  )
  if (prop && last?.noun !== binding.lastNoun?.head) binding.muted = true
  else if (last !== undefined) binding.group = [last.id]
  binding.verb = null
}

/** "A hiker in a tent who wakes up": tents do not. */
function lastMeant(binding: Binding, word: string): Subject | undefined {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  if (word !== 'who' || last === undefined || isAlive(last)) return last
  return actors(binding).findLast(isAlive) ?? binding.subjects.findLast(isAlive) ?? last
}

/** So many are everyone. */
const ALL = 4

/** "I", "you", "everyone" without anybody named before: somebody. */
const GENDERS: Partial<Record<string, 'man' | 'woman'>> = {
  he: 'man',
  him: 'man',
  she: 'woman',
  her: 'woman',
}
const genderOf = (word: string): 'man' | 'woman' | null => GENDERS[word] ?? null

/** "You and me", "he and she", "my grandma and me": two, though nobody names the other. */
function isBoth(binding: Binding, word: string): boolean {
  const [first, ...more] = actors(binding)
  const joined = binding.before === 'conjunction' && binding.verb === null && more.length === 0
  const others = first?.words === '' ? /^(?:i|me|you|he|she|him|her)$/ : /^(?:i|me)$/
  if (!joined || first === undefined || !others.test(word)) return false
  const gender = genderOf(word)
  if (first.words === '' && gender === (first.person?.gender ?? null)) first.count = 2
  else binding.group = [first.id, addSubject(binding, somebody(gender)).id]
  return true
}

function bindStranger(binding: Binding, word: string, next: Chunk | undefined): void {
  // "Me and my dog": whom a verb does nothing to.
  const me = word === 'me' && next?.type === 'conjunction' && binding.verb === null
  if (!me && !/^(?:i|we|you|everyone|everybody|he|she)$/.test(word)) return
  if (next?.type === 'pause') return
  const subject = addSubject(binding, somebody(genderOf(word)))
  if (word.startsWith('every')) subject.count = ALL
  takeStage(binding, subject)
}

/** "Hands it to her": she gets it, and it is what she gets. */
const HANDED = /^(?:give|hand|offer|bring|pass|show|throw|toss|present|send)$/
const PLACED: Partial<Record<string, RelationName>> = { on: 'on', onto: 'on', upon: 'on' }

interface Said {
  readonly word: string
  readonly next: Chunk | undefined
}

function bindKnown(binding: Binding, subject: Subject, { word, next }: Said): void {
  if (isObject(binding, next)) {
    if (word === 'them') recallFellows(binding, subject)
    const relation = relationSaid(binding, subject)
    if (relation === null) aimAt(binding, subject, next)
    else if (relation === 'between' || !isAmongThem(binding, word, subject))
      relateTo(binding, relation, subject)
    return
  }
  takeStage(binding, subject)
  if (word === 'they' && !isDoneTo(binding, subject)) {
    callBack(binding, subject)
    const alive = binding.subjects.filter(isAlive)
    binding.group = (alive.length > 0 ? alive : binding.subjects).map(({ id }) => id)
  }
}

/** "A boy and a girl ring. A witch gives them candy": no less to the girl, who was named beside the one. */
function recallFellows(binding: Binding, { id, kind, count }: Subject): void {
  if (count > 1 || kind !== 'person') return
  const fellows = binding.known.filter(
    (each) => each.kind === kind && each.id !== id && each.actions.length > 0,
  )
  for (const each of fellows.slice(-2))
    if (!binding.subjects.some((one) => one.id === each.id)) recall(binding, each)
}

/** What is done together with those it is done to. */
const TOGETHER =
  /^(?:lead|guide|follow|chase|meet|join|walk|ride|race|fight|dance|greet|hug|kiss|play|battle|attack|find|help|marry|face|adore)/

/** "A man rows a couple, they hold hands": the couple, to whom one alone does something. */
function isDoneTo({ subjects }: Binding, { id, count }: Subject): boolean {
  const doers = subjects.filter(({ actions }) => actions.some(({ target }) => target === id))
  const [doer] = doers
  const alone = doers.length === 1 && doer?.count === 1 && doer.id !== id
  return count > 1 && alone && !doer.actions.some(({ verb }) => TOGETHER.test(verb))
}

/** "A man and his girlfriend, the city behind them": both are meant, and neither of the two is behind the other. */
function isAmongThem({ subjects, group }: Binding, word: string, { id, count }: Subject): boolean {
  if (word !== 'them' || count > 1 || group.includes(id)) return false
  const alive = subjects.filter(isAlive).map((each) => each.id)
  return alive.length === 2 && group.some((each) => alive.includes(each))
}

/** "Between them": between the last two of the others. */
function relateTo(binding: Binding, relation: RelationName, subject: Subject): void {
  // "A man with an umbrella walks between them": who walks is, and not the umbrella.
  const walks = binding.role === null && binding.verb !== null
  if (relation === 'between' && !walks) takeMiddle(binding)
  const others = binding.subjects.filter(({ id }) => !binding.group.includes(id))
  const able = others.filter(({ kind }) => kind === subject.kind || LIVING.has(kind))
  const sides = relation === 'between' && subject.count === 1 ? able.slice(-2) : [subject]
  for (const { id: to } of sides)
    for (const from of binding.group) relate(binding, { from, relation, to })
}

function relationSaid({ preposition, verb }: Binding, { kind }: Subject): RelationName | null {
  if (preposition === null) return null
  const { word, relation } = preposition
  // "They pour water over it": nobody is above it.
  if (relation === 'above' && verb !== null && AIMED.test(verb.base)) return null
  // "The bus comes and they jump into it": then they sit there.
  return word === 'into' && CRAFT.has(kind) ? 'inside' : (relation ?? PLACED[word] ?? null)
}

function isHanded({ preposition, verb }: Binding, subject: Subject): boolean {
  return preposition === null && !isAlive(subject) && HANDED.test(verb?.base ?? '')
}

/** The deeds of the others are done to this one, or with it in the hands. */
function aimAt(binding: Binding, subject: Subject, next: Chunk | undefined): void {
  const { actions } = binding
  const given = !receives(binding, next) && isHanded(binding, subject)
  for (const action of actions) {
    if (subject.actions.includes(action)) continue
    if (given) action.prop ??= subject.noun
    else action.target ??= subject.id
    if (passesThrough(binding, subject.noun)) action.way = 'into'
  }
}

/** "They drink tea": all who were in the story, when this shot has only one of them. */
function callBack(binding: Binding, subject: Subject): void {
  if (subject.count > 1 || binding.subjects.filter(isAlive).length > 1) return
  const alive = binding.known.filter(isAlive)
  const people = alive.filter(({ kind }) => kind === 'person')
  // "A prince rides up on a horse. … They kiss": the horse, which did nothing itself, does not.
  const meant =
    people.length > 1
      ? alive.filter((each) => people.includes(each) || each.actions.length > 0)
      : alive
  for (const each of meant.slice(-3)) recall(binding, each)
  if (meant.length < 2) getIn(binding, subject)
}

/** "A rover rolls up to an alien. They drive away": the alien in it. */
function getIn(binding: Binding, { id }: Subject): void {
  const craft = binding.known.findLast(({ kind, actions }) => CRAFT.has(kind) && actions.length > 0)
  if (craft === undefined || binding.subjects.some(({ kind }) => CRAFT.has(kind))) return
  relate(binding, { from: id, relation: 'inside', to: recall(binding, craft).id })
}
