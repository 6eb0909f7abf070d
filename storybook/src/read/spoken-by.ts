import type { Shot } from '../plan/plan.ts'

type Lettering = Shot['lettering']

interface Talk {
  readonly at: number
  readonly by: string
  readonly noun: string
}

/** Each line in the shot of whoever says it, in the order in which they speak; any other in the first, or in the last if the prompt ends with it. */
export function linesByShot(
  shots: readonly Shot[],
  lettering: Lettering,
  prompt: string,
): ReadonlyMap<number, Lettering> {
  const talks = shots.flatMap(({ subjects }, at) => subjects.flatMap(talksOf(at)))
  const lines = new Map<number, Lettering>()
  let next = 0
  for (const line of lettering) {
    const rest = next < talks.length ? talks.slice(next) : talks
    const talk = line.on === 'speech' ? talkerOf(line.text, rest, prompt) : undefined
    if (talk) next = talks.indexOf(talk) + 1
    const at = talk?.at ?? (isLast(line.text, prompt) ? shots.length - 1 : 0)
    lines.set(at, [...(lines.get(at) ?? []), talk ? { ...line, by: talk.by } : line])
  }
  return lines
}

const talksOf =
  (at: number) =>
  ({ id, noun, actions }: Shot['subjects'][number]): Talk[] =>
    actions.some(({ verb }) => verb === 'talk')
      ? [{ at, by: id, noun: noun.split(' ').at(-1) ?? noun }]
      : []

/** "A man orders soup. … The waiter says “…”": whoever is named last before it; if nobody is, whoever talks next. */
function talkerOf(text: string, talks: readonly Talk[], prompt: string): Talk | undefined {
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(text) - 1)).toLowerCase()
  const clause = before.slice(
    Math.max(0, ...['"', '”', '. '].map((end) => before.lastIndexOf(end))),
  )
  const named = ({ noun }: Talk): number => clause.lastIndexOf(noun)
  return talks.reduce<Talk | undefined>(
    (best, talk) => (best === undefined || named(talk) > named(best) ? talk : best),
    undefined,
  )
}

/** "… Slogan: “Wake up!”": hardly a word after it, as at the end of an advertisement or a trailer. */
function isLast(text: string, prompt: string): boolean {
  const at = prompt.lastIndexOf(text)
  return at > 0 && prompt.slice(at + text.length).split(/\s+/u).length <= 5
}
