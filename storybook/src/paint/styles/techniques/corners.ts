import { pack, type StyleSetup } from '../style.ts'

/** A veil with dark corners, and bars above and below when `bar` (a share of the height) is given. */
export function createCorners(
  { width, height, store }: StyleSetup,
  strength: number,
  bar = 0,
): number {
  const { address, pixels } = store.open(width * height)
  const edge = Math.round(height * bar)
  const shades = Uint32Array.from({ length: STEPS + 1 }, (_, step) => {
    const far = Math.max(0, (Math.sqrt((step / STEPS) * 2) - 0.55) / 0.87)
    const dark = far < 0.5 ? far * 0.6 : 0.3 + (far - 0.5) * 1.4
    const level = 255 * (1 - strength * Math.min(1, dark))
    return pack(level, level, level)
  })
  const across = Float64Array.from({ length: width }, (_, x) => distance(x / width))
  for (let y = 0, i = 0; y < height; y++) {
    const down = distance(y / height)
    const barred = y < edge || y >= height - edge
    for (let x = 0; x < width; x++, i++)
      pixels[i] = barred ? 0xff000000 : shades[(across[x]! + down) | 0]!
  }
  return address
}

/** Steps from the middle of the frame to its corners. */
const STEPS = 4096

/** How much a place along one side adds to the steps from the middle. */
function distance(share: number): number {
  return ((share * 2 - 1) ** 2 / 2) * STEPS
}
