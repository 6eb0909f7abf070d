import { describe, expect, test } from 'vitest'
import { needsHands } from '../../src/cast/human-deeds.ts'

const deed = (verb: string, prop: string | null = null) => needsHands({ verb, prop })

describe('a deed that an animal can only do with hands', () => {
  test.each(['knit', 'play-guitar', 'use-computer', 'ride-bike', 'build'])('%s', (verb) => {
    expect(deed(verb)).toBe(true)
  })

  test.each([
    ['drink', 'cup of coffee'],
    ['eat', 'ramen'],
    ['hold', 'newspaper'],
  ])('%s, of a %s', (verb, prop) => {
    expect(deed(verb, prop)).toBe(true)
  })
})

describe('a deed that it does in its own way', () => {
  test.each(['walk', 'sleep', 'swim', 'climb', 'climb-tree', 'kick', 'chase'])('%s', (verb) => {
    expect(deed(verb)).toBe(false)
  })

  test.each([
    ['eat', 'carrot'],
    ['drink', 'water'],
    ['hold', 'stick'],
    ['run', 'newspaper'],
  ])('%s, of a %s', (verb, prop) => {
    expect(deed(verb, prop)).toBe(false)
  })
})
