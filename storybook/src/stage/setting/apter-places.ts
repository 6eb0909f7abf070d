import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

const FLIES = /^(fly|soar|glide|hover|swoop|patrol|ride-broom|ride-carpet)$/u
const LEAPS = /^(jump|leap|breach|flip)$/u
const CITIES = new Set(['downtown', 'skyscraper', 'riverfront', 'times-square'])
const MOTORS = /\b(race car|racing car|formula|car|motorcycle|motorbike|truck|kart)s?\b/u
const DOWNHILL = /^(ski|snowboard|sled|slide|luge|snow-tube|roll|tumble)$/u
const SNOWY = new Set([
  'ski-slope',
  'snowy-mountain',
  'snowy-forest',
  'glacier',
  'iceberg',
  'mountain',
])
const TOWERING = /\b(tornado|twister|cyclone|whirlwind|lightning|fireworks?)$/u
const BLOSSOMS = /\b(cherry (blossom|tree|flower)|sakura|plum blossom)s?\b/u
const POND_FOLK = /\b(duck|duckling|swan|goose|beaver|otter|frog|lily pad)s?$/u

/** A place that shows the same words better for those who are in it: a city from above for whoever flies over it. */
export function apterPlaces(shot: Shot): string[] {
  const [lead] = shot.subjects
  if (!lead) return []
  if (shot.place === null)
    return SILENT.flatMap(([suits, name]) => (suits(shot, lead) ? [name] : []))
  return seenBetter(shot.place, lead)
}

function seenBetter(words: string, lead: Subject): string[] {
  const place = findPlace(words)?.id ?? ''
  if (CITIES.has(place) && isAloft(lead)) return ['above-city']
  // A storm over a city is seen from the square before its skyline, not from between its houses.
  if ((CITIES.has(place) || place === 'street') && TOWERING.test(lead.noun)) return ['skyscraper']
  if (does(lead, DOWNHILL) && SNOWY.has(place)) return ['snow-slope']
  if (goesDown(lead) && /\b(hill|hillside|slope)s?$/u.test(words) && place === 'meadow')
    return ['grass-slope']
  if (place === 'iceberg' && standsOnIce(lead)) return ['glacier']
  if (place === 'mountain' && /\bavalanche$/u.test(lead.noun)) return ['snowy-mountain']
  if (place === 'outdoor-track' && MOTORS.test(lead.noun)) return ['raceway']
  // Who is in a church is inside; a church on a hill is a subject, not the place.
  const inside = place === 'church' && lead.kind === 'person' && !/yard/u.test(words)
  return inside ? ['church-interior'] : []
}

/** Penguins and people on an iceberg stand on it, unless they swim round it. */
function standsOnIce(lead: Subject): boolean {
  return /^(animal|bird|person)$/u.test(lead.kind) && !does(lead, /^(swim|dive|float|fly)$/u)
}

type Rule = readonly [suits: (shot: Shot, lead: Subject) => boolean, place: string]

/** Where a story plays that names no place. */
const SILENT: readonly Rule[] = [
  [
    ({ subjects }) => subjects.some(({ words, noun }) => BLOSSOMS.test(`${words} ${noun}`)),
    'cherry-grove',
  ],
  [
    ({ subjects }) => subjects.every(({ noun, count }) => count > 1 && /\blanterns?$/u.test(noun)),
    'lake',
  ],
  [(_, lead) => does(lead, /^(ski|snowboard|sled)$/u), 'snow-slope'],
  // A fish leaps out of the water, and is caught from above it.
  [(_, lead) => lead.kind === 'fish' && does(lead, LEAPS), 'ocean'],
  [
    ({ subjects }, lead) => lead.kind === 'bird' && subjects.some(({ kind }) => kind === 'fish'),
    'lake',
  ],
  [(_, lead) => POND_FOLK.test(lead.noun) && does(lead, /^(swim|float|dive|jump)$/u), 'pond'],
  [
    ({ subjects }, lead) =>
      /\b(rocket|spaceship)$/u.test(lead.noun) && does(lead, FLIES) && heavenly(subjects),
    'space',
  ],
]

function does({ actions }: Subject, verbs: RegExp): boolean {
  return actions.some(({ verb }) => verbs.test(verb))
}

/** Rolls or slides, or is told to go down. */
function goesDown(lead: Subject): boolean {
  return does(lead, DOWNHILL) || lead.actions.some(({ direction }) => direction === 'down')
}

function heavenly(subjects: readonly Subject[]): boolean {
  return subjects.some(({ noun }) => /\b(moon|mars|planet|stars?|galaxy|sun)$/u.test(noun))
}

function isAloft(subject: Subject): boolean {
  return does(subject, FLIES) || (subject.kind === 'aircraft' && subject.actions.length === 0)
}
