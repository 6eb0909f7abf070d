import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

function piecesOf(prompt: string): readonly string[] {
  const scene = stage({ plan: read(prompt), seed: 1, width: 160, height: 90, seconds: 4, fps: 12 })
  return scene.shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))
}

describe('what those who move throw up', () => {
  test.each([
    ['a blue bus drives through a desert, dust behind it', / thrown dust$/u],
    ['a horse gallops over the plain, kicking up a cloud of dust', / thrown dust$/u],
    ['a race car spins out on a wet track, sparks flying', / thrown sparks$/u],
    ['a farmer chases a pig through the mud', / thrown mud$/u],
    ['a farmer chases a pig through the mud', /^puddles$/u],
  ])('%s', (prompt, name) => {
    expect(piecesOf(prompt).some((each) => name.test(each))).toBe(true)
  })

  test.each([
    'a beach with palm trees, sand, and a parrot',
    'a bus stands in a desert, dust behind it',
  ])('nothing: %s', (prompt) => {
    expect(piecesOf(prompt).filter((each) => / thrown /u.test(each))).toEqual([])
  })
})
