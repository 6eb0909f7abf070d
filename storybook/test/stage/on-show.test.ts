import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import type { Shot } from '../../src/plan/plan.ts'

/** The first shot of a prompt as the stage tells it. */
function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return rehearse(shot)
}

const deeds = ({ subjects }: Shot): string[] =>
  subjects.flatMap(({ noun, actions }) =>
    actions.map(({ verb, prop }) => `${noun} ${verb} ${prop ?? ''}`.trim()),
  )

describe('what is on show', () => {
  it('ice cubes fall into the glass, and are not blocks beside it', () => {
    const shot = told('ice cubes fall into a glass of lemonade, splash')
    expect(deeds(shot)).toEqual(['glass of lemonade take-in ice cube'])
  })

  it('herbs fall onto a pizza', () => {
    const shot = told('basil leaves fall onto a pizza')
    expect(deeds(shot)).toContain('pizza take-on herb')
  })

  it('a can comes up out of its splash in a studio', () => {
    const shot = told('a can of cola bursts out of splashing ice water')
    expect(shot.place).toBe('photo studio')
    expect(deeds(shot)).toEqual(['soda can burst-forth waterburst'])
  })

  it('a shoe that turns by itself is in a studio, and a paper boat that floats is not', () => {
    expect(told('a sneaker rotates').place).toBe('photo studio')
    expect(told('a paper boat floats').place).not.toBe('photo studio')
  })

  it('what falls into a glass is seen in a close-up too', () => {
    expect(told('close-up of a cherry falling into a cocktail').camera.framing).toBeNull()
  })
})
