import { instrumentDeed } from '../../lexicon/instruments.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

/** "Picks up a guitar and plays", "a piano by the window, an old man plays": who just plays plays what is at hand. */
export function playWhatIsThere(shot: Shot): Shot {
  const player = shot.subjects.find(
    ({ kind, actions }) =>
      LIVING.has(kind) && actions.some(({ verb, prop }) => verb === 'play' && prop === null),
  )
  if (!player) return shot
  const held = player.actions.find(({ prop }) => prop !== null && instrumentDeed(prop) !== null)
  const instrument = shot.subjects.find((each) => isFree(each, player, shot))
  const noun = held?.prop ?? instrument?.noun
  const verb = noun === undefined ? null : instrumentDeed(noun)
  if (verb === null || noun === undefined) return shot
  return withSubject(unseen(shot, instrument), player, { actions: [doing(verb, { prop: noun })] })
}

/** An instrument that has nobody else on it or at it. */
function isFree({ id, kind, noun }: Subject, player: Subject, { relations }: Shot): boolean {
  const taken = relations.some(({ from, to }) => to === id && from !== player.id)
  return kind === 'instrument' && instrumentDeed(noun) !== null && !taken
}
