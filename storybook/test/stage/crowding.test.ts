import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, playersOf } from './blocked.ts'

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

test.each(['a man is applauding with a crowd', 'a woman is dancing in a crowd'])(
  '%s: all of them do, behind the lead',
  (prompt) => {
    const blocking = block(read(prompt).shots[0] ?? {}, 1)
    const lead = only(blocking, 's1').mark(0).height
    const crowd = playersOf(blocking, 's2')
    expect(crowd.length).toBeGreaterThan(4)
    for (const each of crowd) expect(each.mark(0).height).toBeGreaterThan(0.4 * lead)
  },
)
