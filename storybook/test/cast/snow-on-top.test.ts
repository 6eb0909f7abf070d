import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { withSnow } from '../../src/cast/snow-on-top.ts'
import { Subject } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { shoot } from './daylight.ts'

const CAR = { id: 's1', noun: 'car', kind: 'vehicle', picture: 'noto:automobile' } as const

/** How many pixels of a figure are white, in its upper and in its lower half. */
function whites(actor: Parameters<typeof shoot>[0]): readonly [upper: number, lower: number] {
  const { data, width, height } = shoot(actor)
  const counts: [number, number] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const white = data[i + 3]! > 200 && Math.min(data[i]!, data[i + 1]!, data[i + 2]!) > 235
    if (white) counts[i / 4 / width < height / 2 ? 0 : 1]++
  }
  return counts
}

test('snow lies on top of a car, and not below it', () => {
  const car = castSubject(Subject.parse(CAR), { seed: 1 })
  const [upper, lower] = whites(car)
  const [snowed, below] = whites(withSnow(car))
  expect(snowed).toBeGreaterThan(upper + 80)
  expect(below).toBeLessThan(lower + snowed - upper)
})

test.each([
  ['a house and a man in winter', 'house', true],
  ['a bench covered in snow', 'bench', true],
  ['a bench in a park', 'bench', false],
  ['a man in winter', 'man', false],
])('%s: who is snowed on', (prompt, noun, snowy) => {
  const [shot] = read(prompt).shots
  const subject = shot!.subjects.find((each) => each.noun === noun)!
  const bare = castSubject(subject, { seed: 1 })
  const { castings } = castShot(shot!, 1, () => null)
  const actor = castings.find((each) => each.subject.id === subject.id)!.actors[0]!
  expect(whites(actor)[0] > whites(bare)[0] + 80).toBe(snowy)
})
