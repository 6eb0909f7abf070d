import { mapField, meanOf, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { findAnyFace } from '../regions/head.ts'
import type { Lamp } from '../regions/lights.ts'
import { patchesOf, shareOf, type Share } from '../regions/patches.ts'
import { findWindows } from '../regions/room.ts'
import type { Subject } from '../regions/subject.ts'
import { findSun } from '../regions/sun.ts'
import type { Target } from '../wishes/target.ts'

export interface Found {
  readonly sky: Field | null
  readonly water: Field | null
  readonly foliage: Field | null
  readonly lights: readonly Lamp[]
  /** Things that stand clear, the largest first. */
  readonly things: readonly Subject[]
}

interface Point {
  readonly u: number
  readonly v: number
}

/** The middle of what the camera is sent to, in shares of the world; null when the picture has none. */
export function findTarget(target: Target, look: Look, found: Found): Point | null {
  switch (target) {
    case 'window':
      return middleOf(findWindows(look)[0] ?? darkWindow(look))
    case 'face': {
      const face = findAnyFace(look)
      return middleOf(face && shareOf(face, look.bright))
    }
    case 'sky':
      return largestIn(found.sky)
    case 'water':
      return largestIn(found.water)
    case 'leaves':
      return largestIn(found.foliage)
    case 'thing':
      return middleOf(found.things[0] && shareOf(found.things[0].patch, look.bright))
    case 'light':
      return found.lights[0] ?? sunIn(found.sky, look)
  }
}

function sunIn(sky: Field | null, look: Look): Point | null {
  const glow = sky && findSun(sky, look)
  const [sun] = glow ? patchesOf(glow, 0.9) : []
  return middleOf(glow && sun && shareOf(sun, glow))
}

function middleOf(box: Share | null | undefined): Point | null {
  return box ? { u: (box.left + box.right) / 2, v: (box.top + box.bottom) / 2 } : null
}

function largestIn(field: Field | null): Point | null {
  const [patch] = field ? patchesOf(field, 0.5) : []
  return field && patch ? middleOf(shareOf(patch, field)) : null
}

/** By day, windows seen from outside are dark boxes. */
function darkWindow(look: Look): Share | null {
  const { width, height, bright } = look
  const level = meanOf(bright) - 0.16
  const boxes = patchesOf(
    mapField(bright, (value) => (value < level ? 1 : 0)),
    0.5,
  ).filter(({ pixels, left, right, top, bottom }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1]
    const share = pixels.length / (width * height)
    const isInside = left > 1 && right < width - 2 && top > 1 && bottom < height - 2
    const isBox = pixels.length > wide * high * 0.66 && high > wide * 0.6 && high < wide * 3
    return isInside && isBox && share > 0.0008 && share < 0.06
  })
  return boxes[0] ? shareOf(boxes[0], bright) : null
}
