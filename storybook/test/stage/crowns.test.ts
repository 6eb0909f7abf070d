import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { SECONDS, block, only, playersOf, seen } from './blocked.ts'

test.each(['a rabbit playing the violin', 'a donkey in a suit'])(
  '%s: its ears are in the frame',
  (prompt) => {
    const blocking = block(read(prompt).shots[0]!, 1)
    const star = only(blocking, 's1')
    expect(star.actor.crown).toBeGreaterThan(1.06)
    for (const t of [0, SECONDS / 2, SECONDS]) {
      const { top, bottom } = seen(star, blocking, t)
      expect(bottom - (bottom - top) * (star.actor.crown ?? 1)).toBeGreaterThan(0)
    }
  },
)

test('a beast on a throne sits on it upright, as kings do', () => {
  const blocking = block(
    {
      subjects: [
        { id: 's1', noun: 'lion', kind: 'animal', actions: [{ verb: 'sit' }] },
        { id: 's2', noun: 'throne', kind: 'thing' },
      ],
      relations: [{ from: 's1', relation: 'on', to: 's2' }],
    },
    1,
  )
  expect(playersOf(blocking, 's1')[0]?.actor.kind).toBe('puppet')
  expect(playersOf(blocking, 's2'), 'the throne is part of how it sits').toEqual([])
})
