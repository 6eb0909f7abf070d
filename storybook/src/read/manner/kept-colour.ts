import type { Plan } from '../../plan/plan.ts'
import type { Text } from '../prompt/text.ts'
import { colourAt } from '../words/colours.ts'

const WITHOUT = 'black[- ]?(?:and|&)[- ]?white|monochrom(?:e|atic)|gr[ae]y ?scale|noir'
const BUT = '(?:except|apart|aside|save|but)(?: (?:for|from))?'
const SPOT = '(?:splash(?:es)?|spot|touch|bit|point|patch|pop|dash|hint|accent) of'

/** A film without colours is asked for, and one of them all the same. */
const ASKED = new RegExp(
  `\\bselective(?:ly)? colou?r|\\b(?:only|sole|single|one)\\b[^.;]{0,50}\\bcolou?r|\\b(?:only|single) ${SPOT}\\b|\\b(?:${WITHOUT}),? ${BUT}\\b`,
)

/** What is left of such a sentence says who is there. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?:\\b(?:everything|all|the (?:whole |entire )?(?:scene|world|film|picture|rest))(?: else)? (?:is |in |are )+)?\\b(?:${WITHOUT}),? ${BUT} `,
      'g',
    ),
    'monochrome , ',
  ],
  [/\bblack[- ]?(?:and|&)[- ]?white\b/g, 'monochrome'],
  [
    new RegExp(
      `,? ?(?:(?:and|it is|which is|as|is) )?(?:the )?(?:only|sole|single|one) (?:(?:thing|object) (?:in|with) |${SPOT} )(?:an? )?colou?r(?: in (?:the|this) [a-z]+)?`,
      'g',
    ),
    '',
  ],
  [
    /,? ?\b(?:is|are|as|and) the (?:only|sole|one) colou?r(?: in (?:the|this) [a-z]+)?/g,
    ' stands there',
  ],
  [
    /\b(?:only|just) ((?:the|her|his|an?|its) [^.,;]{2,40}?) (?:(?:is|are|stays?|remains?|appears?|keeps?|shown)(?: in)?|in)(?: (?:its|full|their|bright))* colou?rs?\b/g,
    '$1',
  ],
  [new RegExp(`\\b(?:an? |the )?(?:only|single|one) ${SPOT} [a-z]+[:,]? ?`, 'g'), ''],
  [/[,;]? ?\b(?:with )?selective(?:ly)? colou?r(?:ing|ed|s|isation|ization)?\b/g, ''],
]

const NO_COLOUR = /^(?:black|white|gr[ae]y|silver)$/

/** The one colour that a film without colours keeps: "only the red umbrella is in colour". */
export function takeKeptColour(text: Text): Pick<Plan, 'accent'> {
  const asked = ASKED.exec(text.body)
  if (asked === null || !new RegExp(`\\b(?:${WITHOUT})\\b|\\bselective`).test(text.body)) return {}
  const colour = firstColour(text.body.slice(asked.index)) ?? firstColour(text.body)
  if (colour === null) return {}
  for (const [said, plain] of TURNS) text.body = text.body.replace(said, plain)
  if (!new RegExp(`\\b(?:${WITHOUT})\\b`).test(text.body)) text.body += ' , monochrome'
  return { accent: colour }
}

function firstColour(words: string): string | null {
  for (const word of words.split(/[^a-z-]+/)) {
    const found = colourAt([word])?.colour
    if (found !== undefined && !NO_COLOUR.test(found)) return found
  }
  return null
}
