import { createField, halved, mapField, sample, type Field } from '../field.ts'

/**
 * Fills what is hidden in a field from what is seen around it: means of ever larger squares, from near by where there
 * is something near by (push and pull). `hidden` is 1 where nothing is known, 0 where all is.
 */
export function pulled(field: Field, hidden: Field): Field {
  const sums = createField(field.width, field.height)
  const known = createField(field.width, field.height)
  for (let at = 0; at < sums.data.length; at++) {
    const seen = 1 - hidden.data[at]!
    sums.data[at] = field.data[at]! * seen
    known.data[at] = seen
  }
  return level(sums, known)
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
  const filled = createField(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const share = Math.min(1, known.data[at]!)
      const value = sums.data[at]!
      // Beyond 1 the square is known well enough to be believed.
      filled.data[at] =
        share > 0.999
          ? value
          : value + (1 - share) * sample(coarse, (x + 0.5) / width, (y + 0.5) / height)
    }
  }
  return filled
}
