import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'

const blocked = (prompt: string) =>
  blockShot({
    shot: read(prompt).shots[0]!,
    width: 640,
    height: 360,
    seconds: 5,
    seed: 1,
    random: createRandom(1),
  })

test.each([
  ['A pirate opens a treasure chest', 'prop:treasure-chest'],
  ['A man opens a chest in a cave', 'noto:treasure-chest'],
  ['A girl opens a box', 'noto:package'],
  ['A boy opens a red box', 'noto:package'],
])('%s: it stands before them and opens', (prompt, name) => {
  const { players } = blocked(prompt)
  const lidAt = (t: number) =>
    players[0]!.performance
      .at(t)
      .companions.find(({ actor, height }) => actor.name === name && height > 0.1)
  expect(lidAt(0)?.actor.opens).toBe(true)
  expect(lidAt(0)?.pose.open).toBe(0)
  expect(lidAt(4)?.pose.open).toBe(1)
})

test('what an animal opens is there and opens', () => {
  const { subjects } = read('A cat opens a box').shots[0]!
  expect(subjects.map(({ noun, actions }) => [noun, actions[0]?.verb])).toEqual([
    ['cat', 'open'],
    ['box', 'open'],
  ])
})
