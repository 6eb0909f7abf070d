import { blur, createField, mapField, type Field } from '../field.ts'

interface Filter {
  readonly radius: number
  readonly softness: number
}

/** Smooths a field but keeps its steps where the guide has edges (a guided filter). */
export function edgeAware(field: Field, guide: Field, filter: Filter): Field {
  const { slopes, bases } = guidance(field, guide, filter)
  return mapField(guide, (each, i) => slopes.data[i]! * each + bases.data[i]!)
}

/** For each place the line that tells the field from the guide there; it also holds for a finer guide. */
export function guidance(
  field: Field,
  guide: Field,
  { radius, softness }: Filter,
): { readonly slopes: Field; readonly bases: Field } {
  const mean = blur(guide, radius)
  const value = blur(field, radius)
  const products = createField(field.width, field.height)
  const squares = createField(field.width, field.height)
  for (let i = 0; i < products.data.length; i++) {
    const each = guide.data[i]!
    products.data[i] = field.data[i]! * each
    squares.data[i] = each * each
  }
  const both = blur(products, radius)
  const square = blur(squares, radius)
  const [slope, base] = [products, squares]
  for (let i = 0; i < slope.data.length; i++) {
    const middle = mean.data[i]!
    const spread = square.data[i]! - middle ** 2
    slope.data[i] = (both.data[i]! - middle * value.data[i]!) / (spread + softness)
    base.data[i] = value.data[i]! - slope.data[i]! * middle
  }
  return { slopes: blur(slope, radius), bases: blur(base, radius) }
}

/**
 * The lowest field above this one that nowhere falls faster than `slope` per pixel: near things stay as near as they
 * are up to a little beyond their edges, and what is behind them takes up the stretch.
 */
export function sloped(field: Field, slope: number): Field {
  const data = Float32Array.from(field.data)
  const raised = { ...field, data }
  sweep(raised, slope, 1)
  sweep(raised, slope, -1)
  return raised
}

/** From the first pixel to the last (1) or back (−1): each is at least what those before it leave it. */
function sweep({ width, height, data }: Field, slope: number, way: 1 | -1): void {
  const skew = slope * Math.SQRT2
  const raise = (at: number, from: number, fall: number): void => {
    const least = data[from]! - fall
    if (data[at]! < least) data[at] = least
  }
  for (let i = 0; i < data.length; i++) {
    const at = way === 1 ? i : data.length - 1 - i
    const x = at % width
    const behind = x - way >= 0 && x - way < width
    const ahead = x + way >= 0 && x + way < width
    const above = at - way * width
    if (behind) raise(at, at - way, slope)
    if (above < 0 || above >= width * height) continue
    raise(at, above, slope)
    if (behind) raise(at, above - way, skew)
    if (ahead) raise(at, above + way, skew)
  }
}

/** Each number becomes the largest within `reach`. */
export function widened(field: Field, reach: number): Field {
  return along(along(field, reach), reach)
}

function along({ width, height, data }: Field, reach: number): Field {
  const result = createField(height, width)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    let most = -1 - reach
    for (let x = 0; x < width; x++) {
      const last = Math.min(width - 1, x + reach)
      if (most < x - reach) most = lastLargest(row, Math.max(0, x - reach), last)
      if (row[last]! >= row[most]!) most = last
      result.data[x * height + y] = row[most]!
    }
  }
  return result
}

/** Where the largest of the numbers from `first` to before `end` is; of equal ones the last. */
function lastLargest(row: Float32Array, first: number, end: number): number {
  let most = first
  for (let k = first + 1; k < end; k++) if (row[k]! >= row[most]!) most = k
  return most
}
