import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { printOf } from '../../src/cast/looks/print-of.ts'
import { LOOKS } from '../../src/plan/looks.ts'
import { Subject } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { shoot } from './daylight.ts'

const CUP = { id: 's1', noun: 'cup', kind: 'thing', picture: 'prop:cup' } as const

const CAR = { id: 's1', noun: 'car', kind: 'vehicle', picture: 'noto:automobile' } as const

test.each(LOOKS)('what is %s is seen to be so', (look) => {
  // A cup has no wheels to lose.
  const asked = look === 'wheelless' ? CAR : CUP
  const plain = shoot(castSubject(Subject.parse(asked), { seed: 1 })).data
  const changed = shoot(castSubject(Subject.parse({ ...asked, looks: [look] }), { seed: 1 })).data
  const differs = changed.filter((value, at) => Math.abs(value - plain[at]!) > 24).length
  expect(differs / plain.filter((value) => value > 0).length).toBeGreaterThan(0.02)
})

test.each([
  ['a half-eaten apple', 'bitten'],
  ['a broken mirror on the floor', 'broken'],
  ['a polka-dot teapot', 'dotted'],
  ['a striped cat', 'striped'],
  ['a mug with red stripes', 'striped'],
  ['a book covered in dust', 'dusty'],
  ['a cookie with a bite taken out of it', 'bitten'],
  ['a leaf with dew drops', 'dewy'],
  ['a cake with one slice missing', 'bitten'],
  ['a sock with a hole in it', 'torn'],
  ['jeans with holes in the knees', 'torn'],
  ['a cracked phone screen on the pavement', 'cracked'],
  ['a car lies upside down on the road', 'upturned'],
  ['an upside down house', 'upturned'],
  ['an overturned truck', 'upturned'],
  ['a chair lying on its side', 'tipped'],
  ['an overturned glass of milk', 'tipped'],
  ['a vase on the floor with water spilling out', 'tipped'],
])('%s: %s', (prompt, look) => {
  const [subject] = read(prompt).shots[0]!.subjects
  expect(subject?.looks).toStrictEqual([look])
})

test.each([
  ['a red and white checkered tablecloth', 'red', 'white'],
  ['a blue and yellow polka dot teapot', 'blue', 'yellow'],
  ['a black and white spotted dog', 'white', 'black'],
  ['a red and white umbrella', 'red and white', null],
])('%s: %s, printed in %s', (prompt, ground, print) => {
  const [subject] = read(prompt).shots[0]!.subjects
  expect(printOf(subject!)).toStrictEqual({ ground, print })
})

test.each(['a tiger with stripes', 'a woman in a striped dress', 'a sky full of stars'])(
  '%s: no look of its own',
  (prompt) => {
    for (const { looks } of read(prompt).shots[0]!.subjects) expect(looks).toBeUndefined()
  },
)

test('the sand of an hourglass has its colour and is no beach', () => {
  const [shot] = read('an hourglass with blue sand').shots
  expect(shot?.place).toBeNull()
  expect(shot?.subjects[0]?.parts).toStrictEqual([{ part: 'sand', colour: 'blue' }])
})

test('blue eyes are blue', () => {
  const CAT = {
    id: 's1',
    noun: 'cat',
    kind: 'animal',
    picture: 'noto:cat',
    colour: 'orange',
  } as const
  const blues = (subject: Subject): number => {
    const { data } = shoot(castSubject(subject, { seed: 1 }))
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3]! > 200 && data[at + 2]! > data[at]! + 60) count++
    return count
  }
  const eyed = { ...CAT, parts: [{ part: 'eye', colour: 'blue' }] }
  expect(blues(Subject.parse(eyed))).toBeGreaterThan(blues(Subject.parse(CAT)))
})

test.each([
  ['three mugs, one of them is broken', 'mug', ['broken']],
  ['the window is shattered', 'window', ['broken']],
])('%s: a state, and no deed', (prompt, noun, looks) => {
  const told = read(prompt).shots[0]!.subjects.filter((each) => each.noun === noun)
  expect(told.flatMap((each) => each.looks ?? [])).toStrictEqual(looks)
  expect(told.flatMap((each) => each.actions)).toStrictEqual([])
})
