import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { REST_DISTANCE } from '../../src/scene/box.ts'
import { block, only } from './blocked.ts'

test.each([
  ['a hiker stands at the foot of a giant redwood tree in a forest', true],
  ['a hiker stands beside a redwood tree in a forest', false],
])('%s: taller than the frame: %s', (prompt, taller) => {
  const [shot] = read(prompt).shots
  const tree = shot?.subjects.find(({ kind }) => kind === 'plant')
  if (!shot || !tree) throw new Error('No tree.')
  const blocking = block(shot, 1)
  const { height, z } = only(blocking, tree.id).at(0)
  const seen = (height * REST_DISTANCE) / (REST_DISTANCE + z)
  expect(seen > blocking.box.height).toBe(taller)
})
