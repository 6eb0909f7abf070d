import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const film = { seed: 1, width: 320, height: 180, seconds: 5, fps: 24 }

function placesOf(prompt: string): readonly string[] {
  const { shots } = stage({ plan: read(prompt), ...film })
  return [...new Set(shots.map((shot) => ('place' in shot ? String(shot.place) : '')))]
}

test.each([
  ['A baker kneads dough. A mouse peeks out of a flour bag. The baker sneezes.', 'kitchen'],
  ['A dog digs a hole. A cat watches. A bone flies out and hits the cat.', 'park'],
  ['A teacher writes on the blackboard. A paper plane hits his head.', 'classroom'],
  ['A surgeon operates. The nurse helps. The patient wakes up and waves.', 'operating-room'],
  ['A girl plants a seed. It rains. A sunflower grows. A bird builds a nest on it.', 'garden'],
  ['A man fishes from a boat. He waves at a whale.', 'ocean'],
])('%s stays where it began', (prompt, place) => {
  expect(placesOf(prompt)).toEqual([place])
})

test('who swims, drives or works elsewhere has gone there', () => {
  expect(placesOf('A chef cooks soup, then a train races past.')).toHaveLength(2)
  expect(placesOf('A man cooks, then he swims.')).toHaveLength(2)
})
