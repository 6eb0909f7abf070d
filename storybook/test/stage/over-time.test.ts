import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { clearTable } from '../../src/stage/telling/table-top.ts'

const told = (prompt: string) => read(prompt).shots.map(rehearse)
const pieces = (prompt: string) =>
  stage({ plan: read(prompt), seed: 1, width: 160, height: 90, seconds: 5, fps: 24 })
    .shots.flatMap((shot) => shot.pieces)
    .map(({ name }) => name)

test('a ball that bounces down the stairs is on them, and not on a table', () => {
  const [shot] = told('a ball bounces down the stairs')
  expect(shot?.place).toBe('stairway')
  expect(shot?.subjects[0]?.actions[0]).toMatchObject({ verb: 'hop-down', direction: 'left' })
})

test('the curtain of a stage parts before it', () => {
  expect(pieces('the curtain opens on an empty stage')).toContain('house curtain -1')
  expect(pieces('an empty stage')).not.toContain('house curtain -1')
})

test('boats lie where the tide has left them', () => {
  const [before, after] = told('the tide goes out and leaves boats on the sand')
  expect(before?.subjects[0]?.actions[0]?.verb).toBe('sail')
  expect(after?.subjects[0]?.actions[0]?.verb).toBe('lie')
})

test('dough that rises in a bowl swells there', () => {
  const [shot] = told('bread dough rises in a bowl')
  expect(shot?.subjects[0]?.actions[0]?.verb).toBe('swell')
})

test('a table that something falls off is seen', () => {
  const [shot] = told('a glass falls off the table and breaks')
  expect(clearTable(shot!).surface).toBeNull()
})
