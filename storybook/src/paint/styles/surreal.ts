import { contrast, createColourTable, lookUp, saturate } from './colour-table.ts'
import type { Style } from './style.ts'

/** A dream: the world sags and breathes, the sky burns in wrong colours. */
export const surreal: Style = {
  hold: 1,
  open({ width, height }) {
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate(contrast([r, g, b], 1.16, 124), 1.3) as number[]
      const light = (0.21 * r + 0.72 * g + 0.07 * b) / 255
      const blueness = Math.max(0, Math.min(1, (b - r) / 90))
      const ember = [250 - 60 * (1 - light), 150 * light + 40, 70 + 90 * (1 - light)]
      const turned = [red! * 0.92 + blue! * 0.12, green! * 0.9 + 16, blue! * 0.86 + red! * 0.1]
      return turned.map((value, i) => value + (ember[i]! - value) * blueness * 0.85)
    })
    const across = new Int32Array(height)
    const down = new Int32Array(width)
    return {
      develop({ source, target, tick }) {
        const time = tick / 24
        for (let y = 0; y < height; y++) {
          const v = y / height
          across[y] = Math.round(Math.sin(v * 9 + time * 1.3) * height * 0.014 * (0.3 + v))
        }
        for (let x = 0; x < width; x++) {
          const u = x / height
          // Drips: sharp sags at uneven places, like the famous watches.
          const drip = Math.max(0, Math.sin(u * 7.3 + 1) * Math.sin(u * 3.1 + time * 0.25)) ** 3
          down[x] = Math.round((Math.sin(u * 5 + time) * 0.012 + drip * 0.075) * height)
        }
        for (let y = 0, i = 0; y < height; y++) {
          const shift = across[y]!
          for (let x = 0; x < width; x++, i++) {
            const px = x + shift < 0 ? 0 : x + shift >= width ? width - 1 : x + shift
            const sag = y - (down[px]! * y) / height
            const py = sag < 0 ? 0 : sag >= height ? height - 1 : sag | 0
            target[i] = lookUp(table, source[py * width + px]!)
          }
        }
      },
    }
  },
}
