import { widened } from '../depth/edge-aware.ts'

/** A small picture with a hole in it. */
export interface Holed {
  readonly width: number
  readonly height: number
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  /** 1 where nothing is known. */
  readonly hidden: Uint8Array
}

/** For each hidden place, how far away the place is that looks as it may. */
export interface Offsets {
  readonly x: Int16Array
  readonly y: Int16Array
}

/** Patches of this many pixels each way are compared. */
export const REACH = 3
/** How much a guess counts beside what is known. */
const GUESSED = 0.35
/** How much a patch loses by lying higher or lower: walls, fields and seas go on sideways. */
const [ASIDE, STEEP] = [0.5, 1.5]

/** How unlike the patch around a place is to that around another, and `most` as soon as it is more. */
export function unlikeness(
  { width, height, red, green, blue, hidden }: Holed,
  { at, dx, dy }: { readonly at: number; readonly dx: number; readonly dy: number },
  most: number,
): number {
  const [x, y] = [at % width, (at / width) | 0]
  const far = ASIDE * (dx / width) ** 2 + STEEP * (dy / height) ** 2
  let sum = far * (2 * REACH + 1) ** 2
  const [top, bottom] = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)]
  const [left, right] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)]
  const away = dy * width + dx
  for (let row = top; row <= bottom && sum < most; row++) {
    for (let here = row * width + left, end = row * width + right; here <= end; here++) {
      const there = here + away
      const r = red[here]! - red[there]!
      const g = green[here]! - green[there]!
      const b = blue[here]! - blue[there]!
      sum += (hidden[here] ? GUESSED : 1) * (r * r + g * g + b * b)
    }
  }
  return sum < most ? sum : most
}

/** 1 at places whose whole patch is known. */
export function knownPatches({ width, height, hidden }: Holed): Uint8Array {
  const touched = widened({ width, height, data: Float32Array.from(hidden) }, REACH)
  return Uint8Array.from(touched.data, (value, at) => {
    const [x, y] = [at % width, (at / width) | 0]
    const isInside = x >= REACH && y >= REACH && x < width - REACH && y < height - REACH
    return isInside && value === 0 ? 1 : 0
  })
}
