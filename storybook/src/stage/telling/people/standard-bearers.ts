import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'

const BANNERS = /\b(?:banner|flag|standard|pennant)s?$/u
const MOVES = /^(?:march|walk|ride|ride-horse|charge|advance|run|parade|go)$/u
const HANGS = /^(?:wave|flutter|fly|blow|sway|flap)$/u
const TROOP = 3

/** "An army marches, banners waving": some of the troop carry them, and no pole stands in the grass by itself. */
export function carryBanners(shot: Shot): Shot {
  const banner = shot.subjects.find(
    ({ kind, noun, actions }) =>
      kind !== 'person' && BANNERS.test(noun) && actions.every(({ verb }) => HANGS.test(verb)),
  )
  const troop = people(shot).find((each) => each.count >= TROOP && does(each, MOVES))
  if (!banner || !troop || isBound(shot, banner)) return shot
  return {
    ...withSubject(shot, banner, { actions: [] }),
    relations: [...shot.relations, { from: troop.id, relation: 'holding', to: banner.id }],
  }
}

function isBound({ relations }: Shot, { id }: Subject): boolean {
  return relations.some(({ from, to }) => from === id || to === id)
}
