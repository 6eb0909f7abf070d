import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { INSTANTS, block, seen } from './blocked.ts'

test.each([
  'six rabbits hop through a garden, camera pans left',
  'four dogs run through a park, camera pans right',
  'a man and a woman walk along the beach, camera tracks right',
])('%s: nobody is cut by the frame that goes along with them', (prompt) => {
  const blocking = block(read(prompt).shots[0]!, 1)
  const bodies = blocking.watched.flatMap((player) =>
    INSTANTS.map((t) => seen(player, blocking, t)),
  )
  expect(Math.min(...bodies.map(({ left }) => left))).toBeGreaterThan(0)
  expect(Math.max(...bodies.map(({ right }) => right))).toBeLessThan(1)
})
