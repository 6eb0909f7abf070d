import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { PREPOSITIONS } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { deedNamed } from '../words/verb-form.ts'
import type { Turn } from './turn.ts'

const IN_SKIRTS =
  /^(?:cheerleader|ballerina|dancer|majorette|girl|woman|lady|princess|queen|bridesmaid|gymnast)$/

/** "Cheerleaders in blue and gold shake their pompoms": both colours are worn, and a shake is no drink. */
function dressed(match: string, ...[who, first, second, next]: string[]): string {
  const one = singular(who ?? '')
  const coloured = [first, second].every((colour) => colourAt([colour ?? '']) !== null)
  const ends = next === undefined || PREPOSITIONS.has(next) || deedNamed(next) !== null
  if (!coloured || !ends || findPicture(one)?.kind !== 'person') return match
  const below = IN_SKIRTS.test(one) ? 'skirt' : 'trousers'
  return `${who} in a ${first} shirt and ${second} ${below}${next === undefined ? '' : ` ${next}`}`
}

export const TWO_COLOUR_TURNS: readonly Turn[] = [
  [
    'and',
    /\b([a-z]+) (?:dressed )?in ([a-z]+) and ([a-z]+)(?: ([a-z]+)\b|(?= ?[,.;]|$))/g,
    dressed,
  ],
]
