import { describe, expect, test } from 'vitest'
import type { Body } from '../../src/stage/player.ts'
import {
  INSTANTS,
  RATIOS,
  block,
  only,
  overlap,
  playersOf,
  seen,
  type ShotInput,
} from './blocked.ts'

/**
 * Invariants over thousands of seeds: every take has a seed that no other take has, so that a run tries as many
 * different stagings as it has takes.
 */
const TAKES = { lone: 16, pair: 16, group: 4, groups: 8 } as const

type SubjectInput = NonNullable<ShotInput['subjects']>[number]

const animal = (noun: string, verb?: string): SubjectInput => ({
  id: 's1',
  noun,
  kind: 'animal',
  actions: verb ? [{ verb }] : [],
})
const as = (subject: SubjectInput, id: string): SubjectInput => ({ ...subject, id })

const walker: SubjectInput = {
  id: 's1',
  noun: 'person',
  kind: 'person',
  actions: [{ verb: 'walk' }],
}
const car: SubjectInput = { id: 's1', noun: 'car', kind: 'vehicle', actions: [{ verb: 'drive' }] }
const cup: SubjectInput = { id: 's1', noun: 'cup', kind: 'thing' }
const apple: SubjectInput = { id: 's1', noun: 'apple', kind: 'food', picture: 'noto:red-apple' }

const LONE: readonly SubjectInput[] = [
  animal('dog'),
  animal('dog', 'run'),
  animal('horse', 'gallop'),
  animal('rabbit', 'hop'),
  animal('cat', 'sleep'),
  animal('elephant', 'walk'),
  walker,
  { id: 's1', noun: 'person', kind: 'person', actions: [{ verb: 'dance' }] },
  car,
  { id: 's1', noun: 'eagle', kind: 'bird', actions: [{ verb: 'fly' }] },
  { id: 's1', noun: 'butterfly', kind: 'insect', actions: [{ verb: 'fly' }] },
  cup,
  apple,
  { id: 's1', noun: 'boat', kind: 'boat', actions: [{ verb: 'sail' }] },
]

const PAIRS: readonly (readonly [SubjectInput, SubjectInput])[] = [
  [animal('dog'), as(animal('cat'), 's2')],
  [animal('dog', 'walk'), as(animal('horse', 'walk'), 's2')],
  [animal('mouse'), as(animal('elephant'), 's2')],
  [walker, as(animal('dog', 'walk'), 's2')],
  [cup, as(apple, 's2')],
  [car, { id: 's2', noun: 'bus', kind: 'vehicle' }],
]

let seed = 1000
/** Every shot of a list so often, each time with a seed of its own. */
function* takes(
  kind: keyof typeof TAKES,
  shots: readonly ShotInput[],
): Generator<readonly [ShotInput, number]> {
  for (const shot of shots) for (let i = 0; i < TAKES[kind]; i++) yield [shot, seed++]
}

/** The share that the nearer one hides of the farther one: ducks before somebody's legs are all to be seen. */
function hidden(a: Body & { z: number }, b: Body & { z: number }): number {
  const apart = Math.abs(a.z - b.z) > 0.3
  if (!apart) return overlap(a, b)
  const [near, far] = a.z < b.z ? [a, b] : [b, a]
  const area = (body: Body): number => (body.right - body.left) * (body.bottom - body.top)
  return (overlap(a, b) * Math.min(area(near), area(far))) / area(far)
}

const sizeOf = ({ left, right, top, bottom }: ReturnType<typeof seen>): number =>
  Math.max(bottom - top, right - left)

