import { guidance } from '../depth/edge-aware.ts'
import { blur, mapField, sample, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import type { Pixels } from '../pixels.ts'

/** A part of the world, in whole pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of each pixel of an area belongs to what a small mask shows, 0…255, as fine as the picture itself. */
export function matteOf(mask: Field, look: Look, { pixels, area }: Sheet): Uint8Array {
  const axis = axisBetween(mask, look)
  const guide = mapField(
    look.red,
    (red, at) => red * axis[0] + look.green.data[at]! * axis[1] + look.blue.data[at]! * axis[2],
  )
  const { slopes, bases } = guidance(mask, guide, { radius: 2, softness: 0.0015 })
  const sure = blur(mask, 2)
  const matte = new Uint8Array(area.width * area.height)
  for (let y = 0, to = 0; y < area.height; y++) {
    const v = (area.y + y + 0.5) / pixels.height
    for (let x = 0; x < area.width; x++, to++) {
      const u = (area.x + x + 0.5) / pixels.width
      const known = sample(sure, u, v)
      if (known < 0.02) continue
      if (known > 0.985) {
        matte[to] = 255
        continue
      }
      const pixel = pixels.data[(area.y + y) * pixels.width + area.x + x]!
      const seen =
        ((pixel & 255) * axis[0] +
          ((pixel >>> 8) & 255) * axis[1] +
          ((pixel >>> 16) & 255) * axis[2]) /
        255
      const told = sample(slopes, u, v) * seen + sample(bases, u, v)
      matte[to] = 255 * step(0.3, 0.68, told)
    }
  }
  return matte
}

export interface Sheet {
  readonly pixels: Pixels
  readonly area: Area
}

/** The direction in colours that tells the inside of a mask from its surroundings best. */
function axisBetween(mask: Field, look: Look): readonly [number, number, number] {
  const near = blur(mask, 8)
  const tones = [look.red, look.green, look.blue].map(({ data }) => {
    let [inside, ins, outside, outs] = [0, 1e-6, 0, 1e-6]
    mask.data.forEach((value, at) => {
      const ring = value < 0.5 && near.data[at]! > 0.02 ? 1 : 0
      inside += value * data[at]!
      ins += value
      outside += ring * data[at]!
      outs += ring
    })
    return inside / ins - outside / outs
  })
  const length = Math.hypot(...tones)
  if (length < 0.05) return [0.299, 0.587, 0.114]
  return tones.map((tone) => tone / length) as [number, number, number]
}
