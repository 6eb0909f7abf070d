import { pulled } from '../cut/pull.ts'
import {
  masked,
  blur,
  mapField,
  meanOf,
  meanWithin,
  mostOf,
  opposite,
  type Field,
} from '../field.ts'
import type { Look } from '../look.ts'
import { detailIn, hasHeavyClouds, LEAST_DETAIL } from './heavy-clouds.ts'
import { horizonOf } from './horizon.ts'
import { hasLevelTop, maskOf, patchesOf, type Patch } from './patches.ts'
import { rowMeans } from './row-means.ts'

/** How unlike the sky next to it a part may be that wires, branches or towers cut off: in the evening, walls and rocks have its colours. */
const LIKENESS = { cold: 0.11, warm: 0.055 } as const
const MOST_ROUGH = 0.03

/** A sky with all that belongs to it: holes, clouds, and what lies behind wires and branches. */
export function withParts(mask: Field, look: Look): Field {
  const whole = withoutHoles(mask)
  const isNight = meanWithin(look.bright, whole) < 0.3
  const horizon = horizonOf(isNight ? mask : whole)
  // By night the land is as dark as lanes between stars.
  const isLevel = !isNight && endsLevel(whole, horizon)
  const cut = patchesOf(likeSky(whole, look), 0.5).filter((patch) => {
    // Below the horizon, what is wide is the sea, unless a cable or a branch is all that parts it from the sky.
    const { top, left, right, pixels } = patch
    const isWide = right - left > look.width * 0.5
    const row = horizon * look.height
    const isSea =
      (isLevel && top >= Math.floor(row)) || (isWide && top > row && hasLevelTop(patch, look))
    return pixels.length > 12 && !isSea
  })
  const parts = joinedTo(whole, cut)
  const most = isBlue(cut, look) ? MOST_GROWTH.blue : MOST_GROWTH.pale
  const joined = isMostly(whole, parts, most) ? parts : whole
  const cloudy = joinedTo(joined, cloudsOf(joined, look))
  return isMostly(joined, cloudy, MOST_GROWTH.pale) ? cloudy : joined
}

/** Whether a sky ends in one line along much of its width: what lies below is the sea, in pieces or whole. */
function endsLevel({ width, height, data }: Field, horizon: number): boolean {
  const row = Math.round(horizon * height)
  let [seen, level] = [0, 0]
  for (let x = 0; x < width; x++) {
    let y = 0
    while (y < height && data[y * width + x]! > 0.5) y++
    if (y > 0) seen++
    if (y > 0 && Math.abs(y - row) <= 2) level++
  }
  return level > LEVEL * seen
}

/** Measured: roofs, houses and crowns at most 0.24, a plain of mesas 0.41, a sea behind two boats and a headland 0.49. */
const LEVEL = 0.4

/** What would make a sky twice as large is a white house, unless it is blue. */
const MOST_GROWTH = { pale: 1.8, blue: 3 } as const

function isMostly(mask: Field, grown: Field, most: number): boolean {
  return meanOf(grown) < meanOf(mask) * most
}

function isBlue(patches: readonly Patch[], { hue, colourful }: Look): boolean {
  const all = patches.flatMap(({ pixels }) => [...pixels])
  const blue = all.filter(
    (at) => hue.data[at]! > 185 && hue.data[at]! < 265 && colourful.data[at]! > 0.1,
  )
  return blue.length > all.length * 0.6
}

function joinedTo(mask: Field, patches: readonly Patch[]): Field {
  const added = maskOf(mask, patches)
  return mostOf(mask, added)
}

/** Clouds whose outlines stopped the search belong to the sky around them. */
function withoutHoles(mask: Field): Field {
  const rest = patchesOf(opposite(mask), 0.5)
  const most = mask.data.length * 0.03
  const holes = rest.filter(
    ({ pixels, bottom, left, right }) =>
      bottom < mask.height - 1 &&
      (pixels.length < most || (left > 0 && right < mask.width - 1 && pixels.length < most * 2)),
  )
  return joinedTo(mask, holes)
}

