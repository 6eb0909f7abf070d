import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'
import type { Player } from '../../src/stage/player.ts'

function playersOf(prompt: string): readonly Player[] {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  return blockShot({ ...frame, shot: shot!, random: createRandom(1) }).players
}

test.each([
  'a firefighter rescues a cat from a tree with a ladder',
  'a boy saves a cat stuck in a tree',
  'cat stuck in a tree, firefighter with ladder',
])('%s: up the ladder to it, and down with it', (prompt) => {
  const [rescuer, ...others] = playersOf(prompt)
  expect(others).toEqual([])
  const at = (t: number) => rescuer!.performance.at(t)
  const names = (t: number) => at(t).companions.map(({ name }) => name.replace('?', ''))
  expect(names(0)).toEqual(expect.arrayContaining(['tree', 'ladder', 'cat']))
  expect(names(5)).not.toContain('cat')
  expect(at(0).pose.holds ?? []).toEqual([])
  expect(at(5).pose.holds?.map(({ actor }) => actor.name)).toEqual(['noto:cat'])
})

test('who carries a cat under a tree has no ladder', () => {
  const carried = playersOf('a girl carries a cat under a tree')
  expect(carried.some(({ subject }) => subject.noun === 'tree')).toBe(true)
})
