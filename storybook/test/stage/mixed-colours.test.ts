import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { castSubject } from '../../src/cast/cast.ts'
import { shoot } from '../cast/daylight.ts'
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

test('no two of three cars are of one colour, unless it is named', () => {
  const spread = (prompt: string): number => {
    const { players } = block(read(prompt).shots[0] ?? {}, 1)
    const reds = players.map(({ actor }) => {
      const { data } = shoot(actor)
      return data.reduce((sum, value, at) => sum + (at % 4 === 0 ? value : 0), 0) / data.length
    })
    return Math.max(...reds) - Math.min(...reds)
  }
  expect(spread('three cars on a street')).toBeGreaterThan(5)
  expect(spread('three blue cars on a street')).toBeLessThan(2)
})
