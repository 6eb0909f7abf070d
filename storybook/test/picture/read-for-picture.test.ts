import { describe, expect, test } from 'vitest'
import { readForPicture, visitorsIn } from '../../src/picture/wishes/read-for-picture.ts'
import { Plan } from '../../src/plan/plan.ts'

const guests = (prompt: string): string[] =>
  readForPicture(prompt).shots.flatMap((shot) => visitorsIn(shot).map(({ noun }) => noun))

describe('what a prompt asks of a picture', () => {
  test.each(['', 'bring this photo to life', 'asdf qwer', '🎞️', '   '])(
    '“%s” invents nobody',
    (prompt) => {
      const plan = readForPicture(prompt)
      expect(guests(prompt)).toEqual([])
      expect(plan.shots.map(({ place, time }) => [place, time])).toEqual([[null, null]])
      expect(() => Plan.parse(plan)).not.toThrow()
    },
  )

  test('those who come in are cast', () => {
    expect(guests('a butterfly flies in')).toEqual(['butterfly'])
    expect(guests('a cat walks by')).toEqual(['cat'])
    expect(guests('birds fly across the sky')).toEqual(['bird'])
  })

  test('those who are in the picture are not played by somebody else', () => {
    expect(guests('the boat rocks on the waves')).toEqual([])
    expect(guests('A man walks along the beach')).toEqual([])
    expect(readForPicture('A man walks along the beach').not_shown.join(' ')).toContain('man')
  })

  test('elements need no picture of their own', () => {
    const plan = readForPicture('the fire flickers, embers rise, petals fall')
    expect(guests(plan.prompt)).toEqual([])
    expect(plan.not_shown).toEqual([])
    expect(plan.understood.join(' ')).toContain('fire flickers')
  })

  test('other languages name things, too', () => {
    expect(readForPicture('雪が降る').shots[0]?.weather).toBe('snow')
    expect(readForPicture('nubes y lluvia').understood.join(' ')).toContain('clouds drift')
  })

  test.each([
    ['the flag is waving', /water/u],
    ['the cat blinks', /lights/u],
    ['steam rises from the coffee', /coffee/u],
  ])('“%s” says nothing about %s', (prompt, other) => {
    const { understood, not_shown } = readForPicture(prompt)
    const told = not_shown.filter((line) => line.startsWith('Named'))
    expect([...understood, ...told].join(' ')).not.toMatch(other)
  })

  test('hair blows in the wind', () => {
    const { understood, not_shown } = readForPicture('the wind blows through her hair')
    expect(understood.join(' ')).toContain('hair blows, wind')
    expect(not_shown.join(' ')).not.toContain('could not read')
  })

  test('words that cannot be read are told', () => {
    expect(readForPicture('qwertz asdf').not_shown).toHaveLength(1)
  })
})
