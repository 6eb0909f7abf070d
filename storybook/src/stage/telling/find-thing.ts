import type { Actor } from '../../cast/actor.ts'
import { castSubject } from '../../cast/cast.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { Subject } from '../../plan/plan.ts'

/** Fetches things and partners by their English names, for choreography that needs one. */
export function createFinder(seed: number): (name: string) => Actor | null {
  const known = new Map<string, Actor | null>()
  return (name) => {
    if (!known.has(name)) known.set(name, fetchThing(name, seed))
    return known.get(name) ?? null
  }
}

function fetchThing(name: string, seed: number): Actor | null {
  const found = findPicture(name)
  if (!found) return null
  const { picture, kind, person } = found
  const subject = Subject.parse({
    id: `found ${name}`,
    noun: name,
    kind,
    picture,
    person: person ?? null,
  })
  return castSubject(subject, { seed })
}
