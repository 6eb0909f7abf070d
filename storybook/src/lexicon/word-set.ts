/** Words with blanks between them, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Names that may be several words, with commas between them, as a set. */
export function nameSet(...names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((some) => some.split(', ')))
}

/** What each of many words stands for: a row for what they mean, and the words with strokes between them. */
export function wordTable<Means>(
  rows: readonly (readonly [means: Means, words: string])[],
): Readonly<Record<string, Means>> {
  return Object.fromEntries(
    rows.flatMap(([means, words]) => words.split('|').map((word) => [word, means] as const)),
  )
}
