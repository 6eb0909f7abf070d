import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a sushi chef slices salmon', true],
  ['a woman cuts bread in the kitchen', true],
  ['a cook chops a carrot', false],
])(
  '%s: what is drawn lying lies on the board, what is drawn upright is laid down',
  (prompt, lies) => {
    const { players } = block(read(prompt).shots[0] ?? {}, 1)
    const companions = players.flatMap(({ performance }) => performance.at(1).companions)
    const turned = companions.some(({ pose }) => Math.abs(pose.spin ?? 0) > 1)
    expect(turned).toBe(!lies)
  },
)
