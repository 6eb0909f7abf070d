import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { block } from './blocked.ts'

const blockPrompt = (prompt: string): Blocking => block(read(prompt).shots[0] ?? {}, 1)

/** How much higher the first player is at the end than at the beginning. */
function climbed({ players }: Blocking): number {
  const [player] = players
  return (player?.at(4.8).y ?? 0) - (player?.at(0.2).y ?? 0)
}

test.each([
  'an old man climbs a spiral staircase',
  'a cat walks up the stairs',
  'a woman rides an escalator in a shopping mall',
])('%s: they rise with the steps, upright', (prompt) => {
  const blocking = blockPrompt(prompt)
  expect(blocking.setting.place.id).toBe('stairway')
  expect(climbed(blocking)).toBeGreaterThan(0.8)
  for (const t of [0.5, 2, 4])
    expect(Math.abs(blocking.players[0]?.at(t).pose.lean ?? 0)).toBeLessThan(0.2)
})

test.each(['a bride walks down the stairs', 'a king descends the grand staircase'])(
  '%s: down they go',
  (prompt) => {
    expect(climbed(blockPrompt(prompt))).toBeLessThan(-0.8)
  },
)

test.each([
  ['monks walk up the temple stairs at sunrise', 1],
  ['tourists climb the steps of a pyramid', 1],
  ['a bride walks down the church steps', -1],
  ['a girl runs down the steps of a castle', -1],
])('%s: under the sky', (prompt, way) => {
  const blocking = blockPrompt(prompt)
  expect(blocking.setting.place.id).toBe('stone-steps')
  expect(climbed(blocking) * way).toBeGreaterThan(0.8)
})

test('a staircase that nobody uses is seen from its foot', () => {
  expect(blockPrompt('a grand staircase').setting.place.id).toBe('staircase')
})

test('who skateboards down the stairs goes down outdoors', () => {
  const blocking = blockPrompt('a teenager skateboards down the stairs at night')
  expect(blocking.setting.place.indoors).toBe(false)
  expect(climbed(blocking)).toBeLessThan(-0.4)
})
