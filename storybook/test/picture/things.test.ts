import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { lookAt } from '../../src/picture/look.ts'
import { findSubjects } from '../../src/picture/regions/subject.ts'
import { hasStraightSides } from '../../src/picture/regions/straight-sides.ts'
import { petOnSofa, portrait } from './corpus/subjects.ts'
import { drawn } from './pictures.ts'

describe('things that stand clear', () => {
  test.each([1, 0.5, 0.27])(
    'a frame on the wall is no part of the sofa that it touches, at %d',
    (scale) => {
      const whole = petOnSofa()
      const picture = createCanvas(whole.width * scale, whole.height * scale)
      picture.getContext('2d').drawImage(whole, 0, 0, picture.width, picture.height)
      const look = lookAt(picture)
      const [sofa] = findSubjects(look, null)
      const inFrame = Math.floor(0.2 * look.height) * look.width + Math.floor(0.18 * look.width)
      const inSofa = Math.floor(0.7 * look.height) * look.width + Math.floor(0.5 * look.width)
      expect(sofa!.mask.data[inFrame]).toBe(0)
      expect(sofa!.mask.data[inSofa]).toBe(1)
    },
  )

  test('a tower has straight sides, a person has not', () => {
    const tower = lookAt(
      drawn(400, 600, (u, v) => {
        const isTower = Math.abs(u - 0.5) < 0.1 + 0.02 * v && v > 0.15 && v < 0.9
        return isTower ? [190, 60, 40] : [120, 150 + 60 * v, 210]
      }),
    )
    const person = lookAt(portrait())
    const [built] = findSubjects(tower, null)
    const [somebody] = findSubjects(person, null)
    expect(hasStraightSides(built!.patch, tower.width)).toBe(true)
    expect(hasStraightSides(somebody!.patch, person.width)).toBe(false)
  })
})
