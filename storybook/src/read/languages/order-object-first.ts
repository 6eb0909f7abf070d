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

function orderClause(clause: readonly Item[]): readonly Item[] {
  const phrases: Phrase[] = []
  const verbs: Item[] = []
  const rest: Item[] = []
  let open: Phrase | null = null
  let before: Item | null = null
  for (const item of clause) {
    const last = phrases.at(-1) ?? null
    if (item.kind === 'verb') {
      verbs.push(item)
      open = null
    } else if (NAMES.test(item.kind) || BEFORE.test(item.gloss)) {
      if (open === null) phrases.push((open = { items: [], postposition: null }))
      open.items.push(item)
      if (item.kind === 'noun') open = null
    } else if (JOINS.test(item.gloss) && last !== null && last.postposition === null) {
      last.items.push(item)
      open = last
    } else if (item.kind === 'binding' && last !== null && item.gloss !== 'is') {
      // "In the rain": the hour and the weather bring their own small word.
      if (rest.at(-1) !== before) last.postposition ??= item
      open = null
    } else if (item.gloss !== 'is') rest.push(item)
    before = item
  }
  return [...inOrder(phrases, verbs), ...rest]
}

function inOrder(phrases: readonly Phrase[], verbs: readonly Item[]): readonly Item[] {
  const placed = phrases.filter((phrase) => isPlaced(phrase, phrases.length))
  const [subject, ...objects] = phrases.filter((phrase) => !placed.includes(phrase))
  return [
    ...countFirst(subject?.items ?? []),
    ...verbs,
    ...objects.flatMap(({ items }) => countFirst(items)),
    ...placed.flatMap(({ items, postposition }) => [
      postposition ?? binding('in'),
      ...countFirst(items),
    ]),
  ]
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
