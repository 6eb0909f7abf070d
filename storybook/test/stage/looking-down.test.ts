import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { lookDown } from '../../src/stage/telling/looking-down.ts'

test.each([
  'a drone view of a celebration with a christmas tree and fireworks',
  'aerial view of fireworks over a city',
  'drone shot rising above a pine forest to reveal a lake with a red canoe',
])('%s: the sky is in the frame', (prompt) => {
  const { camera } = lookDown(read(prompt).shots[0]!)
  expect([camera.framing, camera.move]).toEqual(['wide', 'crane-up'])
})

test.each([
  ['top view of a farm', 'aerial'],
  ['a boat on a lake, seen from overhead', 'aerial'],
  ['a pizza, overhead shot', 'high-angle'],
  ['a cat sleeps in a bedroom, top view', 'high-angle'],
  ['a whale swims beneath a rowing boat, top view', 'aerial'],
  ['a mountain top view of the sea', null],
])('%s: %s', (prompt, framing) => {
  const { camera } = lookDown(read(prompt).shots[0]!)
  expect(camera.framing).toBe(framing)
  expect(camera.move).toBe(framing === 'aerial' ? 'aerial' : null)
})
