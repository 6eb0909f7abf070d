import { pack, type Plate, type StyleSetup } from '../style.ts'
import { alongRows } from './grading.ts'

/** Four by four pixels have one shade: it changes slowly, and a sheet for every pixel takes 8 MB at 1080p. */
const COARSE = 4

/** Darkens a plate's source towards its corners; blackens bars above and below when `bar` (a share of the height) is given. */
export function createCorners(
  { width, height, store }: StyleSetup,
  strength: number,
  bar = 0,
): (plate: Plate) => void {
  const columns = Math.ceil(width / COARSE)
  const { address, pixels } = store.open(columns * Math.ceil(height / COARSE))
  for (let i = 0; i < pixels.length; i++) {
    const u = (((i % columns) + 0.5) * COARSE * 2) / width - 1
    const v = ((Math.floor(i / columns) + 0.5) * COARSE * 2) / height - 1
    const far = Math.max(0, (Math.hypot(u, v) - 0.55) / 0.87)
    const dark = far < 0.5 ? far * 0.6 : 0.3 + (far - 0.5) * 1.4
    const level = 255 * (1 - strength * Math.min(1, dark))
    pixels[i] = pack(level, level, level)
  }
  const edge = Math.round(height * bar)
  return ({ source, ...plate }) =>
    alongRows({ ...plate, source, target: source }, ({ to, y }) => {
      const row = address + Math.floor(y / COARSE) * columns * 4
      if (y < edge || y >= height - edge) source.fill(BLACK, y * width, (y + 1) * width)
      else store.kernels.dim(to, row, width)
    })
}

const BLACK = 0xff000000
