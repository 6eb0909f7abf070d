import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block, playersOf } from './blocked.ts'

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

  it('is roasted by all at one fire', () => {
    const shot = told('five friends roast marshmallows around a campfire')
    expect(shot.subjects.map(({ noun, count }) => [noun, count])).toEqual([
      ['friend', 5],
      ['campfire', 1],
    ])
    expect(shot.subjects[0]?.actions[0]?.target).toBeNull()
  })
})

it.each([
  ['a martini with an olive', 1, []],
  ['a glass of lemonade with ice cubes and mint', 1, []],
  ['pancakes with blueberries', 2, ['on']],
  ['a lemon beside a glass of lemonade', 2, ['next-to']],
])('%s: %i on the table', (prompt, count, relations) => {
  const shot = told(prompt)
  expect(shot.subjects).toHaveLength(count)
  expect(shot.relations.map(({ relation }) => relation)).toEqual(relations)
})

it('cocoa is a hot drink, and a fireplace is in a living room', () => {
  const shot = told('a cup of cocoa beside a fireplace')
  expect(shot.subjects[0]?.picture).toBe('noto:hot-beverage')
  expect(block(shot, 1).setting.place.id).toBe('living-room')
})

it('berries lie in the middle of the stack, not on its far edge', () => {
  const blocking = block(told('pancakes with blueberries'), 1)
  const [stack] = playersOf(blocking, 's1').map((each) => each.at(0))
  const [berries] = playersOf(blocking, 's2').map((each) => each.at(0))
  expect((berries?.y ?? 9) - (stack?.y ?? 0)).toBeLessThan(0.8 * (stack?.height ?? 0))
})

it.each([
  ['a bowl of oatmeal with blueberries', 'inside'],
  ['a cupcake with a cherry', 'on'],
] as const)('%s: the fruit is %s it', (prompt, relation) => {
  expect(told(prompt).relations).toContainEqual({ from: 's2', relation, to: 's1' })
})

describe('a vessel shows what is in it', () => {
  it.each([
    ['a jug of milk', 'prop:pitcher-of-milk'],
    ['a pitcher of lemonade', 'prop:lemonade-pitcher'],
  ])('%s is one thing', (prompt, picture) => {
    const { subjects } = told(prompt)
    expect(subjects.map((each) => each.picture)).toEqual([picture])
  })

  it('a packed suitcase is open, with several garments in it', () => {
    const { subjects } = told('a suitcase full of clothes')
    expect(subjects.map(({ picture }) => picture)).toContain('prop:open-suitcase')
    expect(subjects.length).toBeGreaterThan(3)
  })
})
