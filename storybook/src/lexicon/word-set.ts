/** Words with blanks between them, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Names that may be several words, with commas between them, as a set. */
export function nameSet(...names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((some) => some.split(', ')))
}
