import type { Action, Relation, Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'
import {
  actors,
  addSubject,
  isAlive,
  plainAction,
  recall,
  takeStage,
  type Binding,
} from './binding.ts'
import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import { MOUNTS } from './done-from.ts'
import { shareOf } from '../words/counts.ts'
import { groupNamed } from './some-of-named.ts'
import { dressedAlso } from './to-subject.ts'

interface SteppingOut {
  readonly next?: Chunk | undefined
  /** `one_of`, `half_of`; what a noun says itself needs none. */
  readonly share?: string
}

/** "One of them", "two of the cubs": some step out of their group and act alone. False if there is no such group. */
export function bindSomeOf(
  binding: Binding,
  noun: NounPhrase | null,
  { next, share = `${noun?.count ?? 1}_of` }: SteppingOut = {},
): boolean {
  const group = groupOf(binding, noun)
  if (group === undefined || binding.subjects.length >= 12) return false
  const all = goOn(recall(binding, group), group)
  const count = shareOf(share, all.count)
  const one: Subject = { ...structuredClone(all), id: binding.nextId(), count }
  // "The one in a green hat …" may go on with it.
  if (!isMien(next) && next?.type !== 'preposition') one.actions = []
  all.count = leftOf(all, count)
  binding.subjects.push(one)
  binding.stepped = { one: one.id, from: all.id }
  binding.shared = doneBefore(binding, all)
  // "Two men sit on a bench, one of them …": he is on it, too.
  for (const each of binding.relations.filter(({ from }) => from === all.id))
    binding.relations.push({ ...each, from: one.id, to: ownOf(binding, each, all.count) })
  if (noun !== null) {
    setApart(one, noun)
    binding.told.add(noun.words)
  }
  takeStage(binding, one)
  binding.recent = one.id
  return true
}

const isGuessed = ({ words }: Subject): boolean => /^(?:[a-z]+ )?friends$/.test(words)

/** "Friends roast marshmallows, one plays": however many they are, those who are left are still friends. */
const leftOf = (all: Subject, count: number): number =>
  isGuessed(all) ? Math.max(2, all.count - count) : all.count - count

/** "The other" of friends leaves no third one. */
export function bindOneOther(binding: Binding, next: Chunk | undefined): boolean {
  const rest = binding.subjects.find(({ id }) => id === binding.stepped?.from)
  if (rest !== undefined && isGuessed(rest)) rest.count = 1
  return bindTheOther(binding, next)
}

/** What all of them did in a sentence before this one. */
function doneBefore({ actions }: Binding, all: Subject): readonly Action[] {
  return actions.length === 0 ? structuredClone(all.actions) : []
}

/** "Birds circle. One bird lands": in the next shot, too, the others do what they did with nobody else's help. */
function goOn(all: Subject, before: Subject): Subject {
  if (all !== before && all.actions.length === 0)
    all.actions = structuredClone(before.actions.filter(({ target }) => target === null))
  return all
}

/** "Two dogs play, the big one barks": only of that one it is said. */
function setApart(one: Subject, noun: NounPhrase): void {
  const { traits, words } = noun
  if (traits.size !== 'normal') one.size = traits.size
  if (one.person === null) one.colour = traits.colour ?? one.colour
  else one.person = dressedAlso(one.person, noun)
  one.words = words
}

/** "Cats in hats, one of them …": of what each has one, the one has the own. */
function ownOf(binding: Binding, { relation, to }: Relation, others: number): string {
  const thing = binding.subjects.find(({ id }) => id === to)
  const seats = relation === 'on' && thing?.kind === 'furniture'
  const each = /^(?:wearing|holding)$/.test(relation) || seats || thing?.count === others + 1
  if (!thing || !each || thing.count < 2 || isAlive(thing)) return to
  const count = Math.max(1, thing.count - others)
  const own = { ...structuredClone(thing), id: binding.nextId(), count }
  thing.count = others
  binding.subjects.push(own)
  return own.id
}

/** "They play chess, one smiles while the other scratches his head": both still play. */
const MIENS =
  /^(?:smile|laugh|grin|frown|nod|scratch|rub|sigh|wink|yawn|think|giggle|sing|hum|whistle|wear)\b/

function isMien(next: Chunk | undefined): boolean {
  return next?.type === 'verb' && MIENS.test(next.verb.base)
}

/** What becomes of one of several things that somebody throws, flips or stacks. */
const BECOMES =
  /^(?:land|fall|hit|pop|roll|fly|drop|bounce|burst|break|escape|splash|explode|slip|tumble|topple|strike|get|stick)\b/

/** "A chef flips pancakes, one lands on the dog": one of the pancakes. False if those named last are none of his things. */
export function bindOneThing(binding: Binding, next: Chunk | undefined): boolean {
  const noun = binding.lastNoun
  if (next?.type !== 'verb' || !BECOMES.test(next.verb.base)) return false
  if (noun === null || !noun.plural || noun.found === null || LIVING.has(noun.found.kind))
    return false
  if (!binding.actions.some(({ prop }) => prop === noun.head)) return false
  const one = addSubject(binding, { ...noun, count: 1, plural: false })
  takeStage(binding, one)
  binding.recent = one.id
  return true
}

/** "The other", "the others": those from whom one stepped out. */
export function bindTheOther(binding: Binding, next: Chunk | undefined): boolean {
  const { stepped, verb, actions } = binding
  const rest = binding.subjects.find(({ id }) => id === stepped?.from)
  if (rest === undefined) return false
  // What they did together, the one does instead of this.
  const one = binding.subjects.find(({ id }) => id === stepped?.one)
  if (one?.actions.length === 0) one.actions = rest.actions
  binding.parted = true
  if (!isMien(next) && stepped?.pair !== true) rest.actions = []
  takeStage(binding, rest)
  binding.recent = rest.id
  // "One holding a ball and the other a stick": the deed is left unsaid.
  if (next?.type === 'noun' && verb !== null) {
    const again = actions.slice(-1).map(({ verb: deed }) => plainAction(deed))
    rest.actions.push(...again)
    Object.assign(binding, { verb, actions: again })
  }
  return true
}

/** "Four dogs run, three of them chase a ball and one sleeps": the one that is left. */
export function bindLastOne(binding: Binding, next: Chunk | undefined): boolean {
  const rest = binding.subjects.find(({ id }) => id === binding.stepped?.from)
  return rest?.count === 1 && bindTheOther(binding, next)
}

/** "Friends sit at a fire, one plays while the others sing": they are more than one. */
export function bindTheOthers(binding: Binding, next: Chunk | undefined): boolean {
  stepOut(binding)
  if (!bindTheOther(binding, next)) return bindOneMore(binding, next)
  for (const rest of actors(binding)) rest.count = Math.max(2, rest.count)
  return true
}

/** "Four students sit at a table, a boy talks to a girl, the other two sleep": he and she are of the four. */
function stepOut(binding: Binding): void {
  const group = binding.stepped === null ? groupOf(binding, null) : undefined
  const named = binding.subjects.slice(binding.subjects.indexOf(group as Subject) + 1)
  const members = named.filter(({ kind, count }) => kind === 'person' && count === 1)
  const [one] = members
  if (group?.kind !== 'person' || one === undefined || members.length >= group.count) return
  const all = recall(binding, group)
  all.count -= members.length
  for (const each of binding.relations.filter(({ from }) => from === all.id))
    for (const { id } of members) binding.relations.push({ ...each, from: id })
  binding.stepped = { one: one.id, from: all.id }
}

/** "Two dogs play, a third watches", "one child swings while the other waits": one more of those who act. */
export function bindOneMore(binding: Binding, next: Chunk | undefined): boolean {
  const like = actors(binding).findLast(isAlive) ?? binding.subjects.findLast(isAlive)
  if (like === undefined || next?.type === 'noun' || binding.subjects.length >= 12) return false
  const one: Subject = { ...structuredClone(like), id: binding.nextId(), count: 1, actions: [] }
  binding.subjects.push(one)
  takeStage(binding, one)
  binding.recent = one.id
  return true
}

function groupOf(binding: Binding, noun: NounPhrase | null): Subject | undefined {
  if (noun !== null) return groupNamed(binding, noun)
  const several = [...binding.known, ...binding.subjects].filter(({ count }) => count > 1)
  // "Two knights ride horses. One falls off": no horse does.
  const ridden = new Set(
    binding.relations.filter(({ relation }) => relation === 'riding').map(({ to }) => to),
  )
  const riders = several.some(({ kind }) => kind === 'person')
  const isMount = ({ id, noun }: Subject): boolean =>
    ridden.has(id) || (riders && MOUNTS.test(noun))
  const alive = several.filter((each) => isAlive(each) && !isMount(each))
  const last = alive.at(-1)
  // "Two boys race while a crowd cheers. One falls": one of the boys.
  const few = (last?.count ?? 0) >= CROWD ? alive.findLast(({ count }) => count <= 3) : undefined
  return few ?? last ?? several.at(-1)
}

/** From so many on nobody tells them one by one. */
const CROWD = 6

/** "A man and a woman sit on a bench. One reads, the other sleeps": neither is a third. */
export function bindOneOfPair(binding: Binding): boolean {
  const [one, other, third] = [...binding.known, ...binding.subjects].filter(
    (each, at, all) => isAlive(each) && all.findIndex(({ id }) => id === each.id) === at,
  )
  if (one?.count !== 1 || other?.count !== 1 || third !== undefined) return false
  const [first, second] = [recall(binding, one), recall(binding, other)]
  binding.stepped = { one: first.id, from: second.id, pair: true }
  takeStage(binding, first)
  binding.recent = first.id
  return true
}
