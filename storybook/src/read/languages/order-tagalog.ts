import { glossAt, type Item } from './item.ts'
import { BY_ITSELF } from './order-european.ts'
import { pluralOf } from './plurals.ts'

const JOINS = /^(?:pause|film)$/
const OPENS = /^(?:while|then|suddenly|that)$/

/** Tumatawid sa tulay, nakikipag-usap sa bata: what English says of these deeds without a place. */
function asAimed(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  if (item.gloss !== 'in') return [item]
  const deed = glossAt(items, at - 1)
  if (AIMS.test(deed)) return []
  return SAYS.test(deed) ? [{ ...item, gloss: 'to' }] : [item]
}

const AIMS =
  /^(?:crossing|climbing|fighting|following|helping|attacking|entering|petting|chasing|visiting)$/
const SAYS = /^(?:talking|giving|showing|bowing|whispering|offering)$/

/** Deed – who – what – where → who – deed – what – where. */
export function orderTagalog(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  let clause: Item[] = []
  for (const [at, item] of inNumbers(items).entries()) {
    const ends = JOINS.test(item.kind) || OPENS.test(item.gloss) || joinsDeeds(items, at)
    if (!ends) clause.push(item)
    else {
      ordered.push(...orderClause(clause), item)
      clause = []
    }
  }
  return [...ordered, ...orderClause(clause)].flatMap(asAimed)
}

/** "Kumakanta at sumasayaw": and, before another deed. */
function joinsDeeds(items: readonly Item[], at: number): boolean {
  return glossAt(items, at) === 'and' && items[at + 1]?.kind === 'verb'
}

/** Mga bata: several of them. */
function inNumbers(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.gloss === 'several of') return { gloss: '', kind: 'binding' }
    const before = items.slice(0, at).findLastIndex(({ kind }) => kind !== 'adjective')
    const several = item.kind === 'noun' && glossAt(items, before) === 'several of'
    return several ? { ...item, gloss: pluralOf(item.gloss) } : item
  })
}

function orderClause(clause: readonly Item[]): readonly Item[] {
  const items = clause.filter(({ gloss }) => gloss !== '')
  const deed = items.findIndex(({ kind }) => kind === 'verb')
  if (deed < 0) return items.filter((item, at) => at > 0 || item.gloss !== 'with')
  const named = items.slice(0, deed).some(({ kind }) => kind === 'noun')
  return named ? behindName(items, deed) : deedFirst(items, deed)
}

const LINKS = /^(?:the|is|of)$/

/** "Isang pusa ang natutulog", "isang pusa ang hinahabol ng aso". */
function behindName(items: readonly Item[], deed: number): readonly Item[] {
  const verb = items[deed]
  if (verb === undefined) return items
  let end = deed
  while (LINKS.test(glossAt(items, end - 1))) end--
  const first = items[0]?.gloss === 'with' ? 1 : 0
  const name = items.slice(first, end)
  const [next, ...others] = phrasesOf(items.slice(deed + 1))
  if (verb.form === 'undergoing' && next !== undefined && glossAt(next, 0) === 'of')
    return [...next.slice(1), verb, ...name, ...others.flat()]
  const done = next !== undefined && LINKS.test(glossAt(next, 0)) ? bare(next) : (next ?? [])
  return [...name, verb, ...done, ...others.flatMap((phrase) => phrase)]
}

const bare = (phrase: readonly Item[]): readonly Item[] =>
  glossAt(phrase, 0) === 'of' ? phrase.slice(1) : phrase

/** "Kumakain ng mansanas ang bata", "hinahabol ng aso ang pusa". */
function deedFirst(items: readonly Item[], deed: number): readonly Item[] {
  const verb = items[deed]
  if (verb === undefined) return items
  const phrases = phrasesOf(items.slice(deed + 1))
  const ang = phrases.findIndex((phrase) => glossAt(phrase, 0) === 'the')
  const ng = phrases.findIndex((phrase) => glossAt(phrase, 0) === 'of')
  const undergoes = verb.form === 'undergoing' && ng >= 0
  const [who, what] = undergoes ? [ng, ang] : [ang, ng]
  const whole = ng > ang && ang >= 0 && BY_ITSELF.test(verb.gloss)
  const others = phrases.filter((_, at) => at !== who && (at !== what || whole))
  return [
    ...items.slice(0, deed),
    ...bare(phrases[who] ?? []),
    ...(whole ? (phrases[what] ?? []) : []),
    verb,
    ...(whole ? [] : bare(phrases[what] ?? [])),
    ...others.filter((phrase) => !whole || phrase !== phrases[what]).flat(),
  ]
}

const MARKS = /^(?:the|of|in|on|under|over|behind|in front of|next to|between|through|around|to|from|at .*)$/

/** The phrases behind a deed, each from its small word on. */
function phrasesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const phrases: Item[][] = []
  for (const [at, item] of items.entries()) {
    const marks = item.kind === 'setting' || (item.kind === 'binding' && MARKS.test(item.gloss))
    const joined = glossAt(items, at - 1) === 'and'
    if ((marks && !joined) || phrases.length === 0) phrases.push([item])
    else phrases.at(-1)?.push(item)
  }
  return phrases
}
