import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { read } from '../../src/read/read.ts'
import { trueMetres } from '../../src/stage/placing/sizes.ts'

const firstOf = (prompt: string) => {
  const subject = read(prompt).shots[0]?.subjects[0]
  if (!subject) throw new Error(`Nobody in "${prompt}".`)
  return { subject, actor: castSubject(subject, { seed: 5, index: 0 }) }
}

test('a stack of six boxes is slimmer than one of three', () => {
  const { actor: three } = firstOf('a stack of three boxes')
  const { actor: six } = firstOf('a stack of six boxes')
  expect(three.aspect).toBeGreaterThan(six.aspect * 1.5)
})

test('a short woman is a head shorter than a tall man, and no child', () => {
  const [short, tall] = [firstOf('a short woman'), firstOf('a tall man')]
  const ratio = trueMetres(short.actor, short.subject) / trueMetres(tall.actor, tall.subject)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(0.85)
})

test.each([
  ['a pyramid of oranges in a market', 'heap:noto:tangerine'],
  ['a tower of teacups', 'heap:prop:teacup'],
  ['a champagne tower', 'heap:noto:wine-glass'],
])('%s is one thing of many', (prompt, name) => {
  expect(firstOf(prompt).actor.name).toBe(name)
})
