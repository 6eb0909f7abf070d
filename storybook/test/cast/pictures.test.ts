import { expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { factsOf, WRITTEN_NAMES } from '../../src/cast/facts/facts-of.ts'
import { iconNames, resolveIcon } from '../../src/cast/noto/icons.ts'
import { coverage, shoot, type Shot } from './daylight.ts'

const NAMES = iconNames().filter((name) => !/skin-tone|tone\d/.test(name))

function stays(shot: Shot): boolean {
  const { data, width, height } = shot
  const seen = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) > 30
  for (let x = 0; x < width; x++) if (seen(x, 0) || seen(x, height - 1)) return false
  for (let y = 0; y < height; y++) if (seen(0, y) || seen(width - 1, y)) return false
  return true
}

test('every picture is cast and drawn, inside its room', { timeout: 120_000 }, () => {
  const wrong = NAMES.filter((name) => {
    const actor = createPicture(`noto:${name}`)
    const shot = shoot(actor, { pixels: 40 })
    return coverage(actor, shot) < 0.04 || !stays(shot) || !(actor.metres > 0.005)
  })
  expect(wrong).toEqual([])
})

test('a name that nobody drew is still played by something', () => {
  const actor = createPicture('noto:no-such-thing')
  expect(coverage(actor, shoot(actor))).toBeGreaterThan(0.1)
})

test('all names with facts are pictures', () => {
  expect(
    WRITTEN_NAMES.filter((name) => resolveIcon(name) === undefined && name !== 'mantelpiece'),
  ).toEqual([])
})

test.each([
  ['ant', 'rabbit'],
  ['rabbit', 'dog'],
  ['dog', 'cow'],
  ['cow', 'elephant'],
  ['elephant', 'house'],
  ['bicycle', 'bus'],
  ['bus', 'castle'],
  ['red-apple', 'chair'],
  ['fish', 'dolphin'],
  ['dolphin', 'whale'],
])('%s is smaller than %s', (small, large) => {
  expect(createPicture(`noto:${small}`).metres).toBeLessThan(createPicture(`noto:${large}`).metres)
})

test.each(['horse', 'cat', 'dog', 'elephant', 'fish', 'automobile', 'bus', 'motorcycle'])(
  '%s looks left as drawn',
  (name) => {
    expect(factsOf(name).faces).toBe('left')
  },
)

test.each([
  ['eagle', 'air'],
  ['shark', 'underwater'],
  ['sailboat', 'surface'],
  ['horse', 'ground'],
] as const)('%s lives in or on: %s', (name, home) => {
  expect(factsOf(name).home).toBe(home)
})

test.each(['bear', 'panda', 'fox', 'lion', 'wolf', 'koala', 'unicorn'])(
  '%s has a body to stand on',
  (name) => {
    const actor = createPicture(`noto:${name}`)
    expect(actor.build).toBe('quadruped')
    expect(actor.aspect).toBeGreaterThan(0.8)
  },
)

test('a head is played by the whole animal where there is one', () => {
  expect(createPicture('noto:cow-face').name).toBe('noto:cow')
})
