import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test.each([
  'a herd of elephants walks in single file across a savanna',
  'six camels walk in a row over the dunes',
  'schoolchildren walk in a line through a park',
  'a procession of monks walks along a country road',
])('%s: one line, evenly', (prompt) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  const stances = players.map((player) => player.at(1))
  expect(stances.length).toBeGreaterThan(4)
  expect(new Set(stances.map(({ z }) => z.toFixed(2))).size).toBe(1)
})

test('four jets in a V formation fly as a wedge', () => {
  const [jets] = retell(read('four fighter jets fly in a V formation').shots[0]!).subjects
  expect(jets?.actions[0]).toMatchObject({ verb: 'fly-wedge', prop: '4' })
})

test('a herd that runs towards the camera comes past the acting line in its depth', () => {
  const [shot] = read('a herd of wild horses runs towards the camera across a plain').shots
  const depths = (t: number): number[] => block(shot!, 1).players.map((each) => each.at(t).z)
  expect(Math.min(...depths(4.8))).toBeLessThan(-2)
  expect(Math.min(...depths(0.1))).toBeGreaterThan(0)
  expect(new Set(depths(2).map((z) => z.toFixed(1))).size).toBeGreaterThan(1)
})

test('in a narrow frame a line of seven leads away from the eye, and is larger for it', () => {
  const { players } = block(read('seven penguins walk in a line').shots[0]!, 1, [720, 1280])
  const depths = new Set(players.map((player) => player.at(1).z.toFixed(2)))
  expect(depths.size).toBe(7)
})
