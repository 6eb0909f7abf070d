import { needlesOf } from './needles.ts'

const KEY = 3

/**
 * For texts, the numbers of those rows of needles of which a text has one, found by three letters at a time: to look for each
 * needle by itself took a tenth of all reading. A row without needles may always be found.
 */
export function whichHaveNeedles(
  rows: readonly (readonly string[] | null)[],
): (text: string) => ReadonlySet<number> {
  const byKey = new Map<string, { needle: string; row: number }[]>()
  const always: number[] = []
  for (const [row, needles] of rows.entries()) {
    if (needles === null || needles.some(({ length }) => length < KEY)) always.push(row)
    else for (const needle of needles) put(byKey, needle.slice(0, KEY), { needle, row })
  }
  return (text) => {
    const found = new Set(always)
    for (let at = 0; at <= text.length - KEY; at++)
      for (const { needle, row } of byKey.get(text.slice(at, at + KEY)) ?? [])
        if (text.startsWith(needle, at)) found.add(row)
    return found
  }
}

/** The same for patterns: those that may be found in a text. Compiling and trying each costs more than all that is found. */
export function whichMayMatch(patterns: readonly RegExp[]): (text: string) => ReadonlySet<number> {
  return whichHaveNeedles(patterns.map(needlesOf))
}

function put<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key)
  if (items === undefined) map.set(key, [item])
  else items.push(item)
}
