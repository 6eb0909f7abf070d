import type { Shot, Subject } from '../../plan/plan.ts'
import type { Way } from '../manner/way.ts'

/** Those of whom a camera's way speaks; whoever is nobody here is the place. */
export function pathOf(
  { from, to }: Way,
  subjects: readonly Subject[],
): NonNullable<Shot['camera']['path']> | null {
  const [lead] = subjects
  if (from === null) return lead ? [lead.id, lead.id] : null
  if (to === null) return [firstNamed(from, subjects) ?? lead?.id ?? null, null]
  const ends = [from, to].map((words) => firstNamed(words, subjects)) as [
    string | null,
    string | null,
  ]
  return ends[0] === ends[1] ? null : ends
}

function firstNamed(words: string, subjects: readonly Subject[]): string | null {
  const named = subjects
    .map((each) => ({ id: each.id, at: whereNamed(each, words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return named[0]?.id ?? null
}

/** By the noun, or as the prompt calls them: two persons are "a couple". */
function whereNamed({ noun, words: called }: Subject, words: string): number {
  const at = words.indexOf(noun)
  const [name = ''] = called.split(' ').slice(-1)
  return at >= 0 || name === '' ? at : words.indexOf(name)
}
