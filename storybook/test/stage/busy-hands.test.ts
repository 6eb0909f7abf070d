import { describe, expect, it } from 'vitest'
import { laterDeeds } from '../../src/plan/later-deeds.ts'
import { read } from '../../src/read/read.ts'
import { callingHomes } from '../../src/stage/telling/people/callings.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function toldOf(prompt: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(prompt)
  return rehearse(shot)
}

const deedsOf = (prompt: string): readonly string[] =>
  toldOf(prompt).subjects.flatMap(({ actions }) =>
    actions.map(({ verb, prop }) => [verb, prop ?? ''].join(' ').trim()),
  )

describe('hands that have something to do', () => {
  it.each([
    ['a chef sprinkles parsley over a plate of pasta', 'sprinkle parsley on pasta'],
    ['a cook grates cheese over a bowl of spaghetti', 'grate cheese'],
    ['a woman with a laptop works in a garden', 'type'],
    ['a hiker drinks from a bottle on a mountain trail', 'drink bottle'],
  ])('%s: %s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed)
  })

  it('a student on a bicycle is not in the classroom', () => {
    const [student] = toldOf('a student rides her bicycle').subjects
    expect(student && callingHomes(student)).toEqual([])
  })

  it('a rider plays in the saddle', () => {
    const [cowboy] = toldOf('a cowboy rides a horse while playing the guitar').subjects
    expect(cowboy && laterDeeds(cowboy).map(({ verb }) => verb)).toEqual(['play-guitar'])
  })

  it.each([
    ['a girl on a swing reads a letter', ['swing', 'read']],
    ['a woman in a hammock drinks juice', ['lie', 'drink']],
    ['a teenager lies on his bed and talks on the phone', ['lie', 'phone']],
    ['a woman in a bathtub reads a book', ['bathe', 'read']],
    ['a woman kneels and drinks from a cup', ['kneel', 'drink']],
    ['a man leans against a wall drinking coffee', ['lean-there', 'drink']],
    ['a woman leans on a lamp post reading a newspaper', ['lean', 'read']],
    ['a boy leans against a tree playing the harmonica', ['lean', 'play-harmonica']],
    ['a man swims waving', ['tread-water', 'wave']],
    ['a man floats in a pool drinking a cocktail', ['float-on-back', 'drink']],
    ['a girl hangs upside down from a branch reading a book', ['hang-upside-down', 'read']],
    ['a boy runs waving a flag', ['run', 'wave']],
  ])('%s: both at once', (prompt, verbs) => {
    const [who] = toldOf(prompt).subjects
    expect(who?.actions.map(({ verb }) => verb)).toEqual(verbs)
    expect(who && laterDeeds(who)).toHaveLength(1)
  })

  it('a flag is waved in a boat, and one hand waves from a branch', () => {
    expect(deedsOf('a woman stands in a boat waving a flag')).toEqual(['wave flag'])
    expect(deedsOf('a girl hangs from a branch waving')).toEqual(['hang-by-one-hand branch'])
  })

  it('two men in a rowing boat have one boat', () => {
    const { subjects } = toldOf('two men in a rowing boat')
    expect(subjects.map(({ picture, count }) => [picture, count])).toEqual([
      ['person', 2],
      ['prop:rowed-boat', 1],
    ])
  })

  it('nobody builds in an office, and snow lies where it is thrown', () => {
    expect(toldOf('workers in an office').subjects[0]?.person?.role).toBe('businessman')
    expect(toldOf('a snowball fight in a park').season).toBe('winter')
  })

  it('the roller of whoever paints a wall is in the hand, and no second one beside it', () => {
    const { subjects } = toldOf('a woman paints a wall yellow with a roller')
    expect(subjects.map(({ noun }) => noun)).toEqual(['woman'])
  })
})
