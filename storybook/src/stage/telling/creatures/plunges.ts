import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'
import { isBeast } from './told.ts'

/** What one dives into that is no water. */
const SOFT = /\b(?:snow|leaf|leaves|hay|straw|sand|grass|moss)$/u
const WET = /\b(?:water|sea|ocean|lake|river|pond|bay|pool|reef|stream|beach|coast)\b/u

/** A fox that dives head first into the snow has no water for it, and comes up with what it holds then. */
export function plungeIntoSnow(shot: Shot): Shot {
  const diver = shot.subjects.find((each) => isDiving(each, shot))
  if (!diver || WET.test(shot.place ?? '')) return shot
  const holds = shot.relations.find(
    ({ from, relation }) => from === diver.id && relation === 'holding',
  )
  const heap = shot.subjects.find(({ id }) => diver.actions.some(({ target }) => target === id))
  const prey = shot.subjects.find(({ id }) => id === holds?.to)
  const plunge = doing('plunge-in', { prop: prey?.noun ?? null, direction: 'right' })
  const told = withSubject(shot, diver, { actions: [plunge] })
  const bare = prey ? unseen(told, prey) : told
  return heap && heap !== prey ? unseen(bare, heap) : bare
}

function isDiving({ id, ...one }: Subject, { subjects, weather, season }: Shot): boolean {
  const dive = one.actions.find(({ verb }) => verb === 'dive')
  if (!dive || one.kind !== 'animal' || !isBeast({ id, ...one })) return false
  const goal = subjects.find((each) => each.id === dive.target)
  const snowy = weather === 'snow' || weather === 'blizzard' || season === 'winter'
  return goal ? SOFT.test(goal.noun) : snowy
}
