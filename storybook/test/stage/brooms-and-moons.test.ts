import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

test.each(['witch, black cat, broom, flying, bats', 'a witch with her dog on a broomstick'])(
  '%s: the beast sits on the broom, and nobody else is one',
  (prompt) => {
    const shot = retell(read(prompt).shots[0]!)
    const [witch, beast] = shot.subjects
    expect(witch!.actions.map(({ verb }) => verb)).toEqual(['ride-broom'])
    expect(shot.relations).toContainEqual({ from: beast!.id, relation: 'on', to: witch!.id })
    expect(shot.subjects.some(({ noun }) => noun.startsWith('broom'))).toBe(false)
  },
)

test('of two moons one is played beside the one that every night has', () => {
  const { subjects } = retell(read('two moons over a desert').shots[0]!)
  expect(subjects.map(({ noun, count }) => [noun, count])).toEqual([['other moon', 1]])
})

test('Mars has its two moons, by day', () => {
  const [shot] = read('an astronaut walks on Mars, two moons in the sky').shots
  expect(shot!.time).not.toBe('night')
  expect(retell(shot!).subjects.map(({ noun }) => noun)).toEqual(['astronaut'])
})

test('a ship that lands on a planet is on its ground', () => {
  const shot = retell(read('a spaceship lands on a frozen planet').shots[0]!)
  expect([shot.place, shot.season]).toEqual(['alien planet', 'winter'])
  expect(shot.subjects.map(({ noun }) => noun)).toEqual(['spaceship'])
})
