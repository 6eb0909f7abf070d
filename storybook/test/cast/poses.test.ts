import { expect, test } from 'vitest'
import type { Pose } from '../../src/cast/actor.ts'
import { castSubject } from '../../src/cast/cast.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { hasGuise } from '../../src/cast/guises.ts'
import { maskOfIcon } from '../../src/cast/noto/picture.ts'
import { findEyes } from '../../src/cast/noto/find-eyes.ts'
import { iconBody } from '../../src/cast/noto/icons.ts'
import { Subject } from '../../src/plan/plan.ts'
import { shoot } from './daylight.ts'

const differs = (name: string, one: Pose, other: Pose): boolean => {
  const actor = createPicture(name)
  const [a, b] = [one, other].map((pose) => shoot(actor, { pose, pixels: 90 }).data)
  return a?.some((value, i) => Math.abs(value - (b?.[i] ?? 0)) > 40) ?? false
}

test.each([
  'horse',
  'deer',
  'cow',
  'giraffe',
  'camel',
  'cat',
  'dog',
  'elephant',
  'tiger',
  'bird',
  'bear',
  'lion',
  'owl',
  'pig',
  'fish',
])('%s shuts its eyes', (name) => {
  expect(differs(`noto:${name}`, {}, { blink: 1 })).toBe(true)
})

test('of two eyes and a nose between them the eyes are found', () => {
  const eyes = findEyes(iconBody('bear') ?? '', maskOfIcon('bear').bounds, [0.5, 0.46, 0.9])
  expect(eyes).toHaveLength(2)
  const [one, other] = eyes
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 1))).toBeLessThan(0.04)
})

test.each([
  ['prop:treasure-chest', 0, 1],
  ['prop:gift', 0, 1],
  ['prop:door', 0, 1],
  ['prop:peacock', 0, 1],
  ['prop:dominoes', 0.1, 0.6],
  ['prop:toaster', 0, 1],
  ['prop:ice-cream', 0, 1],
  ['prop:flower', 0, 1],
])('%s opens', (name, from, to) => {
  expect(createPicture(name).opens).toBe(true)
  expect(differs(name, { open: from }, { open: to })).toBe(true)
})

test.each([
  ['noto:cat', 'groom'],
  ['noto:cat', 'sleep'],
  ['noto:dog', 'sleep'],
  ['noto:monkey', 'swing'],
  ['noto:snake', 'slither'],
  ['noto:egg', 'hatch'],
])('%s has a drawing of its own to %s', (name, guise) => {
  expect(hasGuise(name, guise)).toBe(true)
  expect(differs(name, {}, { guise })).toBe(true)
})

test.each([
  ['noto:cat', 'astronaut'],
  ['noto:penguin', 'waiter'],
  ['noto:elephant', 'chef'],
  ['noto:shark', 'doctor'],
])('%s as %s is a puppet with the animal under its name', (picture, role) => {
  const subject = Subject.parse({
    id: 's1',
    noun: picture.slice(5),
    kind: 'animal',
    picture,
    person: { role },
  })
  const actor = castSubject(subject, { seed: 1 })
  expect(actor.kind).toBe('puppet')
  expect(actor.name).toBe(picture)
})

test('an elephant lifts its trunk, a horse raises a leg, a bus shows its driver', () => {
  expect(differs('noto:elephant', {}, { trunk: 1 })).toBe(true)
  expect(differs('noto:tiger', {}, { paw: 1.4 })).toBe(true)
  expect(createPicture('prop:bus').cabin?.({ turn: 1 }).x).toBeGreaterThan(0)
  expect(createPicture('prop:bus').cabin?.({ turn: -1 }).x).toBeLessThan(0)
})
