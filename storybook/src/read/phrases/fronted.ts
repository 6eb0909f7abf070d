import type { RelationName } from '../../plan/plan.ts'
import type { Chunk } from './sentence-parts.ts'

/** "Behind her a dog jumps", "around them, birds sing", "on the left, a king sits": where somebody is, said before who is there. */
export function moveFronted(chunks: readonly Chunk[]): readonly Chunk[] {
  const moved: Chunk[] = []
  let at = 0
  while (at < chunks.length) {
    const front = frontedAt(chunks, at)
    if (front === null) moved.push(...chunks.slice(at, at + 1))
    else moved.push(...front.chunks)
    at = front?.end ?? at + 1
  }
  return moved
}

interface Fronted {
  readonly chunks: readonly Chunk[]
  /** Where the sentence goes on. */
  readonly end: number
}

function frontedAt(chunks: readonly Chunk[], at: number): Fronted | null {
  const length = beginsClause(chunks[at - 1]) ? whereLength(chunks, at) : 0
  if (length === 0) return null
  const paused = chunks[at + length]?.type === 'pause' ? 1 : 0
  const from = at + length + paused
  const said = chunks.slice(from, from + deedLength(chunks, from))
  const who = from + said.length
  if (chunks[who]?.type !== 'noun') return null
  const end = lastJoined(chunks, who) + 1
  if (isPlacedAgain(chunks, end)) return null
  // "Beside him stands a horse": who it is comes before the deed.
  const told = [...chunks.slice(who, end), ...chunks.slice(at, at + length), ...said]
  // Those before it are no list with it: "a king and a queen, behind them a dragon".
  return { chunks: chunks[at]?.type === 'preposition' ? [{ type: 'stop' }, ...told] : told, end }
}

/** "On the sofa a cat is to the left of a dog": it is said of the cat, not of the sofa. */
function isPlacedAgain(chunks: readonly Chunk[], at: number): boolean {
  const next = chunks[at]?.type === 'auxiliary' ? chunks[at + 1] : chunks[at]
  return next?.type === 'preposition' && next.relation !== null
}

function beginsClause(before: Chunk | undefined): boolean {
  if (before === undefined || before.type === 'stop' || before.type === 'pause') return true
  return before.type === 'conjunction' && /^(?:and|while|as)$/.test(before.word)
}

/** How many chunks say where: "behind her", "in the background", "on the left". */
function whereLength(chunks: readonly Chunk[], at: number): number {
  const [first, second] = [chunks[at], chunks[at + 1]]
  if (first?.type === 'side') return 1
  if (first?.type !== 'preposition' || second === undefined) return 0
  const beside = second.type === 'pronoun' && isPlaced(first.relation, second.word)
  const depth = first.word === 'in' && isDepth(second)
  return beside || depth ? 2 : atThingLength(chunks, at)
}

/** "Behind the tree a dog sleeps", "on the roof of a car, a cat": beside a thing, and no place where it all happens. */
function atThingLength(chunks: readonly Chunk[], at: number): number {
  if (!isAtThing(chunks[at], chunks[at + 1])) return 0
  const length = isJoint(chunks[at + 2], /^of$/) && chunks[at + 3]?.type === 'noun' ? 4 : 2
  // "A cat, next to a dog, a bird": a list goes on after the pause; a sentence begins with one.
  const begins = at === 0 || chunks[at - 1]?.type === 'stop'
  return begins || chunks[at + length]?.type !== 'pause' ? length : 0
}

function isAtThing(where: Chunk | undefined, thing: Chunk | undefined): boolean {
  if (where?.type !== 'preposition' || thing?.type !== 'noun') return false
  const { found, place, body, words } = thing.noun
  // "In its basket" is a part of what was named before.
  if (found === null || body || /^(?:its|his|her|their) /.test(words)) return false
  return where.relation !== null || (/^(?:on|in)$/.test(where.word) && place === null)
}

/** "Puts a hat on it, a dog barks": on it something is done; beside it somebody is. */
function isPlaced(relation: RelationName | null, pronoun: string): boolean {
  if (relation === null) return false
  return (
    pronoun !== 'it' || /^(?:next-to|left-of|right-of|behind|in-front-of|around)$/.test(relation)
  )
}

function isDepth(chunk: Chunk): boolean {
  return chunk.type === 'noun' && /^(?:background|foreground|distance)$/.test(chunk.noun.head)
}

/** "Stands", "there is", "is standing", before whoever it is. */
function deedLength(chunks: readonly Chunk[], at: number): number {
  const there = chunks[at]
  if (there?.type === 'word' && there.word === 'there') return 1 + deedLength(chunks, at + 1)
  const is = there?.type === 'auxiliary' ? 1 : 0
  return is + (chunks[at + is]?.type === 'verb' ? 1 : 0)
}

/** "Frogs and birds": all of them are there; "a vase with flowers", and what belongs to them. */
function lastJoined(chunks: readonly Chunk[], at: number): number {
  const joins = isJoint(chunks[at + 1], /^(?:and|with|of)$/) && chunks[at + 2]?.type === 'noun'
  return joins ? lastJoined(chunks, at + 2) : at
}

function isJoint(chunk: Chunk | undefined, words: RegExp): boolean {
  if (chunk?.type !== 'conjunction' && chunk?.type !== 'preposition') return false
  return words.test(chunk.word)
}
