import { lookUp } from '../../lexicon/look-up.ts'
import type { Relation, RelationName, Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isAlive, relate, type Binding, type Preposition } from './binding.ts'
import { RELATIONS } from './relation-of.ts'

/** Prepositions that are whole without a noun: "a desk with a cat underneath". */
const ALONE: Readonly<Record<string, RelationName>> = {
  underneath: 'under',
  beneath: 'under',
  below: 'under',
  above: 'above',
  overhead: 'above',
  behind: 'behind',
  beside: 'next-to',
  nearby: 'next-to',
  inside: 'inside',
}

/** What has room below it. */
const SHELTERS =
  /(?:^| )(?:table|desk|bench|chair|armchair|stool|bed|sofa|couch|piano|counter|shelf|bridge|umbrella|parasol|arch|tree|palm|tent|cart|wagon|truck|car|bus|tractor|balloon|balcony|ladder|swing|boat)$/

/** "With a cat underneath", "with a lion on each side": false where no thing with another was named last. */
export function bindAlone(binding: Binding, chunk: Chunk, next: Chunk | undefined): boolean {
  if (chunk.type !== 'preposition' && chunk.type !== 'word') return false
  if (next !== undefined && !/^(?:pause|stop|conjunction)$/.test(next.type)) return false
  const { word } = chunk
  if (word === 'flanking') return flankWhole(binding)
  const relation = lookUp(ALONE, word)
  return relation !== undefined && isSaidOfWhole(binding, relation)
}

/** "A bench with a dog under it", "a man with a dog behind him": where that dog is, and not the man. */
export function bindToWhole(binding: Binding, word: string): boolean {
  const { preposition } = binding
  const relation = preposition?.relation ?? lookUp(RELATIONS, preposition?.word ?? '') ?? null
  // "A girl with a ball runs around them": the girl does.
  if (binding.role === null && binding.verb !== null) return false
  const it = /^(?:it|him|her|them)$/.test(word)
  return it && relation !== null && isSaidOfWhole(binding, relation, word)
}

function isSaidOfWhole(binding: Binding, relation: RelationName, word = 'it'): boolean {
  const pair = wholeAndPart(binding)
  if (pair === null) return false
  if (word === 'it' && isSaidOfNearest(binding, relation, pair)) return true
  const { whole, part } = pair
  if (!isMeant(whole, relation, word)) return false
  const shelter = binding.subjects.findLast(({ noun, id }) => id !== part.id && SHELTERS.test(noun))
  const roofed = relation === 'under' && !SHELTERS.test(whole.noun) ? (shelter ?? whole) : whole
  const { subjects, relations } = binding
  const loose = subjects
    .slice(subjects.indexOf(whole) + 1, subjects.indexOf(part))
    .filter(
      ({ id, actions }) =>
        actions.length === 0 && !relations.some((at) => at.from === id || at.to === id),
    )
  for (const { id } of loose) relate(binding, { from: id, relation, to: roofed.id })
  for (const each of listedWith(binding, pair)) {
    binding.relations.splice(binding.relations.indexOf(each), 1)
    const from = each.from === whole.id ? each.to : each.from
    relate(binding, { from, relation, to: roofed.id })
  }
  return true
}

/** "Jumps beside an iceberg with three seals on it": on what was named right before them, not on who jumps. */
function isSaidOfNearest(
  binding: Binding,
  relation: RelationName,
  { part, joint }: Joined,
): boolean {
  const { bearer } = binding
  const near = binding.subjects.find(({ id }) => id === bearer)
  // "An island with a lighthouse on it": it is there already.
  if (bearer === 'place' && /^(?:on|inside)$/.test(relation)) return dropJoint(binding, part, joint)
  if (near === undefined || isAlive(near) || near.id === part.id) return false
  if (joint.from === near.id || joint.to === near.id) return false
  dropJoint(binding, part, joint)
  relate(binding, { from: part.id, relation, to: near.id })
  return true
}

function dropJoint({ relations, actions }: Binding, { id }: Subject, joint: Relation): true {
  relations.splice(relations.indexOf(joint), 1)
  for (const action of actions) if (action.target === id) action.target = null
  return true
}

/** Nothing is between one, "a cat and a dog with a ball between them"; and "him" is somebody. */
function isMeant({ count, kind }: Subject, relation: RelationName, word: string): boolean {
  if (relation === 'between' && count === 1) return false
  return /^(?:him|her)$/.test(word) === (kind === 'person') || word === 'them'
}

/** "A rug with a teapot and two cups on it": all of them are. */
function listedWith({ relations, subjects }: Binding, { whole, part, joint }: Joined): Relation[] {
  const after = subjects.slice(subjects.indexOf(whole) + 1, subjects.indexOf(part))
  const joined = relations.filter(
    ({ from, relation, to }) =>
      relation === 'next-to' && from === whole.id && after.some(({ id }) => id === to),
  )
  return [...joined.filter((each) => each !== joint), joint]
}

/** One on each side of the whole are two. */
function flankWhole(binding: Binding): boolean {
  const pair = wholeAndPart(binding)
  const named = binding.lastNoun?.head ?? ''
  const last = binding.subjects.find(
    ({ id, noun }) => id === binding.recent && noun.endsWith(named),
  )
  // "A fountain with a bench on each side": the fountain may be the place.
  if (last !== undefined) last.count = Math.max(2, last.count)
  if (pair === null) return last !== undefined
  binding.relations.splice(binding.relations.indexOf(pair.joint), 1)
  flank(binding, pair.whole, pair.part)
  return true
}

/** "A lion on each side of a gate": the gate is between two of them. */
export function flank(binding: Binding, middle: Subject, side: Subject): void {
  side.count = Math.max(2, side.count)
  relate(binding, { from: middle.id, relation: 'between', to: side.id })
}

interface Joined {
  readonly whole: Subject
  readonly part: Subject
  readonly joint: Relation
}

/** What was named last after "with", and what it was named with. */
function wholeAndPart({ subjects, relations, recent, spent }: Binding): Joined | null {
  const joint = relations.findLast(({ from, to }) => from === recent || to === recent)
  if (joint === undefined || spent?.word !== 'with') return null
  const part = subjects.find(({ id }) => id === recent)
  const whole = subjects.find(({ id }) => id === (joint.from === recent ? joint.to : joint.from))
  return part && whole ? { whole, part, joint } : null
}

/** "At each side of", "flanking": those named before are on both sides of what comes now. */
export function isFlanking({ word }: Preposition): boolean {
  return word === 'flanking'
}
