import type { StyleSetup } from '../style.ts'

/** A veil with dark corners, and bars above and below when `bar` (a share of the height) is given. */
export function createCorners(
  { width, height }: StyleSetup,
  strength: number,
  bar = 0,
): Uint8Array {
  const sheet = new Uint8Array(width * height * 4)
  const edge = Math.round(height * bar)
  for (let y = 0, p = 0; y < height; y++) {
    const v = (y / height) * 2 - 1
    const barred = y < edge || y >= height - edge
    for (let x = 0; x < width; x++, p += 4) {
      const u = (x / width) * 2 - 1
      const far = Math.max(0, (Math.sqrt(u * u + v * v) - 0.55) / 0.87)
      const dark = far < 0.5 ? far * 0.6 : 0.3 + (far - 0.5) * 1.4
      sheet.fill(barred ? 0 : 255 * (1 - strength * Math.min(1, dark)), p, p + 3)
      sheet[p + 3] = 255
    }
  }
  return sheet
}
