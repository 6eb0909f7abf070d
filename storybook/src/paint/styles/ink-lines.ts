import { apart } from './edges.ts'
import type { Plate } from './style.ts'

/** Marks where a pen would draw a line: 0 none … 255 full ink. */
export function inkLines(
  plate: Plate,
  options: { readonly reach: number; readonly from: number; readonly to: number },
): Uint8Array {
  const { source, width, height } = plate
  const { reach, from, to } = options
  const lines = new Uint8Array(source.length)
  const span = 255 / (to - from)
  for (let y = 0, i = 0; y < height; y++) {
    const up = y >= reach ? -reach * width : 0
    const down = y < height - reach ? reach * width : 0
    for (let x = 0; x < width; x++, i++) {
      const left = x >= reach ? -reach : 0
      const right = x < width - reach ? reach : 0
      const edge =
        apart(source[i + left]!, source[i + right]!) + apart(source[i + up]!, source[i + down]!)
      if (edge <= from) continue
      lines[i] = edge >= to ? 255 : (edge - from) * span
    }
  }
  return lines
}
