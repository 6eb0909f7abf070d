import type { Item } from './item.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  postman: 'postmen',
  policeman: 'policemen',
  fisherman: 'fishermen',
  person: 'people',
}
const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|a group of|dozens of|hundreds of|[2-9]|[1-9]\d)$/

/** "Three monkey" → "three monkeys": many languages count without an ending. */
export function inPlural(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'noun') return item
    const before = items.slice(0, at).findLast(({ kind }) => kind !== 'adjective')
    const counted = before?.kind === 'number' && SEVERAL.test(before.gloss)
    return counted ? { ...item, gloss: pluralOf(item.gloss) } : item
  })
}

function pluralOf(noun: string): string {
  const words = noun.split(' ')
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), IRREGULAR[last] ?? regular(last)].join(' ')
}

function regular(word: string): string {
  if (/(?:[^s]s|ren|eople)$/.test(word)) return word
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:ss|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
