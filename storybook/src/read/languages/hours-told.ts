import { lookUp } from '../../lexicon/look-up.ts'
import { glossAt, type Item } from './item.ts'

/** The weather of an hour, as a look of it. */
const LOOKS: Readonly<Record<string, string>> = {
  snowy: 'snowy',
  snowing: 'snowy',
  snow: 'snowy',
  rain: 'rainy',
  raining: 'rainy',
  rainy: 'rainy',
  'sunny day': 'sunny',
  sunny: 'sunny',
  fog: 'foggy',
  foggy: 'foggy',
  windy: 'windy',
  stormy: 'stormy',
  cloudy: 'cloudy',
}
const HOUR = /^(?:in the (morning|evening|afternoon)|at (night))$/

/** "Un matin enneigé", "an einem verschneiten Morgen": an hour and its weather are told as one. */
export function asHours(items: readonly Item[]): readonly Item[] {
  const told: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (item === undefined) continue
    const behind = lookBehind(items, at + 1)
    const hour = hourWith(item, lookUp(LOOKS, glossAt(told, told.length - 1)) ?? behind.look)
    if (hour !== null) at += joinHour(told, behind.length)
    told.push(hour ?? item)
  }
  return told
}

/** "Matin enneigé", "manhã de neve": what the weather is, and in how many words. */
function lookBehind(
  items: readonly Item[],
  from: number,
): { readonly look: string | undefined; readonly length: number } {
  const of = glossAt(items, from) === 'of' ? 1 : 0
  return { look: lookUp(LOOKS, glossAt(items, from + of)), length: of + 1 }
}

function hourWith({ gloss, kind }: Item, look: string | undefined): Item | null {
  const [, day, night] = kind === 'setting' ? (HOUR.exec(gloss) ?? []) : []
  const hour = day ?? night
  if (hour === undefined || look === undefined) return null
  return { gloss: `on a ${look} ${hour}`, kind: 'setting' }
}

/** Takes away what the hour is told with now; how many words behind it go, too. */
function joinHour(told: Item[], behind: number): number {
  const before = lookUp(LOOKS, glossAt(told, told.length - 1)) !== undefined
  if (before) told.pop()
  withoutArticle(told)
  return before ? 0 : behind
}

/** The new words have their article and their small word already. */
function withoutArticle(told: Item[]): void {
  if (/^(?:a|the)$/.test(told.at(-1)?.gloss ?? '')) told.pop()
  if (/^(?:in|on|at|next to)$/.test(told.at(-1)?.gloss ?? '')) told.pop()
}
