import { Subject, type Shot } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

/** Who is usually there, what they do, and how many they are. */
type Resident = readonly [noun: string, verb: string, count?: number]

/** Places that are for somebody: without them they look unfinished. */
const RESIDENTS: Readonly<Record<string, Resident>> = {
  'art-studio': ['artist', 'paint'],
  bakery: ['baker', 'bake'],
  ballroom: ['person', 'waltz', 2],
  bar: ['bartender', 'bartend'],
  barbershop: ['hairdresser', 'haircut'],
  'basketball-court': ['person', 'dribble'],
  'bowling-alley': ['person', 'bowl'],
  'boxing-ring': ['boxer', 'box', 2],
  cafe: ['person', 'drink', 2],
  classroom: ['teacher', 'teach'],
  'dance-studio': ['ballerina', 'ballet'],
  dojo: ['person', 'karate', 2],
  garage: ['mechanic', 'fix-engine'],
  'golf-course': ['golfer', 'golf'],
  gymnasium: ['person', 'jump-rope'],
  hospital: ['doctor', 'examine-patient'],
  'ice-arena': ['person', 'ice-skate'],
  'ice-rink': ['person', 'ice-skate'],
  'indoor-swimming-pool': ['person', 'swim'],
  kitchen: ['chef', 'cook'],
  laboratory: ['scientist', 'experiment'],
  laundromat: ['person', 'laundry'],
  library: ['person', 'read'],
  market: ['person', 'walk', 3],
  'music-studio': ['singer', 'sing'],
  nursery: ['baby', 'crawl'],
  office: ['person', 'type'],
  'outdoor-swimming-pool': ['person', 'swim'],
  'outdoor-track': ['runner', 'run', 2],
  playground: ['child', 'swing'],
  restaurant: ['person', 'eat', 2],
  'rooftop-pool': ['person', 'swim'],
  skatepark: ['person', 'skateboard'],
  'ski-slope': ['skier', 'ski'],
  'tennis-court': ['person', 'play-tennis'],
  workshop: ['carpenter', 'saw'],
}

/** On one court several games are played. */
const PLAYERS: readonly (readonly [words: RegExp, plays: Resident])[] = [
  [/\bvolleyball\b/u, ['person', 'play-volleyball']],
  [/\bbadminton\b/u, ['person', 'play-badminton']],
  [/\bindoor tennis\b/u, ['person', 'play-tennis']],
]

/** Animals that one finds there. */
const WILDLIFE: Readonly<Record<string, Resident>> = {
  alley: ['cat', 'walk'],
  'coral-reef': ['clownfish', 'swim', 5],
  marsh: ['heron', 'walk'],
}

const YOUNG = ['baby', 'child'] as const

/** A place in such a state has been left. */
const LEFT =
  /\b(empty|deserted|abandoned|derelict|vacant|lonely|desolate|closed|burning|flaming|blazing|flooded|ruined|overgrown|dead)\b/u
/** What is looked at for its own sake: whoever skis by would leave it behind, and nobody fights at tea. */
const OF_ITSELF =
  /\b(?:(?:chair|ski) ?lift|tea ?house|tea ?room|tea ceremony|tatami room|ryokan|(?:japanese|samurai) (?:room|house))$/u
const UNEASY = new Set(['mysterious', 'scary', 'sad'])

/** The same place with those in it who are usually there; null when nobody is, or the prompt will not have it. */
export function withResidents(shot: Shot, place: string): Shot | null {
  const who = residentOf(place, shot.place ?? '')
  return who !== null && isOpen(shot)
    ? { ...shot, subjects: [who], camera: { ...shot.camera, framing: 'wide' } }
    : null
}

/** Whether the prompt names the place alone, and leaves it open who is there. */
function isOpen({ place, subjects, lettering, camera, view, ...shot }: Shot): boolean {
  const alone = place !== null && subjects.length + lettering.length === 0
  const left = LEFT.test([...(shot.scenery ?? []), place].join(' ')) || UNEASY.has(shot.mood ?? '')
  const barred = shot.without.some((each) => /^(person|people|human|animal|life)$/u.test(each))
  const seen = OF_ITSELF.test(place ?? '')
  return alone && !left && !barred && !seen && camera.framing === null && view === undefined
}

/** What anybody does in such a place; null where it takes a calling, or there is nothing to do. */
export function deedOfPeople(place: string): string | null {
  const id = findPlace(place)?.id ?? ''
  const [noun, verb = null] = (Object.hasOwn(RESIDENTS, id) && RESIDENTS[id]) || []
  return noun === 'person' ? verb : null
}

function personAt(place: string, words: string): Resident | undefined {
  const player = PLAYERS.find(([game]) => place.endsWith('-court') && game.test(words))
  if (player) return player[1]
  return Object.hasOwn(RESIDENTS, place) ? RESIDENTS[place] : undefined
}

function residentOf(place: string, words: string): Subject | null {
  const person = personAt(place, words)
  const resident = person ?? (Object.hasOwn(WILDLIFE, place) ? WILDLIFE[place] : undefined)
  if (!resident) return null
  const [noun, verb, count = 1] = resident
  const age = YOUNG.find((each) => each === noun) ?? null
  const role = age !== null || noun === 'person' ? null : noun
  return Subject.parse({
    id: 'resident',
    noun,
    kind: person ? 'person' : place === 'coral-reef' ? 'fish' : 'animal',
    person: person ? { role, age } : null,
    count,
    actions: [{ verb }],
  })
}
