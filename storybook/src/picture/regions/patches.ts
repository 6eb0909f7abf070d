import { createField, unmasked, type Field } from '../field.ts'

/** A connected part of a field. Places in pixels of the field. */
export interface Patch {
  readonly pixels: Int32Array
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A box in shares of a picture. */
export interface Share {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The box around a patch. */
export function shareOf({ left, right, top, bottom }: Patch, { width, height }: Field): Share {
  return {
    left: left / width,
    right: (right + 1) / width,
    top: top / height,
    bottom: (bottom + 1) / height,
  }
}

/** The connected parts of a field in which it is above `level`, largest first. */
export function patchesOf(field: Field, level: number): Patch[] {
  const { data } = field
  const seen = new Uint8Array(data.length)
  const queue = new Int32Array(data.length)
  const patches: Patch[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! <= level) continue
    patches.push(grow(field, { seen, queue, start, level }))
  }
  return patches.toSorted((a, b) => b.pixels.length - a.pixels.length)
}

interface Growth {
  readonly seen: Uint8Array
  readonly queue: Int32Array
  readonly start: number
  readonly level: number
}

function grow({ width, height, data }: Field, { seen, queue, start, level }: Growth): Patch {
  let [count, left, right, top, bottom] = [1, width, 0, height, 0]
  queue[0] = start
  seen[start] = 1
  const visit = (at: number): void => {
    if (seen[at] || data[at]! <= level) return
    seen[at] = 1
    queue[count++] = at
  }
  for (let next = 0; next < count; next++) {
    const at = queue[next]!
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (x > 0) visit(at - 1)
    if (x + 1 < width) visit(at + 1)
    if (y > 0) visit(at - width)
    if (y + 1 < height) visit(at + width)
  }
  return { pixels: queue.slice(0, count), left, right, top, bottom }
}

/** A field that is 1 in some patches and 0 elsewhere. */
export function maskOf(size: Pick<Field, 'width' | 'height'>, patches: readonly Patch[]): Field {
  const mask = createField(size.width, size.height)
  for (const { pixels } of patches) for (const at of pixels) mask.data[at] = 1
  return mask
}

/** Holes that a ring of high numbers encloses are raised to belong to it. */
export function withoutHoles(field: Field, level: number): Field {
  const holes = patchesOf(unmasked(field, level), 0.5).filter(
    ({ left, right, top, bottom }) =>
      left > 0 && top > 0 && right < field.width - 1 && bottom < field.height - 1,
  )
  const data = field.data.slice()
  for (const { pixels } of holes) for (const at of pixels) data[at] = level + 0.01
  return { ...field, data }
}

/** Whether a patch begins at much the same height all along, as a sea does at the horizon. Hidden columns tell nothing. */
export function hasLevelTop(
  { pixels, left, right }: Patch,
  { width, height }: Pick<Field, 'width' | 'height'>,
  hidden: ReadonlySet<number> = new Set(),
): boolean {
  const tops = new Float64Array(right - left + 1).fill(height)
  for (const at of pixels) {
    const column = (at % width) - left
    tops[column] = Math.min(tops[column]!, Math.floor(at / width))
  }
  const seen = tops.filter((_, column) => !hidden.has(left + column))
  const sorted = (seen.length > 0.4 * tops.length ? seen : tops).toSorted()
  const spread =
    sorted[Math.floor(sorted.length * 0.85)]! - sorted[Math.floor(sorted.length * 0.15)]!
  return spread < height * 0.08
}
