import type { Shot, Subject } from '../../../plan/plan.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'
import { people } from './people-told.ts'

/** Deeds that have a wall or a tree of their own, as they are done from up there. */
const DONE_FROM: readonly (readonly [verb: string, thing: RegExp, deed: string])[] = [
  ['paint-wall', /\b(?:step)?ladder$/u, 'paint-wall-on-ladder'],
  ['paint-wall', /\bscaffold(?:ing)?$/u, 'paint-wall-on-scaffold'],
  ['pick-fruit', /\b(?:step)?ladder$/u, 'pick-fruit-on-ladder'],
  ['pick-fruit', /\btree$/u, 'pick-fruit-in-tree'],
]

/** "A man on a ladder paints a wall": the wall goes down to the floor, and does not hang in the air beside him. */
export function workUpThere(shot: Shot): Shot {
  for (const who of people(shot)) {
    const [first, ...later] = who.actions
    const thing = standOf(who, shot)
    const row = DONE_FROM.find(
      ([verb, words]) => verb === first?.verb && words.test(thing?.noun ?? ''),
    )
    if (!row || !first || who.count > 1) continue
    return withSubject(unseen(shot, thing), who, {
      actions: [{ ...first, verb: row[2], target: null }, ...later],
    })
  }
  return shot
}

function standOf({ id }: Subject, { relations, subjects }: Shot): Subject | undefined {
  const bond = relations.find(
    ({ from, relation }) => from === id && /^(?:on|inside)$/u.test(relation),
  )
  return subjects.find((each) => each.id === bond?.to)
}
