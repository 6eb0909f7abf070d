import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadRows, missing } from './facts.ts'

describe('prompts about land, water, weather and sky', () => {
  it.each(loadRows('outdoors.txt'))('$prompt', ({ prompt, expected }) => {
    expect(missing(read(prompt), expected)).toEqual([])
  })
})
