import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const piecesOf = (prompt: string): readonly string[] =>
  stage({
    plan: read(prompt),
    seed: 1,
    width: 640,
    height: 360,
    seconds: 4,
    fps: 24,
  }).shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))

test('things seen from straight above lie on their table', () => {
  const laid = piecesOf('Overhead shot of a desk with a laptop, a notebook and two cups')
  expect(laid.filter((name) => /^laid \d/u.test(name))).toHaveLength(4)
})

test.each([
  'A drone view of a castle',
  'A drone view of a christmas tree',
  'Top-down shot of a dog on a rug',
  'A laptop on a desk',
])('but not: %s', (prompt) => {
  expect(piecesOf(prompt).filter((name) => name.startsWith('laid '))).toEqual([])
})

test('clothes and books lie about in a messy room', () => {
  expect(piecesOf('a messy room').filter((name) => name.startsWith('strewn'))).toHaveLength(4)
  expect(piecesOf('a room').filter((name) => name.startsWith('strewn'))).toEqual([])
})
