import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'
import { does } from './people-told.ts'

/** What doctors take that cannot be carried away. */
const MEASURED = /(?:^|'s )(blood|pulse|blood pressure|temperature|heartbeat)$/u

const HEALERS = /^(doctor|nurse|vet)$/u

/** A doctor examines no nurse, unless it is told: they talk. */
function amongColleagues(shot: Shot): Shot {
  return withEach(shot, (each) =>
    HEALERS.test(each.person?.role ?? '') && each.actions.length === 0
      ? { ...each, actions: [doing('talk')] }
      : each,
  )
}

/** A doctor with nothing else to do looks after whoever is there. */
export function examine(shot: Shot): Shot {
  const measured = shot.subjects.some(
    ({ noun, words }) => MEASURED.test(noun) || MEASURED.test(words),
  )
  const doctor = shot.subjects.find(
    ({ person, actions }) =>
      HEALERS.test(person?.role ?? '') &&
      (actions.length === 0 || (does({ actions }, /^(carry|hold|take|give)$/u) && measured)),
  )
  const patient = shot.subjects.find(({ kind, id }) => kind === 'person' && id !== doctor?.id)
  if (!doctor || !patient || patient.actions.length > 0) return shot
  if (HEALERS.test(patient.person?.role ?? '')) return amongColleagues(shot)
  const measures = doctor.actions.length > 0
  const care = doing(measures ? 'take-pulse' : 'examine-patient', { target: patient.id })
  const subjects = shot.subjects
    .filter(({ noun }) => !MEASURED.test(noun))
    .map((each) => (each.id === doctor.id ? { ...each, actions: [care] } : each))
  const ids = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ from, to }) => ids.has(from) && ids.has(to) && !(measures && to === patient.id),
  )
  return { ...shot, subjects, relations }
}

/** A patient that is no person lies on the table: a teddy bear, a plant, a robot. */
export function examineThing(shot: Shot): Shot {
  const doctor = shot.subjects.find((each) => does(each, /^examine-patient$/u))
  const action = doctor?.actions.find(({ verb }) => verb === 'examine-patient')
  const thing = shot.subjects.find(({ id }) => id === action?.target)
  const noun = thing?.noun ?? action?.prop ?? null
  const alive = thing && (thing.kind === 'person' || ANIMALS.has(thing.kind))
  if (!doctor || noun === null || alive || /patient|heart|pulse|blood/u.test(noun)) return shot
  return withSubject(
    withoutAll(shot, ({ id }) => id === thing?.id),
    doctor,
    { actions: [doing('examine-thing', { prop: noun })] },
  )
}
