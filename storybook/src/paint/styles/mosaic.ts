import { createCells } from './techniques/cells.ts'
import { contoured } from './techniques/contoured.ts'
import { contrast, saturate, type ColourRule } from './techniques/colour-table.ts'
import { layered } from './techniques/layered.ts'
import { pack, type Style } from './style.ts'

const STONES = { jitter: 0.42, tone: 12, swell: 10 }

/** Small stones in mortar; neighbours come from different heaps, so that no field is of one colour. */
function tiles(between: number, colours: readonly ColourRule[]): Style {
  return layered({
    hold: 3,
    layouts: 1,
    between,
    detail: 46,
    colours,
    broad: (setup) =>
      createCells({ ...setup, ...STONES, size: setup.height / 54, gap: setup.height / 1150 }),
    fine: (setup) =>
      createCells({ ...setup, ...STONES, size: setup.height / 80, gap: setup.height / 1500 }),
  })
}

export const mosaic = tiles(pack(196, 186, 170), [
  (r, g, b) => saturate(contrast([r, g, b], 1.12, 124), 1.35),
  (r, g, b) => saturate(contrast([r * 1.06 + 8, g * 1.02, b * 0.92], 1.12, 124), 1.3),
  (r, g, b) => saturate(contrast([r * 0.9, g * 0.97, b * 1.04], 1.12, 124), 1.35),
])

/** Gold leaf: whatever is light turns to gold, and the strong colours stay as jewels in it. */
const gilded =
  (shine: number): ColourRule =>
  (r, g, b) => {
    // Lifted: gold in the shade is mud.
    const light = Math.max(0, (0.3 * r + 0.6 * g + 0.1 * b) / 215 - 0.14) ** 0.8
    const colourful = (Math.max(r, g, b) - Math.min(r, g, b)) / 255
    const gold = [70 + 196 * light + shine, 42 + 168 * light + shine, 12 + 76 * light]
    const jewel = saturate(contrast([r + 22, g + 22, b + 22], 1.2, 110), 1.5)
    // Skies and waters are what he gilded first.
    const cold = b > r + 8 && b >= g - 20 ? 0.4 : 1
    const keep = Math.max(0, Math.min(0.9, (colourful - 0.08) * 3.4)) * cold
    return gold.map((value, i) => value + (jewel[i]! - value) * keep)
  }

/** After the golden pictures of Vienna around 1900. */
export const golden = contoured(
  tiles(pack(118, 84, 34), [gilded(0), gilded(14), gilded(-12), gilded(6)]),
  pack(58, 36, 16),
  { reach: 1 / 420, from: 22, to: 28 },
)
