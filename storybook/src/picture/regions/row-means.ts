import type { Field } from '../field.ts'

/** For each row the mean of its masked part, or that of the nearest row above which has one. */
export function rowMeans({ width, height, data }: Field, mask: Field): number[] {
  const means: number[] = []
  for (let y = 0; y < height; y++) {
    let [sum, count] = [0, 0]
    for (let at = y * width; at < (y + 1) * width; at++) {
      if (!mask.data[at]) continue
      sum += data[at]!
      count++
    }
    means.push(count > width * 0.02 ? sum / count : (means.at(-1) ?? 0.5))
  }
  return means
}
