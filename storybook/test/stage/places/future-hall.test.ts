import { expect, test } from 'vitest'
import { read } from '../../../src/read/read.ts'
import { block } from '../blocked.ts'

const namesIn = (prompt: string): string[] =>
  block(read(prompt).shots[0] ?? {}, 1).setting.set.pieces.map(({ name }) => name)

test.each(['tunnel', 'corridor', 'hallway'])('a futuristic %s ends in light', (place) => {
  expect(namesIn(`a man walks down a futuristic ${place}`)).toContain('end glow')
  expect(namesIn(`a man walks down a ${place}`)).not.toContain('end glow')
})

test('neon tubes want the night', () => {
  const { setting } = block(read('a neon-lit motorcycle on a road').shots[0] ?? {}, 1)
  expect(setting.light.dark).toBe(true)
})
