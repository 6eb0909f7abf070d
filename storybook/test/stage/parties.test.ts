import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { isParty } from '../../src/stage/setting/festive.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test('a crab that is a DJ stands at the mixing desk, and there is a party', () => {
  const shot = told('a crab DJ underwater party with jellyfish')
  expect(shot.subjects[0]?.actions[0]?.verb).toBe('dj')
  expect(isParty(shot)).toBe(true)
})

test('two who are only named for something funny do something together', () => {
  const { place, subjects } = told('something funny with a llama and a traffic cop')
  expect(place).toBe('crosswalk')
  expect(subjects.map(({ actions }) => actions[0]?.verb)).toEqual([
    'dance-upright',
    'direct-traffic',
  ])
})
