import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

const piecesOf = (prompt: string): string[] => {
  const [shot] = read(prompt).shots
  return block(shot ?? {}, 1).setting.set.pieces.map(({ name }) => name)
}

test.each(['a girl reads in a crowded library', 'a cat naps on a desk in a busy office'])(
  '%s: there are others at the back',
  (prompt) => expect(piecesOf(prompt)).toContain('crowd'),
)

test('nobody else is in a library that is not busy, nor where nobody may be', () => {
  expect(piecesOf('a girl reads in a library')).not.toContain('crowd')
  expect(piecesOf('a cat in a busy cafe, no people')).not.toContain('crowd')
})
