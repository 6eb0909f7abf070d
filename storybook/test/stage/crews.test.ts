import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each(['three vikings sail a longship across the sea', 'three vikings row a longship'])(
  '%s: all aboard one ship',
  (prompt) => {
    const { players } = block(read(prompt).shots[0] ?? {}, 1)
    const [ship, ...crew] = players
    expect(ship?.subject.noun).toBe('longship')
    expect(crew.map(({ subject }) => subject.noun)).toEqual(['viking', 'viking', 'viking'])
    const { x, y, height } = ship!.at(2)
    for (const each of crew) {
      const head = each.at(2)
      expect(Math.abs(head.x - x)).toBeLessThan(0.5 * height)
      // Before the sail, not on top of it.
      expect(head.y + head.height).toBeLessThan(y + 0.8 * height)
    }
  },
)
