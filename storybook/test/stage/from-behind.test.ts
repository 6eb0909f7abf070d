import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function told(prompt: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  return rehearse(shot)
}

test.each([
  ['the camera follows a car from behind on a country road', 'prop:car-back', 'country road'],
  ['a yellow taxi seen from behind drives through the city', 'prop:car-back', 'downtown'],
  ['rear view of a truck on a highway', 'prop:truck-back', 'highway'],
  ['a red bus drives off into the distance', 'prop:bus-back', 'highway'],
  ['a truck drives towards us', 'prop:truck-front', 'highway'],
])('%s: %s on a road that leads away', (prompt, picture, place) => {
  const shot = told(prompt)
  expect([shot.subjects[0]?.picture, shot.place]).toEqual([picture, place])
})

test.each([
  ['a woman seen from behind walks through a field', 'walk-ahead'],
  ['a boy runs towards the camera', 'run-near'],
  ['a cyclist filmed from behind', 'ride-ahead'],
])('%s: %s', (prompt, verb) => {
  expect(told(prompt).subjects[0]?.actions[0]?.verb).toBe(verb)
})

test('who comes out from behind a tree, or is hugged from behind, is seen as ever', () => {
  for (const prompt of ['a cat peeks out from behind a tree', 'a man hugs a woman from behind'])
    expect(told(prompt).camera.effects).toEqual([])
})
