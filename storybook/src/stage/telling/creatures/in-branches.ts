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
  const ape = shot.subjects.find(({ noun }) => CLIMBERS.test(noun))
  const bond = shot.relations.find(
    ({ from, relation }) => from === ape?.id && relation === 'hanging-from',
  )
  const heldBy = ({ target }: Action): Subject | undefined =>
    shot.subjects.find(({ id }) => id === (target ?? bond?.to))
  const deed = ape?.actions.find(
    (each) => each.verb === 'swing' && HANDHOLDS.test(each.prop ?? heldBy(each)?.noun ?? 'vine'),
  )
  if (!ape || !deed) return shot
  const held = heldBy(deed)
  const told = withDeed(shot, ape, doing('swing-branches'))
  return { ...(held ? unseen(told, held) : told), place: shot.place ?? 'jungle' }
}
