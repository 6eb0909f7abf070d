import { sample, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { mixPixels, packTones, pixelAt } from '../pixels.ts'
import type { Sheet } from './matte.ts'
import { nearestSeen } from './nearest.ts'
import { pulled } from './pull.ts'

/** How far beyond an outline the surroundings are mirrored, as a share of the world; deeper, only their tones go on. */
const MIRRORED = 0.07

/** Paints what may be behind the hidden part of an area: its surroundings, mirrored at the outline. */
export function fillBehind({ pixels, area }: Sheet, look: Look, hidden: Field): void {
  const { width, height, data } = pixels
  const tones = packTones([look.red, look.green, look.blue].map((field) => pulled(field, hidden)))
  const isHidden = hiddenIn({ pixels, area }, hidden)
  const nearest = nearestSeen(isHidden, area)
  const before = data.slice(area.y * width, (area.y + area.height) * width)
  const reach = MIRRORED * Math.max(width, height)
  const scale = { x: (look.width - 1.01) / width, y: (look.height - 1.01) / height }
  const clampX = (x: number): number => (x < 0 ? 0 : x >= area.width ? area.width - 1 : x)
  const clampY = (y: number): number => (y < 0 ? 0 : y >= area.height ? area.height - 1 : y)
  for (let y = 0, at = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++, at++) {
      if (!isHidden[at]) continue
      const [dx, dy] = [nearest.x[at]!, nearest.y[at]!]
      const away = Math.sqrt(dx * dx + dy * dy)
      const tone = pixelAt(tones, (area.x + x) * scale.x, (area.y + y) * scale.y)
      let [mirrorX, mirrorY] = [clampX(x + 2 * dx), clampY(y + 2 * dy)]
      if (isHidden[mirrorY * area.width + mirrorX]) {
        mirrorX = clampX(x + dx)
        mirrorY = clampY(y + dy)
      }
      const share = away >= reach ? 0 : 256 * Math.min(1, 1.5 * (1 - away / reach))
      data[(area.y + y) * width + area.x + x] = mixPixels(
        before[mirrorY * width + area.x + mirrorX]!,
        tone,
        share | 0,
      )
    }
  }
}

export function hiddenIn({ pixels, area }: Sheet, hidden: Field): Uint8Array {
  const result = new Uint8Array(area.width * area.height)
  for (let y = 0, at = 0; y < area.height; y++) {
    const v = (area.y + y + 0.5) / pixels.height
    for (let x = 0; x < area.width; x++, at++) {
      result[at] = sample(hidden, (area.x + x + 0.5) / pixels.width, v) > 0.02 ? 1 : 0
    }
  }
  return result
}
