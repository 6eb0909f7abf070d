import { ANIMALS } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { unseen } from './without.ts'

const SOFAS = /\b(?:sofa|couch|settee)$/u
const BEDS = /\b(?:bed|bunk|mattress)$/u
const SLEEPS = /^(?:sleep|nap|doze|snooze)$/u

const sleeps = ({ actions }: Subject): boolean => actions.some(({ verb }) => SLEEPS.test(verb))

/** Who sleeps alone on a sofa lies on it, a pet that is there on top; in a bed a pet lies on the blanket, and on no face. */
export function napOnSofa(shot: Shot): Shot {
  const who = shot.subjects.find(
    (each) => each.kind === 'person' && each.count === 1 && sleeps(each),
  )
  const onIt = (each: Subject): boolean =>
    shot.relations.some(
      ({ from, relation, to }) => from === who?.id && relation === 'on' && to === each.id,
    )
  const rest = shot.subjects.find((each) => onIt(each) && each.colour === null)
  const bed = rest !== undefined && BEDS.test(rest.noun)
  if (!who || !rest || !(bed || SOFAS.test(rest.noun))) return shot
  const there = (id: string): boolean =>
    shot.relations.some(
      ({ from, relation, to }) =>
        from === id && relation === 'on' && (to === rest.id || to === who.id),
    )
  if (shot.subjects.some((each) => each !== who && each.kind === 'person' && there(each.id)))
    return shot
  const pets = new Set(
    shot.subjects
      .filter(({ id, kind, count }) => ANIMALS.has(kind) && count === 1 && there(id))
      .map(({ id }) => id),
  )
  const told = withEach(shot, (each) => {
    if (pets.has(each.id)) return each.actions.length > 0 ? each : dozing(each)
    return each !== who || bed ? each : { ...each, actions: [doing('sleep-on-sofa')] }
  })
  const lying = [...pets].map((from): Relation => ({ from, relation: 'on', to: who.id }))
  const others = told.relations.filter(({ from, to }) => !pets.has(from) && !pets.has(to))
  const settled = { ...told, relations: [...others, ...lying] }
  return bed ? settled : { ...unseen(settled, rest), place: shot.place ?? 'living room' }
}

const dozing = (pet: Subject): Subject => ({ ...pet, actions: [doing('sleep')] })
