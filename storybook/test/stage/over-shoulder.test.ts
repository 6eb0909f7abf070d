import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'
import { block } from './blocked.ts'

const shotOf = (prompt: string) =>
  stage({ plan: read(prompt), seed: 1, width: 320, height: 180, seconds: 4, fps: 24 }).shots[0]!

test.each([
  ['over the shoulder shot of a man typing on a laptop', ['laptop']],
  ['over-the-shoulder shot of a girl talking to a clown', ['clown']],
  ['over the shoulder shot of a girl looking at the sea', []],
])('%s: what is seen ahead is %s', (prompt, ahead) => {
  const { shot } = block(read(prompt).shots[0]!, 1)
  expect(shot.subjects.map(({ noun }) => noun)).toEqual(ahead)
  expect(shotOf(prompt).pieces.some(({ name }) => name === 'seen by: shoulder')).toBe(true)
})

test('who looks over his own shoulder is seen', () => {
  const prompt = 'a man looks over his shoulder in a dark alley'
  expect(shotOf(prompt).pieces.some(({ name }) => name === 'seen by: shoulder')).toBe(false)
})

test.each([
  ['a boy jumps into the water, played backwards', true],
  ['rewind: a vase falls and breaks', true],
  ['a truck drives in reverse', undefined],
])('%s: reversed %s', (prompt, reversed) => {
  expect(shotOf(prompt).reversed).toBe(reversed)
})

test.each([
  ['a skyscraper seen from below', true],
  ['low angle shot of a dog', false],
])('%s: the lines run together: %s', (prompt, converge) => {
  expect(shotOf(prompt).pieces.some(({ name }) => name === 'from below')).toBe(converge)
})

test.each(['through a keyhole, a boy is sleeping in bed', 'a wizard, seen through a keyhole'])(
  '%s',
  (prompt) => {
    const [shot] = read(prompt).shots
    expect(shot!.camera.effects).toEqual(['through-keyhole'])
    expect(shot!.subjects.some(({ noun }) => noun === 'keyhole')).toBe(false)
  },
)
