import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, SECONDS } from './blocked.ts'

const deedsIn = (prompt: string, shot = 0): string[] =>
  rehearse(read(prompt).shots[shot]!).subjects.flatMap(({ noun, actions }) =>
    actions.map(({ verb, prop }) => `${noun}: ${verb} ${prop ?? ''}`.trim()),
  )

test('what is found in a chest is nowhere before the lid is up', () => {
  const shot = read('A knight opens a treasure chest and finds only a rubber duck inside').shots[0]!
  const { players } = block(shot, 1)
  expect(players).toHaveLength(1)
  const seen = [0, SECONDS].map((t) =>
    players[0]!.performance
      .at(t)
      .companions.some(({ name, pose }) => name === '?found' && (pose.alpha ?? 1) > 0),
  )
  expect(seen).toEqual([false, true])
})

test.each([
  ['Two clowns swap hats', 'clown: swap top hat for straw hat'],
  ["A boy trades his apple for a girl's sandwich", 'boy: swap apple for sandwich'],
  ['A penguin waiter serves a polar bear a fish in a restaurant', 'penguin: give fish'],
  ['A cat knocks a bowl off a table, the girl catches it', 'girl: catch-fallen bowl'],
  ['A dragon guards gold until a mouse steals a coin and it does not notice', null],
])('%s', (prompt, deed) => {
  const all = read(prompt).shots.flatMap((_, at) => deedsIn(prompt, at))
  expect(all).toContain(deed ?? 'mouse: steal-unnoticed coin')
})

test('a bucket goes from the first in the row to the last', () => {
  expect(deedsIn('Firefighters pass buckets of water along a line')).toEqual([
    'firefighter: pass-along bucket 1 of 3',
    'firefighter: pass-along bucket 2 of 3',
    'firefighter: pass-along bucket 3 of 3',
  ])
})

test('what is given is not seen a second time', () => {
  const [, given] = read('An old man carves a wooden boat and gives it to his grandson').shots
  expect(rehearse(given!).subjects.map(({ noun }) => noun)).toEqual(['man', 'grandson'])
})
