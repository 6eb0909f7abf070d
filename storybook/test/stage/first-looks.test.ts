import { describe, expect, test } from 'vitest'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, RATIOS } from './blocked.ts'

const told = (prompt: string) => rehearse(read(prompt).shots[0]!)
const blocked = (prompt: string, seed = 1) => block(read(prompt).shots[0]!, seed)

describe('how everyday films look', () => {
  test.each([
    ['a knight before a castle', 'castle'],
    ['a queen stands in front of a castle', 'castle'],
  ])('%s: there is no second %s behind', (prompt, place) => {
    expect(blocked(prompt).setting.place.id).not.toBe(place)
  })

  test.each([
    ['a boy sits by the river', 'riverbank'],
    ['a blue van drives along the coast', 'coastal-road'],
    ['a phantom in an abandoned house', 'haunted-hall'],
    ['a kitten on the roof at night', 'tiled-roof'],
  ])('%s: in %s', (prompt, place) => {
    expect(blocked(prompt).setting.place.id).toBe(place)
  })

  test.each([1, 2, 3, 4])('companions wear other colours (seed %i)', (seed) => {
    const tops = blocked('four neighbours wave in a garden', seed).players.flatMap(({ actor }) =>
      isPuppet(actor) ? [actor.look.outfit.top.colour] : [],
    )
    expect(tops.length).toBe(4)
    expect(new Set(tops).size).toBe(4)
  })

  test('a throng goes both ways', () => {
    const ways = blocked('a crowded square').players.map((player) => Math.sign(player.at(0).facing))
    expect(new Set(ways)).toEqual(new Set([-1, 1]))
  })

  test('who sits alone in the frame is larger than who stands', () => {
    const [width, height] = RATIOS[0]
    const tall = (prompt: string) =>
      block(read(prompt).shots[0]!, 1, [width, height]).players[0]!.mark(0).height
    expect(tall('a family of four eats dinner')).toBeGreaterThan(
      1.07 * tall('a woman waves in a kitchen'),
    )
  })

  test('two children build one snowman', () => {
    const { subjects } = told('a brother and a sister build a snowman')
    expect(subjects.filter(({ noun }) => noun === 'snowman')).toHaveLength(1)
  })

  test.each(['a snowman in a park', 'a snowman in a village'])('%s: in winter', (prompt) => {
    expect(told(prompt).season).toBe('winter')
  })

  test('friends in a cafe sit down to talk', () => {
    expect(told('three colleagues talk in a cafe').subjects[0]!.actions[0]!.verb).toBe('confer')
  })

  test('a nurse is not examined by the doctor at her side', () => {
    const verbs = told('a nurse and a doctor').subjects.flatMap(({ actions }) =>
      actions.map(({ verb }) => verb),
    )
    expect(verbs).not.toContain('examine-patient')
  })

  test('a crow on a tree has a branch to sit on', () => {
    const tree = told('a crow on a tree').subjects.find(({ noun }) => noun === 'tree')
    expect(tree?.picture).toBe('prop:branch')
  })
})
