import type { Item } from './item.ts'

/** Those of a group, and what is left to be understood from before, in the words that English has for them. */
export function withMembers(items: readonly Item[], language: string): readonly Item[] {
  const articled = /^(?:de|nl|sv|da|nb)$/.test(language)
  const deedsFirst = /^(?:zh|ja|ko|tr|hi|bn|ta|te|kn|ml)$/.test(language)
  return items
    .filter((item, at) => !isSome(item, items[at + 1], language))
    .map((item, at, all) => {
      const [before, next] = [all[at - 1], all[at + 1]]
      // يرفع الآخر سيفه: looks come behind their noun in Arabic.
      if (item.gloss === 'the other' && language !== 'ar' && NAMING.test(next?.kind ?? ''))
        return { ...item, kind: 'binding' }
      if (item.kind !== 'number' || item.gloss !== 'a') return item
      const alone = (!deedsFirst && acts(before, next)) || (!articled && ends(before, next))
      return alone ? { gloss: 'one', kind: 'noun' } : item
    })
}

/** "En achète une": of those, and in nothing. */
function isSome({ gloss, kind }: Item, next: Item | undefined, language: string): boolean {
  return language === 'fr' && kind === 'binding' && gloss === 'in' && next?.kind === 'verb'
}

const NAMING = /^(?:noun|adjective)$/

/** "Um cai no rio": one of them does. */
function acts(before: Item | undefined, next: Item | undefined): boolean {
  const opens =
    before === undefined || before.kind === 'pause' || /^(?:and|while)$/.test(before.gloss)
  return opens && next?.kind === 'verb' && next.form !== 'describing'
}

/** "Покупает одно и ест": one of those that were named. German verbs may end in the same word: "steigt ein und". */
function ends(before: Item | undefined, next: Item | undefined): boolean {
  const last = next === undefined || next.kind === 'pause' || next.gloss === 'and'
  return before?.kind === 'verb' && last
}
