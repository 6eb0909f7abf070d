import { caseOf } from './cases.ts'
import { isSomebody, lastNoun } from './clause-places.ts'
import type { Phrase } from './clause.ts'
import type { Item } from './item.ts'

/** What has been read of a clause. */
interface Clause {
  readonly phrases: readonly Phrase[]
  readonly open: readonly Item[]
  readonly acting: boolean
}

const WHERE = /^(?:in|on|under|over|behind|next to|in front of|between|on the (?:left|right) of)$/

/** मेज के नीचे बिल्ली: whether somebody or something is named behind where they are, and nobody does anything yet. */
export function isPlaced({ phrases, open, acting }: Clause, where = /./): boolean {
  const [place, ...more] = phrases
  const named = open.some(({ kind }) => kind === 'noun')
  return (
    !acting &&
    named &&
    more.every(({ role }) => role === 'and') &&
    WHERE.test(place?.role ?? '') &&
    where.test(lastNoun(place?.items ?? []))
  )
}

/** Masanın altında bir kedi ve sandalyenin üstünde bir köpek: whether what follows an "and" has a place of its own. */
export function placesAnother(rest: readonly Item[]): boolean {
  const thing = rest.findIndex(({ kind }) => !LOOKS.test(kind))
  if (rest[thing]?.kind !== 'noun' || isSomebody(rest[thing].gloss)) return false
  const end = rest.findIndex(({ kind }, at) => at > thing && !SMALL.test(kind))
  const roles = rest.slice(thing + 1, end).map((item) => caseOf(item)?.role ?? '')
  const acts = rest.slice(0, clauseEnd(rest)).some(({ kind }) => kind === 'verb')
  const placed = roles.some((role) => WHERE.test(role) && (role !== 'in' || !acts))
  return placed && rest.slice(end).find(({ kind }) => !LOOKS.test(kind))?.kind === 'noun'
}

/** मेज पर लैपटॉप, किताब और एक कप कॉफी: whether only names follow a comma. */
export function isRestOfList(rest: readonly Item[]): boolean {
  const list = rest.slice(0, listEnd(rest))
  const names = list.every(
    (item) =>
      LOOKS.test(item.kind) ||
      item.gloss === ',' ||
      caseOf(item)?.role === 'and' ||
      (item.kind === 'noun' && !isSomebody(item.gloss)),
  )
  return names && list.at(-1)?.kind === 'noun'
}

const LOOKS = /^(?:adjective|number)$/
const SMALL = /^(?:particle|binding)$/

function clauseEnd(rest: readonly Item[]): number {
  const end = rest.findIndex(({ kind }) => /^(?:pause|film)$/.test(kind))
  return end < 0 ? rest.length : end
}

/** Where the list ends, before what is said of the film and the hour. */
function listEnd(rest: readonly Item[]): number {
  const end = rest.findIndex(({ kind, gloss }) => gloss === '.' || /^(?:film|setting)$/.test(kind))
  const list = end < 0 ? rest : rest.slice(0, end)
  return list.findLastIndex(({ gloss }) => gloss !== ',') + 1
}
