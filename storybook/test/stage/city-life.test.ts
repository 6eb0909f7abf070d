import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function deedsOf(prompt: string): readonly string[] {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  return rehearse(shot).subjects.map(({ noun, actions }) =>
    `${noun} ${actions.map(({ verb }) => verb).join(' ')}`.trim(),
  )
}

describe('what people of a city do', () => {
  test('who sits in a wheelchair is pushed in it, and no cart before it', () => {
    expect(deedsOf('a nurse pushes an old man in a wheelchair through a garden')).toContain(
      'nurse push-wheelchair',
    )
  })

  test('a car of some colour is mended itself', () => {
    expect(deedsOf('a man repairs a red vintage car in a garage')).toContain('man mend-thing')
    expect(deedsOf('a man repairs a car in a garage')).toContain('man fix-engine')
  })
})
