import { pngPixels, writePng } from '../images/png-file.ts'

/** A small grey PNG. */
export function pngFile(width: number, height: number): Buffer<ArrayBuffer> {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, 128)])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.from(writePng({ width, height, colour: 0 }, pngPixels(rows)))
}

export function pngDataUrl(width = 16, height = 9): string {
  return `data:image/png;base64,${pngFile(width, height).toString('base64')}`
}
