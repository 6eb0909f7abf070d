import type { PlaceContext } from '../../place.ts'
import type { Ink } from './paper.ts'

/** No snow lies on what flows, drifts or burns. */
const BARE =
  /\b(?:sea|waves?|water|surf|swell|breakers?|foam|falls?|clouds?|smoke|mist|steam|glow|lights?|aurora|stars?|sky|ice)\b/u

/** How deep it lies on what is level, in u on the acting line, and how wide its scallops are. */
const DEEP = 0.13
const SCALLOP = 0.42
/** A gap at least this high lets snow in from above, in u: not one between two leaves. */
const GAP = 0.14
/** Rows that are looked at together. */
const BAND = 64

const SNOW = [243, 248, 252] as const
const SHADE = [206, 219, 234] as const

/** Lays snow on all that faces the sky on a finished sheet: roofs, boughs, fences, benches, lamps. */
export function snowIn(ink: Ink, how: { name: string; z: number }, context: PlaceContext): void {
  if (context.snowy !== true || BARE.test(how.name)) return
  const { ctx, unit } = ink
  const { width, height } = ctx.canvas
  const deep = depths({ width, unit, deep: DEEP + 0.005 * Math.max(0, how.z) })
  const gap = Math.max(2, GAP * unit)
  // What is cut by the sheet's upper edge goes on above it.
  const open = new Float32Array(width)
  const under = new Float32Array(width).fill(Infinity)
  for (let top = 0; top < height; top += BAND) {
    const image = ctx.getImageData(0, top, width, Math.min(BAND, height - top))
    if (settle(image.data, { width, deep, gap, open, under })) ctx.putImageData(image, 0, top)
  }
}

/** Pixels of snow on each column of a level edge, in scallops that are never quite alike. */
function depths(how: { width: number; unit: number; deep: number }): Float32Array {
  return Float32Array.from({ length: how.width }, (_, x) => {
    const u = x / how.unit / SCALLOP
    const round = Math.abs(Math.sin(u * 1.57 + 0.6 * Math.sin(u * 0.37)))
    return how.deep * how.unit * (0.62 + 0.5 * round + 0.16 * Math.sin(u * 0.61 + 1))
  })
}

interface Fall {
  readonly width: number
  readonly deep: Float32Array
  readonly gap: number
  /** Clear pixels over each column's last row. */
  readonly open: Float32Array
  /** Pixels of paper since the snow's upper edge; infinite where none fell. */
  readonly under: Float32Array
}

/** Whitens rows from the top to the bottom; whether any pixel has changed. */
function settle(pixels: Uint8ClampedArray, fall: Fall): boolean {
  const { width, deep, gap, open, under } = fall
  let changed = false
  for (let at = 0, x = 0; at < pixels.length; at += 4, x = x + 1 === width ? 0 : x + 1) {
    if ((pixels[at + 3] ?? 0) < 20) {
      open[x] = (open[x] ?? 0) + 1
      continue
    }
    const above = open[x] ?? 0
    if (above > 0) {
      if (above >= gap) under[x] = 0
      open[x] = 0
    }
    const down = under[x] ?? Infinity
    const thick = deep[x] ?? 0
    if (down > thick) continue
    whiten(pixels, at, { share: down / thick, cover: Math.min(1, thick - down) })
    under[x] = down + 1
    changed = true
  }
  return changed
}

/** Its lower edge is in the shade: paper on paper. */
function whiten(
  pixels: Uint8ClampedArray,
  at: number,
  { share, cover }: { share: number; cover: number },
): void {
  const low = Math.max(0, share - 0.72) / 0.28
  for (let i = 0; i < 3; i++) {
    const snow = (SNOW[i] ?? 0) + ((SHADE[i] ?? 0) - (SNOW[i] ?? 0)) * low
    const own = pixels[at + i] ?? 0
    pixels[at + i] = own + (snow - own) * cover
  }
}
