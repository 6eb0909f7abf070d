import { expect, test } from 'vitest'
import { findProp } from '../../src/cast/props/find-prop.ts'
import { movePiece } from '../../src/cast/props/piece-moves.ts'

test('of the three lamps of a traffic light one burns at a time, each in its turn', () => {
  const { moving = [], width } = findProp('traffic-light')!
  const burning = Array.from({ length: 40 }, (_, i) => i / 10).map((t) =>
    moving.flatMap((lamp, at) => (movePiece(lamp, width / 100, { pose: {}, t }) ? [at] : [])),
  )
  expect(burning.every((lamps) => lamps.length === 1)).toBe(true)
  expect(new Set(burning.flat())).toEqual(new Set([0, 1, 2]))
})
