/** The same trouble is told once a minute, and not for each request that has it. */
const AGAIN_MS = 60_000

export function seldom(tell: (sentence: string) => void): (sentence: string) => void {
  let last = ''
  let until = 0
  return (sentence) => {
    const now = performance.now()
    if (sentence === last && now < until) return
    last = sentence
    until = now + AGAIN_MS
    tell(sentence)
  }
}
