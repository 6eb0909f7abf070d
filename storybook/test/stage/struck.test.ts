import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { SECONDS, block, playersOf, seen } from './blocked.ts'

test.each([
  'lightning strikes a tree in a field',
  'a lightning striking atop of the eiffel tower',
  'lightning strikes a snowman',
])('%s: the bolt has room above it', (prompt) => {
  const shot = read(prompt).shots[0]!
  const blocking = block(shot, 1)
  const struck = blocking.players.find(({ subject }) => subject.noun !== 'lightning')!
  for (const t of [0, SECONDS])
    expect(seen(playersOf(blocking, struck.subject.id)[0]!, blocking, t).top).toBeGreaterThan(0.18)
})
