import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'

function staged(prompt: string) {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players, setting } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  const banks = setting.pieces.filter(({ name }) => name.startsWith('fog'))
  return { nouns: players.map(({ subject }) => subject.noun), banks: banks.length }
}

test.each([
  'a rock band plays on stage with smoke and lights',
  'a singer on stage with a fog machine',
  'a ballet dancer dances on a foggy stage',
  'a rapper performs on a smoky stage',
  'a heavy metal band rocks an arena, thick fog rolling over the stage',
])('%s: haze lies over the floor, and no cloud beside them', (prompt) => {
  const { nouns, banks } = staged(prompt)
  expect(banks).toBeGreaterThan(2)
  expect(nouns).not.toContain('smoke')
  expect(nouns).not.toContain('machine')
})

test('a stage without smoke is clear', () => {
  expect(staged('a rock band plays on stage').banks).toBe(0)
})

test('under a spotlight one cone of light is on the stage, and no other lamps', () => {
  const [shot] = read('a ballerina dances on an empty stage under a single spotlight').shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { setting } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  const names = setting.pieces.map(({ name }) => name)
  expect(names).toContain('spot cone')
  expect(names).not.toContain('beams')
  expect(names).not.toContain('audience')
})
