import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { castSubject } from '../../src/cast/cast.ts'
import { block } from './blocked.ts'

test.each(['hundreds of colorful umbrellas in the sky', 'dozens of colourful hot air balloons'])(
  '%s: one crowd, in which neighbours differ in colour',
  (prompt) => {
    const [shot] = read(prompt).shots
    expect(shot?.subjects).toHaveLength(1)
    const { players } = block(shot ?? {}, 1)
    const [subject] = shot?.subjects ?? []
    expect(players.length).toBeGreaterThan(8)
    const plain = subject && castSubject(subject, { seed: 1, index: 0, wears: [] })
    expect(new Set(players.map(({ actor }) => actor)).size).toBeGreaterThan(5)
    expect(players.some(({ actor }) => actor === plain)).toBe(false)
  },
)
