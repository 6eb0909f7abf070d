import type { Field } from '../field.ts'
import type { Look } from '../look.ts'
import { mixPixels } from '../pixels.ts'
import { hiddenIn } from './fill-behind.ts'
import type { Offsets } from './likeness.ts'
import type { Sheet } from './matte.ts'
import { patchOffsets } from './patch-fill.ts'

/** Paints what may be behind something that goes away: other parts of the picture that fit there. False when there are none. */
export function fillByPatches({ pixels, area }: Sheet, look: Look, hidden: Field): boolean {
  const offsets = patchOffsets([look.red, look.green, look.blue], hidden)
  if (!offsets) return false
  const isHidden = hiddenIn({ pixels, area }, hidden)
  const { data, width } = pixels
  const before = data.slice()
  for (let y = 0, at = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++, at++) {
      if (!isHidden[at]) continue
      const place = { x: area.x + x, y: area.y + y }
      data[place.y * width + place.x] = copied({ ...pixels, data: before }, place, {
        offsets,
        hidden,
      })
    }
  }
  return true
}

interface Found {
  readonly offsets: Offsets
  readonly hidden: Field
}

/** What the four small places around a pixel would put there, each by how near it is. */
function copied(
  { data, width, height }: Sheet['pixels'],
  place: { readonly x: number; readonly y: number },
  { offsets, hidden }: Found,
): number {
  const scale = { x: width / hidden.width, y: height / hidden.height }
  const [x, y] = [(place.x + 0.5) / scale.x - 0.5, (place.y + 0.5) / scale.y - 0.5]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let [colour, weight] = [0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)]
    const from = row * hidden.width + column
    if (column < 0 || column >= hidden.width || !hidden.data[from]) continue
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) + 1e-4
    const toX = clamp(place.x + Math.round(offsets.x[from]! * scale.x), width)
    const toY = clamp(place.y + Math.round(offsets.y[from]! * scale.y), height)
    weight += share
    colour = mixPixels(data[toY * width + toX]!, colour, Math.round((256 * share) / weight))
  }
  return colour
}

function clamp(value: number, size: number): number {
  return value < 0 ? 0 : value >= size ? size - 1 : value
}
