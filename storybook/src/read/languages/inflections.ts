import { lookUp } from '../../lexicon/look-up.ts'
import { hindiVerb } from './hindi-verbs.ts'
import type { Inflection } from './inflection.ts'
import { japaneseVerb } from './japanese-verbs.ts'
import { koreanVerb } from './korean-verbs.ts'
import { turkishVerb } from './turkish-verbs.ts'

const VERBS: Readonly<Record<string, (word: string) => readonly Inflection[]>> = {
  hi: hindiVerb,
  ja: japaneseVerb,
  ko: koreanVerb,
  tr: turkishVerb,
}

/** The forms of a deed that a table has as a dictionary does: 던지다, atmak, फेंकना, 選ぶ; none of a stem with a star. */
export function inflectionsOf(word: string, language: string): readonly Inflection[] {
  return word.includes('*') ? [] : (lookUp(VERBS, language)?.(word) ?? [])
}
