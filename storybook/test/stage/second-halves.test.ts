import { expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { read } from '../../src/read/read.ts'
import { lightFor } from '../../src/stage/sky/light-for.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, SECONDS } from './blocked.ts'

const toldOf = (prompt: string) => rehearse(read(prompt).shots[0]!)

function leadOf(prompt: string) {
  const { players, setting } = block(read(prompt).shots[0] ?? {}, 1)
  return { performance: players[0]!.performance, actor: players[0]!.actor, setting }
}

test.each(['a lion roaring', 'a dog barking', 'a t-rex roaring'])(
  '%s: in bows of sound',
  (prompt) => {
    const names = leadOf(prompt).performance.effects.map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(['sound']))
  },
)

test.each(['a cow eating grass', 'a deer drinking from a lake', 'a horse drinking water'])(
  '%s: it looks up in the second half',
  (prompt) => {
    const { performance } = leadOf(prompt)
    const bows = Array.from({ length: 40 }, (_, i) => performance.at((SECONDS * i) / 40).pose.bow)
    expect(Math.max(...bows.slice(0, 20).map((bow) => bow ?? 0))).toBeGreaterThan(0.7)
    expect(Math.min(...bows.slice(20).map((bow) => bow ?? 0))).toBeLessThan(0)
  },
)

test('an elephant drinks with its trunk, standing on its legs', () => {
  const { performance } = leadOf('an elephant drinking at a river')
  const poses = [0.2, 0.5, 0.98].map((share) => performance.at(share * SECONDS).pose)
  expect(poses.every(({ lean = 0 }) => Math.abs(lean) < 0.3)).toBe(true)
  expect(poses[2]?.trunk).toBeGreaterThan(0.7)
})

test('a horse that drinks has a brook before it and no bowl', () => {
  const { setting, performance } = leadOf('a white horse drinking water')
  expect(setting.pieces.some(({ name }) => name.startsWith('brook'))).toBe(true)
  expect(performance.at(1).companions).toEqual([])
})

test('who carries something while it runs has it in the mouth that is seen', () => {
  const dog = createPicture('noto:dog')
  const running = dog.grip('mouth', { turn: 1, gait: 0.2, stride: 1.7 })
  expect(running.x).toBeGreaterThan(dog.grip('mouth', { turn: 1 }).x + 0.1)
})

test.each([
  ['a monkey swinging in the jungle', 'swing-branches'],
  ['a mother and child at the beach', 'hold-hands'],
])('%s: %s', (prompt, verb) => {
  expect(toldOf(prompt).subjects[0]?.actions[0]?.verb).toBe(verb)
})

test.each([
  ['santa claus flying over the city', 'prop:santa-sleigh'],
  ['a turtle swimming in the ocean', 'prop:sea-turtle'],
])('%s: %s', (prompt, picture) => {
  expect(toldOf(prompt).subjects[0]?.picture).toBe(picture)
})

test('a motorcycle on a road has a rider, one in a garage has none', () => {
  const people = (prompt: string) => toldOf(prompt).subjects.filter(({ kind }) => kind === 'person')
  expect(people('a motorcycle on a mountain road')).toHaveLength(1)
  expect(people('a motorcycle in a garage')).toHaveLength(0)
})

test('a train on a bridge goes by its own length', () => {
  const { performance, actor } = leadOf('a train crossing a bridge')
  const way = performance.at(SECONDS).place.x - performance.at(0).place.x
  expect(Math.abs(way)).toBeGreaterThan(actor.aspect)
})

test('a veiled sky spares those who act, a clear one does not', () => {
  expect(lightFor({ time: 'day', weather: 'rain' }).spares).toBeGreaterThan(0.3)
  expect(lightFor({ time: 'day' }).spares).toBeUndefined()
})
