/**
 * What a place is called, by the id of its recipe: `id: 'word|another word'`. The id itself, with spaces, is always one of
 * them. A word with `*` is also a thing that can stand somewhere ("in a castle", but "a castle on a hill"). A word with `~`
 * is first of all a thing, a person or a deed: it means the place only in a plan that says no more than that.
 */
export type PlaceWords = Readonly<Record<string, string>>

export interface NamedPlace {
  readonly id: string
  /** Also a thing that can stand somewhere. */
  readonly thing: boolean
  /** Not to be taken for a place within a sentence. */
  readonly alone: boolean
}

/** The words of a table, each with the place it names. */
export function wordsIn(table: PlaceWords): [string, NamedPlace][] {
  return Object.entries(table).flatMap(([id, words]) => {
    const entries = words.split('|').filter(Boolean)
    const own = id.replaceAll('-', ' ')
    const all = entries.some((entry) => bare(entry) === own) ? entries : [own, ...entries]
    return all.map((entry): [string, NamedPlace] => [
      bare(entry),
      { id, thing: entry.endsWith('*'), alone: entry.endsWith('~') },
    ])
  })
}

function bare(entry: string): string {
  return entry.replace(/[*~]$/u, '')
}
