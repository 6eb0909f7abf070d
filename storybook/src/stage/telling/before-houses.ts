import type { Shot, Subject } from '../../plan/plan.ts'
import { without } from './without.ts'

const DWELLINGS = /\b(house|home)$/u

/** A bus that stops before a house stops in that house's street: no second house is put up before it. */
export function stopBeforeHouse(shot: Shot): Shot {
  const [lead] = shot.subjects
  const house = shot.subjects.find(isPlainDwelling)
  const alone = shot.relations.every(({ from, to }) => to !== house?.id || from === lead?.id)
  const stops = lead?.kind === 'vehicle' && lead.actions.length > 0
  if (!stops || !house || shot.place !== null || !alone) return shot
  return without({ ...shot, place: 'suburb' }, house)
}

function isPlainDwelling({ noun, kind, colour, count, actions, size }: Subject): boolean {
  const plain = colour === null && count === 1 && actions.length === 0 && size === 'normal'
  return plain && kind === 'building' && DWELLINGS.test(noun)
}
