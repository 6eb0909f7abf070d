import { createRandom } from '../scene/random.ts'

const SIDE = 64

/** Smooth noise in 0…1 that repeats after `wide` steps to the right. */
export function createNoise(seed: number): (x: number, y: number, wide: number) => number {
  const random = createRandom(seed)
  const lattice = Array.from({ length: SIDE * SIDE }, () => random.next())
  return (x, y, wide) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [smooth(x - i), smooth(y - j)]
    const pick = (a: number, b: number): number =>
      lattice[((b + SIDE) % SIDE) * SIDE + ((a + wide) % wide)]!
    const upper = pick(i, j) + (pick(i + 1, j) - pick(i, j)) * fx
    return upper + (pick(i, j + 1) + (pick(i + 1, j + 1) - pick(i, j + 1)) * fx - upper) * fy
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
