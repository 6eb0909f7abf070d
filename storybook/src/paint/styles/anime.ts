import { createColourTable, saturate } from './techniques/colour-table.ts'
import { createGlow } from './techniques/glow.ts'
import { alongRows, createGrade, lightOf } from './techniques/grading.ts'
import { createLines } from './techniques/ink-lines.ts'
import { pack, type Style } from './style.ts'

const BROWN = pack(52, 26, 44)
/** How much of a line hides what is under it, of 256. */
const SHARE = 237

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
    const { store, width, height } = setup
    const grade = createGrade(setup, table)
    const reach = Math.max(1, Math.round(height / 560))
    return {
      inPlace: true,
      develop(plate) {
        const spill = glow(plate.source)
        const lines = pen(plate, { reach, from: 30, to: 86 })
        grade(plate)
        // Light over the finished tones: under them its soft steps would show as blocks.
        alongRows(plate, ({ to, y }) => {
          const ink = lines.byteOffset + y * width
          store.kernels.inked(to, lightOf(spill, y), ink, BROWN, SHARE, width)
        })
      },
    }
  },
}
