import { LIVING } from '../../../plan/kinds.ts'
import { Person, Subject, type Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

interface Practice {
  readonly place: RegExp
  /** Whose practice it is, and what they do to those who come. */
  readonly who: string
  readonly verb: string
  /** What animals have on there, so that they sit up in the chair. */
  readonly wears: Person['wears'][number]
}

const PRACTICES: readonly Practice[] = [
  {
    place: /\b(dentist|dental|orthodontist)\b/u,
    who: 'dentist',
    verb: 'treat-teeth',
    wears: { garment: 'apron', colour: '#dff0f4' },
  },
  {
    place: /\b(barber|barbershop|hairdresser|hair salon|salon)\b/u,
    who: 'hairdresser',
    verb: 'haircut',
    wears: { garment: 'apron', colour: '#4f6fa8' },
  },
  {
    place: /\b(doctor|clinic)\b|^(vet|veterinary clinic)$/u,
    who: 'doctor',
    verb: 'examine-patient',
    wears: { garment: 'shorts', colour: '#8fb6d8' },
  },
]

const IDLE = /^(sit|stand|wait|visit|go|lie|smile|cry|look|relax|be)$/u

/** Who is at the dentist sits in the chair and is treated. */
export function beTreated(shot: Shot): Shot {
  const [patient, ...more] = shot.subjects
  const practice = PRACTICES.find(({ place }) => place.test(shot.place ?? ''))
  if (!practice || !patient || more.length > 0 || patient.count > 1) return shot
  const idle = patient.actions.every(({ verb }) => IDLE.test(verb))
  if (!idle || !LIVING.has(patient.kind) || isOfTrade(patient)) return shot
  const healer = Subject.parse({
    id: 'practitioner',
    noun: practice.who,
    kind: 'person',
    person: { role: practice.who },
    actions: [doing(practice.verb, { target: patient.id })],
  })
  return { ...shot, subjects: [healer, inTheChair(patient, practice)] }
}

/** Doctors at the doctor's are no patients. */
function isOfTrade({ person }: Subject): boolean {
  return /dentist|doctor|nurse|surgeon|vet|hairdresser|barber|stylist/u.test(person?.role ?? '')
}

function inTheChair(patient: Subject, { wears }: Practice): Subject {
  const own = patient.kind === 'person' ? patient.person : dressed(patient.person, wears)
  return { ...patient, person: own, actions: [] }
}

function dressed(person: Person | null, wears: Person['wears'][number]): Person {
  const own = person ?? Person.parse({})
  return own.wears.length > 0 || own.role !== null ? own : { ...own, wears: [wears] }
}
