import type { Area } from './matte.ts'

/** For each hidden pixel the way to the nearest one that is seen. */
export interface Nearest {
  readonly x: Int16Array
  readonly y: Int16Array
}

const FAR = 16_000

/** Two sweeps that hand the way from pixel to pixel (a distance transform by vectors). */
export function nearestSeen(hidden: Uint8Array, area: Area): Nearest {
  const ways = { x: new Int16Array(hidden.length), y: new Int16Array(hidden.length) }
  for (let at = 0; at < hidden.length; at++) if (hidden[at]) ways.x[at] = FAR
  sweep(ways, area, 1)
  sweep(ways, area, -1)
  return ways
}

/** From the first pixel to the last (1) or back (−1). */
function sweep(ways: Nearest, { width, height }: Area, way: 1 | -1): void {
  const count = width * height
  for (let i = 0; i < count; i++) {
    const at = way === 1 ? i : count - 1 - i
    if (ways.x[at] === 0 && ways.y[at] === 0) continue
    const x = at % width
    const above = at - way * width
    for (const dx of [-way, 0, way]) {
      if (x + dx < 0 || x + dx >= width) continue
      if (dx === -way) follow(ways, at, { from: at + dx, dx, dy: 0 })
      if (above >= 0 && above < count) follow(ways, at, { from: above + dx, dx, dy: -way })
    }
  }
}

function follow(
  ways: Nearest,
  at: number,
  { from, dx, dy }: { readonly from: number; readonly dx: number; readonly dy: number },
): void {
  if (ways.x[from] === FAR) return
  const [x, y] = [ways.x[from]! + dx, ways.y[from]! + dy]
  const old = ways.x[at] === FAR ? Infinity : lengthOf(ways.x[at]!, ways.y[at]!)
  if (lengthOf(x, y) >= old) return
  ways.x[at] = x
  ways.y[at] = y
}

/** Shores, floors and horizons go on sideways: up and down is further. */
function lengthOf(x: number, y: number): number {
  return x * x + STEEP * y * y
}

const STEEP = 6
