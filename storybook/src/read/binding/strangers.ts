import { lookUp } from '../../lexicon/look-up.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { actors, addSubject, takeStage, type Binding } from './binding.ts'
import { somebody } from './somebody.ts'

/** So many are everyone. */
const ALL = 4

const GENDERS: Partial<Record<string, 'man' | 'woman'>> = {
  he: 'man',
  him: 'man',
  she: 'woman',
  her: 'woman',
}

const genderOf = (word: string): 'man' | 'woman' | null => lookUp(GENDERS, word) ?? null

/** "You and me", "he and she", "my grandma and me": two, though nobody names the other. */
export function isBoth(binding: Binding, word: string): boolean {
  const [first, ...more] = actors(binding)
  const joined = binding.before === 'conjunction' && binding.verb === null && more.length === 0
  const others = first?.words === '' ? /^(?:i|me|you|he|she|him|her)$/ : /^(?:i|me)$/
  if (!joined || first === undefined || !others.test(word)) return false
  const gender = genderOf(word)
  if (first.words === '' && gender === (first.person?.gender ?? null)) first.count = 2
  else binding.group = [first.id, addSubject(binding, somebody(gender)).id]
  return true
}

/** "I", "you", "everyone" without anybody named before: somebody. */
export function bindStranger(binding: Binding, word: string, next: Chunk | undefined): void {
  // "Me and my dog": whom a verb does nothing to.
  const me = word === 'me' && next?.type === 'conjunction' && binding.verb === null
  if (!me && !/^(?:i|we|you|everyone|everybody|he|she)$/.test(word)) return
  if (next?.type === 'pause') return
  const subject = addSubject(binding, somebody(genderOf(word)))
  if (word.startsWith('every')) subject.count = ALL
  takeStage(binding, subject)
}
