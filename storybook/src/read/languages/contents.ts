import { findPicture } from '../../lexicon/find-picture.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { singular } from '../../lexicon/morphology.ts'
import { glossAt, nounAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { isOfOne, pluralOf } from './plurals.ts'

const VESSEL = /^(?:cup|glass|bowl|plate|bottle|mug|basket|box|pot|bag|bucket)$/
const HOLDING: Readonly<Record<string, string>> = {
  'filled with': 'with',
  'full of': 'full of',
  'with a view of': 'with a view of the',
}
const BOUQUET = /^(?:bouquet of flowers?|ostrich)$/
const FLOWER =
  /(?:^| )(?:rose|tulip|daisy|lily|sunflower|flower|lavender|poppy|peony|wildflower)s?$/

/** 우유 한 잔, 果物の入ったかご, 插着郁金香的花瓶: a vessel is one name with what is in it. */
export function withContents(items: readonly Item[], language: string): readonly Item[] {
  const named = bouquets(items)
  if (language === 'zh') return filledBefore(named)
  if (/^(?:ja|ko)$/.test(language)) return filledBehind(measured(named))
  if (/^(?:tr|hi|bn)$/.test(language)) return filledBehind(named.flatMap(asVessel))
  return /^(?:de|nl|sv|da|nb|ru|uk|pl|cs|he|fa|th|vi|ms)$/.test(language) ? vesselsOf(named) : named
}

/** Mavi bir kase: a vessel of which nothing is said to be in it. */
function asVessel(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const [, vessel] = /^a (cup|glass|bowl|plate|bottle|basket) of$/.exec(item.gloss) ?? []
  const what = glossAt(items, nounAt(items, at + 1))
  const filled = isOfOne(what) || findPicture(what)?.kind === 'food'
  if (vessel === undefined || filled) return [item]
  return [
    { gloss: 'a', kind: 'number' },
    { gloss: vessel, kind: 'noun' },
  ]
}

/** "Un ramo de rosas", "ein Strauß Rosen", バラの花束: of which flowers it is. */
function bouquets(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ kind, gloss }) => kind === 'noun' && BOUQUET.test(gloss))
  if (at < 0) return items
  if (glossAt(items, at + 1) === 'of' && items[at + 2]?.kind === 'noun')
    return items.with(at, { gloss: 'bouquet', kind: 'noun' })
  const next = glossAt(items, at + 1)
  if (FLOWER.test(next)) return items.toSpliced(at, 2, bouquetOf(next))
  const from = items[at - 1]?.kind === 'particle' ? at - 2 : at - 1
  const before = glossAt(items, from)
  return FLOWER.test(before) ? items.toSpliced(from, at - from + 1, bouquetOf(before)) : items
}

function bouquetOf(flower: string): Item {
  return { gloss: `bouquet of ${flower.endsWith('s') ? flower : pluralOf(flower)}`, kind: 'noun' }
}

/** "Ein Eimer Milch", «чашка кофе»: two names side by side. */
function vesselsOf(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const before = items[at - 1]
    const vessel = before?.kind === 'noun' && VESSEL.test(singular(before.gloss))
    // "Eine Tasse heiße Suppe": what it looks like may come before it.
    const inside = /^(?:noun|adjective)$/.test(item.kind) ? glossAt(items, nounAt(items, at)) : ''
    return vessel && isOfOne(inside) ? [binding('of'), item] : [item]
  })
}

/** 우유 한 잔: what it is, how many, and then the measure. */
function measured(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at + 2 < ordered.length; at++) {
    const [what, count, vessel] = ordered.slice(at, at + 3)
    if (what?.kind !== 'noun' || count?.kind !== 'number' || vessel === undefined) continue
    if (vessel.kind === 'noun' && VESSEL.test(vessel.gloss))
      ordered.splice(at, 3, count, { ...vessel, gloss: `${vessel.gloss} of ${what.gloss}` })
  }
  return ordered
}

/** 꽃이 꽂힌 꽃병: its contents – that it holds them – the vessel. */
function filledBehind(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => lookUp(HOLDING, gloss) !== undefined)
  const what = items[at - 1]?.kind === 'particle' ? at - 2 : at - 1
  const vessel = nounFrom(items, at + 1)
  if (at < 0 || items[what]?.kind !== 'noun' || vessel < 0) return items
  const start = items.findLastIndex(({ kind }, index) => index < what && !isLook(kind)) + 1
  const joint = lookUp(HOLDING, items[at]?.gloss ?? '') ?? ''
  return filled(items, { start, what: items.slice(start, what + 1), joint, looks: at + 1, vessel })
}

/** 插着郁金香的花瓶: that it holds them – its contents – the vessel. */
function filledBefore(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => lookUp(HOLDING, gloss) !== undefined)
  const what = nounFrom(items, at + 1)
  const looks = items[what + 1]?.gloss === '的' ? what + 2 : -1
  const vessel = looks < 0 ? -1 : nounFrom(items, looks)
  if (at < 0 || what < 0 || vessel < 0) return items
  const joint = lookUp(HOLDING, items[at]?.gloss ?? '') ?? ''
  return filled(items, { start: at, what: items.slice(at + 1, what + 1), joint, looks, vessel })
}

interface Filled {
  readonly start: number
  readonly what: readonly Item[]
  readonly joint: string
  readonly looks: number
  readonly vessel: number
}

function filled(items: readonly Item[], told: Filled): readonly Item[] {
  const { start, what, joint, looks, vessel } = told
  const last = what.at(-1)?.gloss ?? ''
  const single = what.some(({ kind }) => kind === 'number') || !/^(?:with|full of)$/.test(joint)
  const counted = single || isOfOne(last) || pluralOf(singular(last)) === last
  const named = [...what.slice(0, -1).map(({ gloss }) => gloss), counted ? last : pluralOf(last)]
  const gloss = `${items[vessel]?.gloss ?? ''} ${joint} ${named.join(' ')}`
  const described = items.slice(looks, vessel)
  return items.toSpliced(start, vessel - start + 1, ...described, { gloss, kind: 'noun' })
}

function isLook(kind: Item['kind']): boolean {
  return kind === 'adjective' || kind === 'number'
}

/** Where the noun of a phrase from here is; -1 if something else comes first. */
function nounFrom(items: readonly Item[], from: number): number {
  const at = items.findIndex(({ kind }, index) => index >= from && !isLook(kind))
  return items[at]?.kind === 'noun' ? at : -1
}
