import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

test.each(['a woman dances with a bear', 'a lion dances with a little girl'])(
  '%s: both are on two legs, and it is no lion dance',
  (prompt) => {
    const [shot] = read(prompt).shots
    const subjects = shot ? rehearse(shot).subjects : []
    expect(subjects.flatMap(({ actions }) => actions.map(({ verb }) => verb))).toContain('waltz')
    expect(subjects.every(({ person }) => person !== null)).toBe(true)
  },
)

test('beasts dance on two legs, and a horse on four', () => {
  const dance = (prompt: string) =>
    rehearse(read(prompt).shots[0]!).subjects.map(({ actions }) => actions[0]?.verb)
  expect(dance('a raccoon and a koala dance')).toEqual(['dance-upright', 'dance-upright'])
  expect(dance('a horse dances in a meadow')).toEqual(['dance'])
})