/** Smooth places in the colours that the sky has close by. */
function likeSky(mask: Field, look: Look): Field {
  const hidden = opposite(mask)
  const tones = [look.red, look.green, look.blue]
  const around = tones.map((tone) => pulled(tone, hidden))
  const rows = tones.map((tone) => rowMeans(tone, mask))
  const rough = blur(look.edge, 1)
  return mapField(mask, (value, at, y) => {
    if (value > 0.5 || rough.data[at]! > MOST_ROUGH) return 0
    let [near, level] = [0, 0]
    for (let i = 0; i < 3; i++) {
      const seen = tones[i]!.data[at]!
      near = Math.max(near, Math.abs(seen - around[i]!.data[at]!))
      level = Math.max(level, Math.abs(seen - rows[i]![y]!))
    }
    const isWarm = look.red.data[at]! > look.blue.data[at]! + 0.1
    return Math.min(near, level) < (isWarm ? LIKENESS.warm : LIKENESS.cold) ? 1 : 0
  })
}

/** White or bluish things with sky around them are clouds; those that stand on the land are houses and snow. */
function cloudsOf(mask: Field, { bright, colourful, hue }: Look): Patch[] {
  const around = blur(mask, 3)
  // Beside a blue sky, what is yellowish stands in the sun.
  const warmest = meanWithin(hue, mask) > 190 && meanWithin(colourful, mask) > 0.15 ? 0.15 : 0.26
  const isWarm = (at: number): boolean => hue.data[at]! > 15 && hue.data[at]! < 70
  const isWhite = (at: number): boolean =>
    bright.data[at]! > 0.6 && colourful.data[at]! < (isWarm(at) ? warmest : 0.26)
  const isBluish = (at: number): boolean =>
    bright.data[at]! > 0.48 &&
    colourful.data[at]! < 0.45 &&
    hue.data[at]! > 185 &&
    hue.data[at]! < 250
  return [isWhite, isBluish].flatMap((isCloud) => {
    const parts = mapField(mask, (value, at) => (value === 0 && isCloud(at) ? 1 : 0))
    return patchesOf(parts, 0.5).filter(
      (patch) =>
        !stands(patch, mask) &&
        amidSky(patch, { mask, around }) &&
        patch.pixels.length < mask.data.length * 0.2,
    )
  })
}

/** Clouds lie, and in the sky; pale houses and towers stand on the land. */
function stands(patch: Patch, { width, height, data }: Field): boolean {
  const { left, right, top, bottom, pixels } = patch
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const fill = pixels.length / (wide * high)
  // Measured: clouds fill half of their box; walls fill it, and the soft rims of roofs run around it.
  const isBuilt = high > 0.7 * wide && (fill > 0.66 || fill < 0.2)
  const below = Math.min(height - 1, bottom + 2) * width + Math.round((left + right) / 2)
  return high > 2 * wide || (isBuilt && data[below]! < 0.5)
}

/** Whether most of what is around a patch is sky. */
function amidSky(
  { pixels }: Patch,
  { mask, around }: { readonly mask: Field; readonly around: Field },
): boolean {
  let [edge, sky] = [0, 0]
  const inside = new Set(pixels)
  for (const at of pixels) {
    if ([at - 1, at + 1, at - mask.width, at + mask.width].every((next) => inside.has(next)))
      continue
    edge++
    sky += around.data[at]!
  }
  // At an outline more than half of the surroundings are the patch itself; specks may be anything.
  return pixels.length > 30 && sky > edge * 0.16
}

/** Whether a detail is darker than the sky on both its sides: the rims of clouds are so on one side alone, and masts may be light. */
function isDarker(pixels: Patch['pixels'], { bright }: Look): boolean {
  const around = blur(bright, 3)
  const told = pixels.reduce((sum, at) => sum + Math.sign(around.data[at]! - bright.data[at]!), 0)
  return told > 0.4 * pixels.length
}

/** Wires, cables and masts: long, thin, and unlike the sky on both sides. They stay when clouds drift. */
export function withoutWires(mask: Field, look: Look): Field {
  if (hasHeavyClouds(mask, look)) return mask
  const { width, height } = look
  const detail = detailIn(mask, look)
  const dense = blur(masked(detail, LEAST_DETAIL), 2)
  const wires = patchesOf(detail, LEAST_DETAIL).filter(({ pixels, left, right, top, bottom }) => {
    const long = Math.hypot(right - left + 1, bottom - top + 1)
    const thick = pixels.reduce((sum, at) => sum + dense.data[at]!, 0) / pixels.length
    const isLong = long > Math.max(width, height) * 0.16 && thick < 0.64
    return isLong && (right - left < bottom - top || isDarker(pixels, look))
  })
  if (wires.length === 0) return mask
  const still = blur(maskOf(mask, wires), 1)
  return mapField(mask, (value, at) => (still.data[at]! > 0.2 ? 0 : value))
}
