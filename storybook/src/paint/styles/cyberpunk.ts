import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { createGlow } from './techniques/glow.ts'
import { alongRows, createWideRow, lightOf } from './techniques/grading.ts'
import type { Style } from './style.ts'

/** Light from the signs at both sides of the street. */
const SIDES = ['rgba(255,20,160,0.34)', 'rgba(60,20,140,0)', 'rgba(0,220,255,0.3)'] as const

/** The lens of a city after midnight: violet shadows, cyan and magenta glow, colour fringes, scan lines. */
export const cyberpunk: Style = {
  hold: 1,
  open(setup) {
    const { store, width, height } = setup
    const [bright, dim] = [store.keep(createGrade(1)), store.keep(createGrade(0.86))]
    const glow = createGlow(setup, { strength: 0.6, reach: 0.045, threshold: 2, sides: SIDES })
    const gap = Math.max(3, Math.round(height / 150))
    // Red is seen a little to the left and blue to the right of where they are.
    const shift = Math.max(1, Math.round(height / 360))
    const wide = createWideRow(setup, shift)
    return {
      inPlace: true,
      develop(plate) {
        const spill = glow(plate.source)
        alongRows(plate, ({ to, y }) => {
          const at = wide(plate.source, y)
          const [red, blue] = [at - shift * 4, at + shift * 4]
          const table = y % gap < gap / 3 ? dim : bright
          store.kernels.lit(to, red, at, blue, table, lightOf(spill, y), width)
        })
      },
    }
  },
}

function createGrade(gain: number): Uint32Array {
  return createColourTable((r, g, b) => {
    const [red, green, blue] = saturate(contrast([r, g, b], 1.22, 104), 1.42)
    const shade = 1 - Math.min(1, (0.21 * r + 0.72 * g + 0.07 * b) / 110)
    return [(red! + 16 * shade + 3) * gain, (green! - 4) * gain, (blue! + 34 * shade + 6) * gain]
  })
}
