import { pack } from '../style.ts'

/** Every colour's answer, in steps of four: one lookup for each pixel instead of a formula. */
export type ColourTable = Uint32Array

export type ColourRule = (red: number, green: number, blue: number) => readonly number[]

export function createColourTable(rule: ColourRule): ColourTable {
  const table = new Uint32Array(64 * 64 * 64)
  for (let red = 0; red < 64; red++) {
    for (let green = 0; green < 64; green++) {
      for (let blue = 0; blue < 64; blue++) {
        const [r, g, b] = rule(red * 4.048, green * 4.048, blue * 4.048)
        table[(red << 12) | (green << 6) | blue] = pack(r ?? 0, g ?? 0, b ?? 0)
      }
    }
  }
  return table
}

/** The table's answer for a packed pixel. */
export function lookUp(table: ColourTable, pixel: number): number {
  return table[((pixel & 0xfc) << 10) | (((pixel >>> 10) & 0x3f) << 6) | ((pixel >>> 18) & 0x3f)]!
}

/** The nearest of a few colours; `weight` of brightness against hue, 1 is even. */
export function nearestIn(palette: readonly string[], weight = 1): ColourRule {
  const colours = palette.map((hex) => {
    const value = Number.parseInt(hex.slice(1), 16)
    return [value >> 16, (value >> 8) & 255, value & 255] as const
  })
  return (red, green, blue) => {
    const bright = 0.21 * red + 0.72 * green + 0.07 * blue
    let best = colours[0]!
    let least = Infinity
    for (const colour of colours) {
      const other = 0.21 * colour[0] + 0.72 * colour[1] + 0.07 * colour[2]
      const distance =
        weight * 2 * (bright - other) ** 2 +
        0.6 * (red - bright - colour[0] + other) ** 2 +
        0.9 * (green - bright - colour[1] + other) ** 2 +
        0.4 * (blue - bright - colour[2] + other) ** 2
      if (distance < least) {
        least = distance
        best = colour
      }
    }
    return best
  }
}

/** More (above 1) or less colour around the grey of the same brightness. */
export function saturate(rgb: readonly number[], amount: number): number[] {
  const [red, green, blue] = [rgb[0]!, rgb[1]!, rgb[2]!]
  const grey = 0.21 * red + 0.72 * green + 0.07 * blue
  return [
    grey + (red - grey) * amount,
    grey + (green - grey) * amount,
    grey + (blue - grey) * amount,
  ]
}

/** More (above 1) or less contrast around a middle grey. */
export function contrast(rgb: readonly number[], amount: number, middle = 120): number[] {
  return [
    middle + (rgb[0]! - middle) * amount,
    middle + (rgb[1]! - middle) * amount,
    middle + (rgb[2]! - middle) * amount,
  ]
}
