import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadRows, missing } from './facts.ts'

describe.each([
  'unseen.txt',
  'landing-places.txt',
  'part-words.txt',
  'long.txt',
  'verbs-like-nouns.txt',
  'owners-shapes-blows.txt',
  'one-to-another.txt',
  'hands-and-others.txt',
  'people.txt',
  'further-languages.txt',
  'same-in-nine-languages.txt',
  'windows.txt',
  'lights.txt',
  'endings-and-air.txt',
  'forces-and-changes.txt',
  'few-words.txt',
  'other-words.txt',
  'stories.txt',
  'told-at-the-end.txt',
  'city-life.txt',
  'feats.txt',
  'groups.txt',
  'half-hidden.txt',
  'postures.txt',
  'places-changed.txt',
  'lands-and-rooms.txt',
  'described-things.txt',
  'printed-clothes.txt',
  'where-people-are.txt',
  'tales-and-myths.txt',
  'framing.txt',
  'outcomes.txt',
])('%s', (file) => {
  it.each(loadRows(file))('$prompt', ({ prompt, expected }) => {
    expect(missing(read(prompt), expected)).toEqual([])
  })
})
