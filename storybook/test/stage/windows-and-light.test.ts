import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stageShot } from '../../src/stage/shot.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { block, RATIOS } from './blocked.ts'

const blockPrompt = (prompt: string): Blocking => block(read(prompt).shots[0] ?? {}, 1)

function piecesOf(prompt: string): string[] {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot for ${prompt}.`)
  const scene = stageShot({
    shot,
    random: createRandom(1),
    seed: 1,
    seconds: 5,
    width: RATIOS[0][0],
    height: RATIOS[0][1],
  })
  return scene.pieces.map(({ name }) => name)
}

describe('a window is a room to look out of', () => {
  test.each([
    ['a child looks out of the window at the rain', 'living-room', 'drops on the glass'],
    ['a cat sits on a windowsill, snow falls outside', 'windowsill', 'snow on the ledge'],
    ['a candle next to an open book by the window, rain', 'windowsill', 'drops on the glass'],
    ['a vase by an open window, sea view', 'windowsill', 'sill'],
    ['a girl looks out of the train window at the hills', 'train-car', 'back wall'],
    [
      'an astronaut floats in a space station, the earth outside the window',
      'spaceship',
      'outside',
    ],
    ['a whale swims past the submarine window, a captain watches it', 'submarine', 'outside'],
  ])('%s', (prompt, place, piece) => {
    const { setting } = blockPrompt(prompt)
    expect(setting.place.id).toBe(place)
    expect(setting.place.indoors).toBe(true)
    expect(piecesOf(prompt)).toEqual(expect.arrayContaining(['outside', piece]))
  })

  test('what is far away stands behind the glass, not in the room', () => {
    const { players } = blockPrompt('a boy looks at the mountains and the moon through the window')
    expect(players.map(({ subject }) => subject.noun)).toEqual(['boy'])
  })

  test('city lights burn at night, and the room is lit', () => {
    const { setting } = blockPrompt('a woman looks out of the window at the city lights')
    expect(setting.light.dark).toBe(true)
  })

  test('whoever stands at a window is turned to it', () => {
    const { players } = blockPrompt('a businessman stands at the office window')
    expect(players[0]?.subject.actions[0]?.verb).toBe('gaze-out')
  })
})

describe('the light that a prompt asks for lies on the picture', () => {
  test.each([
    ['a monk writes a letter by candlelight', 'pool of light', true],
    ['a dj in a club under disco lights', 'disco lights', true],
    ['golden sunbeams stream into a library, a man reads', 'sunbeams', false],
    ['a dog sleeps in a dark room', 'pool of light', true],
  ])('%s', (prompt, piece, dark) => {
    expect(piecesOf(prompt)).toContain(piece)
    expect(blockPrompt(prompt).setting.light.dark).toBe(dark)
  })

  test('by day and without a word about it there is none', () => {
    expect(piecesOf('a monk writes a letter')).not.toContain('pool of light')
  })
})

test('an explosion goes off where they are, in a room as well', () => {
  const prompt = 'a scientist mixes chemicals, explosion'
  expect(piecesOf(prompt)).toContain('explosion')
  expect(blockPrompt(prompt).setting.place.id).toBe('laboratory')
  expect(blockPrompt(prompt).players.map(({ subject }) => subject.noun)).toEqual(['scientist'])
})
