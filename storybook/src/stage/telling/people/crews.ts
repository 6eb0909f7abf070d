import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const OPERATING = /\b(?:operating|surgery|surgical)\b/u
const MEDICS = /surgeon|nurse|doctor|medic|anesthe|anaesthe/u

/** Who is in an operating room operates, all at one table. */
export function operate(shot: Shot): Shot {
  const crew = people(shot).filter(({ noun, person }) =>
    MEDICS.test(`${noun} ${person?.role ?? ''}`),
  )
  const cuts = crew.some((each) => does(each, /^surgery$/u))
  if (crew.length === 0 || !(cuts || OPERATING.test(shot.place ?? ''))) return shot
  const free = crew.filter(({ actions }) =>
    actions.every(({ verb }) => /^(?:surgery|work|stand|look|help|bandage|examine-patient|take-pulse|treat)$/u.test(verb)),
  )
  return {
    ...shot,
    place: shot.place ?? 'operating room',
    subjects: shot.subjects.map((each) =>
      free.includes(each) ? { ...each, actions: [doing('surgery')] } : each,
    ),
  }
}

/** Who is measured for a suit has it on no chair beside: it is not made yet. */
export function measureFor(shot: Shot): Shot {
  if (!people(shot).some((each) => does(each, /^measure$/u))) return shot
  const gone = new Set(
    shot.subjects
      .filter(({ kind, actions }) => kind === 'clothing' && actions.length === 0)
      .map(({ id }) => id),
  )
  return {
    ...shot,
    subjects: shot.subjects.filter(({ id }) => !gone.has(id)),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}
