import { createColourTable, lookUp, saturate } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createGlow, lit } from './techniques/glow.ts'
import { pack, type Style } from './style.ts'

/** Cel painting: bright clean colours in two or three tones, fine brown lines, light that blooms, on twos. */
export const anime: Style = {
  hold: 2,
  open(setup) {
    const pen = createLines(setup)
    const glow = createGlow(setup, { strength: 0.32, reach: 0.03 })
    const table = createColourTable((r, g, b) => {
      const light = 0.21 * r + 0.72 * g + 0.07 * b
      const stepped =
        light < 64
          ? light * 0.9
          : light < 104
            ? light * 0.4 + 44
            : light < 150
              ? light * 0.45 + 72
              : light * 0.5 + 104
      const gain = stepped / Math.max(1, light)
      const [red, green, blue] = saturate([r * gain, g * gain, b * gain], 1.45)
      return [red! + 4, green! + 3, blue! + 10]
    })
    return {
      develop(plate) {
        const { source, target, width, height } = plate
        const spill = glow(source)
        const reach = Math.max(1, Math.round(height / 560))
        const lines = pen(plate, { reach, from: 30, to: 86 })
        for (let y = 0, i = 0; y < height; y++) {
          const row = (y >> 2) * spill.width
          for (let x = 0; x < width; x++, i++) {
            // Light over the finished tones: under them its soft steps would show as blocks.
            const p = lit(lookUp(table, source[i]!), spill.light[row + (x >> 2)]!)
            target[i] = lines[i] === 0 ? p : inked(p, lines[i]! / 275)
          }
        }
      },
    }
  },
}

function inked(pixel: number, ink: number): number {
  return pack(
    (pixel & 255) * (1 - ink) + 52 * ink,
    ((pixel >>> 8) & 255) * (1 - ink) + 26 * ink,
    ((pixel >>> 16) & 255) * (1 - ink) + 44 * ink,
  )
}
