import { expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { PROPS } from '../../src/cast/props/all-props.ts'
import { findProp, propByWord } from '../../src/cast/props/find-prop.ts'
import { coverage, shoot } from './daylight.ts'

test('there are at least ninety, each with a name and words of its own', () => {
  expect(PROPS.length).toBeGreaterThanOrEqual(90)
  expect(new Set(PROPS.map(({ name }) => name)).size).toBe(PROPS.length)
  const words = PROPS.flatMap((prop) => prop.words)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test.each(PROPS.map(({ name }) => name))('%s is drawn', (name) => {
  const actor = createPicture(`prop:${name}`)
  expect(actor.metres).toBeGreaterThan(0.01)
  expect(coverage(actor, shoot(actor, { pixels: 60 }))).toBeGreaterThan(0.03)
})

test.each([
  'traffic light',
  'fire hydrant',
  'stop sign',
  'parking meter',
  'bench',
  'backpack',
  'handbag',
  'suitcase',
  'frisbee',
  'skis',
  'snowboard',
  'beach ball',
  'kite',
  'baseball bat',
  'baseball glove',
  'skateboard',
  'surfboard',
  'tennis racket',
  'bottle',
  'cup',
  'fork',
  'knife',
  'spoon',
  'bowl',
  'couch',
  'potted plant',
  'bed',
  'dining table',
  'toilet',
  'tv',
  'remote',
  'keyboard',
  'microwave',
  'oven',
  'toaster',
  'sink',
  'refrigerator',
  'book',
  'clock',
  'vase',
  'teddy bear',
  'hair drier',
  'tie',
  'bicycle',
  'train',
  'boat',
  'airplane',
  'truck',
])('a %s is one of them', (word) => {
  expect(propByWord(word)).toBeDefined()
})

test('a prop takes the colour it is asked for', () => {
  const mean = (colour: string | null): number[] => {
    const { data } = shoot(createPicture('prop:vase', { colour }))
    const sums = [0, 0, 0]
    for (let i = 0; i < data.length; i += 4)
      for (const k of [0, 1, 2]) sums[k] = (sums[k] ?? 0) + (data[i + k] ?? 0)
    return sums
  }
  const [red = 0, , blue = 0] = mean('red')
  expect(red).toBeGreaterThan(blue * 2)
  const [dim = 0, , bright = 0] = mean('blue')
  expect(bright).toBeGreaterThan(dim * 1.5)
})

test('an unknown prop is not found', () => {
  expect(findProp('no-such-prop')).toBeUndefined()
})

test('tools of paper people can stand by themselves, in the colour that the prompt names', () => {
  const redder = (colour: string | null): boolean => {
    const { data } = shoot(createPicture('prop:bauble', { colour }))
    const sum = (channel: number): number =>
      data.reduce((total, value, i) => (i % 4 === channel ? total + value : total), 0)
    return sum(0) > sum(2)
  }
  expect(propByWord('hockey puck')?.name).toBe('puck')
  expect({ own: redder(null), blue: redder('blue') }).toEqual({ own: true, blue: false })
})
