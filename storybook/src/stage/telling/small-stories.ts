import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { deedOfPeople } from './residents.ts'

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

/** Who comes up for air, when the hour says that the sky is to be seen. */
const LEAPS_UP = /\b(dolphin|porpoise|orca|whale|manta ray|flying fish)$/u
const SKY_HOURS = new Set<Shot['time']>(['sunset', 'dawn', 'golden', 'dusk'])

function isUnderRedSky(noun: string, { time, place }: Shot): boolean {
  return LEAPS_UP.test(noun) && SKY_HOURS.has(time) && !/underwater|under|reef/u.test(place ?? '')
}

/** What people do in places that are there for it, but are no emptier without them. */
const DONE_THERE: readonly (readonly [place: RegExp, verb: string])[] = [
  [
    /\b(?:waiting (?:room|area|hall)|bus (?:stop|station)|departure (?:hall|lounge)|airport (?:gate|lounge|terminal))\b/u,
    'sit',
  ],
  [/\b(?:church|chapel|cathedral|temple|mosque|shrine|synagogue)\b/u, 'pray'],
  [/\b(?:diner|canteen|cafeteria|food court|pizzeria)\b/u, 'eat'],
  [/\b(?:bar|pub|tavern|coffee (?:shop|house)|tea ?house)\b/u, 'drink'],
  [/\b(?:ship|ferry|boat|observation) deck\b|\b(?:museum|(?:art )?gallery)\b/u, 'gaze-out'],
  [/\b(?:classroom|lecture hall|exam hall)\b/u, 'write'],
  [/\b(?:(?:night ?)?club|disco(?:theque)?|dance floor)\b/u, 'dance'],
  [/\b(?:street|avenue|alley|boulevard|crosswalk|plaza|promenade|bazaar|mall)\b/u, 'walk'],
  [/\b(?:subway|train|railway) station\b|\bplatform\b/u, 'wait'],
]

/** Who sells or serves there has not come for what the others do. */
function isAtWork(noun: string): boolean {
  return /\b(?:vendor|seller|merchant|trader|waiter|waitress|bartender|barista|guard|clerk)$/u.test(
    noun,
  )
}

/** What somebody with nothing to do does in such a place; null where nobody is there for anything. */
function doneThere(
  { id, noun, count, person }: Subject,
  { place, camera, subjects, relations }: Shot,
): string | null {
  const near = camera.framing !== null && /close|portrait/u.test(camera.framing)
  const bound = relations.some(({ from, to }) => from === id || to === id)
  const others = subjects.filter((each) => each.id !== id && LIVING.has(each.kind))
  const company = others.some(({ actions }) => actions.length > 0)
  if (place === null || isAtWork(noun) || person?.age === 'baby') return null
  if (near || bound || company) return null
  const there = DONE_THERE.find(([words]) => words.test(place))?.[1] ?? deedOfPeople(place)
  return onDeck({ noun, count }, place) ?? there
}

/** From behind, as those look out who travel, nobody would know a pirate. */
function onDeck({ noun, count }: Pick<Subject, 'noun' | 'count'>, place: string): string | null {
  if (!SEAMEN.test(noun) || !ABOARD.test(place)) return null
  return count === 1 ? 'spyglass' : 'talk'
}

const SEAMEN = /\b(?:pirate|captain|sailor|viking|buccaneer|skipper)$/u
const ABOARD = /\b(?:ship|boat) deck\b/u

/** The small story of a lone subject, and of people where one does something. */
export function storyOf(subject: Subject, shot: Shot): string | null {
  const { id, noun, kind } = subject
  const there = kind === 'person' ? doneThere(subject, shot) : null
  const alone = shot.subjects.every(
    (each) => each.id === id || each.kind === 'sky' || each.kind === 'nature',
  )
  if (there !== null || !alone || shot.relations.length > 0) return there
  if (isUnderRedSky(noun, shot)) return 'jump'
  // With the face to us nobody sees what is on the back.
  if (subject.person?.wears.some(({ garment }) => garment === 'backpack')) return 'walk'
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
