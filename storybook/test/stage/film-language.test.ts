import { expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, RATIOS } from './blocked.ts'

const shotOf = (prompt: string): Shot => Shot.parse(read(prompt).shots[0])

function piecesOf(prompt: string): string[] {
  const [width, height] = RATIOS[0]
  const shot = shotOf(prompt)
  const scene = stageShot({ shot, random: createRandom(1), seed: 1, seconds: 5, width, height })
  return scene.pieces.map(({ name }) => name)
}

test.each([
  ['a secretary types in an office, light through the blinds', 'shadow of the blinds'],
  ['portrait of an old sailor, soft window light', 'light of the window'],
  ['a cobbler in his workshop, dust floating in the air', 'dust motes'],
  ['a couple dancing under the moon', 'moon'],
])('%s: %s', (prompt, piece) => {
  expect(piecesOf(prompt)).toContain(piece)
})

test('no blinds hang in the street', () => {
  const pieces = piecesOf('a woman in a veil under a street lamp, venetian blinds')
  expect(pieces).not.toContain('shadow of the blinds')
})

test.each([
  ['a couple dancing under the moon', false],
  ['a couple dances under the stars', false],
  ['portrait of an old fisherman, soft window light', true],
  ['light pours through venetian blinds onto a detective’s face', true],
  ['a woman waking up in a cabin in the woods', true],
])('%s: whether it is in a room: %s', (prompt, indoors) => {
  expect(block(shotOf(prompt), 1).setting.place.indoors).toBe(indoors)
})

test.each([
  ['close-up of a watchmaker’s hands repairing a pocket watch', 'pocket watch', 'hand-mend'],
  ['close-up of a potter’s hands shaping clay on a wheel', 'pottery wheel', 'hand-shape'],
  ['close-up of a hacker’s hands typing on a keyboard', 'keyboard', 'hand-type'],
  ['close-up of a jeweler’s hands setting a diamond into a ring', 'ring', 'hand-mend'],
])('%s: the hands and their work fill the frame', (prompt, noun, verb) => {
  const { subjects } = rehearse(shotOf(prompt))
  expect(subjects.map((each) => [each.noun, each.actions[0]?.verb])).toEqual([[noun, verb]])
})

test('a drop that falls into a cup makes a crown of its colour', () => {
  const { subjects } = rehearse(shotOf('macro of a drop of coffee falling into a cup'))
  expect(subjects).toMatchObject([{ picture: 'prop:drop-in-cup', colour: 'brown' }])
})
