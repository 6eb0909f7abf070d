import type { Subject } from '../plan/plan.ts'
import { bindNoun } from './bind-noun.ts'
import { bindPronoun } from './bind-pronoun.ts'
import { bindVerb } from './bind-verb.ts'
import { actors, createBinding, type Binding, type Bound } from './binding.ts'
import type { Chunk } from './chunks.ts'
import { colourAt } from './colours.ts'
import { EMOTIONS } from './describing-words.ts'
import { settlePlayer } from './to-subject.ts'

/** Binds chunks to subjects, deeds and relations. `known` are the subjects of earlier shots, for "it" and "the dog". */
export function bind(
  chunks: readonly Chunk[],
  known: readonly Subject[],
  nextId: () => string,
): Bound {
  const binding = createBinding(known, nextId)
  for (const [index, chunk] of chunks.entries()) {
    binding.before = chunks[index - 1]?.type ?? null
    if (chunk.type === 'noun') {
      const before = chunks[index - 1]?.type ?? 'none'
      const after = chunks[index + 1]?.type ?? 'none'
      bindNoun(binding, { noun: chunk.noun, before, after, chunks })
      binding.auxiliary = false
    } else if (chunk.type === 'verb') bindVerb(binding, chunk.verb, chunks[index - 1])
    else if (chunk.type === 'pronoun') bindPronoun(binding, chunk.word, chunks[index + 1])
    else bindSmall(binding, chunk)
  }
  dropAppositions(binding)
  binding.subjects.forEach(settlePlayer)
  return binding
}

function bindSmall(binding: Binding, chunk: Chunk): void {
  if (chunk.type === 'preposition') binding.preposition = chunk
  else if (chunk.type === 'auxiliary') binding.auxiliary = true
  else if (chunk.type === 'word') bindWord(binding, chunk.word)
  else if (chunk.type === 'stop') endSentence(binding)
  else if (chunk.type === 'direction') {
    for (const action of binding.actions) action.direction = chunk.direction
  } else {
    binding.preposition = null
    if (chunk.type === 'conjunction' && /^(?:while|as|when|whilst)$/.test(chunk.word))
      endClause(binding)
  }
}

function endClause(binding: Binding): void {
  binding.verb = null
  binding.role = null
  binding.auxiliary = false
}

function endSentence(binding: Binding): void {
  endClause(binding)
  binding.muted = false
  binding.withList = false
  binding.preposition = null
  binding.spent = null
  binding.actions = []
}

const SLOW =
  /^(?:slowly|leisurely|gently|calmly|lazily|smoothly|peacefully|gracefully|quietly|softly|carefully)$/
const FAST =
  /^(?:quickly|fast|rapidly|swiftly|speedily|hurriedly|wildly|frantically|furiously|energetically)$/

/** Adverbs and predicate adjectives: "slowly", "the car is red", "happily". */
function bindWord(binding: Binding, word: string): void {
  const pace = SLOW.test(word) ? 'slow' : FAST.test(word) ? 'fast' : null
  binding.pace = pace ?? binding.pace
  for (const action of binding.actions) action.pace = pace ?? action.pace
  const colour = binding.auxiliary ? colourAt([word]) : null
  for (const subject of actors(binding)) {
    subject.emotion = EMOTIONS.get(word) ?? subject.emotion
    if (colour !== null && subject.person === null) subject.colour = colour.colour
  }
}

/** "Two children, a boy and a girl": the two are named one by one. */
function dropAppositions({ subjects, relations }: Binding): void {
  const at = subjects.findIndex((group, index) => {
    const bound = relations.some(({ from, to }) => from === group.id || to === group.id)
    return !bound && group.count > 1 && isNamedSingly(group, subjects.slice(index + 1))
  })
  if (at >= 0) subjects.splice(at, 1)
}

function isNamedSingly(group: Subject, after: readonly Subject[]): boolean {
  const deeds = (subject: Subject): string => subject.actions.map(({ verb }) => verb).join()
  const named = after.slice(0, group.count)
  if (named.length < group.count || deeds(group) === '') return false
  return named.every(
    (one) => one.count === 1 && one.kind === group.kind && deeds(one) === deeds(group),
  )
}
