import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only } from './blocked.ts'

/** How high above the ground the lead ends up, in heights of the person it is on. */
function heightOn(prompt: string): number {
  const [shot] = read(prompt).shots
  const [lead, person] = shot?.subjects ?? []
  if (!shot || !lead || !person) throw new Error('Somebody is missing.')
  const blocking = block(shot, 1)
  const [own, its] = [only(blocking, person.id).at(5), only(blocking, lead.id).at(5)]
  return (its.y - own.y) / own.height
}

test('what lands on a nose is on the face, and not on top of the head', () => {
  const nose = heightOn("a butterfly landing on a girl's nose")
  expect(nose).toBeGreaterThan(0.6)
  expect(nose).toBeLessThan(0.93)
  expect(heightOn("a butterfly landing on a girl's head")).toBeGreaterThan(0.95)
})

test('what falls on the head of an animal stays on its head, and a bird too', () => {
  expect(heightOn("a butterfly lands on a dog's head")).toBeGreaterThan(0.85)
  expect(heightOn("a bird lands on a man's head")).toBeGreaterThan(0.9)
})

test('who is on a beast is on the part that is named, where the beast lives', () => {
  expect(heightOn("a butterfly lands on a sleeping lion's nose")).toBeLessThan(0.6)
  expect(heightOn('a bee on the nose of a bear')).toBeLessThan(0.75)
  expect(heightOn("a small bird sits on a crocodile's tail")).toBeLessThan(0.6)
})

test('a parrot sits beside the head of a pirate, and is small', () => {
  const [shot] = read("a parrot on a pirate's shoulder").shots
  if (!shot) throw new Error('There is no shot.')
  const blocking = block(shot, 1)
  const [parrot, pirate] = [only(blocking, 's1').at(2), only(blocking, 's2').at(2)]
  expect(parrot.height).toBeLessThan(0.3 * pirate.height)
  expect(Math.abs(parrot.x - pirate.x)).toBeGreaterThan(0.08 * pirate.height)
})

test.each([
  'a boy with a guitar on his back walks along the railway',
  'a woman with a basket of apples on her back walks through a field',
  'an old woman carries a sack on her back',
])('%s: it is behind the person, below the head', (prompt) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('There is no shot.')
  const blocking = block(shot, 1)
  const [own, load] = [only(blocking, 's1').at(2), only(blocking, 's2').at(2)]
  expect((load.y - own.y) / own.height).toBeLessThan(0.5)
  expect(load.z).toBeGreaterThan(own.z)
})
