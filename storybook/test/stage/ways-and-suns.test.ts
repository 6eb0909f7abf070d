import { expect, test } from 'vitest'
import { bodyLook } from '../../src/stage/effects/heavenly-bodies.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { comesAlive } from '../../src/cast/mascots/enlivened.ts'
import { rigOf } from '../../src/stage/camera/first-person.ts'

const staged = (prompt: string) => {
  const plan = read(prompt)
  return stage({ plan, seed: 1, width: 384, height: 216, seconds: 5, fps: 24 })
}
const piecesOf = (prompt: string): string[] =>
  staged(prompt).shots[0]!.pieces.map(({ name }) => name)

test('as many suns are in the sky as were counted', () => {
  const suns = (prompt: string) => piecesOf(prompt).filter((name) => name.startsWith('sun'))
  expect(suns('Three suns shine over a valley.')).toHaveLength(3)
  expect(suns('Five suns above a lake.')).toHaveLength(5)
  expect(suns('The sun shines over a valley.')).toHaveLength(1)
  expect(piecesOf('Three suns shine in the sky.').some((name) => /balloon/u.test(name))).toBe(false)
  expect(piecesOf('A swan flies in the sky.').some((name) => /balloon/u.test(name))).toBe(true)
})

test('what goes round the earth has space to itself: no other moon is counted with it', () => {
  const pieces = piecesOf('Two moons orbit the earth.')
  expect(pieces).toContain('orbits before')
  expect(pieces.filter((name) => /planet|small moon/u.test(name))).toEqual([])
  const { subjects, place } = rehearse(read('Two moons orbit the earth.').shots[0]!)
  expect(place).toBe('space')
  expect(subjects.map(({ noun, count }) => [noun, count])).toEqual([
    ['orbiting moon', 2],
    ['orbited earth', 1],
  ])
})

test('a planet has its own colour, or the one that is said', () => {
  expect(bodyLook('orbiting mars', null).colour).toBe('#d9673f')
  expect(bodyLook('orbited planet', '#8040c0').colour).toBe('#8040c0')
})

test('a flower that drinks from a cup has a mouth; one in the rain has none', () => {
  const alive = (prompt: string) => read(prompt).shots[0]!.subjects.some((each) => comesAlive(each))
  expect(alive('A tulip drinks a cup of tea.')).toBe(true)
  expect(alive('The tulips drink in the rain.')).toBe(false)
})

test('who drives alone before a camera on the helmet is not in the picture', () => {
  expect(rigOf(read('Helmet cam of a man driving a car.').shots[0]!)).toBe('wheel')
  expect(rigOf(read('POV of a dog that looks at a man in a car.').shots[0]!)).not.toBe('wheel')
})
