import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

test.each([
  ['a caterpillar turns into a butterfly', 'noto:butterfly'],
  ['a frog turns into a prince', 'prince'],
  ['a pumpkin turns into a carriage', 'prop:carriage'],
  ['a puddle turns into a portal', 'prop:portal'],
  ['a stone lion statue comes to life', 'noto:lion'],
])('%s: first the one, then the other', (prompt, picture) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players).toHaveLength(1)
  const [player] = players
  const [start, end] = [0, SECONDS].map((t) => player!.performance.at(t))
  expect(start!.pose.alpha).toBe(1)
  expect(start!.companions[0]!.pose.alpha).toBe(0)
  expect(end!.pose.alpha).toBe(0)
  expect(end!.companions[0]!.pose.alpha).toBe(1)
  expect(end!.companions[0]!.actor.name).toContain(picture)
})

test.each([
  ['a wizard casts a spell and turns a frog into a prince', 'frog', 'prince'],
  ['the fairy godmother transforms a pumpkin into a golden carriage', 'pumpkin', 'prop:carriage'],
  ['a witch changes a teapot into a mouse', 'teapot', 'noto:mouse'],
  ['a sorcerer raises his staff and turns a statue into a lion', 'statue', 'noto:lion'],
])('%s: the agent stays who it is, and beside it', (prompt, changed, picture) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players).toHaveLength(2)
  const other = players.find(({ subject }) => subject.noun === changed)
  const agent = players.find((each) => each !== other)
  expect(agent!.subject.actions.map(({ verb }) => verb)).toEqual(['cast-spell'])
  expect(agent!.at(SECONDS).pose.alpha ?? 1).toBe(1)
  const end = other!.performance.at(SECONDS)
  expect(end.pose.alpha).toBe(0)
  expect(end.companions[0]!.actor.name).toContain(picture)
})

test.each([
  ['a witch turns a man to stone', 'man of stone'],
  ['an alchemist turns an apple into gold', 'apple of gold'],
  ['the ice queen turns a rose into ice', 'rose of ice'],
])('%s: the same one of other stuff', (prompt, prop) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players.map(({ subject }) => subject.material)).toEqual([null, null])
  const deeds = players.flatMap(({ subject }) => subject.actions)
  expect(deeds).toContainEqual(expect.objectContaining({ verb: 'transform', prop }))
})

test('beside a witch a horse that was a mouse is as large as a horse', () => {
  const { players } = block(
    read('a witch waves her wand and the mouse becomes a horse').shots[0]!,
    1,
  )
  const mouse = players.find(({ subject }) => subject.noun === 'mouse')!
  const [horse] = mouse.performance.at(SECONDS).companions
  expect(horse!.height).toBeGreaterThan(2.5)
})

test('what it turns into has the colour that was asked for', () => {
  const [shot] = read('a caterpillar turns into a purple butterfly').shots
  const { players } = block(shot!, 1)
  expect(players[0]!.subject.actions[0]!.prop).toBe('purple butterfly')
})

test.each([
  ['a statue comes to life', 'marble', 'woman of flesh'],
  ['the woman turns to stone', null, 'woman of stone'],
])('%s: the stuff changes', (prompt, material, prop) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  const [player] = players
  expect(player!.subject).toMatchObject({ material, actions: [{ verb: 'transform', prop }] })
  expect(player!.performance.at(SECONDS).companions[0]!.actor).not.toBe(player!.actor)
})

test('what is turned is not a card seen from its edge', () => {
  const [shot] = read('a shoe rotating').shots
  const { players } = block(shot!, 1)
  const turns = Array.from({ length: 120 }, (_, i) => players[0]!.at(i / 24).pose.turn ?? 1)
  expect(turns.some((turn) => turn < 0)).toBe(true)
  expect(turns.filter((turn) => Math.abs(turn) < 0.5).length).toBeLessThan(24)
})

test.each(['a sunflower growing from a seed to full bloom', 'a tulip grows'])(
  '%s: a sprout, then a bud, then the bloom',
  (prompt) => {
    const { players } = block(read(prompt).shots[0]!, 1)
    expect(players).toHaveLength(1)
    const seen = [0.1, 0.5, 0.98].map((share) => {
      const { companions } = players[0]!.performance.at(share * SECONDS)
      return companions.map(({ name, height }) => `${name} ${Math.round(height * 10)}`)
    })
    expect(seen[0]).toEqual([expect.stringMatching(/^seedling [1-3]$/u)])
    expect(seen[1]).toEqual([expect.stringMatching(/^flower bud [4-8]$/u)])
    // On its stem, whose leaves are strands too.
    expect(seen[2]!.filter((name) => !name.startsWith('strand'))).toEqual([
      expect.stringMatching(/^grown \d+$/u),
    ])
    expect(seen[2]!.length).toBeGreaterThan(1)
  },
)
