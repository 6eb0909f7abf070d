import { expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { hasGuise } from '../../src/cast/guises.ts'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block, only, SECONDS } from './blocked.ts'

const told = (prompt: string): ReturnType<typeof retell> => retell(read(prompt).shots[0]!)
const deedOf = (prompt: string): string | undefined => told(prompt).subjects[0]?.actions[0]?.verb

test.each([
  ['close up of a gecko on a red brick wall', 'red'],
  ['a snail crawls up a wall', 'wall'],
  ['a green lizard clings to a white wall', 'white'],
  ['a ladybug crawling on a window', 'window'],
  ['an ant climbing a wall', 'wall'],
])('%s: on its face, which is all there is', (prompt, said) => {
  const { place, scenery, subjects } = told(prompt)
  expect([place, subjects.length, subjects[0]?.actions[0]?.verb]).toEqual(['wall face', 1, 'cling'])
  expect(scenery?.[0]).toContain(said)
})

test.each([
  ['a spider hangs from a thread', 'hang-by-thread'],
  ['a spider dangling from the ceiling', 'hang-by-thread'],
  ['a bat hanging from the ceiling of a cave', 'hang-upside-down'],
  ['a squirrel clinging to a tree trunk', 'climb-tree'],
  ['a mole pops out of a hole in the lawn', 'pop-out'],
  ['a meerkat peeks out of its burrow', 'pop-out'],
  ['a gannet plunges into the sea', 'catch-fish'],
])('%s: %s', (prompt, deed) => {
  expect(deedOf(prompt)).toBe(deed)
  expect(told(prompt).subjects).toHaveLength(1)
})

test('who pops out of a hat is still in it', () => {
  const { relations } = told('a rabbit pops out of a hat')
  expect(relations).toContainEqual({ from: 's1', relation: 'inside', to: 's2' })
})

test('a bear sleeps in a cave and not in our den', () => {
  expect(told('a bear hibernating in its den').place).toBe('cave')
})

test('who rides a bicycle on a table is up there with it', () => {
  const blocking = block(read('a parrot riding a tiny bicycle on a table').shots[0]!, 1)
  expect(only(blocking, 's1').at(1).y).toBeGreaterThan(0.8 * only(blocking, 's3').at(1).height)
})

test.each(['noto:fox', 'noto:bear', 'prop:red-panda', 'noto:rabbit'])(
  '%s sleeps curled up',
  (picture) => {
    expect(hasGuise(picture, 'sleep')).toBe(true)
    const shut = createPicture(picture).grip('head', { guise: 'sleep', turn: 1 })
    expect(shut.y).toBeLessThan(0.8)
  },
)

test('two giraffes that cross necks stand so near that each has its head over the other', () => {
  const { performance, actor } = only(block(read('two giraffes cross necks').shots[0]!, 1), 's1')
  const { place, companions } = performance.at(SECONDS / 2)
  const apart = companions[0]!.place.x - place.x
  expect(apart).toBeGreaterThan(0.2 * actor.aspect)
  expect(apart).toBeLessThan(0.7 * actor.aspect)
})

test.each([
  ['a ladybug climbs up a stem', 'stem'],
  ['a ladybug climbs a blade of grass', 'stem'],
  ['a lizard climbs a cactus', 'cactus'],
  ['a squirrel climbs a pole', 'pole'],
])('%s: up that, which stands nowhere else', (prompt, stalk) => {
  const { subjects } = told(prompt)
  expect(subjects.length).toBe(1)
  expect(subjects[0]?.actions[0]).toMatchObject({ verb: 'climb-tree', prop: stalk })
})

test('ants that carry leaves along a branch have one each, and are on it', () => {
  const { subjects, relations } = told('six ants carrying leaves along a branch')
  const loads = subjects.find(({ picture }) => picture === 'prop:green-leaf')
  expect(loads?.count).toBe(6)
  expect(relations.filter(({ relation }) => relation === 'on').length).toBe(2)
})
