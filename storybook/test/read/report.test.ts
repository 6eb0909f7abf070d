import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'

describe('what the reader tells its user', () => {
  it('names everybody, everything they do, and where', () => {
    const { understood, not_shown } = read(
      'two black cats sleep on a red sofa at night, zoom in, watercolor',
    )
    expect(understood).toEqual([
      '2 × black cat: sleep.',
      'Red sofa.',
      'Cat on sofa.',
      'Setting: night.',
      'Camera: zoom in.',
      'Style: watercolour.',
    ])
    expect(not_shown).toEqual([])
  })

  it('says what has no picture', () => {
    expect(read('a dog thinking about quuxland in zanzibarra').not_shown.join()).toContain(
      'No picture for',
    )
  })

  it('says which words of another language it does not know', () => {
    const { understood, not_shown } = read('un perro come una zarandaja en el parque')
    expect(understood).toContain('Dog: eat.')
    expect(not_shown).toEqual(['No word of mine for “zarandaja”.'])
  })

  it('says who plays a part that has no picture of its own', () => {
    expect(read('an okapi in the savanna').not_shown).toEqual([
      '“okapi” has no picture of its own: giraffe plays it.',
    ])
  })

  it('gives a film for a prompt that nobody can read, and says so', () => {
    const plan = read('blorf snarg wibble')
    expect(plan.not_shown[0]).toMatch(/^I could not read this/)
    expect(plan.shots[0]?.place).not.toBeNull()
    expect(plan.shots[0]?.subjects.length).toBeGreaterThan(0)
  })

  it('does not say twice what a thing is made of', () => {
    expect(read('a paper boat').understood).toContain('Paper boat.')
    expect(read('a boat made of paper').understood).toContain('Paper boat.')
  })

  it('numbers its shots', () => {
    expect(read('a dog runs, then it sleeps').understood).toContain('Shot 2: Dog: sleep.')
  })
})
