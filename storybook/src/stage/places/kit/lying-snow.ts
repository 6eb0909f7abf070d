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
  const columns = {
    width,
    deep,
    gap,
    // What is cut by the sheet's upper edge goes on above it.
    paper: new Int32Array(width).fill(-1),
    crest: new Int32Array(width).fill(NONE),
  }
  for (let top = 0; top < height; top += BAND) {
    const image = ctx.getImageData(0, top, width, Math.min(BAND, height - top))
    if (settle(image.data, columns, top)) ctx.putImageData(image, 0, top)
  }
}

/** A row far above the sheet. */
const NONE = -1e6

/** Pixels of snow on each column of a level edge, in scallops that are never quite alike. */
function depths(how: { width: number; unit: number; deep: number }): Float32Array {
  return Float32Array.from({ length: how.width }, (_, x) => {
    const u = x / how.unit / SCALLOP
    const round = Math.abs(Math.sin(u * 1.57 + 0.6 * Math.sin(u * 0.37)))
    return how.deep * how.unit * (0.62 + 0.5 * round + 0.16 * Math.sin(u * 0.61 + 1))
  })
}

interface Columns {
  readonly width: number
  readonly deep: Float32Array
  readonly gap: number
  /** The row of each column's last paper, and that in which its snow begins. */
  readonly paper: Int32Array
  readonly crest: Int32Array
}

/** Whitens rows from `top` down; whether any pixel has changed. */
function settle(bytes: Uint8ClampedArray, columns: Columns, top: number): boolean {
  const { width, deep, gap, paper, crest } = columns
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  let changed = false
  for (let at = 0, x = 0, y = top; at < pixels.length; at++, x++) {
    if (x === width) {
      x = 0
      y++
    }
    if ((pixels[at] ?? 0) >>> 24 < 20) continue
    if (y - (paper[x] ?? 0) > gap) crest[x] = y
    paper[x] = y
    const down = y - (crest[x] ?? 0)
    const thick = deep[x] ?? 0
    if (down > thick) continue
    whiten(bytes, at * 4, { share: down / thick, cover: Math.min(1, thick - down) })
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
