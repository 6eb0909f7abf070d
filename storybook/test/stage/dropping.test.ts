import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a delivery drone drops a package in front of a house', 1],
  ['a plane drops supplies by parachute', 3],
  ['a stork drops a bundle', 1],
  ['an eagle drops a fish into the lake', 1],
  ['a bomber drops bombs', 3],
])('%s: it starts under whoever drops it and lands below', (prompt, count) => {
  const { players } = block(read(prompt).shots[0] ?? {}, 1)
  const flier = players.find(({ subject }) => subject.actions[0]?.verb === 'drop-load')
  const loads = (t: number) =>
    flier?.performance.at(t).companions.filter(({ name }) => name === 'partner') ?? []
  const [first] = loads(0)
  const above = flier?.performance.at(0).place
  expect(first?.place.x).toBeCloseTo(above?.x ?? Infinity)
  expect(first?.place.y).toBeLessThan(above?.y ?? 0)
  expect(first?.height).toBeLessThan(0.7)
  expect(loads(4.9).map(({ place }) => place.y)).toEqual(Array.from({ length: count }, () => 0))
})
