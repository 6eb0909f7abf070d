import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import type { Shot, Subject } from '../../src/plan/plan.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return rehearse(shot)
}

function named(prompt: string, noun: string): Subject {
  const subject = told(prompt).subjects.find((each) => each.noun === noun)
  if (!subject) throw new Error(`No ${noun} in "${prompt}".`)
  return subject
}

describe('relations without a verb', () => {
  it.each([
    ['a man on a motorbike', 'man', 'ride-motorcycle'],
    ['a woman on a bike in the rain', 'woman', 'ride-bike'],
    ['a girl on a horse', 'girl', 'ride-horse'],
    ['a boy under the bed', 'boy', 'lie-low'],
    ['a dog under a car', 'dog', 'lie'],
    ['two women on a picnic blanket', 'woman', 'sit-on-grass'],
    ['a woman sleeping on a blanket in the park', 'woman', 'sleep-on-ground'],
    ['three friends toast with beer', 'friend', 'raise-glass'],
    ['a rocket on the launch pad at night', 'rocket', 'stand'],
  ])('%s: the %s plays %s', (prompt, noun, verb) => {
    expect(named(prompt, noun).actions[0]?.verb).toBe(verb)
  })

  it.each([
    ['a dog under the bed', 'bed', 'prop:legged-bed'],
    ['a cat on the bed', 'bed', 'prop:bed'],
    ['a cat and a dog on a checkered blanket', 'blanket', 'prop:checked-blanket'],
    ['a baby on a blanket', 'blanket', 'prop:spread-blanket'],
    ['a lamp above a table', 'lamp', 'prop:pendant-lamp'],
    ['a lamp next to a table', 'lamp', 'prop:lamp'],
    ['a woman walks down an alley, lamps glowing', 'lamp', 'prop:street-lamp'],
  ])('%s: the %s is drawn as %s', (prompt, noun, picture) => {
    expect(named(prompt, noun).picture).toBe(picture)
  })

  it.each([
    ['a cage with a canary', 'inside'],
    ['a dog wearing a red collar', 'wearing'],
  ])('%s: %s', (prompt, relation) => {
    expect(told(prompt).relations.map((each) => each.relation)).toEqual([relation])
  })

  it('a sword in a stone is one thing', () => {
    const { subjects, relations } = told('a knight kneels before a sword stuck in a stone')
    expect(subjects.map(({ picture }) => picture)).toEqual(['person', 'prop:sword-in-stone'])
    expect(relations.map(({ relation }) => relation)).toEqual(['facing'])
    expect(told('a boy pulls the sword from the stone').subjects).toHaveLength(1)
  })

  it.each(['a man and a birthday cake', 'a bowl of soup and an old man'])(
    '%s: it stands on a table',
    (prompt) => {
      expect(told(prompt).subjects.map(({ noun }) => noun)).toContain('side table')
    },
  )

  it('each has his own beard', () => {
    const men = told('a man with a red beard and a man with a white beard').subjects
    expect(men.map(({ person }) => person?.wears.map(({ colour }) => colour))).toEqual([
      ['red'],
      ['white'],
    ])
  })
})
