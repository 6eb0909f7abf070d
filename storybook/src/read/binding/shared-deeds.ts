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

/** For these it takes two. */
const FIGHTS = /^(?:box|punch|fight|sword-fight|wrestle|fence|spar|kick|martial-arts|arm-wrestle)$/

/** "Two boxers …: the one in red punches, the other ducks": him, and no third one. */
export function faceTheOther({ subjects, stepped }: Binding): void {
  const pair = subjects.filter(({ id }) => id === stepped?.one || id === stepped?.from)
  const [one, other] = pair
  if (one?.count !== 1 || other?.count !== 1) return
  for (const { id, actions } of pair)
    for (const action of actions)
      if (FIGHTS.test(action.verb)) action.target ??= id === one.id ? other.id : one.id
}
