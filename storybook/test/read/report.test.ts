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
    expect(read('a cassowary in the savanna').not_shown).toEqual([
      '“cassowary” has no picture of its own: dodo plays it.',
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

  it('tells what something was and what it becomes', () => {
    expect(read('a river changes from blue to brown').understood).toEqual([
      'Shot 1: Place: river, blue.',
      'Becoming: Place: river, brown.',
    ])
  })
})

/** Words that somebody could look for in the film in vain. */
it.each([
  ['a quantum flibber sings', 'quantum flibber'],
  ['a couple procrastinates in the rain', 'procrastinates'],
  ['a man burns a letter', 'burns'],
  ['a knight bravely defends the castle gate', 'bravely'],
  ['a waiter clumsily drops a tray of glasses', 'clumsily'],
  ['a gap-toothed pirate winks', 'gap-toothed pirate'],
  ['a two-headed cow argues with itself', 'two-headed cow'],
  ['a green alien with five eyes waves', 'five eyes'],
  ['a squirrel hoards acorns', 'hoards'],
  ['a monkey imitates businessmen', 'imitates'],
  ['a programmer debugs code at 3am', 'debugs'],
  ['a queen demands gold', 'demands'],
  ['a man ignores the phone', 'ignores'],
  ['a boy juggles, whistles, hops, and winks at the camera', 'wink'],
])('%s: “%s” is told', (prompt, word) => {
  expect(read(prompt).not_shown.join()).toContain(`“${word}”`)
})

it.each([
  'a cute curious fox sniffs a mushroom',
  'a majestic lion walks through an empty street',
  'a girl nervously opens a letter',
  'a thief silently sneaks past a guard',
  'an old computer on a table',
  'a transparent umbrella',
  'an invisible man walks through a crowd',
  'a girl loves to dance',
  'a Scottish man',
  'an underwater restaurant',
  'a skinny dog barks',
  'a woman enjoys her tea',
])('%s: nothing is missing', (prompt) => {
  expect(read(prompt).not_shown).toEqual([])
})
