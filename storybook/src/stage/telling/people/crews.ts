import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withoutAll } from '../without.ts'
import { withEach, withSubject } from '../retold.ts'

const OPERATING = /\b(?:operating|surgery|surgical)\b/u
const MEDICS = /surgeon|nurse|doctor|medic|anesthe|anaesthe/u

const LEFT_IN = /^(?:drop|fall|lose|leave|forget|put|put-down|put-there|throw|hide|find)$/u
const AWAKE = /^(?:talk|walk|run|sit|stand|eat|drink|laugh|cry|shout|scream|wake-up|smile|wave)$/u

/** A surgeon with a patient has one who sleeps on the table, and what slips from the hand falls there. */
export function operateOnPatient(shot: Shot): Shot {
  const surgeon = people(shot).find(({ noun, person }) =>
    /surgeon/u.test(`${noun} ${person?.role ?? ''}`),
  )
  const patient = people(shot).find(({ noun }) => /\bpatient$/u.test(noun))
  const [deed] = surgeon?.actions ?? []
  if (!surgeon || !deed || patient?.count !== 1 || does(patient, AWAKE)) return shot
  const slips = slippedFrom(shot, deed, patient)
  if (slips === null && !CUTS.test(deed.verb)) return shot
  const own = slips === null ? doing('surgery') : doing('drop-in-surgery', { prop: slips })
  const fallen = ({ id, noun }: Subject): boolean => id === patient.id || noun === slips
  return {
    ...withSubject(withoutAll(shot, fallen), surgeon, { actions: [own] }),
    place: shot.place ?? 'operating room',
  }
}

const CUTS = /^(?:surgery|operate|cut|open|work|sew|fix)$/u

function slippedFrom({ subjects }: Shot, deed: Action, patient: Subject): string | null {
  if (!LEFT_IN.test(deed.verb)) return null
  const aim = subjects.find(({ id }) => id === deed.target && id !== patient.id)
  return deed.prop ?? aim?.noun ?? null
}

/** Who is in an operating room operates, all at one table. */
export function operate(shot: Shot): Shot {
  const crew = people(shot).filter(({ noun, person }) =>
    MEDICS.test(`${noun} ${person?.role ?? ''}`),
  )
  const cuts = crew.some((each) => does(each, /^surgery$/u))
  if (crew.length === 0 || !(cuts || OPERATING.test(shot.place ?? ''))) return shot
  const free = crew.filter(({ actions }) =>
    actions.every(({ verb }) =>
      /^(?:surgery|work|stand|look|help|bandage|examine-patient|take-pulse|treat)$/u.test(verb),
    ),
  )
  const patient = cuts ? patientOf(shot) : undefined
  // The room has its own.
  const room = withoutAll(shot, ({ id, noun }) => id === patient?.id || /\bmonitor$/u.test(noun))
  return {
    ...withEach(room, (each) =>
      free.includes(each)
        ? { ...each, actions: [doing('surgery', { prop: patient?.noun ?? null })] }
        : each,
    ),
    place: shot.place ?? 'operating room',
  }
}

/** "Operates on a teddy bear": the one that is no person lies on the table, and no giant stands before it. */
function patientOf({ subjects }: Shot): Subject | undefined {
  const [only, ...more] = subjects.filter(
    ({ kind, noun }) => kind !== 'person' && !/\b(?:monitor|table|bed|lamp)$/u.test(noun),
  )
  return only?.count === 1 && more.length === 0 && only.actions.length === 0 ? only : undefined
}

const WHEELED = /\b(?:stretcher|gurney|hospital bed|trolley|bed)$/u

/** Who pushes a patient on a stretcher is behind it, and the patient lies on it. */
export function wheelPatient(shot: Shot): Shot {
  const crew = people(shot).filter((each) => does(each, /^(?:push|pull|carry|move|run|rush)$/u))
  const bed = shot.subjects.find(({ noun }) => WHEELED.test(noun))
  const lies = people(shot).filter(
    (each) => !crew.includes(each) && /patient/u.test(`${each.noun} ${each.person?.role ?? ''}`),
  )
  const medics = crew.some(({ noun, person }) => MEDICS.test(`${noun} ${person?.role ?? ''}`))
  if (!medics || !bed || bed.kind === 'person') return shot
  const gone = new Set([bed, ...lies].map(({ id }) => id))
  return {
    ...withEach(
      withoutAll(shot, ({ id }) => gone.has(id)),
      (each) => (crew.includes(each) ? { ...each, actions: [doing('push-stretcher')] } : each),
    ),
    place: shot.place ?? 'hospital',
  }
}

const DESKS = /\b(?:table|desk|homework)$/u

/** A parent and a child with nothing to do at a table do homework there. */
export function studyTogether(shot: Shot): Shot {
  const table = shot.subjects.find(({ noun }) => DESKS.test(noun))
  const two = people(shot)
  const young = two.some(({ person }) => /^(?:child|teen)$/u.test(person?.age ?? ''))
  const calm = two.every(
    ({ count, actions }) =>
      count === 1 && actions.every(({ verb }) => /^(?:help|teach|study|write|point)$/u.test(verb)),
  )
  const learns = two.some((each) => does(each, /^(?:help|teach|study|write)$/u))
  if (two.length !== 2 || !young || !calm || !(table || learns)) return shot
  const bare = shot.subjects.every((each) => each === table || two.includes(each))
  if (!bare || (!learns && !table)) return shot
  return {
    ...shot,
    place: shot.place ?? 'living room',
    subjects: two.map((each) => ({ ...each, actions: [doing('study-together')] })),
    relations: [],
  }
}

/** Who is measured for a suit has it on no chair beside: it is not made yet. */
export function measureFor(shot: Shot): Shot {
  if (!people(shot).some((each) => does(each, /^measure$/u))) return shot
  return withoutAll(shot, ({ kind, actions }) => kind === 'clothing' && actions.length === 0)
}
