import { describe, expect, test } from 'vitest'
import { INSTANTS, RATIOS, block, middle, overlap, playersOf, seen } from './blocked.ts'

const animal = { kind: 'animal' as const }
const dog = { id: 's1', noun: 'dog', ...animal }
const cat = { id: 's2', noun: 'cat', ...animal }
const does = (verb: string) => [{ verb }]
const SEEDS = Array.from({ length: 24 }, (_, i) => i * 7 + 1)

const LEADS = [
  { subjects: [dog] },
  { subjects: [{ ...dog, actions: does('run') }] },
  { subjects: [{ ...dog, actions: does('play') }] },
  { subjects: [{ id: 's1', noun: 'horse', ...animal, actions: does('gallop') }] },
  { subjects: [{ id: 's1', noun: 'giraffe', ...animal, size: 'giant' as const }] },
  { subjects: [{ id: 's1', noun: 'bus', kind: 'vehicle' as const, actions: does('race') }] },
  { subjects: [{ id: 's1', noun: 'eagle', kind: 'bird' as const, actions: does('fly') }] },
  { subjects: [{ id: 's1', noun: 'ant', kind: 'insect' as const, actions: does('crawl') }] },
  { subjects: [dog, cat] },
  { subjects: [{ id: 's1', noun: 'rabbit', ...animal, count: 6, actions: does('hop') }] },
]

describe.each(RATIOS)('in a frame of %i × %i', (width, height) => {
  const frame = [width, height] as const

  test('whoever leads stays inside the frame during the whole move', () => {
    for (const shot of LEADS) {
      for (const seed of SEEDS) {
        const blocking = block(shot, seed, frame)
        for (const t of INSTANTS) {
          for (const player of blocking.watched) {
            const body = seen(player, blocking, t)
            const where = `${player.key} of ${JSON.stringify(shot.subjects[0]?.noun)}, seed ${seed}, t ${t}`
            expect(body.left, where).toBeGreaterThan(-0.02)
            expect(body.right, where).toBeLessThan(1.02)
            expect(body.top, where).toBeGreaterThan(-0.02)
            expect(body.bottom, where).toBeLessThan(1.02)
          }
        }
      }
    }
  })

  test('a lone subject is large enough to be recognised', () => {
    for (const shot of LEADS.slice(0, 7)) {
      const blocking = block(shot, 11, frame)
      const [player] = blocking.watched
      const body = seen(player!, blocking, 2.5)
      const size = Math.max(body.bottom - body.top, body.right - body.left)
      expect(size, shot.subjects[0]?.noun).toBeGreaterThan(0.25)
    }
  })

  test('whoever stands on the ground touches it', () => {
    for (const seed of SEEDS) {
      for (const player of block(LEADS[1]!, seed, frame).watched) {
        const heights = Array.from({ length: 100 }, (_, i) => player.at(i / 20).y)
        expect(Math.min(...heights)).toBeGreaterThan(-0.01)
        expect(Math.min(...heights)).toBeLessThan(0.05)
      }
    }
  })

  test.each([2, 3, 6, 9, 12])('%i rabbits can be counted', (count) => {
    for (const seed of SEEDS.slice(0, 20)) {
      const shot = { subjects: [{ id: 's1', noun: 'rabbit', ...animal, count }] }
      const blocking = block(shot, seed, frame)
      const bodies = playersOf(blocking, 's1').map((player) => seen(player, blocking, 2))
      expect(bodies).toHaveLength(count)
      for (const [i, a] of bodies.entries()) {
        for (const b of bodies.slice(i + 1)) {
          expect(overlap(a, b), `seed ${seed}`).toBeLessThan(count > 6 ? 0.62 : 0.5)
        }
      }
    }
  })
})

describe('relations hold during the whole film', () => {
  const pairs = [
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
  ] as const

  test.each(RATIOS)('left is left and right is right at %i × %i', (width, height) => {
    for (const [one, other] of pairs) {
      for (const relation of ['left-of', 'right-of'] as const) {
        for (const seed of SEEDS) {
          const shot = { subjects: [one, other], relations: [{ from: 's1', relation, to: 's2' }] }
          const blocking = block(shot as Parameters<typeof block>[0], seed, [width, height])
          for (const t of INSTANTS) {
            const [a] = playersOf(blocking, 's1').map((player) => seen(player, blocking, t))
            const [b] = playersOf(blocking, 's2').map((player) => seen(player, blocking, t))
            const gap = middle(b!) - middle(a!)
            expect(relation === 'left-of' ? gap : -gap, `seed ${seed}`).toBeGreaterThan(0.12)
            expect(overlap(a!, b!), `seed ${seed}, ${one.noun}`).toBeLessThan(0.12)
          }
        }
      }
    }
  })

  test('what is on something rests on its top', () => {
    const apple = { id: 's1', noun: 'apple', kind: 'food' as const, picture: 'noto:red-apple' }
    const book = { id: 's2', noun: 'book', kind: 'thing' as const, picture: 'noto:sandwich' }
    const shot = {
      subjects: [apple, book],
      relations: [{ from: 's1', relation: 'on' as const, to: 's2' }],
    }
    for (const seed of SEEDS) {
      const blocking = block(shot, seed)
      for (const t of INSTANTS) {
        const [top] = playersOf(blocking, 's1').map((player) => player.at(t))
        const [base] = playersOf(blocking, 's2').map((player) => player.at(t))
        expect(Math.abs(top!.y - (base!.y + base!.height))).toBeLessThan(base!.height * 0.2)
        expect(Math.abs(top!.x - base!.x)).toBeLessThan(base!.height * 0.4)
      }
    }
  })

  test('who chases is behind, and both go the same way', () => {
    const shot = {
      subjects: [{ ...dog, actions: [{ verb: 'chase', target: 's2' }] }, cat],
    }
    for (const seed of SEEDS) {
      const blocking = block(shot, seed)
      const [hunter] = playersOf(blocking, 's1')
      const [prey] = playersOf(blocking, 's2')
      for (const t of INSTANTS) {
        const [a, b] = [hunter!.at(t), prey!.at(t)]
        expect(a.facing).toBe(b.facing)
        expect((b.x - a.x) * a.facing).toBeGreaterThan(0)
      }
    }
  })
})

test('the same seed gives the same blocking, another seed another one', () => {
  const trace = (seed: number) => {
    const blocking = block(LEADS[1]!, seed)
    return JSON.stringify(
      INSTANTS.map((t) => [blocking.camera(t), blocking.players.map((p) => p.at(t))]),
    )
  }
  expect(trace(3)).toBe(trace(3))
  expect(trace(3)).not.toBe(trace(4))
})
