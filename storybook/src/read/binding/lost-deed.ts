import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { sensesOf } from '../../lexicon/wordnet.ts'
import { TALK } from '../words/closed-words.ts'
import { NEEDS_NO_PICTURE } from '../words/needs-no-picture.ts'
import { nearestAction } from '../words/verbs.ts'
import { isClosed } from '../words/word-classes.ts'

/** Verbs that only help another verb or say nothing that could be seen. */
export const SILENT = wordSet(
  'shape start begin try continue keep want like love need seem help let use decide happen manage attempt feature contain include show depict have wear enjoy be isolate inspire base set achieve crop know believe fill cover surround dress make decorate light lead create capture reveal add allow cause embody evoke convey reflect do get feel bring cast highlight emphasize enhance blanket shadow frame twist live drone remain stay ignore scan demand realize notice overlook surprise blend scatter exhaust litter top garnish',
)

/** "A monkey imitates businessmen", "blorping": a verb that nobody here can play, or that no dictionary knows. */
export function isLostDeed(word: string): boolean {
  const done = /^[a-z]{3,}(?:s|ing)$/.test(word) && !isClosed(word) && !TALK.has(word)
  if (!done || NEEDS_NO_PICTURE.has(word)) return false
  const base = baseVerb(word)
  if (base === null) return !isNamed(singular(word)) && !isNamed(word)
  return base !== word && !SILENT.has(base) && nearestAction(base) === null
}

function isNamed(word: string): boolean {
  return sensesOf(word, 'noun').length + sensesOf(word, 'adjective').length > 0
}
