import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

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

test('a castle that a dragon flies over burns as a place', () => {
  const [shot] = read('a dragon flies over a burning castle').shots
  expect(rehearse(shot!).scenery).toEqual(['burning'])
})

test('a burning car is no taller than a car', () => {
  expect(hosing('two firefighters hose down a burning car').tall).toBeLessThan(1.4)
})

test.each(['a cottage on fire in a forest at night', 'a burning castle that people run from'])(
  '%s: it fills most of the frame and stands high above whoever is there',
  (prompt) => {
    const [shot] = read(prompt).shots
    const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
    const { players, box } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
    const house = players.find(({ subject }) => subject.kind === 'building')!
    const people = players.filter(({ subject }) => subject.kind === 'person')
    expect(house.at(1).height / box.height).toBeGreaterThan(0.7)
    for (const each of people) expect(house.at(1).height / each.at(1).height).toBeGreaterThan(1.7)
    expect(house.performance.at(0).companions.length).toBeGreaterThan(0)
  },
)
