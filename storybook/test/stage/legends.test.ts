import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

const told = (prompt: string) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(prompt)
  return rehearse(shot)
}

describe('beings of legend', () => {
  it('come out of eggs that are named after them', () => {
    const [young] = told('a dragon egg hatches').subjects
    expect(young).toMatchObject({ picture: 'prop:dragon', actions: [{ verb: 'hatch-out' }] })
  })

  it('rise from their lamp as smoke', () => {
    const { subjects } = told('a genie comes out of a lamp')
    expect(subjects.map(({ picture }) => picture)).toEqual(['prop:genie-in-the-lamp'])
  })

  it('are as large as giants are, with houses at their feet', () => {
    const [giant, houses] = told('a giant steps over a village').subjects
    expect(giant).toMatchObject({ size: 'giant', person: { role: 'giant' } })
    expect(houses).toMatchObject({ noun: 'house', size: 'tiny' })
  })

  it('wear their snakes', () => {
    const { subjects } = told('a gorgon with snakes for hair')
    expect(subjects.map(({ person }) => person?.role)).toEqual(['medusa'])
  })
})
