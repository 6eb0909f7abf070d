import type { Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'

/** "Two snails race, one wears a helmet": it races, too. */
export function keepDeedOfOne({ subjects, stepped, parted }: Binding): void {
  if (parted) return
  const one = subjects.find(({ id }) => id === stepped?.one)
  const from = subjects.find(({ id }) => id === stepped?.from)
  if (one?.actions.length === 0) one.actions = structuredClone(from?.actions ?? [])
}

/** "Two children, a boy and a girl": the two are named one by one. */
export function dropAppositions({ subjects, relations }: Binding): void {
  const at = subjects.findIndex((group, index) => {
    const bound = relations.some(({ from }) => from === group.id)
    return !bound && group.count > 1 && isNamedSingly(group, subjects.slice(index + 1))
  })
  const [group] = at < 0 ? [] : subjects.splice(at, 1)
  const first = subjects[at]?.id ?? ''
  // "Waves roll in behind them": behind one of the two is behind both.
  for (const [index, relation] of relations.entries())
    if (relation.to === group?.id) relations[index] = { ...relation, to: first }
}

function isNamedSingly(group: Subject, after: readonly Subject[]): boolean {
  const deeds = (subject: Subject): string => subject.actions.map(({ verb }) => verb).join()
  const named = after.slice(0, group.count)
  if (named.length < group.count || deeds(group) === '') return false
  return named.every(
    (one) => one.count === 1 && one.kind === group.kind && deeds(one) === deeds(group),
  )
}
