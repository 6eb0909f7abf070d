/** The known word that a typo most likely meant; undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const having = known.filter((candidate) => candidate.split('_').includes(word.toLowerCase()))
  if (having.length === 1) return having[0]
  const near = (candidate: string): number => distance(word.toLowerCase(), candidate)
  const best = known.toSorted((a, b) => near(a) - near(b))[0]
  return best !== undefined && near(best) <= Math.max(2, best.length / 3) ? best : undefined
}

/** Levenshtein's: how many letters to change, add or drop. Long words are cut: nobody types 40 letters for one field. */
function distance(from: string, to: string): number {
  const a = from.slice(0, 40)
  const b = to.slice(0, 40)
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
