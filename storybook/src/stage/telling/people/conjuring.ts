import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'

const CONJURER = /\b(magician|illusionist|conjurer|conjuror)$/u

/** How a wonder comes to light. */
const PRODUCES =
  /^(magic|pull|carry|take|hold|show|make|produce|cast-spell|draw|get|find|create|craft|build|cook)$/u

/** How it leaves where it was. */
const COMES = /^(appear|fly|come|go|jump|hop|rise|emerge|float|fall|hover|bloom|grow)$/u

/** What it comes out of. */
const SOURCE =
  /\b(hat|handkerchief|hanky|cloth|scarf|wand|box|bag|sleeve|pocket|hand|book|umbrella|cup|vase|suitcase|bucket)$/u

/** A magician's wonder comes out of what the prompt names: a pigeon out of a handkerchief, flowers out of a wand. */
export function conjureUp(shot: Shot): Shot {
  const who = people(shot).find(({ noun }) => CONJURER.test(noun))
  if (!who || !who.actions.every(({ verb }) => PRODUCES.test(verb))) return shot
  const things = shot.subjects.filter(isThing)
  const source = things.findLast(({ noun }) => SOURCE.test(noun))
  const wonder = things.find(
    (each) => each !== source && each.actions.every(({ verb }) => COMES.test(verb)),
  )
  if (!wonder || !isHandy(wonder)) return shot
  const from = SOURCE.exec(source?.noun ?? '')?.[1] ?? 'hand'
  const gone = new Set([wonder.id, source?.id])
  const flowers = wonder.kind === 'plant' && wonder.count > 1
  const deed = doing('magic', { prop: `${flowers ? 'bouquet' : wonder.noun} from ${from}` })
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) => (each.id === who.id ? { ...each, actions: [deed] } : each)),
    // Behind the ear is beside whose ear it is.
    relations: shot.relations
      .filter(({ from: one, to }) => !gone.has(one) && !gone.has(to))
      .map((each) => (each.from === who.id ? { ...each, relation: 'right-of' as const } : each)),
  }
}

const isThing = ({ kind }: Subject): boolean => !/^(person|furniture|building)$/u.test(kind)

const LARGE = /\b(elephant|horse|tiger|lion|bear|cow|assistant|giraffe|car)s?$/u

const isHandy = ({ noun, kind, size }: Subject): boolean =>
  size !== 'giant' && kind !== 'vehicle' && !LARGE.test(noun)
