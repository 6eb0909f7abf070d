import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('There is no shot.')
  return rehearse(shot)
}

const nouns = ({ subjects }: Shot) => subjects.map(({ noun }) => noun)
const firstVerb = ({ subjects: [lead] }: Shot) => lead?.actions[0]?.verb

describe('hands are on what they work at', () => {
  it.each([
    ["a person is braiding a horse's mane", 'braid-mane', 'farm'],
    ['a cowboy saddles a horse', 'saddle-horse', 'farm'],
    ['a farrier shoes a horse', 'shoe-horse', 'farm'],
    ['a vet vaccinates a cat', 'inject-beast', 'veterinary clinic'],
    ["a vet bandages a dog's leg", 'bandage-beast', 'veterinary clinic'],
  ])('%s', (prompt, verb, place) => {
    const shot = told(prompt)
    expect([firstVerb(shot), shot.place]).toEqual([verb, place])
  })

  it('who is shaved by a barber is a man in foam', () => {
    const shot = told('a barber shaves a customer')
    expect([firstVerb(shot), shot.subjects[1]?.person?.gender]).toEqual(['shave-beard', 'man'])
  })

  it('an opponent is dressed for the same sport', () => {
    const shot = told('a fencer lunges at his opponent')
    expect(shot.subjects.map(({ person }) => person?.role)).toEqual(['fencer', 'fencer'])
  })

  it('a chess player beats nobody with fists', () => {
    expect(firstVerb(told('a chess player beats his opponent'))).toBe('play-chess')
  })

  it('who draws on a wall stands at it, and the flowers are on it', () => {
    const child = told('a child draws on the wall with crayons')
    expect([nouns(child), firstVerb(child)]).toEqual([['child'], 'draw-on-wall'])
    const painter = told('a woman paints flowers on a wall')
    expect([nouns(painter), painter.subjects[0]?.actions[0]?.prop]).toEqual([['woman'], 'flower'])
  })
})
