import { describe, expect, it } from 'vitest'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

/** What stands around whoever is played first, halfway through the film. */
function around(prompt: string): string[] {
  const [player] = block(read(prompt).shots[0]!, 2).players
  return player!.performance.at(SECONDS / 2).companions.map(({ name }) => name)
}

/** What the first one has in the hands. */
function heldBy(prompt: string): string[] {
  const [player] = block(read(prompt).shots[0]!, 1).players
  return (player!.performance.at(1).pose.holds ?? []).map(({ actor }) => actor.name)
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

  it.each([
    ['a boy builds a tower of blocks', 0.4, 0.7],
    ['a boy builds a tower of blocks taller than himself', 1, 1.5],
  ])('%s: it rises', (prompt, least, most) => {
    const [player] = block(read(prompt).shots[0]!, 2).players
    const heightAt = (t: number): number =>
      Math.max(
        ...player!.performance
          .at(t)
          .companions.filter(({ name, pose }) => name === 'block' && pose.alpha === 1)
          .map(({ place, height }) => place.y + height),
      )
    expect(heightAt(SECONDS / 4)).toBeLessThan(heightAt(SECONDS))
    expect(heightAt(SECONDS)).toBeGreaterThan(least)
    expect(heightAt(SECONDS)).toBeLessThan(most)
  })

  it.each([
    ['a sculptor chisels a marble lion', 'lion of marble'],
    ['an artist sculpts a lion', 'lion of stone'],
    ['a boy draws a red fish in the sand with a stick', 'red fish'],
    ['a man paints a blue horse', 'blue horse'],
  ])('%s: that is what comes about', (prompt, thing) => {
    const [player] = block(read(prompt).shots[0]!, 1).players
    const made = player!.performance.at(1).companions
    expect(made.map(({ name }) => name).concat(made.map(({ actor }) => actor.name))).toContain(
      thing,
    )
  })

  it.each([
    ['a pirate with a golden sword fights a skeleton', 'gold sword'],
    ['a knight fights a troll with a wooden sword', 'sword of wood'],
  ])('%s: with that one', (prompt, sword) => {
    const [player] = block(read(prompt).shots[0]!, 1).players
    expect(player!.subject.actions[0]?.prop).toBe(sword)
    expect(heldBy(prompt)).toContain('prop:sword')
  })

  it('what is said to be huge is larger in the hands', () => {
    const heightOf = (prompt: string): number => {
      const [player] = block(read(prompt).shots[0]!, 1).players
      return Math.max(...(player!.performance.at(1).pose.holds ?? []).map(({ height }) => height))
    }
    expect(heightOf('a boy reads a giant book')).toBeGreaterThan(
      1.5 * heightOf('a boy reads a book'),
    )
  })

  it('a flag that is planted has its colour', () => {
    const [player] = block(read('an astronaut plants a green flag on Mars').shots[0]!, 1).players
    expect(player!.subject.actions[0]?.prop).toBe('green flag')
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

  it.each([
    ['a painter paints a sunflower field en plein air', 'sunflower easel'],
    ['an artist paints the mountains outdoors', 'mountain easel'],
    ['a man paints a landscape by the sea', 'sea easel'],
  ])('%s: a little of it is on the canvas', (prompt, prop) => {
    const [painter] = rehearse(read(prompt).shots[0]!).subjects
    expect(painter?.actions).toMatchObject([{ verb: 'paint-view', prop }])
    expect(around(prompt)).toEqual(['?easel'])
  })

  it('a painted landscape has no sitter', () => {
    expect(around('a painter paints a landscape')).not.toContain('partner')
  })

  it('what is knitted has its colour and its length, and the kitten a ball of the same wool', () => {
    const prompt = 'a grandmother knits a long blue scarf while a kitten plays with the yarn'
    const { players } = block(read(prompt).shots[0]!, 1)
    const [knitter, kitten] = ['s1#0', 's3#0'].map((key) =>
      players.find((each) => each.key === key),
    )
    const held = knitter!.performance.at(1).pose.holds!.map(({ actor }) => actor.name)
    expect(held[0]).toMatch(/^long knitting in #[0-9a-f]{6}$/u)
    expect(kitten!.subject.actions).toMatchObject([{ verb: 'play', prop: 'blue yarn' }])
    expect(kitten!.performance.at(1).companions).toHaveLength(1)
    expect(heldBy('a woman knits')[0]).toBe('knitting in #d6707a')
    expect(heldBy('a woman knits a red sweater')[0]).not.toBe('knitting in #d6707a')
    expect(heldBy('grandma knitting a rainbow scarf')[0]).toMatch(
      /^long knitting in (#[0-9a-f]{6},?){6}$/u,
    )
    expect(heldBy('a cat knits a red and white hat')[0]).toMatch(
      /^knitting in (#[0-9a-f]{6},?){2}$/u,
    )
  })
})
