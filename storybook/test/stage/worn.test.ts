import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, playersOf } from './blocked.ts'

const ANIMALS = ['giraffe', 'horse', 'elephant', 'cat', 'dog', 'penguin', 'owl', 'frog', 'bear']

/** Where the middle of a garment is, from the feet of whoever wears it, in the wearer's heights. */
function wornAt(prompt: string): { animal: ReturnType<typeof only>; x: number; top: number } {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const blocking = block(shot, 1)
  const [wearer, garment] = shot.subjects
  const animal = only(blocking, wearer?.id ?? '')
  const [worn] = playersOf(blocking, garment?.id ?? '')
  if (!worn) throw new Error(`Nothing is worn: ${prompt}`)
  const [own, its] = [animal.at(0), worn.at(0)]
  return {
    animal,
    x: (its.x - own.x) / own.height,
    top: (its.y + its.height - own.y) / own.height,
  }
}

test.each(ANIMALS)('a scarf is round the neck of a %s', (name) => {
  const { animal, x, top } = wornAt(`a ${name} wearing a scarf`)
  const neck = animal.actor.neck?.(animal.at(0).pose)
  if (!neck) throw new Error(`No neck: ${name}`)
  expect(Math.abs(x - neck.x)).toBeLessThan(0.02)
  expect(top).toBeGreaterThan(neck.y)
  expect(top - neck.y).toBeLessThan(0.2)
})

test.each(ANIMALS)('glasses are on the eyes of a %s', (name) => {
  const { animal, x, top } = wornAt(`a ${name} wearing glasses`)
  const eyes = animal.actor.eyes?.(animal.at(0).pose)
  if (!eyes) throw new Error(`No eyes: ${name}`)
  expect(Math.abs(x - eyes.x)).toBeLessThan(0.02)
  expect(Math.abs(top - eyes.y)).toBeLessThan(0.15)
})
