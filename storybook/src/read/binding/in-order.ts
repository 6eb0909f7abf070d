import { actors, type Binding, type Preposition } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

const ROW = /(?:^| )(?:row|line|single file|file|column|queue|procession|convoy|caravan)$/
/** Said of two lines: there are enough for both. */
const ROWS = /^(?:two|three|long|neat|straight) (?:[a-z]+ )?(?:rows|lines|columns|files)$/
const WEDGE = /(?:^| )(?:v|wedge|v[- ]shape|(?:v|wedge|v-shaped)[- ]formation)$/
/** Fewer are no line; where no number is told there are so many. */
const [SEVERAL, FOR_ROWS] = [5, 8]

/** "Elephants walk in single file", "jets fly in a V": how they are arranged, and nothing that stands there. */
export function isInOrder(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const order = WEDGE.test(noun.words) ? 'wedge' : ROW.test(noun.words) ? 'row' : null
  const rows = ROWS.test(noun.words)
  const group = actors(binding).filter(({ count }) => count > 1)
  if ((order === null && !rows) || !/^(?:in|into)$/.test(word) || group.length === 0) return false
  for (const subject of group) {
    if (order !== null) subject.order = order
    // A bare plural is three of them.
    if (subject.count === 3 && !/\b(?:three|3)\b/.test(subject.words))
      subject.count = rows ? FOR_ROWS : SEVERAL
  }
  binding.told.add(noun.words)
  return true
}
