import { expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only } from './blocked.ts'

const pictureOf = (prompt: string, noun: string) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return rehearse(shot).subjects.find((each) => each.noun === noun)?.picture
}

test.each([
  ['a carrot and an apple', 'carrot', 'noto:resting-carrot'],
  ['a hot dog on the bottom of a pizza', 'hot dog', 'noto:resting-hot-dog'],
  ['a red pencil next to a book', 'pencil', 'noto:resting-pencil'],
  ['a skateboard on the bottom of a surfboard', 'surfboard', 'prop:surfboard-flat'],
  ['a surfboard and a kite', 'surfboard', 'prop:surfboard'],
  ['a man holding a carrot', 'carrot', 'noto:carrot'],
])('%s: the %s is drawn as %s', (prompt, noun, picture) => {
  expect(pictureOf(prompt, noun)).toBe(picture)
})

test('what lies is wide, and as long as it was drawn', () => {
  const [held, lies] = [createPicture('noto:carrot'), createPicture('noto:resting-carrot')]
  expect(lies.aspect).toBeGreaterThan(1.5)
  expect(lies.metres * lies.aspect).toBeGreaterThan(held.metres)
  expect(lies.metres * lies.aspect).toBeLessThan(1.5 * held.metres)
})

test('what lies under a board carries it', () => {
  const [shot] = read('a skateboard on the bottom of a surfboard').shots
  const blocking = block(shot!, 1)
  const [skateboard, surfboard] = [only(blocking, 's1'), only(blocking, 's2')]
  expect(surfboard.at(0).y).toBeGreaterThan(0.4 * skateboard.at(0).height)
})

test('who is asleep stays so while it is stroked or jumped over', () => {
  const [stroked] = read('a boy pets a sleeping cat').shots
  const boy = only(block(stroked!, 1), 's1')
  const cat = boy.performance.at(1).companions.find(({ actor }) => actor.name === 'noto:cat')
  expect(cat?.actor.aspectIn?.({})).toBe(cat?.actor.aspectIn?.({ guise: 'sleep' }))
  const [jumped] = read('a fox jumps over a sleeping dog').shots
  expect(jumped?.subjects[1]?.actions.map(({ verb }) => verb)).toEqual(['sleep'])
})
