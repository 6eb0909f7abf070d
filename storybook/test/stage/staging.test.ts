import { describe, expect, test } from 'vitest'
import { INSTANTS, RATIOS, block, middle, only, overlap, playersOf, seen } from './blocked.ts'
import type { ShotInput } from './blocked.ts'

const animal = { kind: 'animal' as const }
const dog = { id: 's1', noun: 'dog', ...animal }
const cat = { id: 's2', noun: 'cat', ...animal }
const does = (verb: string) => [{ verb }]
const TAKES_EACH = 10

const LEADS: readonly ShotInput[] = [
  { subjects: [dog] },
  { subjects: [{ ...dog, actions: does('run') }] },
  { subjects: [{ ...dog, actions: does('play') }] },
  { subjects: [{ id: 's1', noun: 'horse', ...animal, actions: does('gallop') }] },
  { subjects: [{ id: 's1', noun: 'giraffe', ...animal, size: 'giant' }] },
  { subjects: [{ id: 's1', noun: 'bus', kind: 'vehicle', actions: does('race') }] },
  { subjects: [{ id: 's1', noun: 'eagle', kind: 'bird', actions: does('fly') }] },
  { subjects: [{ id: 's1', noun: 'ant', kind: 'insect', actions: does('crawl') }] },
  { subjects: [dog, cat] },
  { subjects: [{ id: 's1', noun: 'rabbit', ...animal, count: 6, actions: does('hop') }] },
]

let next = 1
/** Every shot several times, each time with a seed that no other take has. */
function* takes(shots: readonly ShotInput[]): Generator<readonly [ShotInput, number]> {
  for (const shot of shots) for (let i = 0; i < TAKES_EACH; i++) yield [shot, next++]
}

describe.each(RATIOS)('in a frame of %i × %i', (width, height) => {
  const frame = [width, height] as const

  test('whoever leads stays inside the frame during the whole move', () => {
    for (const [shot, seed] of takes(LEADS)) {
      const blocking = block(shot, seed, frame)
      const bodies = blocking.watched.flatMap((player) =>
        INSTANTS.map((t) => seen(player, blocking, t)),
      )
      const where = `${shot.subjects?.[0]?.noun}, seed ${seed}`
      expect(Math.min(...bodies.map(({ left }) => left)), where).toBeGreaterThan(-0.02)
      expect(Math.max(...bodies.map(({ right }) => right)), where).toBeLessThan(1.02)
      expect(Math.min(...bodies.map(({ top }) => top)), where).toBeGreaterThan(-0.02)
      expect(Math.max(...bodies.map(({ bottom }) => bottom)), where).toBeLessThan(1.02)
    }
  })

  test('a lone subject is large enough to be recognised', () => {
    for (const shot of LEADS.slice(0, 7)) {
      const blocking = block(shot, 11, frame)
      const body = seen(only(blocking, 's1'), blocking, 2.5)
      const size = Math.max(body.bottom - body.top, body.right - body.left)
      expect(size, shot.subjects?.[0]?.noun).toBeGreaterThan(0.25)
    }
  })

  test('whoever stands on the ground touches it', () => {
    for (const [shot, seed] of takes(LEADS.slice(1, 2))) {
      for (const player of block(shot, seed, frame).watched) {
        const heights = Array.from({ length: 100 }, (_, i) => player.at(i / 20).y)
        expect(Math.min(...heights)).toBeGreaterThan(-0.01)
        expect(Math.min(...heights)).toBeLessThan(0.05)
      }
    }
  })

  test.each([2, 3, 6, 9, 12])('%i rabbits can be counted', (count) => {
    const shot: ShotInput = { subjects: [{ id: 's1', noun: 'rabbit', ...animal, count }] }
    for (const [, seed] of takes([shot])) {
      const blocking = block(shot, seed, frame)
      const bodies = playersOf(blocking, 's1').map((player) => seen(player, blocking, 2))
      expect(bodies).toHaveLength(count)
      const shared = bodies.flatMap((a, i) => bodies.slice(i + 1).map((b) => overlap(a, b)))
      expect(Math.max(...shared), `seed ${seed}`).toBeLessThan(count > 6 ? 0.62 : 0.5)
    }
  })
})

