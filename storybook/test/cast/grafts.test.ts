import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import type { Actor } from '../../src/cast/actor.ts'
import { anatomyOf } from '../../src/cast/grafts/anatomy.ts'
import { GRAFT_PARTS } from '../../src/plan/graft-parts.ts'
import { read } from '../../src/read/read.ts'
import { DAYLIGHT } from './daylight.ts'

const playing = (prompt: string): Actor =>
  castSubject(read(prompt).shots[0]!.subjects[0]!, { seed: 1 })

/** The pixels of an actor that stands in the middle of a sheet. */
function painted(actor: Actor): Uint8ClampedArray {
  const ctx = createCanvas(240, 200).getContext('2d')
  ctx.translate(120, 160)
  ctx.scale(90, 90)
  actor.draw({ ctx, light: DAYLIGHT, pixels: 90, t: 1 }, { turn: 1 })
  return ctx.getImageData(0, 0, 240, 200).data
}

function differing(one: Actor, other: Actor): number {
  const [a, b] = [painted(one), painted(other)]
  let count = 0
  for (let at = 3; at < a.length; at += 4)
    if (a[at] !== b[at] || a[at - 1] !== b[at - 1] || a[at - 2] !== b[at - 2]) count++
  return count
}

/** Two or three creatures of each build. */
const OWNERS = [
  'lion',
  'horse',
  'rabbit',
  'crocodile',
  'whale',
  'owl',
  'penguin',
  'frog',
  'octopus',
]
const WHOSE: Readonly<Record<string, string>> = {
  wings: 'bat',
  horns: 'ram',
  antlers: 'deer',
  shell: 'tortoise',
  scales: 'fish',
  fur: 'zebra',
  tail: 'squirrel',
  ears: 'elephant',
  eyes: 'chameleon',
  trunk: 'elephant',
  tusks: 'walrus',
  mane: 'lion',
  beak: 'toucan',
  fins: 'shark',
  legs: 'cheetah',
  arms: 'gorilla',
  claws: 'bear',
  tentacles: 'octopus',
  head: 'tiger',
  body: 'cow',
  neck: 'giraffe',
}

test.each(Object.entries(WHOSE))('the %s of a %s is seen on everybody', (part, of) => {
  for (const owner of OWNERS) {
    const mixed = playing(`a ${owner} with the ${part} of a ${of}`)
    expect(differing(mixed, playing(`a ${owner}`)), owner).toBeGreaterThan(20)
  }
})

test('every part of the plan has been looked at', () => {
  const seen = Object.keys(WHOSE).map((part) => (part === 'fur' ? 'coat' : part))
  expect([...GRAFT_PARTS].filter((part) => !seen.includes(part))).toEqual([])
})

test('a fish on the legs of a lion stands higher than it is tall, and on the ground', () => {
  const [shark, walking] = [playing('a shark'), playing('a shark with the legs of a lion')]
  expect(walking.metres).toBeGreaterThan(1.1 * shark.metres)
  expect(walking.home).toBe('ground')
})

test('antlers reach above the head and are kept in the frame', () => {
  expect(playing('a bear with the antlers of a deer').crown).toBeGreaterThan(1.1)
})

test('a long neck makes a cat taller, and it stays within its height', () => {
  const [cat, tall] = [playing('a cat'), playing('a cat with the neck of a giraffe')]
  expect(tall.metres).toBeGreaterThan(1.3 * cat.metres)
  expect(tall.crown).toBe(1)
})

test('horns go down with a head that grazes', () => {
  const cow = playing('a cow with the horns of a ram')
  const down = anatomyOf(cow, { bow: 0.8 }).head.y
  expect(down).toBeLessThan(anatomyOf(cow, {}).head.y - 0.1)
})
