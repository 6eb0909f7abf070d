import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const piecesOf = (prompt: string): string[] =>
  stage({
    plan: read(prompt),
    seed: 1,
    width: 480,
    height: 270,
    seconds: 5,
    fps: 24,
  }).shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))

test.each([
  ['lava flows into the ocean, huge clouds of steam', /^s1 steam$/u],
  ['a volcano with a thick column of smoke', /^s1 smoke$/u],
  ['a steam train with clouds of steam', /#0 steam$/u],
  ['a rally car races through the desert, clouds of dust behind it', /#0 thrown dust$/u],
])('%s: it wells up where it belongs', (prompt, name) => {
  expect(read(prompt).shots[0]?.subjects.map(({ noun }) => noun)).not.toContain('cloud')
  expect(piecesOf(prompt)).toContainEqual(expect.stringMatching(name))
})
