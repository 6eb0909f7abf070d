/** The same trouble is told once a minute, and not for each request that has it. */
const AGAIN_MS = 60_000
const MOST_KINDS = 20

export function seldom(tell: (sentence: string) => void): (sentence: string) => void {
  const told = new Map<string, number>()
  return (sentence) => {
    const now = performance.now()
    if (now < (told.get(sentence) ?? 0)) return
    // Somebody who answers each time in other words is not kept in mind for ever.
    if (told.size >= MOST_KINDS) told.clear()
    told.set(sentence, now + AGAIN_MS)
    tell(sentence)
  }
}
