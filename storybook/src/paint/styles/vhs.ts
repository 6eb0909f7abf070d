import { createRandom } from '../../scene/random.ts'
import { contrast, createColourTable, saturate } from './colour-table.ts'
import { createNoise, createSheet } from './noise-field.ts'
import { pack, type Plate, type Style } from './style.ts'

/** A tape that was lent too often: colours beside their shapes, lines, a band of noise that climbs, rows that slip. */
export const vhs: Style = {
  hold: 1,
  open(setup) {
    const table = createColourTable((r, g, b) =>
      saturate(contrast([r * 1.02 + 8, g * 0.98 + 4, b * 1.04 + 14], 0.92, 120), 1.3),
    )
    const noise = createNoise(setup.seed + 61)
    const snow = createSheet(setup, (x, y) => noise(x * 0.31, y * 0.97))
    return { develop: (plate) => play(plate, table, snow) }
  },
}

function play(plate: Plate, table: Uint32Array, snow: Int8Array): void {
  const { source, target, width, height, tick } = plate
  const random = createRandom(tick * 7919 + 3)
  const spread = Math.max(2, Math.round(width / 210))
  const band = height * (1 - ((tick * 0.011 + 0.4) % 1.25))
  const thick = height * 0.05
  let at = random.whole(0, snow.length - 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const inBand = Math.abs(y - band) < thick ? 1 - Math.abs(y - band) / thick : 0
    const foot = y > height * 0.965 ? random.between(4, 18) : 0
    const slip = Math.round(
      inBand * 14 * Math.sin(y * 0.7 + tick) + foot + Math.sin(y / 37 + tick) * 0.8,
    )
    const dim = y % 3 === 0 ? -12 : 2
    for (let x = 0; x < width; x++) {
      const here = x + slip < 0 ? 0 : x + slip >= width ? width - 1 : x + slip
      const left = here >= spread ? here - spread : 0
      const right = here + spread < width ? here + spread : width - 1
      const p =
        table[
          ((source[row + left]! & 0xfc) << 10) |
            (((source[row + here]! >>> 10) & 63) << 6) |
            ((source[row + right]! >>> 18) & 63)
        ]!
      if (++at === snow.length) at = 0
      const speck = snow[at]!
      const light = dim + speck * 0.07 + (inBand > 0 && speck > 40 ? inBand * 110 : 0)
      target[row + x] = pack(
        (p & 255) + light,
        ((p >>> 8) & 255) + light,
        ((p >>> 16) & 255) + light,
      )
    }
  }
}