describe.each(RATIOS)('in a frame of %i × %i, whatever the seed', (width, height) => {
  const frame = [width, height] as const

  test('a lone subject is in frame, on the ground and large enough', () => {
    for (const [shot, number] of takes(
      'lone',
      LONE.map((subject) => ({ subjects: [subject] })),
    )) {
      const blocking = block(shot, number, frame)
      const where = `${shot.subjects?.[0]?.noun}, seed ${number}`
      for (const player of blocking.watched) {
        for (const t of INSTANTS) {
          const body = seen(player, blocking, t)
          expect(Math.min(body.left, body.top), where).toBeGreaterThan(-0.02)
          expect(Math.max(body.right, body.bottom), where).toBeLessThan(1.02)
        }
        if (player.medium === 'ground') {
          const heights = INSTANTS.map((t) => player.at(t).y)
          expect(Math.min(...heights), where).toBeGreaterThan(-0.05)
        }
        expect(sizeOf(seen(player, blocking, 2.5)), where).toBeGreaterThan(0.22)
      }
    }
  })

  test('two stand apart, both in frame', () => {
    for (const [shot, number] of takes(
      'pair',
      PAIRS.map((subjects) => ({ subjects: [...subjects] })),
    )) {
      const blocking = block(shot, number, frame)
      const where = `${shot.subjects?.map(({ noun }) => noun).join(' and ')}, seed ${number}`
      for (const t of [0, 2.5, 5]) {
        const [a, b] = [only(blocking, 's1'), only(blocking, 's2')].map((player) =>
          seen(player, blocking, t),
        ) as [Body, Body]
        expect(overlap(a, b), where).toBeLessThan(0.25)
        expect(Math.min(a.left, b.left), where).toBeGreaterThan(-0.02)
        expect(Math.max(a.right, b.right), where).toBeLessThan(1.02)
      }
    }
  })

  test('groups of two to twenty can be counted', () => {
    const groups = Array.from({ length: 19 }, (_, i) => i + 2).flatMap((count) => {
      const kinds = [animal('rabbit'), animal('sheep', 'walk'), walker, cup]
      const subjects = kinds.slice(count % 4, (count % 4) + 1).map((kind) => ({ ...kind, count }))
      return [{ subjects }]
    })
    for (const [shot, number] of takes('group', groups)) {
      const [{ count = 1, noun } = { noun: '' }] = shot.subjects ?? []
      const blocking = block(shot, number, frame)
      const bodies = playersOf(blocking, 's1').map((player) => seen(player, blocking, 2))
      const where = `${count} × ${noun}, seed ${number}`
      expect(bodies, where).toHaveLength(count)
      const shared = bodies.flatMap((a, i) => bodies.slice(i + 1).map((b) => overlap(a, b)))
      expect(Math.max(...shared), where).toBeLessThan(0.6)
      const [left, right] = [
        Math.min(...bodies.map((body) => body.left)),
        Math.max(...bodies.map((body) => body.right)),
      ]
      expect(left, where).toBeGreaterThan(-0.02)
      expect(right, where).toBeLessThan(1.02)
      expect(Math.max(...bodies.map((body) => body.bottom)), where).toBeLessThan(1.02)
    }
  })

  test('two groups can be counted, one behind the other or side by side', () => {
    const groups = [
      [animal('giraffe'), 2, animal('zebra'), 3],
      [animal('dog'), 3, animal('cat'), 4],
      [walker, 2, animal('duck'), 5],
      [car, 2, { id: 's2', noun: 'bicycle', kind: 'vehicle' }, 3],
    ] as const
    const shots = groups.map(([first, many, second, more]) => ({
      subjects: [
        { ...first, count: many },
        { ...second, id: 's2', count: more },
      ],
    }))
    for (const [shot, number] of takes('groups', shots)) {
      const blocking = block(shot, number, frame)
      const bodies = blocking.watched.map((player) => ({
        ...seen(player, blocking, 2),
        z: player.at(2).z,
      }))
      const where = `${shot.subjects?.map(({ noun }) => noun).join(' and ')}, seed ${number}`
      const covered = bodies.flatMap((a, i) => bodies.slice(i + 1).map((b) => hidden(a, b)))
      expect(Math.max(...covered), where).toBeLessThan(0.65)
      expect(Math.min(...bodies.map(({ left }) => left)), where).toBeGreaterThan(-0.02)
      expect(Math.max(...bodies.map(({ right }) => right)), where).toBeLessThan(1.02)
    }
  })
})
