import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { clearTable } from '../../src/stage/telling/table-top.ts'
import { block, only } from './blocked.ts'

test.each([
  ['an old man sits at a cafe in Paris, thinking deeply, a book in front of him', 'think', 'book'],
  ['a lady sits at a table in a restaurant, a cup of tea beside her', 'sit', 'cup of tea'],
  ['a writer sits at a wooden table, a notebook and a red apple in front of him', 'sit', 'apple'],
])('%s', (prompt, how, last) => {
  const shot = read(prompt).shots[0]!
  const [action] = rehearse(shot).subjects[0]!.actions
  expect(action?.verb).toBe(`${how}-at-table`)
  expect(action?.prop?.endsWith(last)).toBe(true)
  const blocking = block(shot, 1)
  expect(blocking.players).toHaveLength(1)
  const { companions } = only(blocking, 's1').performance.at(1)
  const table = companions.find(({ name }) => name === 'table')!
  const things = companions.filter(({ place }) => place.y > 0)
  expect(things.length).toBeGreaterThan(0)
  for (const { height, place } of things) {
    expect(height).toBeLessThan(0.3)
    expect(place.y).toBeCloseTo(table.height)
  }
})

test.each([
  'a girl sits on a sofa in a cafe, a book beside her',
  'a man sits on a bench, a dog beside him',
  'a woman sits at a table, a cat is sleeping on the table',
])('%s: no other table is brought', (prompt) => {
  const [first] = rehearse(read(prompt).shots[0]!).subjects
  expect(first?.actions.some(({ verb }) => verb.endsWith('-at-table'))).toBe(false)
})

test.each([
  ['a couple shares spaghetti at a candlelit table in Paris', 'spaghetti'],
  ['two lovers eat fondue at a table with candles', 'fondue'],
])('%s: close, with the dish and candles on one table', (prompt, food) => {
  const blocking = block(read(prompt).shots[0]!, 1)
  expect(blocking.players).toHaveLength(1)
  const { subject, performance } = blocking.players[0]!
  expect(subject.actions[0]).toMatchObject({ verb: 'dine-by-candle', prop: food })
  const { companions } = performance.at(1)
  const table = companions.find(({ name }) => name === 'laid table')!
  const candles = companions.filter(({ name }) => name === 'candle')
  expect(candles.map(({ place }) => place.y)).toEqual([table.height, table.height])
  expect(blocking.setting.light.dark).toBe(true)
})

test.each([
  ['a family of five says grace before dinner, a turkey on the table', 'say-grace', 'roast turkey'],
  ['two old men play chess at a table in the park', 'play-chess', 'table'],
  ['four managers argue at a long conference table', 'confer', 'conference table'],
])('%s: at one table', (prompt, verb, prop) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  expect(subjects.map(({ kind }) => kind)).toEqual(['person'])
  expect(subjects[0]?.actions[0]).toMatchObject({ verb, prop })
})

test('a Paris café has Paris before its window', () => {
  expect(read('a poet sits in a small Paris cafe').shots[0]?.view).toMatch(/paris/u)
})

test.each([
  ['two old men play dominoes outside a café in Havana', 'domino game', 1],
  ['two women play a game of mahjong', 'mahjong tiles', 1],
  ['two monks play Go under a tree', 'go board', 1],
  ['grandpa and his grandson play checkers on the porch', 'checkers board', 1],
  ['four friends play dominoes', 'domino game', 3],
])('%s: all sit round one game', (prompt, game, others) => {
  const blocking = block(read(prompt).shots[0]!, 1)
  const people = blocking.players.filter(({ subject }) => subject.kind === 'person')
  expect(people).toHaveLength(1)
  const { pose, companions } = people[0]!.performance.at(1)
  expect(pose.hips).toBeLessThan(0.4)
  expect(companions.filter(({ name }) => name === game)).toHaveLength(1)
  expect(companions.filter(({ actor }) => actor.kind === 'puppet')).toHaveLength(others)
})

test.each([
  ['an ant walks across a kitchen table', true],
  ['a bee rides a toy motorcycle across a table', true],
  ['a fly buzzes about a table', false],
  ['a man walks past a table', false],
])('%s: small ones have the table top for their ground', (prompt, cleared) => {
  const { surface } = clearTable(rehearse(read(prompt).shots[0]!))
  expect(surface !== null).toBe(cleared)
})

test.each([
  ['A person washes dishes in a kitchen sink', 'kitchen sink'],
  ['a baker kneads dough on a counter', 'table'],
  ['a carpenter saws a plank on a workbench', 'table'],
])('%s: nothing stands there a second time', (prompt, name) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players).toHaveLength(1)
  const { companions } = players[0]!.performance.at(1)
  expect(companions.map((each) => each.name)).toContain(name)
})
