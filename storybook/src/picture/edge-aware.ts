import { blur, createField, mapField, type Field } from './field.ts'

/** Smooths a field but keeps its steps where the guide has edges (a guided filter). */
export function edgeAware(
  field: Field,
  guide: Field,
  { radius, softness }: { readonly radius: number; readonly softness: number },
): Field {
  const mean = blur(guide, radius)
  const value = blur(field, radius)
  const both = blur(
    mapField(field, (each, i) => each * guide.data[i]!),
    radius,
  )
  const square = blur(
    mapField(guide, (each) => each * each),
    radius,
  )
  const slope = mapField(both, (each, i) => {
    const spread = square.data[i]! - mean.data[i]! ** 2
    return (each - mean.data[i]! * value.data[i]!) / (spread + softness)
  })
  const base = mapField(value, (each, i) => each - slope.data[i]! * mean.data[i]!)
  const slopes = blur(slope, radius)
  const bases = blur(base, radius)
  return mapField(guide, (each, i) => slopes.data[i]! * each + bases.data[i]!)
}

/**
 * The lowest field above this one that nowhere falls faster than `slope` per pixel: near things stay as near as they
 * are up to a little beyond their edges, and what is behind them takes up the stretch.
 */
export function sloped(field: Field, slope: number): Field {
  const { width, height } = field
  const data = Float32Array.from(field.data)
  const skew = slope * Math.SQRT2
  const raise = (at: number, from: number, fall: number): void => {
    const least = data[from]! - fall
    if (data[at]! < least) data[at] = least
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (x > 0) raise(at, at - 1, slope)
      if (y === 0) continue
      raise(at, at - width, slope)
      if (x > 0) raise(at, at - width - 1, skew)
      if (x + 1 < width) raise(at, at - width + 1, skew)
    }
  }
  for (let y = height - 1, at = data.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, at--) {
      if (x + 1 < width) raise(at, at + 1, slope)
      if (y + 1 === height) continue
      raise(at, at + width, slope)
      if (x + 1 < width) raise(at, at + width + 1, skew)
      if (x > 0) raise(at, at + width - 1, skew)
    }
  }
  return { width, height, data }
}

/** Each number becomes the largest within `reach`. */
export function widened(field: Field, reach: number): Field {
  return along(along(field, reach), reach)
}

function along({ width, height, data }: Field, reach: number): Field {
  const result = createField(height, width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = -Infinity
      const last = Math.min(width - 1, x + reach)
      for (let k = Math.max(0, x - reach); k <= last; k++) {
        const value = data[y * width + k]!
        if (value > most) most = value
      }
      result.data[x * height + y] = most
    }
  }
  return result
}
