import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shaped } from './geometry.ts'

const HOW =
  '(?:cartoon|drawing|picture|image|print|silhouette|logo|sticker|decal|motif|symbol|emblem|face)s?'
/** Nothing alive stands on these: what is on them is printed. */
const CARRIERS = 'mugs?|cups?|flags?|banners?|signs?|towels?|shields?|bowls?|plates?|balloons?'
/** On these it may stand, if it is not said to be printed. */
const OTHERS =
  'laptops?|notebooks?|books?|backpacks?|bags?|skateboards?|surfboards?|vans?|bus|cars?|trucks?|vases?|bottles?|pillows?|cushions?|boxes|box|suitcases?|guitars?|motorcycles?|motorbikes?|choppers?|scooters?|helmets?|lockers?|fridges?'
const HAS =
  '(?:with|that has|which has|has|showing|bearing|decorated with|painted with|adorned with) (?:(?:an?|the) )?'

const ON_IT =
  '(?:(?: (?:printed|painted|drawn))? on (?:it|them|(?:its|their) (?:fronts?|sides?|lids?))\\b)'
const ENDS = '(?= ?(?:[,.;¦]|$)| (?:in|on|at|and|is|stands|lies|hangs|next|beside|near|under)\\b)'

const PRINTED = new RegExp(
  `\\b(${CARRIERS}|${OTHERS}) ${HAS}(?:(?:big|large|small|little|printed|painted) )*(${HOW} of (?:an? |the )?)?((?:[a-z]+ ){0,2}?[a-z]+)( ${HOW})?(?:(${ON_IT})|${ENDS})`,
  'g',
)
const ONLY_PRINTED = new RegExp(`^(?:${CARRIERS})$`)
const SIGNS =
  /^(?:star|heart|sun|moon|flower|lightning bolt|rainbow|skull|circle|cross|square|triangle|diamond|crescent|dot|disc|crown|anchor|leaf|maple leaf|dragon|eagle|lion)$/
/** Nothing stands beside a flag that has a sign. */
const CLOTHS = /^(?:flags?|banners?|shields?)$/
const DYED =
  /^(?:(?:big|large|small|little|solid) )*(red|blue|green|yellow|black|white|golden|orange|purple|pink) /
const PLAIN = /^(?:cartoon|funny|cute|happy|smiling|red|blue|green|yellow|black|white|golden) /

/** "A flag with a dinosaur on it", "a sign with a turtle silhouette": that is printed there, and nobody stands on it. */
export function takePrints(body: string, keep: (shaped: Shaped) => string): string {
  if (!body.includes(' with ') && !/\b(?:has|showing|bearing)\b/.test(body)) return body
  return flagsNamed(body).replace(PRINTED, (match, ...groups: (string | undefined)[]) => {
    const [thing = '', of, words = '', how, there] = groups
    const shape = nameOf(words)
    if (shape === null) return match
    const isPrint = of !== undefined || how !== undefined || isPrinted({ thing, shape, there })
    return isPrint
      ? keep({
          thing,
          shape: `${dyeOf(words, shape)}${shape}${/silhouette/.test(how ?? of ?? '') ? ' outline' : ''} print`,
        })
      : match
  })
}

interface Borne {
  readonly thing: string
  readonly shape: string
  /** It is said to be on it. */
  readonly there: string | undefined
}

const flagsNamed = (body: string): string =>
  body
    .replace(
      /\bchopper(?= (?:decorated|painted|adorned|with an? (?:flame|skull|eagle)))/g,
      'motorcycle',
    )
    .replace(/\b(?:the )?stars and stripes\b/g, 'american flag')
    .replace(/\b(?:the )?union jack\b/g, 'british flag')

const MACHINES =
  /^(?:vans?|cars?|trucks?|bus|motorcycles?|motorbikes?|choppers?|guitars?|helmets?)$/
const FLAGS = /^(?:[a-z]+ )?flag$/

/** Nobody alive stands on a mug, and no star. */
function isPrinted({ thing, shape, there }: Borne): boolean {
  if (CLOTHS.test(thing) && SIGNS.test(shape)) return true
  // A flag on a machine is painted there, unless one flies on it.
  if (MACHINES.test(thing) && FLAGS.test(shape)) return true
  if (/^ (?:printed|painted|drawn) /.test(there ?? '')) return true
  const alive = LIVING.has(findPicture(shape)?.kind ?? 'thing')
  return there !== undefined && ONLY_PRINTED.test(thing) && (alive || SIGNS.test(shape))
}

/** The colour of a sign; of a beast or a flower it would only be said how it is. */
function dyeOf(words: string, shape: string): string {
  const dye = SIGNS.test(shape) ? DYED.exec(words)?.[1] : undefined
  return dye === undefined ? '' : `${dye} `
}

/** The words that have a picture: "cartoon dinosaur" is a dinosaur. */
function nameOf(words: string): string | null {
  const plain = words.replace(PLAIN, '').replace(PLAIN, '')
  const last = singular(plain.split(' ').at(-1) ?? '')
  return [singular(plain), last].find((name) => hasPicture(name)) ?? null
}
