import type { Pattern, Sleeve } from '../outfit.ts'
import type { Garment } from './garment.ts'

/** Prints and weaves that can be asked for of any garment. */
type Print = Exclude<Pattern, 'pleats' | 'border'>

const PATTERNS: readonly (readonly [RegExp, Print])[] = [
  [/\b(striped?|stripes|pin-?striped?)\b/iu, 'stripes'],
  [/\b(polka|dots?|dotted)\b/iu, 'dots'],
  [/\b(leopard|cheetah|animal)( |-)?(print|skin)?\b|\bspotted\b/iu, 'spots'],
  [/\b(check(ed|ered)?|chequered|plaid|tartan|gingham|flannel)\b/iu, 'plaid'],
  [/\b(floral|flower(ed|y)|flower-patterned|hawaiian|aloha|batik)\b/iu, 'flowers'],
  [/\b(sequin(ed|s)?|sequinned|glitter(y|ing)?|sparkl(y|ing)|shimmering|disco)\b/iu, 'sequins'],
  [/\b(camouflage|camo)\b/iu, 'camouflage'],
  [/\b(rainbow|tie-?dyed?|multi-?colou?red|colou?rful|patchwork)\b/iu, 'rainbow'],
  [/\b(starry|star-?(spangled|patterned)|stars)\b/iu, 'stars'],
  [/\bheart-?(patterned|print)?s?\b/iu, 'hearts'],
]

const PRINT = /(?:^| )([a-z0-9-]+)-print /u

/** The same garment in the pattern that its words name, or with their picture on the chest. */
export function patterned(garment: Garment, words: string): Garment {
  const print = PRINT.exec(words)?.[1] ?? 'animal'
  return ALL_OVER.test(print) ? woven(garment, words) : printed(garment, print.replaceAll('-', ' '))
}

/** How far a skirt reaches, in lengths of a leg, when its words say so. */
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:floor-length|full-length|maxi|trailing|sweeping|ankle-length)\b/u, 0.97],
  [/\blong\b/u, 0.93],
  [/\bflowing\b/u, 0.86],
  [/\b(?:midi|calf-length)\b/u, 0.72],
  [/\bknee-length\b/u, 0.54],
  [/\b(?:short|mini)\b/u, 0.34],
]
const SLEEVES: readonly (readonly [RegExp, Sleeve])[] = [
  [/\bsleeveless|strapless\b/u, 'none'],
  [/\blong-sleeved?\b/u, 'long'],
  [/\bshort-sleeved?\b/u, 'short'],
]

/** A long dress reaches the ground, a short one does not cover the knee. */
export function tailored(garment: Garment, words: string): Garment {
  const length = LENGTHS.find(([word]) => word.test(words))?.[1]
  const sleeve = SLEEVES.find(([word]) => word.test(words))?.[1]
  const { skirt, top } = garment
  const cut = skirt && !skirt.open && length !== undefined
  return {
    ...garment,
    ...(cut
      ? { skirt: { ...skirt, length, flare: Math.max(skirt.flare, length > 0.8 ? 0.6 : 0) } }
      : {}),
    ...(top && sleeve ? { top: { ...top, sleeve } } : {}),
  }
}

function woven(garment: Garment, words: string): Garment {
  const pattern = PATTERNS.find(([word]) => word.test(words))?.[1]
  if (!pattern) return garment
  const { top, skirt } = garment
  const plain = top?.details?.filter((detail) => !PATTERNS.some(([, each]) => each === detail))
  return {
    ...garment,
    ...(garment.extra === 'apron' ? { print: pattern } : {}),
    ...(top ? { top: { ...top, details: [pattern, ...(plain ?? [])] } } : {}),
    ...(skirt ? { skirt: { ...skirt, pattern } } : {}),
  }
}

/** What is printed all over a cloth. */
const ALL_OVER = /^(?:leopard|cheetah|animal|zebra|tiger|floral|flower|hawaiian)$/u

/** An apron's is on the bib. A jersey has a number of its own. */
function printed({ top, ...garment }: Garment, print: string): Garment {
  const plain = top?.details?.filter((detail) => detail !== 'number' && detail !== 'stripes')
  return { ...garment, top: { ...top, ...(plain ? { details: plain } : {}), print } }
}

/** The usual colour of a stuff, for garments of which no colour is said. */
const STUFFS: readonly (readonly [RegExp, string])[] = [
  [/\bdenim\b/u, '#4d6c99'],
  [/\bleather\b/u, '#4a352c'],
  [/\brust(?:y|ed|ing)\b/u, '#9c5b34'],
  [/\bvelvet\b/u, '#7a2f4f'],
  [/\b(satin|silk|silken)\b/u, '#e6c9b0'],
  [/\btweed\b/u, '#8a7a5a'],
  [/\b(linen|lace)\b/u, '#efe6d2'],
  [/\b(sequin(ed|s)?|sequinned|glitter(y|ing)?)\b/u, '#c9a03c'],
  [/\b(camouflage|camo)\b/u, '#6f7a4a'],
  [/\b(leopard|cheetah)\b/u, '#d9a45a'],
  [/\bfur\b/u, '#8a6f58'],
  [/\b(straw|wicker)\b/u, '#e2c078'],
]

export function stuffColour(words: string): string | undefined {
  return STUFFS.find(([stuff]) => stuff.test(words))?.[1]
}
