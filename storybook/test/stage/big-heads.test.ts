import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, playersOf, seen } from './blocked.ts'

test.each(['a robot chef makes sushi', 'a panda makes a sandwich'])(
  '%s: head, hands and table are all in the frame',
  (prompt) => {
    const shot = read(prompt).shots[0]!
    const blocking = block(shot, 1)
    const [cook] = playersOf(blocking, shot.subjects[0]!.id)
    const { top, bottom } = seen(cook!, blocking, 0)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(1)
  },
)
