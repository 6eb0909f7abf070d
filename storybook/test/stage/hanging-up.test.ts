import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['banners hang from the walls of a great hall', 'hung up prop:hung-banner 3'],
  ['red lanterns hang from the ceiling of a restaurant', 'hung up prop:lantern 3 red'],
  ['paper cranes hang from the ceiling of a room', 'hung up prop:paper-crane 5'],
  ['lanterns on a rope', 'hung up prop:lantern 3'],
])('%s: on cords above all', (prompt, words) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(players.filter(({ subject }) => subject.id === 's1')).toHaveLength(0)
  const hung = setting.set.pieces.filter(({ name }) => name.startsWith(words))
  expect(hung).toHaveLength(Number(words.split(' ')[3]))
})

test('a dress that somebody hangs up is on no cord', () => {
  const { setting } = block(read('a woman hangs a dress in a wardrobe').shots[0]!, 1)
  expect(setting.set.pieces.filter(({ name }) => name.startsWith('hung up'))).toHaveLength(0)
})

test.each([
  [
    'a knight kneels in a great hall with red banners and stained glass windows',
    'hung up prop:hung-banner 3 red',
  ],
  [
    'a knight kneels in a great hall with red banners and stained glass windows',
    'on walls prop:stained-glass-window 3',
  ],
  [
    'a clockmaker repairs a watch at his workbench, surrounded by dozens of clocks',
    'on walls prop:clock 14',
  ],
  ['a wizard reads in his study, surrounded by dozens of potions', 'on shelves prop:potion 14'],
])('%s: the room has them', (prompt, words) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(
    players.filter(({ subject }) => /banner|window|clock$|potion/u.test(subject.noun)),
  ).toHaveLength(0)
  expect(setting.set.pieces.filter(({ name }) => name.startsWith(words)).length).toBeGreaterThan(0)
})

test.each([
  ['three friends play cards in a cabin, snow falls outside', 'log-cabin'],
  ['two children sit inside a tent made of blankets', 'blanket-fort'],
  ['a basketball player dunks the ball in a packed arena', 'gymnasium'],
  ['a librarian pushes a cart between tall shelves', 'library'],
  ['the kitchen of a ramen shop: a chef cooks', 'sushi-bar'],
])('%s: in there', (prompt, id) => {
  expect(block(read(prompt).shots[0]!, 1).setting.place.id).toBe(id)
})

test('what is on the shelves behind somebody is on boards along the wall', () => {
  const shot = read('a potter shapes a vase, shelves with dozens of jars behind her').shots[0]!
  const { players, setting } = block(shot, 1)
  expect(players.filter(({ subject }) => /shelf|jar/u.test(subject.noun))).toHaveLength(0)
  expect(setting.set.pieces.some(({ name }) => name.startsWith('on shelves'))).toBe(true)
})
