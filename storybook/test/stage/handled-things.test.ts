import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function toldOf(prompt: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(prompt)
  return rehearse(shot)
}

describe('what people do with things', () => {
  it.each([
    ['a man hunts a bear', 'sneak'],
    ['a keeper hoses an elephant', 'hose-beast'],
    ['a girl dries a cat with a towel', 'towel-beast'],
    ['a woman kisses a horse', 'love-beast'],
    ['a woman trains a horse', 'walk-beast'],
    ['a man pushes a bicycle', 'wheel-load'],
    ['a man drags a surfboard', 'tow-load'],
    ['a man loads a surfboard on a car', 'load-roof'],
    ['a man loads boxes into a van', 'load-vehicle'],
    ['a man hugs a fire hydrant', 'clasp-tower'],
    ['a woman wears a backpack', 'walk'],
    ['a girl washes a fork in the sink', 'wash-food'],
    ['a woman carries a tray with a cake', 'serve-food'],
    ['a woman buys apples at a stall', 'buy'],
    ['a couple buys a house', 'buy-keys'],
    ['a boy stands on a dining table', 'stand'],
    ['a man eats at a dining table', 'eat'],
  ])('%s: %s', (prompt, verb) => {
    expect(toldOf(prompt).subjects[0]?.actions[0]?.verb).toBe(verb)
  })

  it('a hydrant that is a seat is no fountain', () => {
    const { relations } = toldOf('a boy sits on a fire hydrant')
    expect(relations.map(({ relation }) => relation)).toEqual(['on'])
  })

  it.each([
    ['a man cleans a bathtub', 'bathroom'],
    ['a woman cleans an oven', 'kitchen'],
    ['a woman waxes a surfboard', 'beach'],
  ])('%s in its %s', (prompt, place) => {
    expect(toldOf(prompt).place).toBe(place)
  })

  it('a fridge that somebody opens is open', () => {
    const pictures = toldOf('a man opens a refrigerator').subjects.map(({ picture }) => picture)
    expect(pictures).toContain('prop:open-refrigerator')
  })
})
