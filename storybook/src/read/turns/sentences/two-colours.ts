import { lookUp } from '../../../lexicon/look-up.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { PREPOSITIONS } from '../../words/closed-words.ts'
import { colourAt } from '../../words/colours.ts'
import { deedNamed } from '../../words/verb-form.ts'
import type { Turn } from '../turn.ts'

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

const GARMENTS =
  'dress|skirt|shirt|t-shirt|blouse|sweater|jumper|jacket|coat|scarf|robe|gown|kimono|suit|apron|cape|hoodie|cardigan|trousers|pants|pyjamas|pajamas'

const PRINTED: Readonly<Record<string, string>> = {
  dot: 'dotted',
  spot: 'dotted',
  stripe: 'striped',
  check: 'checked',
  flower: 'flowered',
  star: 'starry',
}

/** "A white dress with red dots": the dots are on the dress, and nobody is red. */
function printed(match: string, ...[garment, colour, print]: string[]): string {
  const how = lookUp(PRINTED, print ?? '')
  if (how === undefined || colourAt([colour ?? '']) === null) return match
  return `${colour}-${how} ${garment}`
}

export const TWO_COLOUR_TURNS: readonly Turn[] = [
  [
    ' with ',
    new RegExp(
      `\\b(${GARMENTS}) with (?:(?:big|small|little|tiny|large|bright) )?([a-z]+) (?:polka )?(${Object.keys(PRINTED).join('|')})s\\b`,
      'g',
    ),
    printed,
  ],
  [
    ' as ',
    /\bus(?:e|es|ing) (an?|his|her|their) ((?:[a-z]+ )?)(?=(?:blanket|towel|sheet|tablecloth|curtain) as (?:an? |his |her |their )?(?:cape|cloak)\b)/g,
    'wearing $1 $2',
  ],
  [
    ' as ',
    /\b(?:blanket|towel|sheet|bed ?sheet|tablecloth|curtain) as (?:an? |his |her |their )?(?:superhero )?(cape|cloak)\b/g,
    '$1',
  ],
  [
    'and',
    /\b([a-z]+) (?:dressed )?in ([a-z]+) and ([a-z]+)(?: ([a-z]+)\b|(?= ?[,.;]|$))/g,
    dressed,
  ],
]
