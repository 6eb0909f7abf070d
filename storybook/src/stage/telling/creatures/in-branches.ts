import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { unseen } from '../without.ts'
import { withDeed } from './told.ts'

const CLIMBERS = /\b(?:monkey|ape|gibbon|orangutan|chimp|chimpanzee|bonobo|gorilla|lemur|sloth)$/u
const HANDHOLDS = /\b(?:vine|liana|branch|tree|rope)$/u
const WOODED = /\b(?:jungle|rainforest|forest|woods?|trees?|treetops|canopy)$/u

/** An ape that swings hangs from branches, and does not rock on its seat; a playground's swing is another thing. */
export function swingInTrees(shot: Shot): Shot {
  if (shot.place !== null && !WOODED.test(shot.place)) return shot
  const nounOf = (id: string | null): string =>
    shot.subjects.find((each) => each.id === id)?.noun ?? ''
  const swings = ({ verb, target, prop }: Action): boolean =>
    verb === 'swing' && HANDHOLDS.test(prop ?? (target === null ? 'vine' : nounOf(target)))
  const ape = shot.subjects.find(({ noun, actions }) => CLIMBERS.test(noun) && actions.some(swings))
  if (!ape) return shot
  const held: Subject | undefined = shot.subjects.find(
    ({ id }) => id === ape.actions.find(swings)?.target,
  )
  const told = withDeed(shot, ape, doing('swing-branches'))
  return { ...(held ? unseen(told, held) : told), place: shot.place ?? 'jungle' }
}
