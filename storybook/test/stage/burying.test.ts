import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'

test.each([
  ['a squirrel hides an acorn in the snow', 'prop:snow-heap'],
  ['a dog buries a bone', 'prop:mound'],
])('%s: it is held, laid down and heaped over', (prompt, cover) => {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  const shown = (t: number, named: string) =>
    players[0]!.performance.at(t).companions.find(({ name }) => name === named)
  expect(shown(0, 'treasure')!.place.y).toBeGreaterThan(0.2)
  expect(shown(5, 'treasure')!.place.y).toBeLessThan(0.05)
  expect(shown(5, 'heap')!.height).toBeGreaterThan(2 * shown(0, 'heap')!.height)
  expect(shown(5, 'heap')!.actor.name).toBe(cover)
})
