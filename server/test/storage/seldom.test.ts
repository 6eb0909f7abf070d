import { expect, test } from 'vitest'
import { seldom } from '../../src/storage/seldom.ts'

test('the same trouble is told once, whatever else is told between', () => {
  const told: string[] = []
  const tell = seldom((sentence) => void told.push(sentence))
  for (const sentence of ['a', 'b', 'a', 'b', 'a']) tell(sentence)
  expect(told).toEqual(['a', 'b'])
})

test('troubles that are new each time are all told, and not kept', () => {
  let told = 0
  const tell = seldom(() => void told++)
  for (let index = 0; index < 1_000; index++) tell(String(index))
  expect(told).toBe(1_000)
})
