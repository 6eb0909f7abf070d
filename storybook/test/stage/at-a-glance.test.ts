import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { leadShare } from '../../src/stage/playing/at-a-glance.ts'
import { block, only, playersOf, seen } from './blocked.ts'

const CROWDED = [
  'A young violinist in a long emerald dress plays on a subway platform while commuters hurry past behind her. A small boy stops to listen.',
  'A stylish woman in a long burgundy coat walks down a wet city street. Many pedestrians walk about.',
  'A shepherd boy plays the flute under an olive tree while a flock of white sheep grazes on the hillside. A black dog lies next to him.',
  'A time traveler in a brass helmet steps out of a glowing portal into a medieval marketplace, villagers stare in shock, chickens run away.',
  'A girl in a yellow raincoat waits for a train with a big dog on a train platform.',
]

describe.each([
  [1280, 720],
  [960, 960],
] as const)('in %i × %i', (width, height) => {
  test.each(CROWDED)('%s: whom it is about is found at a glance', (prompt) => {
    const [shot] = read(prompt).shots
    for (const seed of [1, 2, 3])
      expect(leadShare(block(shot!, seed, [width, height])), `seed ${seed}`).toBeGreaterThan(0.028)
  })
})

test('many who walk in the street are behind the one who walks there, and no dwarfs', () => {
  const [shot] = read(CROWDED[1]!).shots
  const blocking = block(shot!, 1)
  const [lead] = shot!.subjects
  const crowd = shot!.subjects.find(({ count }) => count > 2)!
  const hero = only(blocking, lead!.id).at(0)
  for (const player of playersOf(blocking, crowd.id)) {
    expect(player.at(0).z).toBeGreaterThan(hero.z + 2)
    expect(player.at(0).height).toBeGreaterThan(0.45 * hero.height)
  }
})

test('what carries whom the film is about stays where it is', () => {
  const [shot] = read('a kitten sleeps in a basket under the table').shots
  const blocking = block(shot!, 1)
  for (const { id } of shot!.subjects) expect(playersOf(blocking, id), id).toHaveLength(1)
})

test('a huge owl on a branch behind others is seen whole', () => {
  const [shot] = read(
    'A little hedgehog walks along a forest path. Enormous mushrooms tower above it. A giant owl watches from a branch.',
  ).shots
  const owl = shot!.subjects.find(({ noun }) => noun === 'owl')!
  for (const seed of [1, 2, 3]) {
    const blocking = block(shot!, seed)
    const { top, bottom } = seen(only(blocking, owl.id), blocking, 2.5)
    expect(top, `seed ${seed}`).toBeGreaterThan(-0.02)
    expect(bottom - top, `seed ${seed}`).toBeGreaterThan(0.2)
  }
})
