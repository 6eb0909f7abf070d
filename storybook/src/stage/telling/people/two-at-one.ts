import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { without } from '../without.ts'
import { does, headsOf, people, told } from './people-told.ts'

const LADDER = /\b(?:step)?ladder$/u

/** "Two hold a ladder while another climbs": it is one ladder, the climber on it and hands on both its sides. */
export function holdLadder(shot: Shot): Shot {
  const ladder = shot.subjects.find(({ noun }) => LADDER.test(noun))
  const climber = people(shot).find((each) => each.count === 1 && does(each, /^climb$/u))
  const holds = (each: Subject): boolean =>
    each !== climber &&
    each.actions.some(
      ({ verb, target }) => /^(?:hold|carry|push)$/u.test(verb) && target === ladder?.id,
    )
  const holders = people(shot).filter(holds)
  if (!ladder || !climber || holders.length === 0) return shot
  const crew = new Set([climber.id, ...holders.map(({ id }) => id)])
  const held = withEach(without(shot, ladder), (each) =>
    crew.has(each.id) ? { ...each, actions: [doing('climb-held')] } : each,
  )
  // Whoever is told first is the one on the rungs.
  const order = ({ id }: Subject): number => (id === climber.id ? 0 : 1)
  return { ...held, subjects: held.subjects.toSorted((a, b) => order(a) - order(b)) }
}

/** Two who play the piano have one, and one bench. */
export function playFourHands(shot: Shot): Shot {
  const players = people(shot).filter((each) => does(each, /^play-piano$/u))
  if (headsOf(players) !== 2) return shot
  return told(shot, players, { verb: 'piano-duet', gone: /\b(?:grand )?piano$/u })
}
