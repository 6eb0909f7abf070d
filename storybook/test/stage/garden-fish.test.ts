import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

const told = (prompt: string): ReturnType<typeof retell> => retell(read(prompt).shots[0]!)

test.each([
  'goldfish in a pond',
  'koi fish swim in a garden pond',
  'three koi swim in a japanese pond',
])('%s are seen from above', (prompt) => {
  expect(told(prompt).camera.framing).toBe('aerial')
})

test.each(['two koi in a pond, zoom in', 'a fish swims in a pond', 'trout in a stream'])(
  '%s: below the water',
  (prompt) => {
    expect(block(read(prompt).shots[0]!, 1).setting.place.medium).toBe('underwater')
  },
)

test.each([
  'a cat looks at goldfish in a pond',
  'a boy watches koi fish in a garden pond',
  'a girl feeds koi in a pond',
])('%s from dry land, and the fish are those of the pond', (prompt) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toMatch(/^(?:pond|japanese-garden)$/u)
  expect(players).toMatchObject([{ medium: 'ground' }])
  expect(setting.pieces.filter(({ name }) => name.startsWith('koi')).length).toBeGreaterThan(2)
})

test('a heron in a pond stands in its water', () => {
  const [heron] = block(read('a heron stands in a pond').shots[0]!, 1).players
  expect(heron?.medium).toBe('surface')
})
