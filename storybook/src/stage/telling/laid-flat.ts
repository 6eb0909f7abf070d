import type { Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

/** What stands upright as it is drawn, and its picture when it lies or is carried. */
const LYING: readonly (readonly [noun: RegExp, picture: string])[] = [
  [/\b(?:step)?ladder$/u, 'prop:lying-ladder'],
  [/\b(?:surfboard|surf board|paddle board)$/u, 'prop:surfboard-flat'],
  [/(?<!fishing |flag |telephone |light |ski )\bpole$/u, 'prop:lying-pole'],
]

/** The same, lying: a long thing is no tower over those who carry it. */
export function flat(subject: Subject): Subject {
  const picture = LYING.find(([noun]) => noun.test(subject.noun))?.[1]
  return picture === undefined ? subject : { ...subject, picture }
}

/** A ladder that lies in the grass does not stand there. */
export function lieFlat(shot: Shot): Shot {
  const lies = ({ actions }: Subject): boolean => actions[0]?.verb === 'lie'
  return withEach(shot, (each) => (lies(each) ? flat(each) : each))
}
