import { createColourTable, lookUp, saturate } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** Tubes of light in the dark: only outlines remain, in the colour of what they bound. */
export const neon: Style = {
  hold: 2,
  open(setup) {
    const bright = createColourTable((r, g, b) => {
      const most = Math.max(24, r, g, b)
      return saturate([(r * 255) / most, (g * 255) / most, (b * 255) / most], 4)
    })
    const dim = createColourTable((r, g, b) => {
      const share = 0.1 + (0.21 * r + 0.72 * g + 0.07 * b) / 2600
      return [r * share + 4, g * share, b * share + 12]
    })
    const lines = createLines(setup)
    const halo = createHalo(setup)
    const reach = Math.max(1, Math.round(setup.height / 420))
    return {
      develop(plate) {
        const tubes = lines(plate, { reach, from: 13, to: 64 })
        lightTubes(plate, { tubes, halo: halo(plate), bright, dim })
      },
    }
  },
}

/** Soft light around the tubes, worked out for every second row and column: a quarter of the work, and nobody sees it. */
function createHalo({ width, height, store }: StyleSetup): (plate: Plate) => Uint8Array {
  const half = { width: width >> 1, height: height >> 1 }
  const address = store.take(half.width * half.height * 4)
  const lines = createLines({ ...half, store })
  const reach = Math.max(2, Math.round(half.height / 90))
  return (plate) => {
    const source = new Uint32Array(store.bytes().buffer, address, half.width * half.height)
    for (let y = 0, i = 0; y < half.height; y++) {
      for (let x = 0, at = y * 2 * width; x < half.width; x++, at += 2)
        source[i++] = plate.source[at]!
    }
    return lines({ source }, { reach, from: 18, to: 150 })
  }
}

interface Tubes {
  readonly tubes: Uint8Array
  readonly halo: Uint8Array
  readonly bright: Uint32Array
  readonly dim: Uint32Array
}

function lightTubes(plate: Plate, { tubes, halo, bright, dim }: Tubes): void {
  const { source, target, width, height } = plate
  const half = width >> 1
  const lowest = (height >> 1) - 1
  for (let y = 0, i = 0; y < height; y++) {
    const soft = Math.min(lowest, y >> 1) * half
    for (let x = 0; x < width; x++, i++) {
      const back = lookUp(dim, source[i]!)
      const line = tubes[i]!
      const glow = halo[soft + Math.min(half - 1, x >> 1)]!
      if (line === 0 && glow === 0) {
        target[i] = back
        continue
      }
      const tube = lookUp(bright, brighterOf(source, i, width))
      const share = (line + glow * 0.5) / 255
      const core = line > 150 ? (line - 150) * 0.57 : 0
      target[i] = pack(
        (back & 255) + (tube & 255) * share + core,
        ((back >>> 8) & 255) + ((tube >>> 8) & 255) * share + core,
        ((back >>> 16) & 255) + ((tube >>> 16) & 255) * share + core,
      )
    }
  }
}

function brighterOf(source: Uint32Array, i: number, width: number): number {
  const here = source[i]!
  const below = i + 2 * width + 2
  // Asking beyond the end would make V8 read every pixel the slow way.
  const next = below < source.length ? source[below]! : here
  return luma(here) >= luma(next) ? here : next
}
