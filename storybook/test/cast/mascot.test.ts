import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createMascot } from '../../src/cast/mascot.ts'
import { DAYLIGHT } from './daylight.ts'

const SIZE = 160

/** Where the darkest spots of the head are, eyes and nose: below 0 left of its middle, above it right. */
function faceSide(animal: string): number {
  const mascot = createMascot(animal, { seed: 1, metres: 0.3 })
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  ctx.translate(SIZE / 2, SIZE * 0.9)
  ctx.scale(SIZE * 0.7, SIZE * 0.7)
  mascot.draw({ ctx, light: DAYLIGHT, pixels: SIZE * 0.7, t: 0 }, { holds: [] })
  const { data } = ctx.getImageData(0, 0, SIZE, SIZE * 0.45)
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4)
    if (alpha < 250 || red + green + blue > 190) continue
    sum += ((i / 4) % SIZE) - SIZE / 2
    count++
  }
  return count === 0 ? 0 : sum / count
}

it.each(['hedgehog', 'elephant', 'deer'])(
  'the %s looks where its body goes, as people do',
  (animal) => {
    expect(faceSide(animal)).toBeGreaterThan(1)
  },
)
