import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { poolOf } from '../../src/stage/actions/spilt.ts'
import { stage } from '../../src/stage/stage.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

const told = (prompt: string) => read(prompt).shots.map(rehearse)
const pieces = (prompt: string) =>
  stage({ plan: read(prompt), seed: 1, width: 160, height: 90, seconds: 5, fps: 24 }).shots.map(
    (shot) => shot.pieces.map(({ name }) => name),
  )

test('water that an elephant sprays reaches each of those whom it is meant for', () => {
  const [names = []] = pieces('an elephant sprays water on two zebras')
  expect(names.filter((name) => name.startsWith('jet '))).toHaveLength(2)
})

test('a city is lit before its power fails, and dark after', () => {
  const [before, after] = pieces('the city goes dark')
  expect(before).not.toContain('power cut')
  expect(after).toContain('power cut')
})

test('a bucket of paint that goes over is one thing, and its paint runs out in its colour', () => {
  const [shot] = told('a boy tips over a bucket of blue paint')
  const nouns = shot?.subjects.map(({ noun }) => noun)
  expect(nouns).toEqual(['boy', 'bucket of blue paint'])
  expect(poolOf('bucket of blue paint')).toBe('blue puddle')
  expect(poolOf('vase')).toBeNull()
})
