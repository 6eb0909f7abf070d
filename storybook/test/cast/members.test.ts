import { describe, expect, it } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { isPuppet, type Puppet } from '../../src/cast/people/puppet.ts'
import { read } from '../../src/read/read.ts'

/** All who play the first subject of a prompt. */
function playersOf(prompt: string): Puppet[] {
  const subject = read(prompt).shots[0]?.subjects[0]
  if (!subject) throw new Error(`Nobody in "${prompt}".`)
  const actors = Array.from({ length: subject.count }, (_, index) =>
    castSubject(subject, { seed: 5, index }),
  )
  return actors.filter(isPuppet)
}

const ages = (prompt: string): string[] =>
  playersOf(prompt).map(({ proportions }) => proportions.age)
const genders = (prompt: string): string[] => playersOf(prompt).map(({ look }) => look.gender)

describe('one of several people', () => {
  it('a family has parents and children', () => {
    expect(ages('a family walks in the park')).toEqual(['adult', 'adult', 'child', 'child'])
  })

  it('colourful clothes are of another colour on everybody', () => {
    const coats = playersOf('three kids in colourful raincoats').map(({ look }) => look.outfit.top)
    expect(new Set(coats.map(({ colour }) => colour)).size).toBe(3)
  })

  it('family words say the age', () => {
    expect(ages('two grandchildren play')).toEqual(['child', 'child'])
    expect(ages('a grandson runs')).toEqual(['child'])
    expect(ages('grandparents walk')).toEqual(['old', 'old'])
    expect(ages('three toddlers sit')).toEqual(['baby', 'baby', 'baby'])
  })

  it('parents and couples are a woman and a man', () => {
    expect(genders('parents dance')).toEqual(['woman', 'man'])
    expect(genders('a couple dances')).toEqual(['woman', 'man'])
  })

  it('newlyweds are dressed for it', () => {
    const hats = playersOf('newlyweds walk').map(({ look }) => look.outfit.hat?.style ?? null)
    expect(hats).toEqual(['veil', null])
  })

  it('bridesmaids wear alike long dresses and flowers in the hair', () => {
    const worn = playersOf('three bridesmaids wave').map(({ look: { gender, outfit } }) =>
      [gender, outfit.hat?.style, outfit.top.colour].join(' '),
    )
    expect(worn).toHaveLength(3)
    expect(new Set(worn)).toEqual(new Set(['woman flower-crown #c9a0c4']))
  })

  it('twins look the same, siblings do not', () => {
    const [one, other] = playersOf('twin sisters walk')
    expect(one?.look.key).toBe(other?.look.key)
    const [first, second] = playersOf('two siblings walk')
    expect(first?.look.key).not.toBe(second?.look.key)
  })

  it('a crowd has women and men, old and young', () => {
    const crowd = playersOf('a crowd of people cheers')
    expect(new Set(crowd.map(({ look }) => look.gender)).size).toBe(2)
    expect(new Set(crowd.map(({ proportions }) => proportions.age)).size).toBeGreaterThan(2)
  })
})

describe('clothes as said', () => {
  const outfit = (prompt: string): Puppet['look']['outfit'] | undefined =>
    playersOf(prompt)[0]?.look.outfit

  it('a pattern is printed on the whole garment', () => {
    const dress = outfit('a girl in a polka dot dress')
    expect(dress?.top.details).toContain('dots')
    expect(dress?.skirt?.pattern).toBe('dots')
    expect(outfit('a man in a checked shirt')?.top.details).toContain('plaid')
    expect(outfit('a woman in a striped skirt')?.skirt?.pattern).toBe('stripes')
  })

  it('a bald man may have a long white beard', () => {
    const [man] = playersOf('a bald man with a long white beard')
    expect(man?.look.hair.style).toBe('bald')
    expect([...(man?.look.outfit.extras.keys() ?? [])]).toContain('long-beard')
  })

  it('a nation is told by its dress, unless other clothes are named', () => {
    expect(outfit('a Scottish man')?.skirt?.pattern).toBe('plaid')
    expect(outfit('a Scottish man in jeans')?.skirt ?? null).toBeNull()
  })
})
