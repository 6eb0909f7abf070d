import { blur, blurRows, createField, mapField, step, type Field } from '../field.ts'
import { widened } from './edge-aware.ts'
import type { Look } from '../look.ts'

/** Makes what is bounded by upright lines as near at its head as at its foot: pillars and masts must not bend when the camera passes. */
export function plumb(depth: Field, look: Look): Field {
  const upright = uprightness(look)
  const [sums, counts] = [
    mapField(depth, (value, at) => value * (upright.data[at]! + 1e-4)),
    mapField(upright, (value) => value + 1e-4),
  ].map((field) => alongColumns(field, look.height)) as [Field, Field]
  return mapField(depth, (value, at) => {
    const share = upright.data[at]!
    return value * (1 - share) + share * (sums.data[at]! / counts.data[at]!)
  })
}

/** How much each place belongs to a long upright line, 0…1: steps to the side that go on up and down add up, noise does not. */
function uprightness({ bright, width, height }: Look): Field {
  const steps = createField(width, height)
  for (let at = 1; at + 1 < steps.data.length; at++) {
    steps.data[at] = bright.data[at + 1]! - bright.data[at - 1]!
  }
  const long = alongColumns(steps, height / 12)
  const lines = mapField(long, (value) => step(0.035, 0.09, Math.abs(value)))
  const near = widened(lines, Math.max(2, Math.round(width / 26)))
  return blur(alongColumns(near, height / 10), 2)
}

function alongColumns(field: Field, reach: number): Field {
  return turned(blurRows(turned(field), Math.round(reach)))
}

function turned({ width, height, data }: Field): Field {
  const result = createField(height, width)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) result.data[x * height + y] = data[at]!
  }
  return result
}
