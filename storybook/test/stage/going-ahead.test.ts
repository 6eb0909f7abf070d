import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'

function pieces(prompt: string): string[] {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const size = { width: 640, height: 360, seconds: 5, seed: 1 }
  return stageShot({ ...size, shot, random: createRandom(1) }).pieces.map(({ name }) => name)
}

test.each([
  ['POV of a roller coaster dropping down through a candy world', 'track ahead: coaster'],
  ["Train driver's cab view as the train goes through a snowy landscape", 'track ahead: rails'],
  ['POV riding a bicycle through a sunny park', 'passing 0'],
  ['POV driving a car through heavy rain at night', 'wipers'],
  ['Drone view of waves crashing against the cliffs of a beach at sunset', 'rolling surf'],
  ['Drone shot over rice terraces at sunrise, farmers walking along the edges', 'folk below'],
  ['In a snow globe, a couple skates around a Christmas tree', 'small world'],
  ['A puddle reflects a woman with a red umbrella walking by', 'in-puddle'],
])('%s: %s', (prompt, piece) => {
  expect(pieces(prompt)).toContain(piece)
})

test.each([
  'POV of a cat sneaking through a dark kitchen',
  'a man rides a bicycle in a park',
  'Alhambra, first-person view, flying dolly',
])('%s: no tree goes past', (prompt) => {
  expect(pieces(prompt).filter((name) => name.startsWith('passing '))).toEqual([])
})
