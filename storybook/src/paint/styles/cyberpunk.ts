import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { createGlow, lit, type Glow } from './techniques/glow.ts'
import type { Plate, Style } from './style.ts'

/** Light from the signs at both sides of the street. */
const SIDES = ['rgba(255,20,160,0.34)', 'rgba(60,20,140,0)', 'rgba(0,220,255,0.3)'] as const

/** The lens of a city after midnight: violet shadows, cyan and magenta glow, colour fringes, scan lines. */
export const cyberpunk: Style = {
  hold: 1,
  open(setup) {
    const bright = createGrade(1)
    const dim = createGrade(0.86)
    const glow = createGlow(setup, { strength: 0.6, reach: 0.045, threshold: 2, sides: SIDES })
    const gap = Math.max(3, Math.round(setup.height / 150))
    return {
      develop(plate) {
        const spill = glow(plate.source)
        for (let y = 0; y < plate.height; y++)
          fringe(plate, y, { spill, table: y % gap < gap / 3 ? dim : bright })
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

/** In a row, red is seen a little to the left and blue to the right of where they are. */
function fringe(
  { source, target, width, height }: Plate,
  y: number,
  { spill, table }: { readonly spill: Glow; readonly table: Uint32Array },
): void {
  const shift = Math.max(1, Math.round(height / 360))
  const [from, to] = [y * width, (y + 1) * width]
  const row = (y >> 2) * spill.width
  for (let i = from; i < to; i++) {
    const left = source[i - shift >= from ? i - shift : i]! & 0xff
    const right = source[i + shift < to ? i + shift : i]! & 0xff0000
    const p = lit(left | (source[i]! & 0xff00) | right, spill.light[row + ((i - from) >> 2)]!)
    target[i] = table[((p & 0xfc) << 10) | (((p >>> 10) & 63) << 6) | ((p >>> 18) & 63)]!
  }
}
