import { baseVerb } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import type { Item } from './item.ts'
import { isLetter } from './letters.ts'

export function readUnknown(letter: string, word: string, language: string): [Item, number] {
  if (isLetter(letter)) {
    if (/^\d+$/.test(word)) return [{ gloss: word, kind: 'number' }, word.length]
    const borrowed = borrowedKind(word, language)
    if (borrowed !== null) return [{ gloss: word, kind: borrowed }, word.length]
    return [{ gloss: word, kind: isEnglishDeed(word) ? 'verb' : 'unknown' }, word.length]
  }
  return [{ gloss: /[.!?;]/.test(letter) ? '.' : ',', kind: 'pause' }, 1]
}

/** "Un perro runs in el park": an English deed with its ending. */
function isEnglishDeed(word: string): boolean {
  const base = /^[a-z]{3,}(?:s|ing)$/.test(word) ? baseVerb(word) : null
  return base !== null && base !== word && frequencyOf(base, 'verb') > MANY
}

/** How often WordNet's texts have a deed that everybody knows. */
const MANY = 20

/** 猫がsofaで, «mobile पर», 一只cute的猫: an English name or look among other letters. */
function borrowedKind(word: string, language: string): 'noun' | 'adjective' | null {
  const among =
    /^(?:zh|ja|ko|ru|uk|hi|bn|ta|te|kn|ml|ar|fa|he|th|el)$/.test(language) &&
    /^[a-z]{3,}$/.test(word)
  if (!among) return null
  const [name, look] = [frequencyOf(word, 'noun'), frequencyOf(word, 'adjective')]
  if (look > name) return 'adjective'
  return name > 0 ? 'noun' : null
}
