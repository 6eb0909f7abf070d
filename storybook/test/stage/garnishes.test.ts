import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return retell(shot)
}

describe('what is on a drink is part of it', () => {
  it.each([
    ['a hot chocolate with marshmallows', 1],
    ['two mugs of hot cocoa with tiny marshmallows floating on top', 2],
    ['hot chocolate topped with whipped cream and marshmallows', 1],
    ['marshmallows float in a cup of hot chocolate', 1],
  ])('%s', (prompt, count) => {
    const { subjects } = told(prompt)
    expect(subjects.map((each) => [each.picture, each.count])).toEqual([
      ['prop:mallow-cocoa', count],
    ])
  })

  it('is drunk with it', () => {
    const { subjects } = told('a girl drinks hot chocolate with marshmallows')
    expect(subjects.map(({ noun }) => noun)).toEqual(['girl'])
  })

  it('leaves marshmallows alone that are roasted', () => {
    const { subjects } = told('a boy roasts marshmallows over a campfire')
    expect(subjects[0]?.actions[0]?.verb).toBe('roast-marshmallow')
  })
})

it('cocoa is a hot drink, and a fireplace is in a living room', () => {
  const shot = told('a cup of cocoa beside a fireplace')
  expect(shot.subjects[0]?.picture).toBe('noto:hot-beverage')
  expect(block(shot, 1).setting.place.id).toBe('living-room')
})
