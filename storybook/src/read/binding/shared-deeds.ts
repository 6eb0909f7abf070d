import { isPosture, unplayedDeeds } from '../../plan/later-deeds.ts'
import type { Binding } from './binding.ts'

/** How many deeds somebody has in one shot at most. */
const MOST = 3

/** "Two astronauts plant a flag. One salutes, the other takes a photo": both plant it first, or it is told that they do not. */
export function keepSharedDeed({ subjects, stepped, shared, leftOut }: Binding): void {
  const pair = subjects.filter(({ id }) => id === stepped?.one || id === stepped?.from)
  const deeds = shared.filter((deed) => !isPosture(deed))
  const done = ({ verb }: { verb: string }): boolean =>
    pair.some(({ actions }) => actions.some((each) => each.verb === verb))
  if (deeds.length === 0 || pair.length < 2 || deeds.some(done)) return
  for (const one of pair) {
    const actions = [...structuredClone(deeds), ...one.actions]
    if (actions.length <= MOST && unplayedDeeds({ actions }).length === 0) one.actions = actions
  }
  leftOut.push(...deeds.filter((deed) => !done(deed)).map(({ verb }) => verb.replaceAll('-', ' ')))
}
