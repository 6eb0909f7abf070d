import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Pose } from '../../src/cast/actor.ts'
import { EMOTIONS } from '../../src/plan/vocabulary.ts'
import { createPuppet } from '../../src/cast/people/puppet.ts'
import { Person, type PlanInput } from '../../src/plan/plan.ts'
import { DAYLIGHT } from './daylight.ts'

type PersonInput = NonNullable<
  NonNullable<NonNullable<PlanInput['shots'][number]['subjects']>[number]['person']>
>

const SIZE = 128

/** The pixels of a head of this many pixels, seen from the front. */
function head(person: PersonInput, pose: Pose): Uint8ClampedArray {
  const puppet = createPuppet(Person.parse({ gender: 'woman', skin: 'fair', ...person }), {
    seed: 4,
  })
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  const tall = (SIZE * 0.8) / puppet.proportions.head
  ctx.translate(SIZE / 2, SIZE * 0.95 + tall * (1 - puppet.proportions.head))
  ctx.scale(tall, tall)
  const brush = { ctx, light: DAYLIGHT, pixels: tall, t: 0.5 }
  puppet.draw(brush, { view: 'front', near: true, blink: 0, holds: [], ...pose })
  return ctx.getImageData(0, 0, SIZE, SIZE).data
}

function differing(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4) {
    const off = [0, 1, 2].reduce((sum, c) => sum + Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)), 0)
    if (off > 60) count++
  }
  return count
}

function bluish(pixels: Uint8ClampedArray): number {
  let count = 0
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, , blue = 0] = pixels.subarray(i, i + 3)
    if (blue > red + 40) count++
  }
  return count
}

describe('faces from near', () => {
  it('no two feelings look the same', () => {
    const drawn = EMOTIONS.map((face) => head({}, { face }))
    for (const [i, a] of drawn.entries()) {
      for (const [j, b] of drawn.entries()) {
        if (i < j) expect(differing(a, b), `${EMOTIONS[i]} and ${EMOTIONS[j]}`).toBeGreaterThan(60)
      }
    }
  })

  it('eyes have the colour that is said', () => {
    const eyes = (colour: string): number =>
      bluish(
        head(
          {
            wears: [
              { garment: 'eyes', colour },
              { garment: 'shirt', colour: 'red' },
            ],
          },
          {},
        ),
      )
    expect(eyes('blue')).toBeGreaterThan(eyes('brown') + 20)
  })

  it('freckles, wrinkles and tears are seen', () => {
    const plain = head({}, { face: 'sad' })
    expect(
      differing(plain, head({ wears: [{ garment: 'freckles' }] }, { face: 'sad' })),
    ).toBeGreaterThan(8)
    expect(
      differing(plain, head({ wears: [{ garment: 'wrinkles' }] }, { face: 'sad' })),
    ).toBeGreaterThan(20)
    expect(differing(plain, head({}, { face: 'sad', tears: 1 }))).toBeGreaterThan(12)
  })

  it('eyes follow the gaze', () => {
    const left = head({}, { gaze: { x: -1, y: 0 } })
    expect(differing(left, head({}, { gaze: { x: 1, y: 0 } }))).toBeGreaterThan(20)
  })
})
