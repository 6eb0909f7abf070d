import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { isAudience } from '../../src/stage/placing/audience.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only } from './blocked.ts'

test('an audience sits before the stage whatever is done on it, and a wand is in the hand that waves', () => {
  const [asked] = read('the magician waves his wand while the audience cheers').shots
  if (!asked) throw new Error('Nothing was read.')
  const shot = rehearse(asked)
  expect(shot.subjects.map((each) => isAudience(each, shot))).toEqual([false, true])
  const held = only(block(asked, 1), 's1').at(1).pose.holds ?? []
  expect(held.map(({ grip, actor }) => [grip, actor.name])).toContainEqual([
    'leftHand',
    expect.stringContaining('wand'),
  ])
})

test.each([
  ['a violinist fox plays for a circle of rabbits', 'play-violin'],
  ['a drummer bear performs for five mice', 'play-drums'],
  ['a chef bear works in the kitchen', 'cook'],
  ['a fox plays with three rabbits', 'play'],
])('%s: beasts follow the calling that is said', (prompt, verb) => {
  const [asked] = read(prompt).shots
  if (!asked) throw new Error('Nothing was read.')
  expect(rehearse(asked).subjects[0]?.actions[0]?.verb).toBe(verb)
})

test.each([
  ['a basketball player dunks in an arena, the crowd watches', true],
  ['a basketball player dunks in an arena, a crowd behind him', false],
])('%s: before the player, %s', (prompt, before) => {
  const shot = rehearse(read(prompt).shots[0]!)
  expect(shot.subjects.some((each) => isAudience(each, shot))).toBe(before)
})
