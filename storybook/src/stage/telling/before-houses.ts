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

const ANTIQUE = /\b(?:greek|roman|classical|doric|athen\w*|toga|gladiator|philosopher|centurion)\b/u

/** Who sweeps or prays before a temple is in its court; only the ancients' has columns. */
export function comeToTemple(shot: Shot): Shot {
  const temple = shot.subjects.find(({ noun }) => noun === 'temple')
  const words = shot.subjects.map((each) => `${each.words} ${each.noun}`).join(' ')
  const bare = temple?.colour === null && temple.count === 1 && temple.actions.length === 0
  const visited = shot.relations.every(({ from }) => from !== temple?.id)
  const others = shot.subjects.some((each) => each !== temple)
  if (!temple || !bare || !visited || !others || shot.place !== null) return shot
  const place = ANTIQUE.test(words) ? 'greek temple' : 'buddhist temple'
  return without({ ...shot, place }, temple)
}

function isPlainDwelling({ noun, kind, colour, count, actions, size }: Subject): boolean {
  const plain = colour === null && count === 1 && actions.length === 0 && size === 'normal'
  return plain && kind === 'building' && DWELLINGS.test(noun)
}
