import { blur, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf, type Patch } from './patches.ts'

/** Something that shines in a picture. Places are shares of the world; the radius is a share of its width. */
export interface Lamp {
  readonly u: number
  readonly v: number
  readonly radius: number
  /** 0…255 each. */
  readonly colour: readonly [number, number, number]
  readonly kind: 'lamp' | 'fire' | 'sun'
}

const MOST = 24

interface Lighting {
  /** Whether it is night in the picture: by day, bright spots are lamps only when the prompt speaks of some. */
  readonly dark: boolean
  readonly asked: boolean
  /** Whether the prompt speaks of fire: petals and rockets have its colours, too. */
  readonly fire: boolean
}

/** Lamps, lit windows, flames, and the sun: spots much brighter than what is around them. */
export function findLights(look: Look, { dark, asked, fire }: Lighting): Lamp[] {
  if (!dark && !asked) return []
  const around = blur(look.bright, Math.max(look.width, look.height) / 10, 2)
  const excess = mapField(look.bright, (value, at) => {
    const warm = look.red.data[at]! - look.blue.data[at]!
    const least = value > 0.66 || (warm > 0.3 && value > 0.45)
    return least ? value - around.data[at]! + Math.min(0.15, Math.max(0, warm) * 0.4) : 0
  })
  const area = look.width * look.height
  return patchesOf(excess, dark ? 0.24 : 0.34)
    .filter(({ pixels }) => pixels.length >= (dark ? 1 : 3) && pixels.length < area * 0.08)
    .filter((_, index, all) => isChosen(index, all.length))
    .map((patch) => toLamp(look, patch, fire))
    .filter(({ colour: [red, , b] }) => red >= b * 0.92)
}

/** The largest, and of hundreds of lit windows some all over the town. */
function isChosen(index: number, count: number): boolean {
  if (count <= MOST || index < MOST / 3) return index < MOST
  const every = (count - MOST / 3) / ((2 * MOST) / 3)
  return Math.floor((index + 1) / every) > Math.floor(index / every)
}

/** Where flames are, 0…1, a little soft. */
export function findFire({ red, blue: b, bright, colourful }: Look): Field {
  const burning = mapField(red, (value, at) =>
    value > 0.6 &&
    value - b.data[at]! > 0.25 &&
    bright.data[at]! > 0.4 &&
    colourful.data[at]! > 0.15
      ? 1
      : 0,
  )
  return blur(burning, 1)
}

function toLamp(look: Look, { pixels, left, right, top, bottom }: Patch, fire: boolean): Lamp {
  const sums = [0, 0, 0, 0, 0]
  for (const at of pixels) {
    sums[0]! += look.red.data[at]!
    sums[1]! += look.green.data[at]!
    sums[2]! += look.blue.data[at]!
    sums[3]! += at % look.width
    sums[4]! += Math.floor(at / look.width)
  }
  const [red, green, b, x, y] = sums.map((sum) => sum / pixels.length) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const fiery =
    fire && red > 0.75 && red - b > 0.38 && green > b && bottom - top > (right - left) * 0.9
  const round = pixels.length / Math.max(1, (right - left + 1) * (bottom - top + 1)) > 0.6
  const sunny = round && y / look.height < 0.5 && pixels.length > 60 && red > 0.9 && green > 0.8
  return {
    u: (x + 0.5) / look.width,
    v: (y + 0.5) / look.height,
    radius: Math.sqrt(pixels.length / Math.PI) / look.width,
    colour: [red * 255, green * 255, b * 255],
    kind: sunny ? 'sun' : fiery ? 'fire' : 'lamp',
  }
}
