import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

/** What stands around whoever is played first, halfway through the film. */
function around(prompt: string): string[] {
  const [player] = block(read(prompt).shots[0]!, 2).players
  return player!.performance.at(SECONDS / 2).companions.map(({ name }) => name)
}

describe('making things', () => {
  it.each([
    ['a boy builds a robot in his garage', 'robot'],
    ['a man builds a boat on the beach', 'boat'],
    ['a carpenter builds a chair', 'chair'],
  ])('%s: it stands there instead of a bench', (prompt, thing) => {
    expect(around(prompt)).toEqual([thing])
  })

  it.each([
    ['three scientists build a rocket', 'rocket'],
    ['two engineers assemble a robot', 'robot'],
    ['four kids build a robot', 'robot'],
  ])('%s, all of them at one', (prompt, thing) => {
    const { players } = block(read(prompt).shots[0]!, 2)
    expect(players.filter(({ subject }) => subject.noun === thing)).toHaveLength(1)
    const brought = players.flatMap(({ performance }) => performance.at(1).companions)
    expect(brought.filter(({ name }) => name === thing)).toEqual([])
  })

  it('a tower of blocks is stacked, not hammered', () => {
    expect(read('a girl builds a tower of blocks').shots[0]?.subjects[0]?.actions).toMatchObject([
      { verb: 'stack-blocks' },
    ])
  })

  it('planks and nails lie on a bench', () => {
    expect(around('a carpenter hammers a nail')).toEqual(['table', 'plank'])
  })

  it.each([
    'a street artist draws a portrait of a tourist',
    'a painter paints a portrait of an old man',
  ])('%s, who sits before the easel', (prompt) => {
    expect(around(prompt)).toEqual(['portrait easel', 'stool', 'partner'])
  })

  it('a painted landscape has no sitter', () => {
    expect(around('a painter paints a landscape')).not.toContain('partner')
  })
})
