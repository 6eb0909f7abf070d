import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shaped } from './geometry.ts'

const HOW = '(?:cartoon|drawing|picture|image|print|silhouette|logo|sticker|symbol|emblem|face)'
/** Nothing alive stands on these: what is on them is printed. */
const CARRIERS = 'mugs?|cups?|flags?|banners?|signs?|towels?|shields?|bowls?|plates?|balloons?'
/** On these it may stand, if it is not said to be printed. */
const OTHERS =
  'laptops?|notebooks?|books?|backpacks?|bags?|skateboards?|surfboards?|vans?|trucks?|vases?|bottles?|pillows?|cushions?|boxes|box|suitcases?|guitars?'
const HAS = '(?:with|that has|which has|has|showing|bearing|decorated with) (?:(?:an?|the) )?'

const ON_IT =
  '(?:(?: (?:printed|painted|drawn))? on (?:it|them|(?:its|their) (?:fronts?|sides?|lids?))\\b)'
const ENDS = '(?= ?(?:[,.;¦]|$)| (?:in|on|at|and|is|stands|lies|hangs|next|beside|near|under)\\b)'

const PRINTED = new RegExp(
  `\\b(${CARRIERS}|${OTHERS}) ${HAS}(?:(?:big|large|small|little|printed|painted) )*(${HOW} of (?:an? |the )?)?((?:[a-z]+ ){0,2}?[a-z]+)( ${HOW})?(?:(${ON_IT})|${ENDS})`,
  'g',
)
const ONLY_PRINTED = new RegExp(`^(?:${CARRIERS})$`)
const SIGNS = /^(?:star|heart|sun|moon|flower|lightning bolt|rainbow|skull)$/
const PLAIN = /^(?:cartoon|funny|cute|happy|smiling|red|blue|green|yellow|black|white|golden) /

/** "A flag with a dinosaur on it", "a sign with a turtle silhouette": that is printed there, and nobody stands on it. */
export function takePrints(body: string, keep: (shaped: Shaped) => string): string {
  if (!body.includes(' with ') && !/\b(?:has|showing|bearing)\b/.test(body)) return body
  return body.replace(PRINTED, (match, ...groups: (string | undefined)[]) => {
    const [thing = '', of, words = '', how, there] = groups
    const shape = nameOf(words)
    if (shape === null) return match
    const isSaid = of !== undefined || how !== undefined
    const isPrint = isSaid || (there !== undefined && isPrinted(thing, shape))
    return isPrint ? keep({ thing, shape: `${shape} print` }) : match
  })
}

/** Nobody alive stands on a mug, and no star. */
function isPrinted(thing: string, shape: string): boolean {
  const alive = LIVING.has(findPicture(shape)?.kind ?? 'thing')
  return ONLY_PRINTED.test(thing) && (alive || SIGNS.test(shape))
}

/** The words that have a picture: "cartoon dinosaur" is a dinosaur. */
function nameOf(words: string): string | null {
  const plain = words.replace(PLAIN, '').replace(PLAIN, '')
  const last = singular(plain.split(' ').at(-1) ?? '')
  return [singular(plain), last].find((name) => hasPicture(name)) ?? null
}
