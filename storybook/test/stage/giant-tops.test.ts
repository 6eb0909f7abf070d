import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test.each([
  ['tiny people have a picnic on top of a giant birthday cake', 'birthday cake'],
  ['two tiny chefs dance on a giant pizza', 'pizza'],
  ['two tiny astronauts explore a giant salad', 'salad'],
  ['two tiny knights walk across an open book', 'open book'],
  ['two tiny people ski down a stack of pancakes', 'pancake'],
  ['a white knight and a black queen fight on a chessboard', 'chessboard'],
])('%s: its top is the ground', (prompt, told) => {
  const shot = retell(read(prompt).shots[0]!)
  expect(shot.scenery).toContain(told)
  expect(shot.subjects.some(({ noun }) => noun === told)).toBe(false)
  const { setting, players } = block(shot, 1)
  expect(setting.place.id).toBe('giant-top')
  expect(setting.pieces.some(({ name }) => name === 'side')).toBe(true)
  expect(players.length).toBeGreaterThan(1)
})

test('who eats a cake of the usual size does not stand on it', () => {
  const shot = retell(read('a cat sits on a cake').shots[0]!)
  expect(shot.subjects.map(({ noun }) => noun)).toContain('cake')
})

test('a tiny house is smaller than the mushroom it stands on', () => {
  const { players } = block(read('a tiny house on a mushroom').shots[0]!, 1)
  const [house, mushroom] = ['house', 'mushroom'].map(
    (noun) => players.find(({ subject }) => subject.noun === noun)!.at(1).height,
  )
  expect(house).toBeLessThan(mushroom!)
})

test('a village inside a teacup is houses in it', () => {
  const [shot] = read('a miniature village inside a teacup').shots
  expect(shot?.relations.map(({ relation }) => relation)).toEqual(['inside'])
})
