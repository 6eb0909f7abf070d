import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

const told = (prompt: string) => {
  const shot = read(prompt).shots.at(-1)
  if (!shot) throw new Error('no shot')
  return rehearse(shot)
}

test('what a wave takes goes with it, and whoever built it stands by', () => {
  const { place, subjects } = told('a boy builds a sandcastle, a wave washes it away')
  expect(place).toBe('beach')
  expect(subjects.map(({ noun, actions }) => [noun, actions[0]?.verb])).toEqual([
    ['sandcastle', 'wash-away'],
    ['boy', 'look-at'],
  ])
})

test('the wind carries things off out of doors, and their owner is there', () => {
  const { place, subjects } = told("the wind blows a man's hat off")
  expect(place).toBe('meadow')
  expect(subjects.map(({ noun }) => noun)).toEqual(['hat', 'man'])
  expect(subjects[0]?.actions[0]?.verb).toBe('blow-away')
})
