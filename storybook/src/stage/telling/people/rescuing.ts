import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withoutAll } from '../without.ts'
import { people } from './people-told.ts'
import { withSubject } from '../retold.ts'

const TREES = /(\b|^)(tree|oak|pine|fir|willow|birch|maple)$/u
const UP_THERE = /^(inside|on|holding)$/u

interface Rescue {
  readonly who?: Subject | undefined
  readonly saved?: Subject | undefined
}

/** Who brings somebody, or stands there with a ladder while an animal is up in the tree. */
function rescuerIn(shot: Shot, tree: string | undefined): Rescue {
  const alone = people(shot).filter(({ count }) => count === 1)
  const carries = alone.find(({ actions }) => actions.some(({ verb }) => verb === 'carry'))
  const deed = carries?.actions.find(({ verb }) => verb === 'carry')
  if (deed) return { who: carries, saved: shot.subjects.find(({ id }) => id === deed.target) }
  const up = shot.relations.find(({ to, relation }) => to === tree && UP_THERE.test(relation))
  const ladder = shot.subjects.find(({ noun }) => /\bladder$/u.test(noun))
  const climbs = alone.find(
    ({ id, actions: [first] }) =>
      first?.prop === 'ladder' ||
      (ladder && first === undefined) ||
      shot.relations.some(({ from, to }) => from === id && to === ladder?.id),
  )
  return { who: climbs, saved: shot.subjects.find(({ id }) => id === up?.from) }
}

/** "Carries a kitten down a ladder": with it in the arm, from rung to rung. */
export function comeDownLadder(shot: Shot): Shot {
  const ladder = shot.subjects.find(({ noun }) => /\bladder$/u.test(noun))
  const who = people(shot).find(({ count, actions }) => count === 1 && actions[0]?.verb === 'carry')
  const saved = shot.subjects.find(({ id }) => id === who?.actions[0]?.target)
  // A child in one arm would be a doll.
  if (!ladder || !who || !saved || saved === ladder || saved.count > 1 || saved.kind === 'person')
    return shot
  const elsewhere = shot.relations.some(({ from, to }) => from === ladder.id || to === ladder.id)
  if (elsewhere) return shot
  const deed = doing('bear-down-ladder', { prop: saved.noun, target: saved.id })
  const told = withoutAll(shot, (each) => each === ladder)
  return {
    ...withSubject(told, who, { actions: [deed] }),
    place: shot.place ?? 'street',
    relations: told.relations.filter(({ from, to }) => from !== who.id || to !== saved.id),
  }
}

/** Of several rescuers one goes up, and the others look on: nobody brings a tree along for each. */
function sendOne(shot: Shot): Shot {
  const animal = (id: string | null | undefined): boolean =>
    shot.subjects.some((each) => each.id === id && ANIMALS.has(each.kind))
  const crew = people(shot).find(
    ({ count, actions: [first] }) => count > 1 && first?.verb === 'carry' && animal(first.target),
  )
  if (!crew) return shot
  const target = crew.actions[0]?.target ?? null
  const others: Subject = {
    ...crew,
    id: `${crew.id}-others`,
    count: crew.count - 1,
    actions: [doing('look', { target })],
  }
  return {
    ...shot,
    subjects: shot.subjects.flatMap((each) =>
      each === crew ? [{ ...crew, count: 1 }, others] : [each],
    ),
  }
}

/** Whoever rescues an animal from a tree goes up a ladder for it; who only carries one holds it from the start. */
export function bringDown(asked: Shot): Shot {
  const shot = sendOne(asked)
  const tree = shot.subjects.find(({ noun }) => TREES.test(noun))
  const { who, saved } = rescuerIn(shot, tree?.id)
  if (!who || !saved || !tree || !ANIMALS.has(saved.kind) || saved.count > 1) return asked
  const held = shot.relations.some(({ from, to }) => from === who.id && to === saved.id)
  const elsewhere = shot.relations.some(
    ({ to, relation }) => to === tree.id && !UP_THERE.test(relation),
  )
  if (held || elsewhere) return asked
  const deed = doing('rescue-from-tree', { target: saved.id, prop: saved.noun })
  return {
    ...withSubject(
      withoutAll(shot, ({ id, noun }) => id === tree.id || /\bladder$/u.test(noun)),
      who,
      { actions: [deed] },
    ),
    place: shot.place ?? 'garden',
  }
}
