import type { Plate, StyleSetup } from '../style.ts'

export interface LineOptions {
  /** Pixels to each side that are compared: wider finds softer edges. */
  readonly reach: number
  /** Differences from which a line begins, and at which it is full. */
  readonly from: number
  readonly to: number
}

/** Marks where a pen would draw a line: 0 none … 255 full ink. The sheet is used again for the next picture. */
export function createLines(
  size: Pick<StyleSetup, 'width' | 'height'>,
): (plate: Plate, options: LineOptions) => Uint8Array {
  const sheet = new Uint8Array(size.width * size.height)
  let ramp: { readonly key: string; readonly ink: Uint8Array } | undefined
  return (plate, options) => {
    const key = `${options.from} ${options.to}`
    if (ramp?.key !== key) ramp = { key, ink: createRamp(options) }
    draw(plate, options.reach, { sheet, ink: ramp.ink })
    return sheet
  }
}

/** Ink for each difference, in quarters: two pixels differ by 4 × 255 at most, in each of two directions. */
function createRamp({ from, to }: LineOptions): Uint8Array {
  const clamped = Uint8ClampedArray.from({ length: 2048 }, (_, difference) =>
    Math.max(0, ((difference / 4 - from) * 255) / (to - from)),
  )
  return new Uint8Array(clamped.buffer)
}

// `Math.abs` and a table instead of conditions: on grainy pictures these cost less than half (14 against 36 ms).
function draw(
  { source, width, height }: Plate,
  reach: number,
  { sheet, ink }: { readonly sheet: Uint8Array; readonly ink: Uint8Array },
): void {
  for (let y = 0; y < height; y++) {
    const row = y * width
    const up = y >= reach ? reach * width : 0
    const down = y < height - reach ? reach * width : 0
    for (let i = row + reach; i < row + width - reach; i++) {
      const a = source[i - reach]!
      const b = source[i + reach]!
      const c = source[i - up]!
      const d = source[i + down]!
      const red = Math.abs((a & 255) - (b & 255)) + Math.abs((c & 255) - (d & 255))
      const green =
        Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) +
        Math.abs(((c >> 8) & 255) - ((d >> 8) & 255))
      const blue =
        Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) +
        Math.abs(((c >> 16) & 255) - ((d >> 16) & 255))
      sheet[i] = ink[red + green + green + blue]!
    }
  }
}
