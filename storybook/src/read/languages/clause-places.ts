import { namesLiving } from '../../lexicon/find-picture.ts'
import type { Item } from './item.ts'
import { SURFACE } from './surfaces.ts'

/** The name of what a phrase is of, before what is told of it. */
export function lastNoun(items: readonly Item[]): string {
  const verb = items.findIndex(({ kind }) => kind === 'verb' || kind === 'binding')
  const own = verb < 0 ? items : items.slice(0, verb)
  return own.findLast(({ kind }) => kind === 'noun')?.gloss ?? ''
}

export const ABOARD = /(?:^| )(?:boat|ship|canoe|raft|car|bus|train|cart)$/
const ENTERS =
  /^(?:running|jumping|walking|going|coming|diving|crawling|flying|hopping|driving|climbing|putting|pouring|throwing|carrying|leading|looking|falling|entering|bringing)/
export const WATERS = /^(?:puddles?|water|pool|river|lake|sea|pond|swimming pool)$/
const VESSELS =
  /(?:^| )(?:coffee|cup|glass|bowl|tea|teacup|pot|bucket|basket|box|jar|vase|mug|bottle|bag)$/
const GROUND = /^(?:bed|beach|street|road|path|meadow|swing)$/
const TOWARDS = /^(?:waving|smiling|bowing|barking|howling|laughing|shouting|throwing snowballs?)/
export const GIVES =
  /^(?:giving|telling|reading|showing|teaching|handing|singing|throwing|talking|explaining)/

/** बंदर को केले खिला रहा है: of two names one is what is given. */
export const HANDS = new RegExp(`${GIVES.source}|^feeding$`)

const PRONOUN = /^(?:she|he)$/

export function isSomebody(noun: string): boolean {
  return noun !== '' && namesLiving(noun)
}

/** おじいさんにお茶を注ぐ: who gets it is nowhere to be in. */
const DONE_FOR = /^(?:pouring|serving|buying|making|baking|cooking|repairing|knitting|preparing)/

function towards(deed: string): string {
  if (TOWARDS.test(deed)) return 'at'
  if (DONE_FOR.test(deed)) return 'for'
  return GIVES.test(deed) ? 'to' : 'in'
}

/** The English small word before a phrase of a case, by the deed. */
export function prepositionOf(
  role: string | null,
  items: readonly Item[],
  { gloss }: Item,
): string {
  const noun = lastNoun(items)
  const turned = TURNED.find(
    ([from, deed, what]) => from === (role ?? 'in') && deed.test(gloss) && what.test(noun),
  )
  if (turned !== undefined) return turned[3]
  if (role === 'into' && !ENTERS.test(gloss)) return 'in'
  if (role === null || role === 'of') return 'in'
  if (role !== 'in') return role === 'and' ? 'with' : role
  if (isSomebody(noun) || PRONOUN.test(noun)) return towards(gloss)
  return SURFACE.test(noun) || GROUND.test(noun) ? 'on' : 'in'
}

const INSTRUMENT =
  /(?:^| )(?:saw|net|hammer|brush|paintbrush|broom|knife|pen|pencil|crayons?|chalk|flashlight|stick|cane|camera|phone|smartphone|telescope|binoculars|magnifying glass|microscope|spoon|fork|chopsticks|hose|shovel|hoe|axe|rope|sword|mop|watering can|hair dryer|scissors|needle|ball)$/

/** Small words that English chooses by the deed: case, deed, what, and the English word. */
const TURNED: readonly (readonly [string, RegExp, RegExp, string])[] = [
  ['on', /^flying$/, /^/, 'over'],
  ['from', /^(?:fighting|talking|meeting|playing)/, /^/, 'with'],
  ['to', /^jumping$/, WATERS, 'in'],
  // 학교에 걸어간다, स्कूल जा रही है: there, and not in it yet.
  ['in', /^(?:walking|going|running|hurrying)$/, /^(?:school|work|church|home)$/, 'to'],
  ['to', /^(?:pouring|adding)/, VESSELS, 'into'],
  ['to', /^throwing/, WATERS, 'into'],
  ['in', /^throwing/, WATERS, 'into'],
  ['from', /^/, INSTRUMENT, 'with'],
  ['through', /^/, INSTRUMENT, 'with'],
  ['to', /^(?:building|making)/, SURFACE, 'on'],
  // Keki fırına koyuyor: into it.
  ['to', /^(?:putting|placing|setting)$/, SURFACE, 'on'],
  ['to', /^(?:putting|placing|pouring|loading)$/, /./, 'in'],
  // 커피에 우유를 붓고: what something is poured into.
  ['in', /^(?:pouring|putting|adding)/, VESSELS, 'into'],
  ['in', /^(?:rescuing|picking|taking)/, /^tree$/, 'from'],
  ['in', /^(?:taking|pulling)$/, /(?:^| )(?:hat|bag|box|basket|pocket)$/, 'from'],
  ['in', /^juggling/, /./, 'with'],
  // 網で捕まえる, 톱으로 자른다: what it is done with.
  ['in', /^/, INSTRUMENT, 'with'],
]
