import { expect, test } from 'vitest'
import { choosePicture } from '../../src/cast/choose-picture.ts'
import { read } from '../../src/read/read.ts'

test.each([
  ['an unlit white candle', 'prop:unlit-candle'],
  ['a white candle', 'prop:candle'],
  ['a square blue clock', 'prop:square-clock'],
  ['an open red suitcase', 'prop:open-suitcase'],
  ['an open wooden box', 'prop:open-box'],
  ['a round wooden table', 'prop:round-table'],
  ['an open fridge', 'prop:open-refrigerator'],
  ['an empty birdcage with its door open', 'prop:open-birdcage'],
])('%s is drawn as %s', (prompt, picture) => {
  expect(choosePicture(read(prompt).shots[0]!.subjects[0]!).picture).toBe(picture)
})
