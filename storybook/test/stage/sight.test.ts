import { describe, expect, test } from 'vitest'
import { sightOf, type Sighting } from '../../src/paint/sight.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const FRAMES = [
  [160, 90],
  [90, 160],
  [120, 120],
  [136, 102],
  [102, 136],
  [189, 81],
] as const
const MOMENTS = [0.4, 2.5, 4.6]

const PROMPTS = [
  'a cat and a dog',
  'a bee next to a house',
  'a bicycle in front of a house',
  'a submarine and a pirate ship',
  'a lighthouse and a ship',
  'a book next to a bus',
  'a lion, a tiger and a bear',
  'a car, a bus and a bicycle',
  'a firefighter, a dog and a fire truck',
  'an orange on the left of a green bottle on a wooden table',
  'two apples on the left of three bananas on a table',
  'a chair in front of a cat',
  'a ball behind a car',
  'three birds above a boat',
  'a camel next to a pyramid',
  'a laptop on a desk in front of a window',
  'a girl between a lion and a tiger',
  'a tree between two houses',
  'a horse and a tractor in front of a barn',
  'a mouse and an elephant',
  'a piano, a guitar and a drum on a stage',
  'a cat next to a skyscraper',
  'a dog under a table',
  'a boat on a river between trees',
]

/** Relations in which one of the two may hide the other. */
const HIDES = /^(behind|in-front-of|inside|riding|holding|wearing|around|under|on)$/u

/** How much of somebody is hidden by whom nothing in the prompt puts before it. */
function hidden({ key, by }: Sighting, { relations }: Shot): number {
  const own = key.split('#')[0]
  return [...by].reduce((sum, [name, share]) => {
    const other = name.split('#')[0]
    const meant = relations.some(
      ({ from, relation, to }) =>
        HIDES.test(relation) && ((from === own && to === other) || (from === other && to === own)),
    )
    return meant ? sum : sum + share
  }, 0)
}

describe.each(FRAMES)('in %i × %i', (width, height) => {
  // Each frame tries a third of them, so that each prompt is tried in two.
  const at = FRAMES.findIndex(([wide]) => wide === width)
  const some = PROMPTS.filter((_, index) => index % 3 === at % 3)

  test.each(some)('%s: all that is named is seen', (prompt) => {
    const plan = read(prompt)
    const scene = stage({ plan, seed: 7, width, height, seconds: 5, fps: 24 })
    const [shot, played] = [plan.shots[0]!, scene.shots[0]!]
    for (const time of MOMENTS) {
      const sightings = sightOf(scene, played, time)
      expect(sightings.length).toBeGreaterThan(0)
      for (const sighting of sightings) {
        expect(sighting.inside, `${sighting.key} in the frame`).toBeGreaterThan(0.93)
      }
      for (const { id, noun } of shot.subjects) {
        const all = sightings.filter(({ key }) => key.startsWith(`${id}#`))
        const shares = all.map((each) => hidden(each, shot))
        const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, all.length)
        expect(mean, `${noun} hidden`).toBeLessThan(0.36)
      }
    }
  })
})

test('who stands wholly behind another is found out', () => {
  const plan = read('a cat and a dog')
  const scene = stage({ plan, seed: 1, width: 160, height: 90, seconds: 5, fps: 24 })
  const shot = scene.shots[0]!
  const dog = shot.pieces.find(({ name }) => name === 's2#0')!
  const double = { ...dog, name: 's9#0', depth: (t: number) => dog.depth(t) - 0.1 }
  const [seen] = sightOf(scene, { ...shot, pieces: [...shot.pieces, double] }, 2).filter(
    ({ key }) => key === 's2#0',
  )
  expect(seen?.covered).toBeGreaterThan(0.95)
  expect(seen?.by.get('s9#0')).toBeGreaterThan(0.95)
})
