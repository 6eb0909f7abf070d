import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadRows, missing } from './facts.ts'

describe('prompts about animals', () => {
  it.each(loadRows('animals.txt'))('$prompt', ({ prompt, expected }) => {
    expect(missing(read(prompt), expected)).toEqual([])
  })
})
