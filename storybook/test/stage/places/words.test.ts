import { describe, expect, test } from 'vitest'
import { NAMED_PLACES, PLACE_TABLES } from '../../../src/lexicon/places/all-places.ts'
import { wordsIn } from '../../../src/lexicon/places/place-words.ts'
import { placeWord } from '../../../src/read/words/place-words.ts'
import { PLACES } from '../../../src/stage/places/finding/all-places.ts'
import { findPlace } from '../../../src/stage/places/finding/find-place.ts'

describe('the words for places, which the reader and the stage share', () => {
  test('name every recipe, and no place without one', () => {
    const named = PLACE_TABLES.flatMap((table) => Object.keys(table))
    expect(named.toSorted()).toEqual(PLACES.map(({ id }) => id).toSorted())
  })

  test('mean one place each', () => {
    const words = PLACE_TABLES.flatMap(wordsIn).map(([word]) => word)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  test('lead the stage to the recipe that the reader meant', () => {
    const lost = [...NAMED_PLACES].filter(([word, { id }]) => findPlace(word)?.id !== id)
    expect(lost.map(([word]) => word)).toEqual([])
  })

  test('are taken for a place within a sentence unless they are first of all something else', () => {
    expect(placeWord('bowling alley')?.id).toBe('bowling-alley')
    expect(placeWord('sofa')).toBeNull()
    expect(placeWord('barber')).toBeNull()
  })
})
