import { expect, it } from 'vitest'
import { toPerson } from '../../src/lexicon/people-words.ts'
import { costumeOf, lookOf } from '../../src/cast/people/look.ts'

it.each([
  ['a toddler', toPerson({ age: 'child' })],
  ['a woman', toPerson({ gender: 'woman' })],
])('gives %s the raincoat of a fisherman without his beard', (_who, person) => {
  for (let seed = 1; seed <= 5; seed++) {
    const look = lookOf(person, { seed })
    const { outfit } = costumeOf(look, person, { seed, costume: 'fisherman' })
    expect([...outfit.extras.keys()]).not.toContain('beard')
  }
})
