import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

describe('one trampoline for all', () => {
  it.each([
    ['four children jump on a trampoline', 1],
    ['a boy and a girl jump on a trampoline', 2],
    ['three kids jumping on a big red trampoline', 1],
    ['a girl jumping on a red trampoline', 1],
  ])('%s', (prompt, groups) => {
    const [shot] = read(prompt).shots
    if (!shot) throw new Error(`No shot in “${prompt}”.`)
    const { subjects, relations } = rehearse(shot)
    const trampolines = subjects.filter(({ noun }) => noun === 'trampoline')
    const jumpers = subjects.filter(({ kind }) => kind === 'person')
    expect(trampolines).toHaveLength(1)
    expect(relations.filter(({ relation }) => relation === 'on')).toHaveLength(groups)
    expect(jumpers.map(({ actions }) => actions[0]?.verb)).toEqual(
      Array.from({ length: groups }, () => 'bounce-together'),
    )
  })
})
