import { noteCompany } from './going-along.ts'
import { CRAFT } from '../../plan/kinds.ts'
import type { Action, RelationName, Subject } from '../../plan/plan.ts'
import { flank, isFlanking } from './about-it.ts'
import { addDeeds } from './bind-deeds.ts'
import { DRAWN, groupFor, isDrawnOn, stepBack } from './attached-to.ts'
import { attachTo } from './had-with.ts'
import { bindOf } from './bind-of.ts'
import {
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
import { setProp } from './bind-prop.ts'
import { isFilled, isLaid, ON_TABLES } from './holding.ts'
import { asTheirs } from './kin.ts'
import { swapVoice } from './passive-voice.ts'
import { relationOf } from './relation-of.ts'

/** A thing after a preposition stands in a relation to those named before. */
export function bindRelated(binding: Binding, noun: NounPhrase, preposition: Preposition): void {
  if (preposition.word === 'by' && binding.passive) swapVoice(binding, noun)
  else if (preposition.word === 'of') bindOf(binding, noun)
  else if (isMissile(binding, noun, preposition)) setProp(binding, noun)
  else if (isFlanking(preposition) || isBetweenThem(binding, noun, preposition))
    bindFlanked(binding, noun)
  else bindBeside(binding, noun, preposition)
}

/** "Throw tomatoes at each other across a table": it stands between them, and is not hit. */
function isBetweenThem(binding: Binding, { found }: NounPhrase, { word }: Preposition): boolean {
  const thing = found !== null && !isAlive(found)
  return binding.mutual && thing && /^(?:across|over)$/.test(word) && binding.group.length <= 2
}

const HITS =
  /^(?:hit|strike|whack|beat|smack|slap|swat|bonk|clobber|attack|wallop|bash|poke|prod|jab)$/

/** "Pelts him with tomatoes", "hits a burglar with her umbrella": what hits him is not in his hands. */
function isMissile(binding: Binding, { found }: NounPhrase, { word }: Preposition): boolean {
  const { actions, verb, last, subjects } = binding
  if (word !== 'with' || found === null || isAlive(found)) return false
  const whom = subjects.some((each) => each.id === last && isAlive(each))
  const hits = HITS.test(verb?.base ?? '') && actions.some(({ target }) => target === last)
  return whom && (hits || actions.some((action) => action.verb === 'pelt'))
}

function bindFlanked(binding: Binding, noun: NounPhrase): void {
  const group = attachTo(binding)
  const middle = addSubject(binding, noun)
  if (group.length === 2)
    for (const { id } of group) relate(binding, { from: middle.id, relation: 'between', to: id })
  else for (const side of group) flank(binding, middle, side)
  Object.assign(binding, { recent: middle.id, last: middle.id, role: 'object' })
}

const RIDDEN = /(?:^| )(?:sled|sledge|sleigh|horse|horseback|camel|donkey|bike|bicycle|scooter)$/

/** "At the bow of a ship" one is on board, and who goes "by sled" is on it. */
function aboard({ part, bare, head, found }: NounPhrase, preposition: Preposition): Preposition {
  if (preposition.word === 'by' && bare) {
    if (found?.kind === 'boat') return { word: 'in', relation: 'inside' }
    if (RIDDEN.test(head)) return { word: 'on', relation: 'riding' }
  }
  const there = /^(?:at|in|on)$/.test(preposition.word) && /^(?:bow|prow|stern)$/.test(part ?? '')
  return there ? { word: 'on', relation: 'on' } : preposition
}

function bindBeside(binding: Binding, noun: NounPhrase, told: Preposition): void {
  const preposition = aboard(noun, told)
  const { word } = preposition
  const group = groupFor(binding, noun, word)
  const named = binding.role === 'place' ? 'place' : binding.recent
  const bearer = binding.withList ? binding.bearer : named
  const subject = addSubject(
    binding,
    word === 'with' ? asTheirs(noun, group, binding.subjects) : noun,
  )
  binding.told.add(noun.words)
  addDeeds(binding, noun)
  if (word === 'with') noteCompany(binding, noun, subject)
  binding.recent = subject.id
  if (word === 'with') Object.assign(binding, { withList: true, bearer })
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
  aimAnew(binding, { holder, subject, word })
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

/** What else the preposition says of the deed: a table lies before them, and the sled is pulled, with the boy on it. */
function aimAnew(
  binding: Binding,
  { holder, subject, word }: { holder: Subject; subject: Subject; word: string },
): void {
  if (isDrawnOn(binding, subject.noun, word))
    for (const action of binding.actions)
      if (action.target === holder.id) action.target = subject.id
  if (word === 'at') layBefore(binding, holder, subject)
  if (word === 'for') arrive(binding, subject)
  if (word === 'ahead') comeAfter(binding, subject)
}

/** "A vase on each table": so many tables, each with its own. */
const EACH = 3

/** One sits on each of these. */
const FOR_ONE = /(?:^| )(?:chair|armchair|stool|lounger|sunbed|beanbag|cushion|throne|lily ?pad)$/

function haveEach({ words, found, plural, bare, head }: NounPhrase, all: readonly Subject[]): void {
  const [seat, sitter] = all
  if (seat && sitter && plural && bare && FOR_ONE.test(head) && isAlive(sitter))
    seat.count = Math.max(2, sitter.count)
  if (!/^(?:each|every) /.test(words) || found === null || found.kind === 'person') return
  for (const each of all) each.count = Math.max(EACH, each.count)
}

/** One is in a boat or a cart; what has no walls is ridden by people, and a dog is on it. */
function seatOf({ kind, noun }: Subject, rider: Subject['kind']): RelationName {
  const walled =
    DRAWN.test(noun) && !/(?:sled|sledge|toboggan|raft|wheelchair|carriage|rickshaw)$/.test(noun)
  if (kind === 'boat' || walled) return 'inside'
  return rider === 'person' ? 'riding' : 'on'
}

const TOPPED = /^(?:top|garnish|crown)$/

/** "A vase with flowers", "a table with cups", "a boat with two fishermen": they are in it or on it. */
function isPutThere(binding: Binding, holder: Subject, { id, ...thing }: Subject): boolean {
  const drawn = DRAWN.test(holder.noun) && isAlive(thing)
  if (drawn || (CRAFT.has(holder.kind) && thing.kind === 'person')) {
    relate(binding, {
      from: id,
      relation: seatOf(holder, thing.kind),
      to: holder.id,
    })
    binding.last = id
    return true
  }
  if (TOPPED.test(binding.verb?.base ?? '')) {
    relate(binding, { from: id, relation: 'on', to: holder.id })
    return true
  }
  const filled = isFilled(holder, thing)
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
  if (
    word !== 'with' &&
    relation !== 'holding' &&
    !group.some(({ id }) => binding.group.includes(id))
  )
    stepBack(binding, group, subject)
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
  if (word === 'at' && isAlive(subject)) for (const action of actions) hit(action)
}

/** "Throws a pie at a clown": he does not catch it. */
function hit(action: Action): void {
  if (/^(?:throw|toss|throw-snowball)$/.test(action.verb)) action.verb = 'pelt'
}

/** Who rides past a cactus does not ride it. */
function passesBy({ verb }: Action, word: string): boolean {
  return (
    /^(?:ride|drive)/.test(verb) &&
    /^(?:past|through|across|around|over|to|towards?|into)$/.test(word)
  )
}

/** "Gallop ahead of the others": who is left behind gallops, too, the same way. */
function comeAfter({ actions }: Binding, subject: Subject): void {
  for (const action of actions) {
    action.direction ??= 'right'
    if (isAlive(subject) || CRAFT.has(subject.kind)) addAction(subject, { ...action })
  }
}

/** "Waits for a bus": here it comes. */
function arrive({ verb }: Binding, subject: Subject): void {
  const rides = /^(?:vehicle|boat|aircraft)$/.test(subject.kind)
  if (rides && /^(?:wait|queue|stand|line)/.test(verb?.base ?? ''))
    addAction(subject, plainAction(subject.kind === 'aircraft' ? 'land' : 'stop'))
}
