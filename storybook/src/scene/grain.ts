import { createRandom } from './random.ts'

const SIDE = 128

/** Paper fibres: soft noise around 0, −1…1, as a tile. */
const tile = createTile()

function createTile(): Float32Array {
  const random = createRandom(7)
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => random.next() * 2 - 1)
  const soft = new Float32Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      let sum = 0
      for (let k = -2; k <= 2; k++) sum += raw[y * SIDE + ((x + k + SIDE) % SIDE)]!
      const across = raw[((y + 1) % SIDE) * SIDE + x]!
      soft[y * SIDE + x] = Math.max(-1, Math.min(1, sum * 0.3 + across * 0.25))
    }
  }
  return soft
}

/** The paper's grain at a pixel. */
export function grainAt(x: number, y: number): number {
  return tile[((y & (SIDE - 1)) << 7) | (x & (SIDE - 1))]!
}
