import { baseVerb, isPlural } from '../../lexicon/morphology.ts'
import { DETERMINERS } from '../words/closed-words.ts'

/** Never anything but what somebody did. */
const PAST =
  'rode|went|gave|took|ran|flew|ate|drank|fell|sang|wrote|swam|threw|stole|woke|came|began|sank|grew|drew|blew|broke|chose|drove|froze|rang|shook|sprang|tore|wore|hid|slept|sat|stood|knelt|crept|leapt|wept'
/** "A boy found a cave"; in "a toy made of wood" nobody makes anything now. */
const WITH_OBJECT =
  'found|bought|built|caught|made|sold|brought|left|met|lost|told|held|led|won|kept|sent|fed|dug|fought|taught|hung|lit|saw|swept|struck|laid|spun'
const OBJECT =
  '(?:the|an?|his|her|their|its|him|them|it|another|two|three|some|many|one|each other)\\b'
const TOLD = new RegExp(
  `(?<=([a-z']+),? )(${PAST}|(?:${WITH_OBJECT})(?= ${OBJECT}))\\b(?! by\\b)`,
  'g',
)
const NO_SUBJECT =
  /^(?:has|have|had|was|were|is|are|be|been|being|get|gets|got|to|of|in|on|with|newly|freshly)$/
const MANY = /\b(?:they|we|both|all)\b|^(?:two|three|four|five|many|some|several)\b/

/** What was done is done now: films know no past. */
export function asPresent(body: string): string {
  return body.replace(/[^.!?;]+/g, (sentence) => {
    const many = MANY.test(sentence.trim())
    return sentence.replace(TOLD, (verb: string, before: string) => {
      const base = baseVerb(verb)
      if (base === null || NO_SUBJECT.test(before) || DETERMINERS.has(before)) return verb
      return many || isPlural(before) ? base : inThird(base)
    })
  })
}

/** "Go", "carry", "wash" as one does it. */
export function inThird(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
