import { expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { RATIOS, block, only, overlap, playersOf, seen } from './blocked.ts'

const shotOf = (prompt: string) => Shot.parse(read(prompt).shots[0])

/** The height of whom a film is about, in shares of the frame, in the middle of it. */
function leadHeight(prompt: string, size: readonly [number, number]): number {
  const shot = shotOf(prompt)
  const blocking = block(shot, 1, size)
  const { top, bottom } = seen(only(blocking, shot.subjects[0]!.id), blocking, 2)
  return bottom - top
}

const LEAST: readonly (readonly [prompt: string, wide: number, narrow: number])[] = [
  [
    'An astronaut floats outside a space station, repairing a solar panel with a wrench. Earth turns slowly below. A small satellite drifts past.',
    0.28,
    0.12,
  ],
  [
    'A grandmother knits a scarf in a rocking chair by the fireplace. A grey cat plays with a ball of wool at her feet. Outside the window it is snowing.',
    0.42,
    0.24,
  ],
  [
    'A pirate captain with a parrot on his shoulder looks through a telescope from the deck of his ship. A sailor climbs the mast behind him.',
    0.5,
    0.4,
  ],
  ['A robot plays chess with an astronaut in space, Mars in the background.', 0.35, 0.2],
]

test.each(LEAST)('%s: whom it is about is large', (prompt, wide, narrow) => {
  expect(leadHeight(prompt, RATIOS[0])).toBeGreaterThan(wide)
  expect(leadHeight(prompt, RATIOS[1])).toBeGreaterThan(narrow)
})

test('a shuttle that flies by behind an astronaut does not swallow her outline', () => {
  const blocking = block(
    shotOf('An astronaut floats above the Earth and waves. A space shuttle flies by behind her.'),
    1,
  )
  const boxes = ['s1', 's3'].flatMap((id) => playersOf(blocking, id))
  const [her, shuttle] = boxes.map((player) => seen(player, blocking, 1))
  expect(overlap(her!, shuttle!)).toBeLessThan(0.65)
})

const ON_THE_TABLE: readonly (readonly [prompt: string, ...things: string[]])[] = [
  ['A man eats breakfast at a table with pancakes and a glass of milk.', 'pancakes', 'milk'],
  ['A boy does his homework in his room. A lamp and a globe stand next to him.', 'lamp', 'globe'],
]

test.each(ON_THE_TABLE)('%s: it stands on the table, and not on the floor', (prompt, ...things) => {
  const blocking = block(shotOf(prompt), 1)
  const { companions } = only(blocking, 's1').performance.at(1)
  for (const thing of things) {
    const found = companions.find(({ name }) => name.includes(thing))
    expect(found?.place.y).toBeGreaterThan(0.3)
  }
})

test('clocks that tick on the wall of a workshop stand on no floor', () => {
  const { players, shot } = block(
    shotOf('A watchmaker repairs a watch at his bench. Three clocks tick on the wall.'),
    1,
  )
  expect(players.map(({ subject }) => subject.noun)).toEqual(['watchmaker'])
  expect(shot.scenery?.join(' ')).toContain('on walls')
})

test('rain falls into no stairway, whatever is seen from its top', () => {
  const { setting } = block(
    shotOf(
      'A keeper climbs the spiral stairs with a lantern. At the top he looks at the stormy sea.',
    ),
    1,
  )
  expect(setting.place.indoors).toBe(true)
})
