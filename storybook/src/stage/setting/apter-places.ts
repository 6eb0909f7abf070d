import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

const FLIES = new Set([
  'fly',
  'soar',
  'glide',
  'hover',
  'swoop',
  'patrol',
  'ride-broom',
  'ride-carpet',
])
const CITIES = new Set(['downtown', 'skyscraper', 'riverfront', 'times-square'])
const MOTORS = /\b(race car|racing car|formula|car|motorcycle|motorbike|truck|kart)s?\b/u
const BLOSSOMS = /\b(cherry (blossom|tree|flower)|sakura|plum blossom)s?\b/u

/** A place that shows the same words better for those who are in it: a city from above for whoever flies over it. */
export function apterPlaces(shot: Shot): string[] {
  const place = shot.place === null ? null : (findPlace(shot.place)?.id ?? null)
  const [lead] = shot.subjects
  if (place === null) return blooms(shot) ? ['cherry-grove'] : []
  if (lead && CITIES.has(place) && isAloft(lead)) return ['above-city']
  if (place === 'outdoor-track' && lead && MOTORS.test(lead.noun)) return ['raceway']
  // Who is in a church is inside; a church on a hill is a subject, not the place.
  if (place === 'church' && lead?.kind === 'person' && !/yard/u.test(shot.place ?? ''))
    return ['church-interior']
  return []
}

function isAloft({ kind, actions }: Subject): boolean {
  const flies = actions.some(({ verb }) => FLIES.has(verb))
  return flies || (kind === 'aircraft' && actions.length === 0)
}

/** Whether cherries bloom and nobody says where. */
function blooms({ subjects }: Shot): boolean {
  return subjects.some(({ noun, words }) => BLOSSOMS.test(noun) || BLOSSOMS.test(words))
}
