import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'

describe('a film in black and white that keeps one colour', () => {
  it.each([
    ['A black and white street. A woman under a red umbrella is the only colour.', 'red'],
    ['Everything is black and white except for a red balloon that drifts by.', 'red'],
    ['A black and white street in the rain, only the yellow taxi is in colour', 'yellow'],
    ['A monochrome kitchen with a single splash of red: an apple on the table', 'red'],
  ])('%s', (prompt, colour) => {
    expect(read(prompt)).toMatchObject({ style: 'monochrome', accent: colour })
  })

  it.each([
    'A black and white cat sleeps on a red sofa',
    'A black and white film of a street with a red umbrella',
    'Only the red car is fast',
  ])('is not asked for: %s', (prompt) => {
    expect(read(prompt)).not.toHaveProperty('accent')
  })
})
