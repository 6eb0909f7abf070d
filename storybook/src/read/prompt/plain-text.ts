import { singular } from '../../lexicon/morphology.ts'
import { REQUEST } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { protectViewer } from '../words/directions.ts'
import { isDescribing } from '../phrases/traits.ts'
import { TURNS } from './turns-of-phrase.ts'

/** Line breaks are stops, brackets are pauses, whatever the keyboard. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[–—]/g, ' - '],
  [/\bw\/ ?/g, 'with '],
  [/\b(\d)(?=(?:girl|boy|man|woman|cat|dog)s?\b)/g, '$1 '],
  [/[^\S\n]+/g, ' '],
  [/\n ?(?:[-*•]|\d+[.)])/g, ' . '],
  [/\n/g, ' . '],
]

/** Said to whoever makes the film. */
const ASIDES =
  /,? ?\b(?:i guess|i think|if possible|if you can|thank you|thanks|please|or something(?: like that)?|you know)\b[.!]?/g

const COUNTED =
  /\b(?:two|three|four|2|3|4) ([a-z]+(?: [a-z]+)?),? ?[,:(]? ((?:(?:,|and|the other|the others)? ?(?:one|another|the other|the third)(?: (?:is|in))? [a-z]+ ?(?:,|\)|and|$|\.)? ?){2,4})/g
const EACH = /(?:one|another|the other|the third)(?: (?:is|in))? ([a-z]+)/g

/** "Two cats, one black and one white": each by itself. */
function nameEach(match: string, nouns: string, list: string): string {
  const looks = [...list.matchAll(EACH)].map(([, look = '']) => look)
  if (!looks.every((look) => colourAt([look]) !== null || isDescribing(look))) return match
  const words = nouns.split(' ')
  const one = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
  return `${looks.map((look) => `a ${look} ${one}`).join(' and ')} `
}

/** Lower case, straight quotes, single spaces, known turns of phrase, no "please show me a video of". */
export function plainText(prompt: string): string {
  let body = prompt.normalize('NFC').toLowerCase()
  for (const [mark, plain] of MARKS) body = body.replace(mark, plain)
  body = body.replace(REQUEST, '').replace(ASIDES, '')
  for (const [guards, pattern, plain] of TURNS) {
    // Compiling every pattern costs more than all else that is done to a prompt.
    if (guards.split(' ').some((guard) => body.includes(guard))) body = body.replace(pattern, plain)
  }
  const calm = body.replace(/[()[\]{}]+/g, ' , ').replace(/ {2,}/g, ' ')
  const named = / one |another/.test(calm) ? calm.replace(COUNTED, nameEach) : calm
  return protectViewer(named.replace(REQUEST, ''))
}
