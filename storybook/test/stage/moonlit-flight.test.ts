import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { isHaloed } from '../../src/stage/setting/watched-sun.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

test.each([
  'Three witches fly on broomsticks past a full moon',
  'Bats fly past the full moon',
  'A witch glides across a huge yellow moon',
  'A witch rides a broomstick past the moon',
  'Santa Claus flies his sleigh with reindeer over snowy rooftops',
])('%s: before a large moon', (prompt) => {
  expect(isHaloed(rehearse(read(prompt).shots[0]!))).toBe(true)
})

test.each([
  ['Santa Claus flies his sleigh with reindeer over snowy rooftops', 'gable-roofs'],
  ['A girl flies over the rooftops', 'gable-roofs'],
  ['A girl dances on a rooftop', 'rooftop'],
])('%s: at %s', (prompt, place) => {
  expect(block(read(prompt).shots[0]!, 1).setting.place.id).toBe(place)
})
