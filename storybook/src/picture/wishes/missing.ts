import type { Plan, Subject } from '../../plan/plan.ts'
import { isAfloat } from './asked.ts'
import { visitorsIn } from './read-for-picture.ts'
import type { Survey } from '../survey.ts'
import { isWeather, wishesOf, type Wishes } from './wishes.ts'

/** What a prompt may ask to move, how it is told when the picture has none of it, and how one knows. */
const SOUGHT: readonly {
  readonly sentence: string
  readonly asked: (wishes: Wishes, guests: readonly Subject[]) => boolean
  readonly found: (survey: Survey) => boolean
}[] = [
  {
    sentence: 'I found no open sky in the picture, so no clouds drift.',
    asked: ({ clouds }) => clouds,
    found: ({ sky }) => sky !== null,
  },
  {
    sentence: 'I found no water in the picture, so nothing ripples.',
    asked: ({ water }) => water,
    found: ({ water }) => water !== null,
  },
  {
    sentence: 'I found no leaves or grass in the picture, so nothing sways.',
    asked: ({ leaves }) => leaves,
    found: ({ foliage }) => foliage !== null,
  },
  {
    sentence: 'I found no lights in the picture, so none glow.',
    asked: ({ lights, rays, aurora }) => lights && !rays && !aurora,
    found: ({ lights }) => lights.length > 0,
  },
  {
    sentence: 'I found no face in the picture, so no hair blows.',
    asked: ({ hair }) => hair,
    found: ({ hair }) => hair !== null,
  },
  {
    sentence: 'The picture shows a room, and I found no window in it, so no weather comes in.',
    asked: ({ air, lightning }) => lightning || air.some(isWeather),
    found: ({ indoors, windows }) => !indoors || windows.length > 0,
  },
  {
    sentence: 'I found no fire in the picture, so none flickers.',
    asked: ({ fire }) => fire,
    found: ({ lights }) => lights.length > 0,
  },
  {
    sentence: 'I found no floor in the picture, so guests stand at its lower edge.',
    asked: (_, guests) => guests.some((guest) => !isAfloat(guest) && !FLIES.has(guest.kind)),
    found: ({ footing }) => footing.ground !== null,
  },
  {
    sentence: 'I found no water in the picture, so those who float do so at its lower edge.',
    asked: (_, guests) => guests.some(isAfloat),
    found: ({ footing }) => footing.water !== null,
  },
]

const FLIES = new Set<Subject['kind']>(['bird', 'insect', 'aircraft', 'sky', 'nature', 'symbol'])

/** Memory for the threads to tell what is missing. */
export function createMissing(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * SOUGHT.length))
}

export function tickMissing(missing: Int32Array, plan: Plan, survey: Survey): void {
  const shots = plan.shots.map((shot) => ({
    wishes: wishesOf(plan, shot),
    guests: visitorsIn(shot),
  }))
  SOUGHT.forEach(({ asked, found }, index) => {
    const isAsked = shots.some(({ wishes, guests }) => asked(wishes, guests))
    if (isAsked && !found(survey)) Atomics.store(missing, index, 1)
  })
}

/** Sentences for the user about what was asked for and is not in the picture. */
export function missingSentences(missing: Int32Array): string[] {
  return SOUGHT.filter((_, index) => Atomics.load(missing, index) === 1).map(
    ({ sentence }) => sentence,
  )
}
