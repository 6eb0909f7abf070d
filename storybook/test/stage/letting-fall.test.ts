import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

const deedOf = (prompt: string) => {
  const [shot] = read(prompt).shots
  return shot && rehearse(shot).subjects[0]?.actions[0]
}

test.each([
  ['A crow drops stones into a jug of water', 'drop-into', '3 pebble'],
  ["A pelican drops a fish into a fisherman's hat", 'drop-into', '1 fish'],
  ['A dog drops a ball into a bucket', 'drop-into', '1 ball'],
  ['A crow drops pebbles on a cat', 'drop-onto', '3 pebble'],
  ['A raccoon drops a shoe', 'drop-here', '1 shoe'],
  ['A monkey on a branch drops a coconut', 'drop-down', '1 coconut'],
  ['a stork drops a bundle', 'drop-load', '1'],
])('%s: %s', (prompt, verb, prop) => {
  expect(deedOf(prompt)).toMatchObject({ verb, prop })
})

test('what a crow drops into a jug starts in its beak and ends below the rim', () => {
  const [shot] = read('A crow drops stones into a jug of water').shots
  const { players } = block(shot ?? {}, 1)
  const crow = players.find(({ subject }) => subject.noun === 'crow')
  const pebble = (t: number) =>
    crow?.performance.at(t).companions.find(({ name }) => name === 'pebble')?.place.y ?? Number.NaN
  const jug = crow?.performance.at(0).companions.find(({ name }) => name === 'partner')
  expect(pebble(0.6)).toBeGreaterThan(jug?.height ?? Infinity)
  expect(pebble(1.4)).toBeLessThan((jug?.height ?? 0) * 0.5)
})
