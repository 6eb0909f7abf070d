import { blur, createField, type Field } from '../field.ts'
import type { Look } from '../look.ts'

/** How unlike the first pixel of a patch of colour its other pixels may be. */
const LIKENESS = 0.13
const LEAST_AREA = 0.003

/**
 * Patches of one colour that stand on the ground: walls, trunks, clothes. 0 where there is none; else the row, as a
 * share of the height, on which the patch stands. What is wide or reaches the lower edge is ground itself.
 */
export function findUpright(look: Look, horizon: number): Field {
  const { width, height } = look
  const colours = [look.red, look.green, look.blue].map((channel) => blur(channel, 1))
  const feet = createField(width, height)
  const seen = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue
    const patch = grow({ colours, seen, queue, width }, start)
    const foot = (patch.bottom + 1) / height
    const stands =
      patch.count > seen.length * LEAST_AREA &&
      patch.right - patch.left < width * 0.55 &&
      patch.bottom < height - 2 &&
      foot > horizon + 0.04 &&
      patch.bottom - patch.top > height * 0.06
    if (stands) for (let i = 0; i < patch.count; i++) feet.data[queue[i]!] = foot
  }
  return feet
}

interface Ground {
  readonly colours: readonly Field[]
  readonly seen: Uint8Array
  readonly queue: Int32Array
  readonly width: number
}

interface Extent {
  readonly count: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function grow({ colours, seen, queue, width }: Ground, start: number): Extent {
  const [red, green, azure] = colours.map(({ data }) => data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const [r, g, b] = [red[start]!, green[start]!, azure[start]!]
  let [count, left, right, bottom] = [1, width, 0, 0]
  queue[0] = start
  seen[start] = 1
  const visit = (at: number): void => {
    if (at < 0 || at >= seen.length || seen[at]) return
    const unlike = Math.abs(red[at]! - r) + Math.abs(green[at]! - g) + Math.abs(azure[at]! - b)
    if (unlike > LIKENESS * 2) return
    seen[at] = 1
    queue[count++] = at
  }
  for (let next = 0; next < count; next++) {
    const at = queue[next]!
    const x = at % width
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.max(bottom, (at - x) / width)
    if (x > 0) visit(at - 1)
    if (x + 1 < width) visit(at + 1)
    visit(at - width)
    visit(at + width)
  }
  return { count, left, right, top: Math.floor(start / width), bottom }
}
