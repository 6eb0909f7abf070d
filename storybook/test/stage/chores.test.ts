import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('There is no shot.')
  return rehearse(shot)
}

const deedsIn = ({ subjects }: Shot) =>
  subjects.map(({ noun, actions }) => [noun, actions[0]?.verb, actions[0]?.prop ?? null])

describe('chores at home', () => {
  it.each([
    ['a woman hangs a painting on the wall', [['woman', 'hang-picture', 'painting']]],
    ['a girl hangs her coat on a hook', [['girl', 'hang-coat', 'coat']]],
    ['a cook tastes the sauce with a wooden spoon', [['cook', 'taste-dish', 'sauce']]],
    ['a girl butters a slice of toast', [['girl', 'butter-bread', 'toast']]],
    ['a boy washes a pear in the sink', [['boy', 'wash-food', 'pear']]],
    ['a woman works in an office', [['woman', 'type', null]]],
    ['a grandfather winds a clock', [['grandfather', 'wind-clock', 'clock']]],
  ])('%s', (prompt, deeds) => {
    expect(deedsIn(told(prompt))).toEqual(deeds)
  })

  it('whoever trips over a stone has it at the foot, and not beside', () => {
    expect(deedsIn(told('a boy trips over a stone'))).toEqual([['boy', 'faceplant', 'stone']])
  })

  it('a ladder is on the shoulder of whoever walks with it', () => {
    expect(deedsIn(told('a man carries a red ladder'))).toEqual([['man', 'carry', 'red ladder']])
  })

  it('a family at the dinner table sits and eats at home', () => {
    const shot = told('a family of five at the dinner table')
    expect([shot.place, shot.subjects[0]?.actions[0]?.verb]).toEqual([null, 'dine'])
  })

  it('who puts on a hat stands before a mirror with it', () => {
    expect(deedsIn(told('a woman puts on a hat'))).toEqual([['woman', 'try-on', 'hat']])
  })
})

describe('where things are at home', () => {
  it.each([
    ['a girl waters the houseplants', 'living room'],
    ['a boy carries a stack of plates', 'kitchen'],
    ['a pair of boots by the door', 'living room'],
    ["a dog's bowl", 'kitchen'],
  ])('%s: %s', (prompt, place) => {
    expect(told(prompt).place).toBe(place)
  })

  it('two carry a sofa between them', () => {
    const prompt = 'a couple carries a red sofa into a flat'
    expect(deedsIn(told(prompt))).toEqual([['person', 'carry-between', 'red sofa']])
  })
})
