import type { Plate, StyleSetup } from '../style.ts'

export interface LineOptions {
  /** Pixels to each side that are compared: wider finds softer edges. */
  readonly reach: number
  /** Differences from which a line begins, and at which it is full. */
  readonly from: number
  readonly to: number
}

/**
 * Marks where a pen would draw a line: 0 none … 255 full ink. The plate's source lies in the store. The sheet is used
 * again for the next picture.
 */
export function createLines({
  width,
  height,
  store,
}: Pick<StyleSetup, 'width' | 'height' | 'store'>): (
  plate: Pick<Plate, 'source'>,
  options: LineOptions,
) => Uint8Array {
  const address = store.take(width * height + width)
  return ({ source }, { reach, from, to }) => {
    const sheet = store.bytes().subarray(address, address + width * height)
    const span = Math.round((to - from) * 4)
    const ramp = [Math.round(from * 4), span, Math.round((255 * 1024) / span)] as const
    for (let y = 0; y < height; y++) {
      const first = y * width + reach
      const at = source.byteOffset + first * 4
      const up = y >= reach ? at - reach * width * 4 : at
      const down = y < height - reach ? at + reach * width * 4 : at
      const sides = [at - reach * 4, at + reach * 4] as const
      const count = width - 2 * reach
      store.kernels.lines(address + first, ...sides, up, down, ...ramp, count)
      // The frame's sides have no line, and what was written beyond them belongs to the next row.
      sheet.fill(0, first + count, first + width)
    }
    return sheet
  }
}
