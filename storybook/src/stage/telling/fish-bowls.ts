import type { Shot, Subject } from '../../plan/plan.ts'
import { without } from './without.ts'

const BOWLS = /\b(bowl|tank|aquarium|jar|glass)$/u

/** A fish in a bowl: of glass, with the fish to be seen in it. */
export function fillBowl(shot: Shot): Shot {
  const kept = shot.relations.find(({ from, relation, to }) => {
    const [fish, bowl] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    return relation === 'inside' && fish?.kind === 'fish' && BOWLS.test(bowl?.noun ?? '')
  })
  const fish = shot.subjects.find(({ id }) => id === kept?.from)
  if (!kept || !fish || fish.count > 1) return shot
  const told = without(shot, fish)
  const subjects = told.subjects.map((each): Subject =>
    each.id === kept.to
      ? {
          ...each,
          noun: 'fishbowl',
          kind: 'thing',
          picture: 'prop:fishbowl',
          colour: fish.colour,
          material: null,
        }
      : each,
  )
  return { ...told, subjects }
}
