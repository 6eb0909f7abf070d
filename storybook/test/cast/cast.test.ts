import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { clothesOf } from '../../src/cast/clothes-of.ts'
import { Shot, Subject } from '../../src/plan/plan.ts'
import { shoot } from './daylight.ts'

const subject = (fields: Partial<Subject> & { noun: string }): Subject =>
  Subject.parse({ id: 's1', ...fields })

test('members of a group differ a little in size', () => {
  const sizes = [0, 1, 2, 3].map(
    (index) => castSubject(subject({ noun: 'rabbit' }), { seed: 7, index }).metres,
  )
  expect(new Set(sizes).size).toBe(4)
  for (const size of sizes) expect(size / (sizes[0] ?? 1)).toBeGreaterThan(0.9)
})

test('the same seed casts the same actor, pixel for pixel', () => {
  const draw = () =>
    shoot(castSubject(subject({ noun: 'dog', colour: 'black' }), { seed: 3, index: 2 }), {
      t: 0.7,
      pose: { gait: 0.2 },
    }).data
  expect(draw()).toEqual(draw())
})

test('the picture that the plan names wins over the noun', () => {
  expect(castSubject(subject({ noun: 'dog', picture: 'noto:poodle' }), { seed: 1 }).name).toBe(
    'noto:poodle',
  )
})

test('a picture that does not exist falls back to the noun', () => {
  expect(castSubject(subject({ noun: 'dog', picture: 'noto:no-such' }), { seed: 1 }).name).toBe(
    'noto:dog',
  )
})

test('a noun that means nothing is played by something of its kind', () => {
  expect(castSubject(subject({ noun: 'qwzxv', kind: 'bird' }), { seed: 1 }).name).toBe('noto:bird')
})

test('an animal that needs hands is a puppet with its own head', () => {
  const koala = subject({
    noun: 'koala',
    picture: 'noto:koala',
    kind: 'animal',
    actions: [{ verb: 'play-piano', direction: null, target: null, prop: 'piano', pace: 'normal' }],
  })
  expect(castSubject(koala, { seed: 1 })).toMatchObject({ kind: 'puppet', name: 'noto:koala' })
  expect(castSubject({ ...koala, actions: [] }, { seed: 1 }).kind).toBe('picture')
})

test('a goldfish is orange and a kitten is small', () => {
  const small = castSubject(subject({ noun: 'kitten', picture: 'noto:cat' }), { seed: 1 })
  const grown = castSubject(subject({ noun: 'cat', picture: 'noto:cat' }), { seed: 1 })
  expect(small.metres).toBeLessThan(grown.metres)
  const { data } = shoot(
    castSubject(subject({ noun: 'goldfish', picture: 'noto:fish' }), { seed: 1 }),
  )
  let [red, blue] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    red += data[i] ?? 0
    blue += data[i + 2] ?? 0
  }
  expect(red).toBeGreaterThan(blue * 1.3)
})

test('an animal that the plan dresses is a puppet in those clothes', () => {
  const rabbit = subject({ noun: 'rabbit', kind: 'animal' })
  const shot = Shot.parse({
    subjects: [rabbit, { id: 's2', noun: 'robe', kind: 'clothing', colour: 'purple' }],
    relations: [{ from: 's1', relation: 'wearing', to: 's2' }],
  })
  const wears = clothesOf(rabbit, shot)
  expect(wears).toEqual([{ garment: 'robe', colour: 'purple' }])
  expect(castSubject(rabbit, { seed: 1, index: 0, wears }).kind).toBe('puppet')
  expect(castSubject(rabbit, { seed: 1, index: 0 }).kind).not.toBe('puppet')
})
