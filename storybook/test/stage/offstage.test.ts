import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['street', ['person', 'car'], /^(stroller|car)/u],
  ['beach', ['moon'], /^moon/u],
  ['lake', ['cloud', 'boat'], /^(cloud|sail)/u],
  ['sky', ['cloud'], /cloud|bank/u],
  ['supermarket', ['person'], /^shopper/u],
])('a %s without %s shows none', (place, without, names) => {
  const shown = (absent: readonly string[]): string[] =>
    block({ place, time: 'night', without: [...absent] }, 1)
      .setting.pieces.map(({ name }) => name)
      .filter((name) => names.test(name))
  expect(shown([]), 'shown when nobody minds').not.toEqual([])
  expect(shown(without)).toEqual([])
})

test('a place keeps its sky and its ground whatever is unwanted', () => {
  const names = block({ place: 'park', without: ['sky', 'ground'] }, 1).setting.pieces.map(
    ({ name }) => name,
  )
  expect(names).toEqual(expect.arrayContaining(['sky', 'ground']))
})

test.each([
  ['a plane soaring through a clear blue sky', ['cloud']],
  ['a kite under a cloudless sky', ['cloud']],
  ['a plane soaring through the sky', []],
])('%s is without %s', (prompt, without) => {
  expect(read(prompt).shots[0]?.without).toEqual(without)
})
