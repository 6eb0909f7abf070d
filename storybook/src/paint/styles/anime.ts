import { createColourTable, lookUp, saturate } from './colour-table.ts'
import { createLines } from './ink-lines.ts'
import { bloom } from './bloom.ts'
import { pack, type Style } from './style.ts'

/** Cel painting: bright clean colours in two or three tones, fine brown lines, light that blooms, on twos. */
export const anime: Style = {
  hold: 2,
  open(setup) {
    const pen = createLines(setup)
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
      finish: (ctx, canvas) => bloom(ctx, canvas, { strength: 0.32, reach: 0.03 }),
      develop(plate) {
        const { source, target, height } = plate
        const reach = Math.max(1, Math.round(height / 560))
        const lines = pen(plate, { reach, from: 30, to: 86 })
        for (let i = 0; i < target.length; i++) {
          const p = lookUp(table, source[i]!)
          const ink = lines[i]! / 275
          target[i] =
            ink === 0
              ? p
              : pack(
                  (p & 255) * (1 - ink) + 52 * ink,
                  ((p >>> 8) & 255) * (1 - ink) + 26 * ink,
                  ((p >>> 16) & 255) * (1 - ink) + 44 * ink,
                )
        }
      },
    }
  },
}
