import { castSubject } from '../../src/cast/cast.ts'
import { expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { drawnOn, letteringsOf } from '../../src/stage/playing/letterings.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test('the candles of a cake burn on it, and the cake does not burn', () => {
  const burns = [{ verb: 'burn' }]
  const { subjects } = retell(
    Shot.parse({
      subjects: [
        { id: 's1', noun: 'cake', kind: 'food', actions: burns },
        { id: 's2', noun: 'candle', kind: 'food', count: 3, actions: burns },
      ],
    }),
  )
  expect(subjects).toMatchObject([{ id: 's1', picture: 'noto:birthday-cake', actions: [] }])
})

test('a banner hangs before whoever is there, so that it can be read', () => {
  const giraffe = { id: 's1', noun: 'giraffe', kind: 'animal' as const }
  const lettering = [{ text: 'HELLO', on: 'banner' as const }]
  const { shot, box, setting, players } = block({ subjects: [giraffe], lettering }, 1)
  const [banner] = letteringsOf(shot, { box, set: setting.set, players, seconds: 5 })
  const nearest = Math.min(...players.map((player) => player.at(0).z))
  expect(banner?.depth(0)).toBeLessThan(nearest)
})

test('what a plane writes in the sky is smoke, and nothing else is', () => {
  const [plane, children] = [
    'a plane writes LOVE in the sky',
    'children look at "LOVE" in the sky',
  ].map((prompt) => read(prompt).shots[0]!)
  expect([plane, children].map((shot) => shot!.lettering[0]!.on)).toEqual(['sky', 'sky'])
  expect([plane, children].map((shot) => drawnOn(shot!, 'sky'))).toEqual(['smoke', 'sky'])
})

test('ships in space are spaceships, and a station near a planet is seen from outside', () => {
  const [ship] = retell(read('a cargo ship sails through space').shots[0]!).subjects
  expect(ship).toMatchObject({ picture: 'prop:spaceship', kind: 'aircraft' })
  const { place, subjects } = retell(read('a space station above the earth').shots[0]!)
  expect(place).toBe('space')
  expect(subjects.map(({ noun }) => noun)).toContain('space station')
  const [plain] = retell(read('a cargo ship sails on the sea').shots[0]!).subjects
  expect(plain?.kind).toBe('boat')
})

test('whoever runs through a sprinkler has its water behind them', () => {
  const { place, relations } = retell(read('three kids run through a lawn sprinkler').shots[0]!)
  expect(place).toBe('backyard')
  expect(relations).toMatchObject([{ from: 's1', relation: 'in-front-of', to: 's2' }])
})

test('wares stand on a low pedestal in its colour, statues on a high one', () => {
  const under = (prompt: string) => {
    const { place, subjects } = retell(read(prompt).shots[0]!)
    const stand = subjects.find(({ noun }) => /pedestal/u.test(noun))
    return [place, stand?.colour, stand?.picture]
  }
  expect(under('red sneakers rotating on a white pedestal')).toEqual([
    'photo studio',
    'white',
    'prop:display-pedestal',
  ])
  expect(under('headphones spinning on a podium')[2]).toBe('prop:display-pedestal')
  expect(under('a bronze statue of a horse on a pedestal')[2]).toBe('prop:pedestal')
})

test('a statue keeps still on a plinth of its own', () => {
  const [lion] = retell(read('a stone lion statue in front of a library').shots[0]!).subjects
  expect(lion).toMatchObject({ noun: 'statue of lion', kind: 'thing', material: 'stone' })
  expect(castSubject(lion!, { seed: 1 }).name).toBe('statue:noto:lion')
})

test('what leans against a wall has it behind it with its window and shutters', () => {
  const { place, scenery, subjects } = retell(
    read('a bicycle leaning against a yellow wall under a window with red shutters').shots[0]!,
  )
  expect(place).toBe('house wall')
  expect(scenery).toEqual(['yellow wall', 'red shutters', 'window'])
  expect(subjects.map(({ noun }) => noun)).toEqual(['bicycle'])
})

test.each([
  ['a bowl of lemons on a kitchen table'],
  ['a chessboard on a park table under autumn trees'],
  ['fruit and vegetables on a market stall'],
])('%s: the table is the ground of the picture', (prompt) => {
  const { setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.pieces.map(({ name }) => name)).toContain('table')
})

test('a bridge that is fought on is where both are, and the sword is in the hand of the knight', () => {
  const { place, scenery, subjects } = retell(
    read('epic battle between a dragon and a knight on a burning bridge').shots[0]!,
  )
  expect([place, scenery]).toEqual(['stone bridge', ['burning']])
  expect(subjects.map(({ noun, actions }) => [noun, actions[0]?.verb])).toEqual([
    ['knight', 'sword-fight'],
    ['dragon', undefined],
  ])
})

test('who plays where a chess board is sits at it', () => {
  const { subjects } = retell(read('two robots playing, a chess board').shots[0]!)
  expect(subjects).toMatchObject([{ noun: 'robot', actions: [{ verb: 'play-chess' }] }])
})

test.each([1, 6, 17])('a cake with %i candles has as many of them', (count) => {
  const { subjects } = retell(read(`a cake with ${count} candles`).shots[0]!)
  expect(subjects).toMatchObject([{ noun: 'cake', picture: `prop:candle-cake-${count}` }])
})

test('a king in stone is one, with his crown, and keeps still', () => {
  const [king] = retell(read('a bronze statue of a king in a square').shots[0]!).subjects
  expect(king).toMatchObject({ noun: 'statue of king', kind: 'thing', material: 'bronze' })
  expect(castSubject(king!, { seed: 1 }).name).not.toMatch(/noto:|prop:/u)
})

test('candles are lit in the evening, and stand on the table they light', () => {
  const { time, subjects } = retell(read('a candlelit table in a garden').shots[0]!)
  expect(time).toBe('dusk')
  expect(subjects).toMatchObject([{ picture: 'prop:candlelit-table' }])
})

test('a cluttered desk is full of things', () => {
  const { relations } = retell(read('a cluttered desk').shots[0]!)
  expect(relations.filter(({ relation }) => relation === 'on').length).toBeGreaterThan(3)
})

test.each([
  ['a cat sits in a doorway', 'house wall', 'on'],
  ['a bear at the mouth of a cave', null, 'in-front-of'],
])('%s', (prompt, place, relation) => {
  const told = retell(read(prompt).shots[0]!)
  expect(told.place).toBe(place)
  expect(told.relations).toMatchObject([{ relation }])
})

test('boats that are pulled up lie on the beach; stone lions on guard are statues', () => {
  const lead = (prompt: string) => retell(read(prompt).shots[0]!).subjects[0]
  expect(lead('two rowboats pulled up on a beach')?.actions).toMatchObject([{ verb: 'lie' }])
  expect(lead('two stone lions guard the entrance of a palace')?.noun).toBe('statue of lion')
})

test('a candlelit chapel is seen from within, a lone bridge from afar', () => {
  expect(retell(read('a candlelit chapel').shots[0]!).place).toBe('church interior')
  expect(retell(read('a stone bridge over a stream').shots[0]!).camera.framing).toBe('extreme-wide')
})

test('a coat on a hook hangs on the wall of a room, and a desk by candlelight has its candle', () => {
  const coat = retell(read('a coat hung on a hook').shots[0]!)
  expect([coat.place, coat.subjects.map(({ noun }) => noun)]).toEqual(['room', ['wall coat']])
  const desk = retell(read('a candlelit desk with a quill').shots[0]!)
  expect([desk.place, desk.subjects.at(-1)?.noun]).toEqual(['study', 'candle'])
})
