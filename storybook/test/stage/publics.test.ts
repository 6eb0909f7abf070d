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
