import { CRAFT } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

/** What a lone subject does when the prompt gives it nothing to do: a little story, never a still. */
const SMALL_STORIES: Readonly<Partial<Record<Subject['kind'], string>>> = {
  animal: 'visit',
  bird: 'visit',
  creature: 'visit',
  person: 'wave',
  fish: 'swim',
  vehicle: 'park',
  boat: 'sail',
  aircraft: 'fly',
  insect: 'hover',
  plant: 'swing',
}

/** Birds that are seen in the air, when nothing is said of where they are. */
const SOARS = /\b(eagle|hawk|falcon|vulture|condor|albatross|(sea)?gull|swallow|hummingbird)$/u

/** The small story of a lone subject. */
export function storyOf({ id, noun, kind }: Subject, { subjects, relations }: Shot): string | null {
  const alone = subjects.every(
    (each) => each.id === id || each.kind === 'sky' || each.kind === 'nature',
  )
  if (!alone || relations.length > 0) return null
  return SOARS.test(noun) ? 'fly' : (SMALL_STORIES[kind] ?? null)
}

const TRIPS: Readonly<Partial<Record<Subject['kind'], string>>> = {
  vehicle: 'drive',
  boat: 'sail',
  aircraft: 'fly',
  animal: 'walk',
}
const HOPS = /\b(rabbit|hare|bunny|squirrel|kangaroo|wallaby|frog|toad)$/u
const ABREAST = /^(left-of|right-of|next-to|above|below)$/u

/** How those go who are on their way together. */
export function tripOf(subject: Subject, shot: Shot): string | null {
  if (!goesAlong(subject, shot)) return null
  return HOPS.test(subject.noun) ? 'hop' : (TRIPS[subject.kind] ?? 'go')
}

/** Whether there is nothing but cars, ships and planes, or animals: then all of them are on their way. */
function goesAlong({ id }: Subject, { subjects, relations }: Shot): boolean {
  const party = subjects.filter(({ kind }) => kind !== 'sky' && kind !== 'nature')
  const free = party.every(({ actions }) => actions.length === 0)
  const goes = (kinds: (kind: Subject['kind']) => boolean): boolean =>
    party.every(({ kind }) => kinds(kind))
  const onTheWay = free && (goes((kind) => CRAFT.has(kind)) || goes((kind) => kind === 'animal'))
  const together = relations.every(({ relation }) => ABREAST.test(relation))
  return onTheWay && together && party.length > 1 && party.some((each) => each.id === id)
}
