import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { step } from '../field.ts'
import { createNoise } from '../noise.ts'

const [WIDE, HIGH] = [400, 160]
/** So many rows above a place decide how much light it gets. */
const ABOVE = 8

/** Fair-weather clouds as alpha, lit from above, without a seam from the right to the left end. */
export function cloudSheet(seed: number, tone: readonly [number, number, number]): Canvas {
  const noise = createNoise(seed)
  const at = (x: number, y: number): number =>
    0.52 * noise(x * 6, y * 4, 6) +
    0.27 * noise(x * 13, y * 9 + 9, 13) +
    0.14 * noise(x * 27, y * 19 + 20, 27) +
    0.07 * noise(x * 54, y * 38 + 31, 54)
  const thickness = new Float64Array(WIDE * (HIGH + ABOVE))
  for (let y = 0, p = 0; y < HIGH + ABOVE; y++) {
    for (let x = 0; x < WIDE; x++, p++) thickness[p] = at(x / WIDE, (y - ABOVE) / HIGH)
  }
  const data = new Uint8ClampedArray(WIDE * HIGH * 4)
  for (let y = 0, p = 0; y < HIGH; y++) {
    const v = y / HIGH
    for (let x = 0; x < WIDE; x++, p += 4) {
      const thick = thickness[(y + ABOVE) * WIDE + x]!
      const shade = 0.82 + 0.18 * step(-0.06, 0.08, thick - thickness[y * WIDE + x]!)
      data[p] = tone[0] * shade
      data[p + 1] = tone[1] * shade
      data[p + 2] = tone[2] * (0.5 + 0.5 * shade)
      data[p + 3] = 205 * step(0.46, 0.7, thick) * step(1, 0.8, v)
    }
  }
  const canvas = createCanvas(WIDE, HIGH)
  canvas.getContext('2d').putImageData(new ImageData(data, WIDE, HIGH), 0, 0)
  return canvas
}
