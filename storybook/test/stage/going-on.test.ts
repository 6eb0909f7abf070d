import { describe, expect, it, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { sameThroughout } from '../../src/stage/same-throughout.ts'
import { stage } from '../../src/stage/stage.ts'
import { block } from './blocked.ts'

describe('what happens next', () => {
  it('stays in the same place at the same hour', () => {
    const plan = read('A vampire turns into a bat and flies away')
    const film = { width: 320, height: 180, seconds: 4, fps: 12 }
    const [first, second] = stage({ plan, seed: 1, ...film }).shots
    const names = (pieces: readonly { name: string }[] = []): string[] =>
      pieces.map(({ name }) => name).filter((name) => /house|fence|moon|pumpkin/u.test(name))
    expect(names(second?.pieces)).toEqual(names(first?.pieces))
    expect(names(second?.pieces)).not.toEqual([])
    expect(second?.light).toEqual(first?.light)
  })
})

test.each([
  ['a caveman discovers fire', 'prehistoric'],
  ['a viking drinks from a horn', 'snowy-mountain'],
  ['a gladiator trains', 'colosseum'],
  ['a knight looks at the camera', 'castle'],
])('%s: nobody of long ago is in a town of today', (prompt, place) => {
  const [shot] = read(prompt).shots
  expect(shot && block(shot, 1).setting.place.id).toBe(place)
})

test.each([
  ['a hiker looks at a misty valley from a cliff', 'valley-cliff'],
  ['a wolf howls from a cliff over a forest', 'valley-cliff'],
  ['a woman watches the sea from a cliff', 'cliff'],
])('%s: up there, with the land or the sea below', (prompt, place) => {
  const [shot] = read(prompt).shots
  expect(shot && block(shot, 1).setting.place.id).toBe(place)
})

test.each([
  ['a screwdriver', 'workshop'],
  ['a rubber duck', 'bathroom'],
  ['a guinea pig nibbling lettuce', 'living-room'],
])('%s is where one looks for it', (prompt, place) => {
  const [shot] = read(prompt).shots
  expect(shot && block(shot, 1).setting.place.id).toBe(place)
})

test.each([
  ['A boy builds a sandcastle. A wave washes it away. He laughs.', 'sandcastle'],
  ['A girl bakes a cake. It explodes.', 'cake'],
  ['A boy bakes a cake. It burns. His dog eats the cake.', 'cake'],
])('%s: it is what was made, and it is still there', (prompt, thing) => {
  const plan = read(prompt)
  expect(plan.shots[1]?.subjects[0]?.noun).toBe(thing)
  const { shots } = stage({ plan, seed: 1, width: 320, height: 180, seconds: 6, fps: 12 })
  const names = shots.map(({ pieces }) => pieces.map(({ name }) => name))
  const [first = []] = names
  const set = first.filter((name) => names.at(-1)?.includes(name))
  expect(set.length).toBeGreaterThan(first.length / 3)
})

test.each([
  ['A boy plants a seed. He waters it. He gives the flower to his grandmother.', 'clothes'],
  ['A girl in a red coat rides a bike. She hugs her mother. She waves.', 'coat'],
])('%s: the hero has one skin and one dress in all shots', (prompt, garment) => {
  const shots = sameThroughout(read(prompt).shots, 1)
  const heroes = shots.map(({ subjects }) => subjects.find(({ id }) => id === 's1')?.person)
  expect(new Set(heroes.map((hero) => hero?.skin)).size).toBe(1)
  expect(heroes[0]?.skin).not.toBeNull()
  expect(heroes.map((hero) => hero?.wears[0]?.garment)).toEqual(shots.map(() => garment))
})

test('nobody swims in the clothes of the shot before', () => {
  const shots = sameThroughout(read('A boy reads a book. Then he swims in a lake.').shots, 1)
  expect(shots.map(({ subjects: [boy] }) => boy?.person?.wears.length)).toEqual([1, 0])
})
