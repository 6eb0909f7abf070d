import { edgeAt } from './edges.ts'
import type { Plate } from './style.ts'

/** Marks where a pen would draw a line: 0 none … 255 full ink. */
export function inkLines(
  plate: Plate,
  options: { readonly reach: number; readonly from: number; readonly to: number },
): Uint8Array {
  const { source, width, height } = plate
  const lines = new Uint8Array(source.length)
  const size = { width, height, reach: options.reach }
  const span = 255 / (options.to - options.from)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const edge = edgeAt(source, { x, y }, size)
      if (edge <= options.from) continue
      lines[i] = edge >= options.to ? 255 : (edge - options.from) * span
    }
  }
  return lines
}
