import { expect, test } from 'vitest'
import { createHybrid } from '../../src/cast/hybrids.ts'
import { read } from '../../src/read/read.ts'

const first = (prompt: string) => read(prompt).shots[0]!.subjects[0]!

test.each([
  ['half cat half fish', 'noto:fish'],
  ['a cross between an owl and a fox sits on a branch', 'noto:fox'],
  ['a half-duck half-dragon flies', 'prop:dragon'],
])('%s is one animal of both', (prompt, body) => {
  const subject = first(prompt)
  expect(subject.count).toBe(1)
  expect(createHybrid(subject)?.name).toBe(body)
})

test('a cat is no hybrid', () => {
  expect(createHybrid(first('a cat sleeps half the day'))).toBeNull()
})
