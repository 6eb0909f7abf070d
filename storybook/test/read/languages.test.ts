import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadRows, missing } from './facts.ts'

describe('prompts in other languages', () => {
  const rows = ['languages.txt', 'names-in-languages.txt', 'scenes-in-languages.txt'].flatMap(
    loadRows,
  )
  it.each(rows)('$prompt', ({ prompt, expected }) => {
    expect(missing(read(prompt), expected)).toEqual([])
  })
})
