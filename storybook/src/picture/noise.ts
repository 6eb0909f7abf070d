import { createRandom } from '../scene/random.ts'

const SIDE = 64

/** Smooth noise in 0…1 that repeats after `wide` steps to the right. */
export function createNoise(seed: number): (x: number, y: number, wide: number) => number {
  const random = createRandom(seed)
  const lattice = Float64Array.from({ length: SIDE * SIDE }, () => random.next())
  return (x, y, wide) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [smooth(x - i), smooth(y - j)]
    const row = ((j + SIDE) % SIDE) * SIDE
    const below = ((j + 1 + SIDE) % SIDE) * SIDE
    const [left, right] = [(i + wide) % wide, (i + 1 + wide) % wide]
    const upper = lattice[row + left]! + (lattice[row + right]! - lattice[row + left]!) * fx
    const lower = lattice[below + left]! + (lattice[below + right]! - lattice[below + left]!) * fx
    return upper + (lower - upper) * fy
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
