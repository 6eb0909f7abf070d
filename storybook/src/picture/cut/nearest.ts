import type { Area } from './matte.ts'

/** For each hidden pixel the way to the nearest one that is seen. */
export interface Nearest {
  readonly x: Int16Array
  readonly y: Int16Array
}

const FAR = 16_000

/** Two sweeps that hand the way from pixel to pixel (a distance transform by vectors). */
export function nearestSeen(hidden: Uint8Array, { width, height }: Area): Nearest {
  const ways = { x: new Int16Array(hidden.length), y: new Int16Array(hidden.length) }
  for (let at = 0; at < hidden.length; at++) if (hidden[at]) ways.x[at] = FAR
  for (const way of [1, -1] as const) {
    for (let row = 0; row < height; row++) {
      const y = way === 1 ? row : height - 1 - row
      for (let column = 0; column < width; column++) {
        const x = way === 1 ? column : width - 1 - column
        const at = y * width + x
        if (ways.x[at] === 0 && ways.y[at] === 0) continue
        const hasBehind = x - way >= 0 && x - way < width
        const hasAhead = x + way >= 0 && x + way < width
        const hasAbove = y - way >= 0 && y - way < height
        if (hasBehind) follow(ways, at, { from: at - way, dx: -way, dy: 0 })
        if (!hasAbove) continue
        follow(ways, at, { from: at - way * width, dx: 0, dy: -way })
        if (hasBehind) follow(ways, at, { from: at - way * width - way, dx: -way, dy: -way })
        if (hasAhead) follow(ways, at, { from: at - way * width + way, dx: way, dy: -way })
      }
    }
  }
  return ways
}

function follow(
  ways: Nearest,
  at: number,
  { from, dx, dy }: { readonly from: number; readonly dx: number; readonly dy: number },
): void {
  if (ways.x[from] === FAR) return
  const [x, y] = [ways.x[from]! + dx, ways.y[from]! + dy]
  const old = ways.x[at] === FAR ? Infinity : ways.x[at]! ** 2 + ways.y[at]! ** 2
  if (x * x + y * y >= old) return
  ways.x[at] = x
  ways.y[at] = y
}
