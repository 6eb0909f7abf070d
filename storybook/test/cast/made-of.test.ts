import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { Subject } from '../../src/plan/plan.ts'
import { shoot } from './daylight.ts'

const woman = { noun: 'woman', kind: 'person', picture: 'person' } as const
const fox = { noun: 'fox', kind: 'animal', picture: 'noto:fox' } as const

/** The mean red, green, blue of the whole figure, and how opaque it is where it is thickest. */
function look(who: typeof woman | typeof fox, material: string | null): number[] {
  const actor = castSubject(Subject.parse({ id: 's1', ...who, material }), { seed: 1 })
  const { data } = shoot(actor)
  const sum = [0, 0, 0]
  let [seen, thickest] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0
    thickest = Math.max(thickest, alpha)
    seen += alpha
    for (const c of [0, 1, 2]) sum[c]! += (data[i + c] ?? 0) * alpha
  }
  return [...sum.map((each) => each / seen), thickest]
}

test.each([woman, fox])('a $noun of a stuff has its colours from head to foot', (who) => {
  const [red = 0, green = 0, blue = 0] = look(who, 'leaves')
  expect(green).toBeGreaterThan(Math.max(red, blue) + 15)
  const [fireRed = 0, , fireBlue = 0] = look(who, 'fire')
  expect(fireRed - fireBlue).toBeGreaterThan(110)
  const [iceRed = 0, , iceBlue = 0] = look(who, 'ice')
  expect(iceBlue).toBeGreaterThan(iceRed + 20)
})

test('light goes through glass, and not through marble', () => {
  expect(look(woman, 'glass')[3]).toBeLessThan(250)
  expect(look(woman, 'marble')[3]).toBe(255)
})

test('what is put together from small things has their colours', () => {
  const [red = 0, , blue = 0] = look(fox, 'banana')
  const [, green = 0, greenBlue = 0] = look(woman, 'broccoli')
  expect(red - blue).toBeGreaterThan(60)
  expect(green - greenBlue).toBeGreaterThan(30)
})
