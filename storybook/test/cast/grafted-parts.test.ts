import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { Subject } from '../../src/plan/plan.ts'

const house = { id: 's1', noun: 'house', kind: 'building', picture: 'noto:house' } as const
const cast = (looks: Subject['looks']) =>
  castSubject(Subject.parse({ ...house, looks }), { seed: 1 })

test('a house on wheels rolls, and is higher than the house by its wheels', () => {
  const plain = castSubject(Subject.parse(house), { seed: 1 })
  const wheeled = cast(['wheeled'])
  expect(wheeled.build).toBe('wheeled')
  expect(wheeled.metres).toBeGreaterThan(plain.metres)
  expect(wheeled.grip('feet', {})).toEqual({ x: 0, y: 0 })
})

test('a house on legs walks as whoever has two', () => {
  expect(cast(['legged']).build).toBe('biped')
})

test('a house with wings is wider by them', () => {
  expect(cast(['winged']).aspect).toBeGreaterThan(cast(['old']).aspect)
})

test('a house with a face has eyes', () => {
  expect(cast(['faced']).eyes?.({})).toBeDefined()
})
