import { findPicture } from '../../lexicon/find-picture.ts'

/** A thing that keeps being what it is, in the shape of something else. */
export interface Shaped {
  readonly thing: string
  readonly shape: string
}

/** A body of geometry, the words for it, and what has that shape anyway. */
type Row = readonly [shape: string, words: string, born: RegExp]

const ROWS: readonly Row[] = [
  [
    'cube',
    'cubic|cubical|cube-shaped|box-shaped|boxy',
    /^(?:box|crate|dice|die|gift|present|sugar|ice|house|building|block|tower|stool|root|room|metre|meter|foot|feet|inch)s?$/,
  ],
  [
    'square',
    'square|square-shaped',
    /^(?:table|window|box|frame|picture|mirror|cushion|pillow|tile|book|screen|sign|scoreboard|board|building|house|room|tower|tv|carpet|rug|garden|field|towel|napkin|stool|crate|gift|card|photo|painting|blanket|scarf|phone|metre|meter|foot|feet|mile|root|inch|dance|one|jaw|face|chin|glasses|wheel|grid|pool|courtyard|fountain|format|dancing|in|at|with|by|near|full|and|is|filled|clock)s?$/,
  ],
  [
    'ball',
    'spherical|ball-shaped|sphere-shaped|globular',
    /^(?:ball|globe|planet|moon|sun|orange|melon|bubble|pearl|marble|balloon|drone|robot)s?$/,
  ],
  ['cone', 'conical|cone-shaped', /^(?:cone|mountain|tent|tree|volcano|hill|roof|tower|flask)s?$/],
  [
    'cylinder',
    'cylindrical|cylinder-shaped|tubular',
    /^(?:can|tin|bottle|thermos|jar|cup|mug|glass|tower|bin|pipe|candle|column|silo|tank|battery|drum|log|tube|station|lighthouse)s?$/,
  ],
  ['pyramid', 'pyramidal|pyramid-shaped', /^(?:tent|pyramid|mountain|roof)s?$/],
  [
    'triangle',
    'triangular|triangle-shaped',
    /^(?:sign|sail|pizza|slice|flag|roof|tent|bandage|formation|prism|pattern)s?$/,
  ],
  ['hexagon', 'hexagonal|hexagon-shaped', /^(?:tile|nut|honeycomb|pattern|pattern|cell)s?$/],
  [
    'diamond',
    'diamond-shaped|rhombic',
    /^(?:kite|ring|sign|earring|necklace|pattern|window|tile|balloon)s?$/,
  ],
]

/** Bodies of geometry that are no things. */
export const GEOMETRY: ReadonlySet<string> = new Set(ROWS.map(([shape]) => shape))

const WORDS = new RegExp(
  `(?<!\\b(?:(?:of|in|on|at|across|around|over|through) (?:the|a)|town|city|village|market|public|times|medieval) )\\b(${ROWS.map(([, words]) => words).join('|')}) ([a-z-]+(?: [a-z-]+){0,2})\\b`,
  'g',
)

/** A road sign is told by its outline: each has a picture of its own. */
const SIGN =
  /^((?:yellow |red |orange |white |blue |green )?)(?:(?:road|warning|traffic|street) )*sign\b(.*)$/
const SIGN_SHAPES = /^(?:square|triangle|hexagon|diamond)$/

const LONE = /^(?:and|or|above|below|under|behind|beside|next|left|right)\b/

const NOT_THINGS =
  /^(?:and|or|in|on|at|of|the|an?|with|to|by|is|are|near|small|big|large|little|giant|tiny|red|blue|green|yellow|purple|pink|black|white|brown|gr[ae]y|golden|silver|[a-z]+ish)$/

/** "A cubic watermelon" is a watermelon; its shape is told apart. What has it anyway loses only the word. */
export function takeGeometry(body: string, shaped: Shaped[]): string {
  return body.replace(WORDS, (match, word: string, rest: string) => {
    // "A green square and a red circle": a figure of its own.
    if (LONE.test(rest)) return match
    const row = ROWS.find(([, words]) => words.split('|').includes(word))
    const sign = SIGN.exec(rest)
    if (sign && row && SIGN_SHAPES.test(row[0])) return `${sign[1]}${row[0]} sign${sign[2]}`
    const thing = thingIn(rest.split(' '))
    if (row === undefined || thing === undefined) return match
    const [shape, , born] = row
    if (born.test(thing)) return shape === 'diamond' ? rest : match
    shaped.push({ thing, shape })
    return rest
  })
}

/** "A square orange rug" is no fruit. */
function thingIn(words: readonly string[]): string | undefined {
  const [first, second] = words.filter((word) => isThing(word))
  return first === 'orange' && words[0] === first && words[1] === second ? second : first
}

function isThing(word: string): boolean {
  if (NOT_THINGS.test(word)) return false
  const found = findPicture(word)
  return found !== null && found.kind !== 'person' && /^(?:name|keyword|synonym)$/.test(found.via)
}
