import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { block } from './blocked.ts'

const blockPrompt = (prompt: string): Blocking => block(read(prompt).shots[0] ?? {}, 1)

/** Who plays what and does what, and where. */
function told(prompt: string): string {
  const { players, setting } = blockPrompt(prompt)
  const parts = players.map(({ actor, subject }) =>
    [actor.name, ...subject.actions.map(({ verb }) => verb)].join(' '),
  )
  return `${setting.place.id}: ${parts.join(', ')}`
}

describe('what is done on tables and stoves, by itself or by hands alone', () => {
  test.each([
    ['an egg fries in a pan', 'kitchen: noto:cooking sizzle'],
    ['tomato soup bubbles in a pot', 'kitchen: noto:pot-of-food boil'],
    ['bread rising in the oven', 'oven-interior: noto:bread swell'],
    ['bubbles rise in a glass of champagne', 'kitchen: prop:champagne-flute fizz'],
    ['a ballerina dances on a music box', 'living-room: prop:music-box chime'],
    [
      'two pirate ships sail in a cup of coffee',
      'kitchen: prop:wide-cup, prop:pirate-ship rock, prop:pirate-ship rock',
    ],
    ['a ship in a bottle on a desk', 'living-room: prop:bottle-ship'],
    ['two hands knead dough', 'kitchen: prop:dough hand-press'],
    ['hands typing on a laptop', 'office: noto:laptop hand-type'],
    ['hands playing piano keys', 'office: noto:musical-keyboard hand-type'],
    ['a hand writes a letter', 'living-room: noto:page-with-curl hand-write'],
    ['hands holding a warm mug', 'kitchen: prop:cup hand-hold'],
    ['a hand lighting a candle', 'kitchen: prop:candle hand-light'],
    ['a hand turns the pages of a book', 'library: noto:open-book hand-turn'],
    ['a hand stirs the soup with a spoon', 'kitchen: prop:soup hand-stir'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected)
  })

  test.each([
    [
      'a cook tosses pizza dough into the air in front of a wood-fired oven',
      'restaurant: prop:brick-oven, cook make-pizza',
    ],
    ['a baker takes a loaf of bread out of a brick oven', 'restaurant: baker tend-brick-oven'],
    ['a chef tosses pizza dough', 'restaurant: chef make-pizza'],
    ['a baker takes a loaf of bread out of the oven', 'kitchen: baker tend-oven'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected)
  })

  test('a bar on a roof has its counter there', () => {
    const piecesOf = (prompt: string): string[] =>
      blockPrompt(prompt).setting.set.pieces.map(({ name }) => name)
    expect(piecesOf('a waiter serves cocktails at a rooftop bar')).toContain('bar')
    expect(piecesOf('a cat sleeps on a rooftop')).not.toContain('bar')
  })

  test('a hand is seen at work, and its arm needs no room in the frame', () => {
    const [dough] = blockPrompt('two hands knead dough').players
    const names = dough?.performance.at(1).companions.map(({ name }) => name)
    expect(names).toEqual(['arm', 'arm'])
    expect(dough?.reach.up).toBeLessThan(1.2)
  })

  test('wine is poured from its bottle into a glass', () => {
    const [wine] = blockPrompt('wine is poured into a crystal glass').players
    const seen = wine!.performance.at(3).companions
    expect(seen.map(({ actor }) => actor.name)).toContain('prop:bottle')
    const full = (t: number): number | undefined =>
      wine!.performance.at(t).companions.find(({ actor }) => /filling/u.test(actor.name))?.pose.open
    expect([full(0), full(3)]).toEqual([0, 1])
  })

  test('an hourglass runs out', () => {
    const [glass] = blockPrompt('an hourglass on a desk').players
    const open = (t: number): number => glass?.at(t).pose.open ?? 0
    expect(open(4.9)).toBeGreaterThan(open(0.5) + 0.5)
  })
})

test.each([
  ['a blue teapot pours tea into a white cup', ['noto:teapot', 'prop:cup']],
  [
    'honey dripping from a wooden dipper onto a stack of pancakes',
    ['prop:honey-dipper', 'noto:pancakes'],
  ],
])('%s: the pot is tipped over what is filled', (prompt, names) => {
  const [lead] = blockPrompt(prompt).players
  const seen = lead?.performance.at(3).companions.map(({ actor }) => actor.name)
  expect(seen).toEqual(expect.arrayContaining(names))
})

test.each([
  ['a businesswoman in an elevator looks at her phone', 'elevator-cabin'],
  ['the elevator doors open and a penguin walks out', 'elevator'],
  ['laundry spins in a washing machine', 'laundromat'],
  ['a paper boat floats in a bathtub', 'bathroom'],
])('%s: in its own place', (prompt, place) => {
  expect(blockPrompt(prompt).setting.place.id).toBe(place)
})

test('what a cake is decorated with is on it, one more as time goes on, and not beside it', () => {
  const { players } = blockPrompt('a pastry chef decorates a cake with roses')
  expect(players).toHaveLength(1)
  const roses = (t: number): number =>
    players[0]!.performance.at(t).companions.filter(({ name }) => name === 'rose').length
  expect(roses(0.1)).toBe(2)
  expect(roses(4.9)).toBeGreaterThan(2)
})

test.each([
  ['A chef flips a pancake in a pan in a bright kitchen', 'flip-pancake'],
  ['A cook flips a steak on the grill', 'barbecue'],
  ['A man flips a light switch', 'press-switch'],
  ['A girl leafs through an old photo album', 'read'],
])('%s, and turns no somersault', (prompt, verb) => {
  expect(read(prompt).shots[0]?.subjects[0]?.actions.map((deed) => deed.verb)).toEqual([verb])
})

test('who flips a pancake has the only pan in the hand and catches it again', () => {
  const [shot] = read('A chef flips a pancake high in the air and catches it in the pan').shots
  const told = retell(shot!)
  expect(told.place).toBe(null)
  expect(told.subjects.map(({ noun }) => noun)).toEqual(['chef'])
  expect(told.subjects[0]?.actions.map(({ verb }) => verb)).toEqual(['flip-pancake'])
})
