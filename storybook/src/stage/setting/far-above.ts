import { FAR_BELOW, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { does, FLIES } from './who-does.ts'

/** A landscape that is asked for from the air, with nobody on the ground to look at. */
export function isFromAbove({ camera, subjects }: Shot, lead: Subject | undefined): boolean {
  const aerial = camera.framing === 'aerial' || camera.move === 'aerial'
  if (!aerial) return false
  return subjects.length === 0 || (lead !== undefined && isAloft(lead))
}

const DRIFTS = /^(float|drift|rise|flutter)$/u
const WATERS =
  /\b(ocean|sea|river|lake|pond|waves|water|waterfall|reef|bay|harbou?r|island|coast)s?\b/u
const BORNE = /^(riding|inside|on|hanging-from|holding)$/u

const NEAR = /\b(?:field|meadow|pond|garden|lake|river|marsh|swamp|stream)s?$/u

/** Birds and bees pass over a field low enough to see it from the side. */
const isLowFlyer = ({ kind, size }: Subject): boolean =>
  /^(?:bird|insect|sky)$/u.test(kind) && size !== 'giant'

/** Whoever floats or flies over a land or the sea has it far below, unless somebody is down there. */
export function isFarAbove({ scenery = [], subjects, relations, place }: Shot): boolean {
  if (!scenery.includes(FAR_BELOW)) return false
  if (subjects.every(isLowFlyer) && NEAR.test(place ?? '')) return false
  // Over dry land fish and ships are in the air, whatever they do there.
  const dry = !WATERS.test(place ?? '')
  const flies = (subject: Subject): boolean =>
    /^(boat|fish)$/u.test(subject.kind) ? dry : isAloft(subject) || does(subject, DRIFTS)
  const flyers = new Set(subjects.filter(flies).map(({ id }) => id))
  const borne = ({ id }: Subject): boolean =>
    relations.some(
      ({ from, relation, to }) => from === id && BORNE.test(relation) && flyers.has(to),
    )
  const aloft = (each: Subject): boolean => flyers.has(each.id) || borne(each)
  const below = (each: Subject): boolean => LIVING.has(each.kind) || isOnWheels(each)
  return flyers.size > 0 && subjects.every((each) => aloft(each) || !below(each))
}

export function isOnWheels(subject: Subject): boolean {
  return /\b(car|truck|bus|van|taxi|train|tram)$/u.test(subject.noun) && !isAloft(subject)
}

export function isAloft(subject: Subject): boolean {
  return does(subject, FLIES) || (subject.kind === 'aircraft' && subject.actions.length === 0)
}
