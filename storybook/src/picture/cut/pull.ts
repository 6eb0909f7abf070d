import { halved, mapField, sample, type Field } from '../field.ts'

/**
 * Fills what is hidden in a field from what is seen around it: means of ever larger squares, from near by where there
 * is something near by (push and pull). `hidden` is 1 where nothing is known, 0 where all is.
 */
export function pulled(field: Field, hidden: Field): Field {
  return level(
    mapField(field, (value, at) => value * (1 - hidden.data[at]!)),
    mapField(hidden, (value) => 1 - value),
  )
}

/** `sums` are values times how well they are known. */
function level(sums: Field, known: Field): Field {
  const { width, height } = sums
  if (width <= 2 && height <= 2) {
    const all = known.data.reduce((sum, value) => sum + value, 0)
    const mean = sums.data.reduce((sum, value) => sum + value, 0) / Math.max(1e-6, all)
    return mapField(sums, (value, at) => (known.data[at]! > 0.999 ? value : mean))
  }
  const coarse = level(halved(sums), halved(known))
  return mapField(sums, (value, at, y) => {
    const share = Math.min(1, known.data[at]!)
    if (share > 0.999) return value
    const x = at - y * width
    const around = sample(coarse, (x + 0.5) / width, (y + 0.5) / height)
    // Beyond 1 the square is known well enough to be believed.
    return value + (1 - share) * around
  })
}
