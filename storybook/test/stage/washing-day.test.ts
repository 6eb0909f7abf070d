import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return retell(shot)
}

describe('washing', () => {
  it.each([
    'laundry hangs on a clothesline',
    'clothes on a line flutter in the wind',
    'freshly washed clothes hanging on the line sway in the breeze',
    'clothes drying on a washing line in a sunny garden',
    'white sheets flutter on a clothesline',
    'a clothesline in a garden',
  ])('%s: one full clothesline', (prompt) => {
    expect(told(prompt).subjects.map(({ picture }) => picture)).toEqual(['prop:clothesline'])
  })

  it('stays a deed for who hangs it up', () => {
    const { subjects } = told('an old woman hangs the wet clothes on a line')
    expect(subjects.map(({ actions }) => actions[0]?.verb)).toEqual(['hang-laundry'])
  })

  it('leaves the line to the one dress that hangs on it', () => {
    const pictures = told('a red dress hanging on a clothesline').subjects.map(
      (each) => each.picture,
    )
    expect(pictures).toEqual(['noto:dress', 'prop:wire'])
  })

  it('keeps a tiny house larger than its washing', () => {
    const { subjects } = told('a tiny house on a cliff, clothes on a line flutter in the wind')
    expect(subjects.map(({ noun, size }) => [noun, size])).toEqual([
      ['house', 'small'],
      ['clothesline', 'normal'],
    ])
  })
})
