import { createField, type Field } from '../field.ts'

/**
 * How hard each place is to reach from the picture's edges: along the easiest way, the difference between the highest
 * and the lowest number met (the minimum barrier distance). Textures and gradients cost little, outlines much.
 */
export function barrierFrom(edges: readonly Edge[], field: Field): Field {
  const { width, height, data } = field
  const cost = createField(width, height)
  cost.data.fill(Infinity)
  const walk = { cost: cost.data, high: Float32Array.from(data), low: Float32Array.from(data) }
  for (const edge of edges) for (const at of alongEdge(edge, width, height)) cost.data[at] = 0
  for (let round = 0; round < ROUNDS; round++) sweep(field, walk, round % 2 === 0 ? 1 : -1)
  return cost
}

export type Edge = 'left' | 'right' | 'top' | 'bottom'

/** Each round carries the ways across the whole picture in one direction; after four hardly anything changes. */
const ROUNDS = 4

function* alongEdge(edge: Edge, width: number, height: number): Generator<number> {
  const upright = edge === 'left' || edge === 'right'
  const from = edge === 'right' ? width - 1 : edge === 'bottom' ? (height - 1) * width : 0
  const [count, stride] = upright ? [height, width] : [width, 1]
  for (let i = 0; i < count; i++) yield from + i * stride
}

interface Walk {
  readonly cost: Float32Array
  readonly high: Float32Array
  readonly low: Float32Array
}

function sweep({ width, data }: Field, { cost, high, low }: Walk, way: 1 | -1): void {
  const { length } = data
  for (let i = 0; i < length; i++) {
    const at = way === 1 ? i : length - 1 - i
    const value = data[at]!
    const x = at % width
    const before = x - way >= 0 && x - way < width ? at - way : -1
    for (let from = before, turn = 0; turn < 2; turn++, from = at - way * width) {
      if (from < 0 || from >= length) continue
      const top = high[from]! > value ? high[from]! : value
      const bottom = low[from]! < value ? low[from]! : value
      if (top - bottom >= cost[at]!) continue
      cost[at] = top - bottom
      high[at] = top
      low[at] = bottom
    }
  }
}
