import { glossAt, type Item } from './item.ts'
import { BY_ITSELF } from './order-european.ts'
import { binding } from './joints.ts'
import { pluralOf } from './plurals.ts'

const JOINS = /^(?:pause|film)$/
const OPENS = /^(?:while|then|suddenly|that)$/

/** Deed – who – what – where → who – deed – what – where. */
export function orderTagalog(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  let clause: Item[] = []
  const said = inNumbers(items.flatMap(asActor))
  for (const [at, item] of said.entries()) {
    const ends = JOINS.test(item.kind) || OPENS.test(item.gloss) || joinsDeeds(said, at)
    if (!ends) clause.push(item)
    else {
      ordered.push(...orderClause(clause), item)
      clause = []
    }
  }
  return [...ordered, ...orderClause(clause)].filter(isNoArticle)
}

/** Ang isang dragon: one has no other article. */
function isNoArticle({ gloss }: Item, at: number, items: readonly Item[]): boolean {
  return gloss !== 'the' || items[at + 1]?.kind !== 'number'
}

/** Binubuksan niya: who does it, where the form tells of what it is done to. */
function asActor(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const deed = items[at - 1]
  if (deed?.kind === 'verb' && deed.form === 'undergoing' && item.gloss === 'his')
    return [binding('of'), binding('he')]
  const next = items[at + 1]
  // Pagkatapos ay: then.
  const links = item.gloss === 'is' && (next?.kind === 'verb' || at === 0)
  return links ? [] : [item]
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
    const looks = items.slice(before + 1, at).some(({ many }) => many === true)
    const several = item.kind === 'noun' && (looks || glossAt(items, before) === 'several of')
    return several ? { ...item, many: true, gloss: pluralOf(item.gloss) } : item
  })
}

function orderClause(clause: readonly Item[]): readonly Item[] {
  const items = clause.filter(({ gloss }) => gloss !== '')
  const deed = items.findIndex(({ kind }) => kind === 'verb')
  if (deed < 0) return items.filter((item, at) => at > 0 || item.gloss !== 'with')
  const place = MARKS.test(glossAt(items, 0)) && glossAt(items, 0) !== 'the'
  if (place) {
    const where = items.slice(0, deed)
    return [...deedFirst(items.slice(deed), 0), ...where.filter(({ gloss }) => gloss !== 'is')]
  }
  const named = items.slice(0, deed).some(({ kind, gloss }) => kind === 'noun' || isWho(gloss))
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
  const [who, what] = parts(phrases, verb)
  // "Tumatakbo ang anak ng hari": whose child.
  const alone = verb.form !== 'undergoing' && BY_ITSELF.test(verb.gloss)
  const whole = alone && what > who && who >= 0
  const others = phrases.filter((_, at) => at !== who && at !== what)
  return [
    ...items.slice(0, deed),
    ...bare(phrases[who] ?? []),
    ...(whole ? (phrases[what] ?? []) : []),
    verb,
    ...(whole ? [] : bare(phrases[what] ?? [])),
    ...others.flat(),
  ]
}

/** Which phrases tell who does it, and what it is done to; -1 where none does. */
function parts(phrases: readonly (readonly Item[])[], verb: Item): readonly [number, number] {
  const ang = phrases.findIndex((phrase) => /^(?:the|he|they)$/.test(glossAt(phrase, 0)))
  const ng = phrases.findIndex((phrase) => glossAt(phrase, 0) === 'of')
  return verb.form === 'undergoing' ? [ng, ang] : [ang, ng]
}

const isWho = (gloss: string): boolean => /^(?:he|they)$/.test(gloss)

const MARKS =
  /^(?:the|he|they|of|in|on|under|over|behind|in front of|next to|between|through|around|to|from|at .*)$/

/** The phrases behind a deed, each from its small word on. */
function phrasesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const phrases: Item[][] = []
  for (const [at, item] of items.entries()) {
    const marks = item.kind === 'setting' || (item.kind === 'binding' && MARKS.test(item.gloss))
    const joined =
      glossAt(items, at - 1) === 'and' ||
      (isWho(item.gloss) && at > 0 && glossAt(items, at - 1) === 'of')
    if ((marks && !joined) || phrases.length === 0) phrases.push([item])
    else phrases.at(-1)?.push(item)
  }
  return phrases
}
