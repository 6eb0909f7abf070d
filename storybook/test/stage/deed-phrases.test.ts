import { describe, expect, it } from 'vitest'
import { DEED_PHRASES } from '../../src/lexicon/deeds/all-deeds.ts'
import { read } from '../../src/read/read.ts'
import { SERVICES } from '../../src/stage/telling/people/everyday.ts'
import { HUMAN_ACTIONS } from '../../src/stage/actions/people/human-actions.ts'

const deeds = new Set(HUMAN_ACTIONS.map(({ id }) => id))
const ids = [...new Set(DEED_PHRASES.map(({ id }) => id))]

describe('phrases of the deeds', () => {
  it('every deed that a phrase asks for can be danced', () => {
    // What somebody has done to them is danced by the one who does it.
    const danced = (id: string): boolean => deeds.has(SERVICES[id]?.[1] ?? id)
    expect(ids.filter((id) => !danced(id))).toEqual([])
  })

  it('no phrase asks for two deeds', () => {
    const phrases = DEED_PHRASES.map(({ words }) => words.join(' '))
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
  })

  it('a prompt with a phrase is read as its deed', () => {
    const missed = DEED_PHRASES.filter(({ joined }) => joined)
      .map(({ id, words }) => ({ id, prompt: `a person is ${words.join(' ')}` }))
      .filter(({ id, prompt }) => read(prompt).shots[0]?.subjects[0]?.actions[0]?.verb !== id)
    expect(missed).toEqual([])
  })
})
