import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

/** Turkish and Hindi: subject – place – object – verb → subject – verb – object – place. */
export function orderObjectFirst(items: readonly Item[]): readonly Item[] {
  return clausesOf(items).flatMap(({ clause, pause }) => [...orderClause(clause), ...pause])
}

interface Clause {
  readonly clause: readonly Item[]
  readonly pause: readonly Item[]
}

function clausesOf(items: readonly Item[]): readonly Clause[] {
  const clauses: Clause[] = []
  let clause: Item[] = []
  for (const item of items) {
    if (item.kind !== 'pause' && item.kind !== 'film') clause.push(item)
    else {
      clauses.push({ clause, pause: [item] })
      clause = []
    }
  }
  return [...clauses, { clause, pause: [] }]
}

/** A noun with what describes it, and the small word behind it that says where. */
interface Phrase {
  readonly items: Item[]
  postposition: Item | null
}

const NAMES = /^(?:noun|adjective|number|unknown)$/
const JOINS = /^(?:and|or)$/
const BEFORE = /^(?:his|very|the)$/

/** A clause, sorted so far. */
interface Sorting {
  readonly phrases: Phrase[]
  readonly verbs: Item[]
  readonly rest: Item[]
  /** The phrase that waits for its noun. */
  open: Phrase | null
  before: Item | null
}

function orderClause(clause: readonly Item[]): readonly Item[] {
  return relativeFirst(clause) ?? sortClause(clause)
}

/** नीली साड़ी पहने एक महिला: a deed right before somebody describes them, and what is before it belongs to the deed. */
function relativeFirst(clause: readonly Item[]): readonly Item[] | null {
  const verb = clause.findIndex(
    ({ kind }, at) => kind === 'verb' && NAMES.test(clause[at + 1]?.kind ?? ''),
  )
  const deed = clause[verb]
  const length = clause.slice(verb + 1).findIndex(({ kind }) => kind === 'noun') + 1
  if (deed === undefined || length === 0) return null
  const before = clause.slice(0, verb)
  // Somebody named before, who is no object of the deed: they do the rest, and this is about another.
  if (ALONE.test(deed.gloss) && before.some(({ kind }) => kind === 'noun')) return null
  const head = clause.slice(verb + 1, verb + 1 + length)
  const rest = clause.slice(verb + 1 + length)
  return [...countFirst(head), ...painted(deed, before), ...sortRest(rest)]
}

const ALONE =
  /^(?:walking|running|sitting|standing|sleeping|flying|swimming|dancing|jumping|lying)$/

/** Red + "wearing a dress" → "wearing a red dress"; other things are what the deed is done to. */
function painted(deed: Item, before: readonly Item[]): readonly Item[] {
  const looks = before.filter(({ kind }) => kind === 'adjective').map(({ gloss }) => gloss)
  const joined = / an? \w+$/.test(deed.gloss) && looks.length === before.length
  if (!joined) return sortClause([...before, deed])
  return [{ ...deed, gloss: deed.gloss.replace(/ an? (?=\w+$)/, ` a ${looks.join(' ')} `) }]
}

/** What whoever was described does: their verb comes first. */
function sortRest(rest: readonly Item[]): readonly Item[] {
  const sorted = sortClause(rest)
  const verb = sorted.findIndex(({ kind }) => kind === 'verb')
  const deed = sorted[verb]
  return deed === undefined ? sorted : [deed, ...sorted.toSpliced(verb, 1)]
}

function sortClause(clause: readonly Item[]): readonly Item[] {
  const sorting: Sorting = { phrases: [], verbs: [], rest: [], open: null, before: null }
  for (const item of clause) {
    sort(sorting, item)
    sorting.before = item
  }
  return [...inOrder(sorting.phrases, sorting.verbs), ...sorting.rest]
}

function sort(sorting: Sorting, item: Item): void {
  if (item.kind === 'verb') {
    sorting.verbs.push(withLooks(sorting, item))
    sorting.open = null
  } else if (NAMES.test(item.kind) || BEFORE.test(item.gloss)) addName(sorting, item)
  else if (!joins(sorting, item) && !closes(sorting, item) && item.gloss !== 'is')
    sorting.rest.push(item)
}

/** लाल नाव चला रहे हैं: red + "rowing a boat" → "rowing a red boat". */
function withLooks(sorting: Sorting, deed: Item): Item {
  const looks = sorting.open?.items ?? []
  const joined = / an? \w+$/.test(deed.gloss) && looks.length > 0
  if (!joined || looks.some(({ kind }) => kind !== 'adjective')) return deed
  sorting.phrases.pop()
  const said = looks.map(({ gloss }) => gloss).join(' ')
  return { ...deed, gloss: deed.gloss.replace(/ an? (?=\w+$)/, ` a ${said} `) }
}

function addName(sorting: Sorting, item: Item): void {
  const phrase = sorting.open ?? { items: [], postposition: null }
  if (sorting.open === null) sorting.phrases.push(phrase)
  phrase.items.push(item)
  sorting.open = item.kind === 'noun' ? null : phrase
}

/** "A cat and …": the phrase goes on. */
function joins(sorting: Sorting, item: Item): boolean {
  const last = sorting.phrases.at(-1)
  if (!JOINS.test(item.gloss) || last === undefined || last.postposition !== null) return false
  last.items.push(item)
  sorting.open = last
  return true
}

/** The small word behind a phrase says where that is. */
function closes(sorting: Sorting, item: Item): boolean {
  const last = sorting.phrases.at(-1)
  if (item.kind !== 'binding' || last === undefined || item.gloss === 'is') return false
  // "In the rain": the hour and the weather bring their own small word.
  if (sorting.rest.at(-1) !== sorting.before) last.postposition ??= item
  sorting.open = null
  return true
}

function inOrder(phrases: readonly Phrase[], verbs: readonly Item[]): readonly Item[] {
  const seeming = phrases.filter((phrase) => isPlaced(phrase, phrases.length))
  // मैदान में पवन चक्की: where everything is a place, the last is what stands in the others.
  const last = phrases.at(-1)
  const stands = seeming.length === phrases.length && last?.postposition === null
  const placed = stands ? seeming.slice(0, -1) : seeming
  const [subject, ...objects] = phrases.filter((phrase) => !placed.includes(phrase))
  return [
    ...countFirst(subject?.items ?? []),
    ...verbs,
    ...objects.flatMap(({ items }) => countFirst(items)),
    ...withFirst(placed).flatMap(({ items, postposition }) => [
      postposition ?? binding('in'),
      ...countFirst(items),
    ]),
  ]
}

/** पार्क में कुत्ते के साथ: with whom comes before where. */
function withFirst(placed: readonly Phrase[]): readonly Phrase[] {
  const isWith = ({ postposition }: Phrase): boolean => postposition?.gloss === 'with'
  return [...placed.filter(isWith), ...placed.filter((phrase) => !isWith(phrase))]
}

/** Turkish says "old a woman". */
function countFirst(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ kind }) => kind === 'number')
  const number = items[at]
  if (number === undefined || items.some(({ gloss }) => JOINS.test(gloss))) return items
  return [number, ...items.toSpliced(at, 1)]
}

/** "In the park", whether a small word says so or only an ending. */
function isPlaced({ items, postposition }: Phrase, all: number): boolean {
  if (postposition !== null) return true
  return all > 1 && placeWord(items.at(-1)?.gloss ?? '') !== null
}
