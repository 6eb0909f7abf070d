import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'

function hosing(prompt: string) {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players, box } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  const [first] = players
  const { companions } = first!.performance.at(1)
  const things = companions.filter(({ actor }) => actor.kind !== 'puppet')
  const tall = Math.max(...things.map(({ height }) => height))
  const crew = 1 + companions.filter(({ actor }) => actor.kind === 'puppet').length
  return { tall, crew, share: first!.at(1).height / box.height }
}

test.each([
  ['firefighters spray water at a burning apartment building', 3],
  ['a firefighter sprays water on a burning house', 1],
  ['two firefighters hose down a burning castle', 2],
])('%s: it stands high above %i of them', (prompt, heads) => {
  const { tall, crew, share } = hosing(prompt)
  expect(tall).toBeGreaterThan(2.5)
  expect(crew).toBe(heads)
  expect(share).toBeGreaterThan(0.25)
})

test('a burning car is no taller than a car', () => {
  expect(hosing('two firefighters hose down a burning car').tall).toBeLessThan(1.4)
})