describe('relations hold during the whole film', () => {
  const pairs: readonly NonNullable<ShotInput['subjects']>[] = [
    [dog, { id: 's2', noun: 'elephant', ...animal }],
    [
      { id: 's1', noun: 'fork', kind: 'tool' },
      { id: 's2', noun: 'cup', kind: 'thing' },
    ],
    [
      { id: 's1', noun: 'bicycle', kind: 'vehicle' },
      { id: 's2', noun: 'bus', kind: 'vehicle' },
    ],
    [
      { ...dog, actions: does('walk') },
      { ...cat, actions: does('walk') },
    ],
  ]

  test.each(RATIOS)('left is left and right is right at %i × %i', (width, height) => {
    const sides = (['left-of', 'right-of'] as const).flatMap((relation) =>
      pairs.map((subjects) => ({ subjects, relations: [{ from: 's1', relation, to: 's2' }] })),
    )
    for (const [shot, seed] of takes(sides)) {
      const blocking = block(shot, seed, [width, height])
      const sign = shot.relations?.[0]?.relation === 'left-of' ? 1 : -1
      for (const t of INSTANTS) {
        const a = seen(only(blocking, 's1'), blocking, t)
        const b = seen(only(blocking, 's2'), blocking, t)
        expect(sign * (middle(b) - middle(a)), `seed ${seed}`).toBeGreaterThan(0.12)
        expect(overlap(a, b), `seed ${seed}, ${shot.subjects?.[0]?.noun}`).toBeLessThan(0.12)
      }
    }
  })

  test('what is on something rests on its top', () => {
    const apple = { id: 's1', noun: 'apple', kind: 'food' as const, picture: 'noto:red-apple' }
    const bread = { id: 's2', noun: 'sandwich', kind: 'food' as const, picture: 'noto:sandwich' }
    const relations = [{ from: 's1', relation: 'on' as const, to: 's2' }]
    for (const [shot, seed] of takes([{ subjects: [apple, bread], relations }])) {
      const blocking = block(shot, seed)
      for (const t of INSTANTS) {
        const [top, base] = [only(blocking, 's1').at(t), only(blocking, 's2').at(t)]
        expect(Math.abs(top.y - (base.y + base.height))).toBeLessThan(base.height * 0.2)
        expect(Math.abs(top.x - base.x)).toBeLessThan(base.height * 0.4)
      }
    }
  })

  test('what is above something hovers over it, and what is behind is farther away', () => {
    const shot = (relation: 'above' | 'behind' | 'in-front-of'): ShotInput => ({
      subjects: [dog, cat],
      relations: [{ from: 's1', relation, to: 's2' }],
    })
    for (const [, seed] of takes([{}])) {
      const placed = (relation: 'above' | 'behind' | 'in-front-of') => {
        const blocking = block(shot(relation), seed)
        return [only(blocking, 's1').at(2), only(blocking, 's2').at(2)] as const
      }
      const [over, below] = placed('above')
      expect(over.y).toBeGreaterThan(below.y + below.height * (below.pose.stretch ?? 1))
      const [back, front] = placed('behind')
      expect(back.z).toBeGreaterThan(front.z + 1)
      const [near, far] = placed('in-front-of')
      expect(near.z).toBeLessThan(far.z - 1)
    }
  })

  test('who chases is behind, and both go the same way', () => {
    const shot: ShotInput = {
      subjects: [{ ...dog, actions: [{ verb: 'chase', target: 's2' }] }, cat],
    }
    for (const [, seed] of takes([shot])) {
      const blocking = block(shot, seed)
      for (const t of INSTANTS) {
        const [hunter, prey] = [only(blocking, 's1').at(t), only(blocking, 's2').at(t)]
        expect(hunter.facing).toBe(prey.facing)
        expect((prey.x - hunter.x) * hunter.facing).toBeGreaterThan(0)
      }
    }
  })

  test('a rider goes where its horse goes', () => {
    const shot: ShotInput = {
      subjects: [
        { id: 's1', noun: 'monkey', ...animal },
        { id: 's2', noun: 'horse', ...animal, actions: does('gallop') },
      ],
      relations: [{ from: 's1', relation: 'riding', to: 's2' }],
    }
    for (const [, seed] of takes([shot])) {
      const blocking = block(shot, seed)
      for (const t of INSTANTS) {
        const [rider, horse] = [only(blocking, 's1').at(t), only(blocking, 's2').at(t)]
        expect(Math.abs(rider.x - horse.x)).toBeLessThan(horse.height * 0.6)
        expect(rider.y).toBeGreaterThan(horse.y + 0.2 * horse.height)
      }
    }
  })
})

test('directions are obeyed', () => {
  const going = (direction: 'left' | 'right' | 'towards' | 'away') => {
    const subjects = [{ ...dog, actions: [{ verb: 'walk', direction }] }]
    const player = only(block({ subjects }, 9), 's1')
    return [player.at(0.5), player.at(4.5)] as const
  }
  const [[l0, l1], [r0, r1]] = [going('left'), going('right')]
  expect(l1.x).toBeLessThan(l0.x - 2)
  expect(r1.x).toBeGreaterThan(r0.x + 2)
  const [[t0, t1], [a0, a1]] = [going('towards'), going('away')]
  expect(t1.z).toBeLessThan(t0.z - 2)
  expect(a1.z).toBeGreaterThan(a0.z + 2)
})

test('the same seed gives the same blocking, another seed another one', () => {
  const trace = (seed: number) => {
    const { camera, players } = block(LEADS[1] ?? {}, seed)
    return JSON.stringify(INSTANTS.map((t) => [camera(t), players.map((player) => player.at(t))]))
  }
  expect(trace(3)).toBe(trace(3))
  expect(trace(3)).not.toBe(trace(4))
})
