/** Nobody types so many for one field. */
const MOST_LETTERS = 40

/** The known word that a typo most likely meant; undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  // Cut first: a name of thirty megabytes would be copied for each that is known.
  const typed = word.slice(0, MOST_LETTERS).toLowerCase()
  const having = known.filter((candidate) => candidate.split('_').includes(typed))
  if (having.length === 1) return having[0]
  const near = (candidate: string): number => distance(typed, candidate)
  const best = known.toSorted((a, b) => near(a) - near(b))[0]
  return best !== undefined && near(best) <= Math.max(2, best.length / 3) ? best : undefined
}

/** Levenshtein's: how many letters to change, add or drop. */
function distance(a: string, known: string): number {
  const b = known.slice(0, MOST_LETTERS)
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
