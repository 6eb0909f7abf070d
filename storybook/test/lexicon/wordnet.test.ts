import { expect, test } from 'vitest'
import { closeDictionary, sensesOf } from '../../src/lexicon/wordnet.ts'

test('a dictionary that was closed opens again when a word is asked for', () => {
  expect(sensesOf('dog', 'noun')[0]?.field).toBe('noun.animal')
  closeDictionary()
  closeDictionary()
  expect(sensesOf('pelican', 'noun')[0]?.field).toBe('noun.animal')
  expect(sensesOf('no such word', 'noun')).toEqual([])
})
