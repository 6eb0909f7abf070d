import { pulled } from '../cut/pull.ts'
import { widened } from '../depth/edge-aware.ts'
import type { Pixels } from '../pixels.ts'
import {
  blur,
  mapField,
  meanWithin,
  unmasked,
  opposite,
  sample,
  step,
  type Field,
} from '../field.ts'
import { createRows, type Rows } from '../rows.ts'
import type { Look } from '../look.ts'
import { hasHeavyClouds } from '../regions/heavy-clouds.ts'
import { isOnPrint, type World } from '../framing/world.ts'
import { DOUBTFUL, fillSure, sureCells } from './sure-cells.ts'
import { inverse, widest } from './widen.ts'

/** The rough sky ends this far before the land at most, in pixels of the look: outlines have soft edges and halos. */
const REACH = 10
/** Land and sky that differ less than this cannot be told apart by colour. */
const ALIKE = 0.12

/** No pixel that differs less than this from the sky is a bird or a wire. */
const ALIKE_SKY = 0.098

/** Pixels across that are enough for an outline, whatever the world has. */
const WIDEST = 1440

/** How much of each pixel is sky, 0…255, over the whole world. */
export interface Matte {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** The sky's outline: between land and sky their own colours near by decide. */
export function skyMatte(sky: Field, look: Look, pixels: Pixels): Matte {
  const clues = cluesOf(sky, look)
  const heavy = hasHeavyClouds(sky, look)
  const scale = Math.min(1, WIDEST / pixels.width)
  const width = Math.round(pixels.width * scale)
  const height = Math.round(pixels.height * scale)
  const data = new Uint8Array(width * height)
  const rows = createRows([
    clues.near,
    clues.sure,
    clues.sky,
    clues.far,
    ...clues.above,
    ...clues.below,
  ])
  const cells = sureCells({
    ...clues,
    tones: clues.above,
    least: 0.02,
    most: 0.98,
    alike: ALIKE_SKY,
  })
  const columns = Int32Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * pixels.width)
  const starts = startsOf(look.width, width)
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    const row = Math.floor(v * pixels.height) * pixels.width
    const seen = pixels.data.subarray(row, row + pixels.width)
    const target = data.subarray(y * width, (y + 1) * width)
    const first = Math.floor(Math.max(0, v * look.height - 0.5)) * look.width
    if (!fillSure(target, cells, { pixels: seen, columns, starts, first })) continue
    rows.turnTo(v)
    for (let x = 0; x < width; x++) {
      if (target[x] !== DOUBTFUL) continue
      rows.moveTo((x + 0.5) / width)
      const isNear = rows.value(NEAR) >= 0.02
      target[x] = isNear ? 255 * skyShare(seen[columns[x]!]!, rows, heavy) : 0
    }
  }
  return { width, height, data }
}

/** The places of a row at which the squares between so many clues begin, and where the last one ends. */
function startsOf(clues: number, width: number): Int32Array {
  return Int32Array.from({ length: clues + 1 }, (_, at) =>
    at === 0 ? 0 : at === clues ? width : Math.ceil(((at + 0.5) / clues) * width - 0.5),
  )
}

/** The places of the clues among the rows. */
const [NEAR, SURE, ROUGH, FAR, ABOVE, BELOW] = [0, 1, 2, 3, 4, 7] as const

/** The same without what lies around a print: paper may have the sky's colours. */
export function withinPrint({ width, height, data }: Matte, world: World): Matte {
  if (!world.print) return { width, height, data }
  return {
    width,
    height,
    data: data.map((value, at) => {
      const u = ((at % width) + 0.5) / width
      return isOnPrint(world, { u, v: (Math.floor(at / width) + 0.5) / height }) ? value : 0
    }),
  }
}

/** The same for clouds that drift: birds and kites keep a rim of sky, or the clouds would carry their outlines away. */
export function withRims({ width, height, data }: Matte, sky: Field): Matte {
  const sure = opposite(widened(unmasked(sky, 0.5), 2))
  const specks = data.map((value, at) => {
    if (value > 170) return 0
    const v = (Math.floor(at / width) + 0.5) / height
    return sample(sure, ((at % width) + 0.5) / width, v) > 0.98 ? 255 : 0
  })
  // What lies between the dark parts of a kite belongs to it, whatever its colour.
  const [far, rim] = [Math.round(width / 70), Math.max(2, Math.round(width / 220))]
  const closed = widest(inverse(widest(specks, width, far)), width, far - rim)
  return { width, height, data: data.map((value, at) => Math.min(value, closed[at]!)) }
}

interface Clues {
  readonly sky: Field
  /** 1 where there is sky beyond doubt. */
  readonly sure: Field
  /** 0 beyond the farthest that the sky may go. */
  readonly far: Field
  /** 1 where sky is not far. */
  readonly near: Field
  /** Red, green and blue of the sky and of the land, each spread over the other. */
  readonly above: readonly Field[]
  readonly below: readonly Field[]
}

/** So dark is a sky by night. */
const DARK = 0.3
/** What differs so much from a sky close by is land: by night, walls are dark before a dark sky, and only their windows differ more. */
const UNLIKE = { light: 0.45, dark: 0.12 } as const

function cluesOf(sky: Field, look: Look): Clues {
  const tones = [look.red, look.green, look.blue]
  const notSky = unmasked(sky, 0.5)
  const dark = meanWithin(look.bright, sky) < DARK
  const unsure = widened(notSky, 2)
  const above = tones.map((tone) => blur(pulled(tone, unsure), 3))
  const near = widened(opposite(notSky), REACH)
  const unlike = (at: number): number =>
    tones.reduce((sum, tone, i) => sum + Math.abs(tone.data[at]! - above[i]!.data[at]!), 0)
  const notLand = mapField(notSky, (value, at) => {
    if (value === 0) return 1
    return near.data[at] && unlike(at) < (dark ? UNLIKE.dark : UNLIKE.light) ? 1 : 0
  })
  const below = tones.map((tone) => pulled(tone, notLand))
  // By night, colours tell little: the outline goes no farther than the sky that was found.
  const far = dark ? widened(sky, 1) : mapField(sky, () => 1)
  return { sky, far, sure: opposite(unsure), near, above, below }
}

function skyShare(pixel: number, clues: Rows, heavy: boolean): number {
  const sure = clues.value(SURE)
  const bare = heavy ? 1 : bareness(pixel, clues)
  if (sure > 0.98) return bare
  let [along, apart] = [0, 0]
  for (let i = 0; i < 3; i++) {
    const seen = ((pixel >>> (8 * i)) & 255) / 255
    const above = clues.value(ABOVE + i)
    const way = above - clues.value(BELOW + i)
    along += (seen - above + way) * way
    apart += way * way
  }
  const told = apart < ALIKE * ALIKE ? clues.value(ROUGH) : step(0.4, 0.9, along / apart)
  return Math.max(Math.min(told, clues.value(FAR)), sure) * bare
}

/** Birds, wires and kites are darker than the sky around them, or colourful; clouds are lighter. */
function bareness(pixel: number, clues: Rows): number {
  let [darker, tinge] = [0, 0]
  for (let i = 0; i < 3; i++) {
    const seen = ((pixel >>> (8 * i)) & 255) / 255
    const above = clues.value(ABOVE + i)
    darker += (above - seen) / 3
    tinge += Math.abs(seen - above)
  }
  return (1 - step(0.1, 0.24, darker)) * (1 - step(0.35, 0.6, tinge - 3 * Math.abs(darker)))
}
