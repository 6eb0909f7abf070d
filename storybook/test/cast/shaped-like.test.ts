import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { Subject } from '../../src/plan/plan.ts'
import { shoot } from './daylight.ts'

const thing = (noun: string, picture: string, shape?: string) =>
  castSubject(
    Subject.parse({ id: 's1', noun, picture, ...(shape === undefined ? {} : { shape }) }),
    { seed: 1 },
  )

test('a balloon like an elephant floats as a balloon, is as wide as an elephant, and has a basket', () => {
  const plain = thing('air balloon', 'prop:hot-air-balloon')
  const elephant = thing('air balloon', 'prop:hot-air-balloon', 'elephant')
  expect(elephant).toMatchObject({ home: plain.home, metres: plain.metres })
  expect(elephant.aspect).not.toBe(plain.aspect)
  const { data, width, height } = shoot(elephant)
  // The basket is in the middle just above the foot, where an elephant's feet would be apart.
  const at = 4 * (Math.round(height * 0.75 - 3) * width + Math.round(width / 2))
  const [red = 0, , blue = 0, alpha = 0] = data.slice(at, at + 4)
  expect(alpha).toBe(255)
  expect(red).toBeGreaterThan(blue + 40)
})

test('a hedge like a giraffe is green', () => {
  const { data } = shoot(thing('hedge', 'prop:bush', 'giraffe'))
  let [green, red] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    red += data[i] ?? 0
    green += data[i + 1] ?? 0
  }
  expect(green).toBeGreaterThan(red * 1.1)
})

test('a mug with a fox on it is as large as any mug, and has the fox on its side', () => {
  const plain = thing('mug', 'prop:cup')
  const printed = thing('mug', 'prop:cup', 'fox print')
  expect(printed).toMatchObject({ aspect: plain.aspect, metres: plain.metres })
  const [one, other] = [shoot(plain).data, shoot(printed).data]
  expect(other.length).toBe(one.length)
  let changed = 0
  for (let i = 0; i < one.length; i += 4) if (one[i] !== other[i]) changed++
  expect(changed).toBeGreaterThan(one.length / 4 / 50)
})
