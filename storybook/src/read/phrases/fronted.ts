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
  // "Beside him stands a horse": who it is comes before the deed.
  const told = [...chunks.slice(who, end), ...chunks.slice(at, at + length), ...said]
  // Those before it are no list with it: "a king and a queen, behind them a dragon".
  return { chunks: chunks[at]?.type === 'preposition' ? [{ type: 'stop' }, ...told] : told, end }
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
  return beside || (first.word === 'in' && isDepth(second)) ? 2 : 0
}

/** "Puts a hat on it, a dog barks": on it something is done; beside it somebody is. */
function isPlaced(relation: RelationName | null, pronoun: string): boolean {
  if (relation === null) return false
  return pronoun !== 'it' || /^(?:next-to|behind|in-front-of)$/.test(relation)
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

/** "Frogs and birds": all of them are there. */
function lastJoined(chunks: readonly Chunk[], at: number): number {
  const [and, other] = [chunks[at + 1], chunks[at + 2]]
  const joins = and?.type === 'conjunction' && and.word === 'and' && other?.type === 'noun'
  return joins ? lastJoined(chunks, at + 2) : at
}
