import {
  blur,
  createField,
  mapField,
  meanWithin,
  mostOf,
  sample,
  step,
  stepped,
  type Field,
} from '../field.ts'
import type { Look } from '../look.ts'
import { firstLand } from './horizon.ts'
import { isRuled, slantedLines } from './lines.ts'
import { withGlitter } from './glitter.ts'
import { hasLevelTop, maskOf, patchesOf, type Patch } from './patches.ts'
import { hasStraightSides } from './straight-sides.ts'
import type { Subject } from './subject.ts'

export interface WaterHints {
  readonly sky: Field | null
  readonly horizon: number
  /** The prompt speaks of it. */
  readonly asked: boolean
  /** It falls or runs: then it is white and uneven. */
  readonly runs: boolean
  /** What stands clear is no water, whatever its colour. */
  readonly things: readonly Subject[]
}

/** Where open water is, 0…1; null when there is none: below the horizon, of water's colours, streaked from side to side. */
export function findWater(look: Look, hints: WaterHints): Field | null {
  const { sky, horizon, asked } = hints
  // Blue walls and sofas: indoors there is water only when the prompt says so.
  if (!sky && !asked) return hints.runs ? whiteWater(look, null, 0) : null
  const { score, tinted } = waterScore(look, hints)
  const soft = blur(score, 3, 2)
  const waters = likeliest(patchesIn(soft, look, hints), tinted).slice(0, 3)
  const open = waters.length === 0 ? null : below(softened(withGlitter(waters, soft, look)), sky)
  const white = hints.runs ? whiteWater(look, sky, sky ? horizon : 0) : null
  if (!open || !white) return open ?? white
  return mostOf(open, white)
}

/** So many columns in which the sky ends in water at one height show where the sea ends, and how far it may be from that. */
const [LEAST_SEA, LEVEL] = [0.1, 0.02]

/** Water without what lies above its own horizon: cliffs of its colours do. */
function below(water: Field, sky: Field | null): Field {
  if (!sky) return water
  const { width, height } = water
  const meets: number[] = []
  for (let x = 0; x < width; x++) {
    const end = firstLand(sky, x, LEVEL) / height
    if (sample(water, (x + 0.5) / width, end + LEVEL) > 0.5) meets.push(end)
  }
  const sea = meets.toSorted((a, b) => b - a)[Math.ceil(width * LEAST_SEA)]
  if (sea === undefined) return water
  return mapField(water, (value, _, y) => (y / height < sea - LEVEL ? 0 : value))
}

function softened(mask: Field): Field {
  return stepped(blur(mask, 2), 0.35, 0.75)
}

/** Between these hues grass turns into water. */
const TEAL = [145, 165] as const

interface Scored {
  readonly score: Field
  /** How much each place has the colour of water or of the sky above it. */
  readonly tinted: Field
}

function waterScore(look: Look, { sky, horizon, things, asked }: WaterHints): Scored {
  const { width, height, hue, colourful, bright } = look
  const across = blur(look.across, 3)
  const down = blur(look.down, 3)
  const rough = blur(look.edge, 3)
  const azure = mapField(hue, (degrees, at) =>
    degrees < 262 ? step(...TEAL, degrees) * step(0.06, 0.2, colourful.data[at]!) : 0,
  )
  const azureAround = blur(azure, 4)
  const slanted = slantedLines(look)
  const skyTones = sky ? [sky, lowest(sky, horizon)].map((part) => toneOf(look, part)) : []
  const tinted = createField(width, height)
  const hidden = things.map(({ mask }) => mask).reduce(mostOf, createField(width, height))
  const score = mapField(hue, (degrees, at, y) => {
    if (y / height < horizon - 0.015 || sky?.data[at] || hidden.data[at]! > 0.5) return 0
    const green =
      degrees > 62 ? (1 - step(...TEAL, degrees)) * step(0.14, 0.3, colourful.data[at]!) : 0
    let unlike = 1
    for (const tone of skyTones) unlike = Math.min(unlike, distanceTo(look, at, tone))
    const mirrored = 0.75 * step(0.3, 0.12, unlike)
    tinted.data[at] = Math.max(azure.data[at]!, mirrored)
    const share = (down.data[at]! + 0.002) / (across.data[at]! + down.data[at]! + 0.004)
    // Measured: gravel 0.55, cloth 0.58, open water 0.62 and more; what is as smooth as a road tells nothing.
    const streaked = step(0.5, 0.72, share) * step(0.004, 0.012, rough.data[at]!)
    const upset = step(0.012, 0.03, rough.data[at]!) * step(0.66, 0.5, share)
    // Measured: planks 0.105, open water at most 0.071.
    const coarse = 1 - 0.8 * (1 - azureAround.data[at]!) * step(0.075, 0.1, rough.data[at]!)
    const dark = bright.data[at]! < 0.05 ? 0.5 : 1
    const told = 0.62 * tinted.data[at] + 0.5 * streaked - (asked ? 0.5 : 0.35) * upset
    return told * (1 - green) * dark * coarse * (1 - slanted.data[at]!)
  })
  return { score, tinted }
}

function patchesIn(score: Field, look: Look, { asked, horizon, sky, things }: WaterHints): Patch[] {
  const { width, height } = look
  const hidden = columnsOf(things, width)
  const patches = patchesOf(score, asked ? 0.5 : 0.55)
    .filter(
      (patch) =>
        patch.bottom > height * (asked ? Math.min(0.62, horizon + 0.08) : 0.62) &&
        patch.pixels.length >
          width * height * (asked ? 0.015 : blueness(patch, look) > BLUE.some ? 0.025 : 0.06) &&
        patch.right - patch.left > width * (!asked ? 0.4 : sky ? 0.15 : 0.5),
    )
    .filter(
      (patch) => !isUpright(patch, look) && !isSnow(patch, look, sky) && !isStone(patch, look, sky),
    )
    .filter((patch) =>
      asked
        ? isLevel(patch, blueness(patch, look) > BLUE.some ? FILLS.basin : FILLS.asked) ||
          goesOnLevel(patch, look)
        : isLevel(patch, FILLS.unasked) && hasLevelTop(patch, look, hidden),
    )
  // Beside rails there is a road, and wet asphalt is bluish; a sea may have lines as long, but it is blue.
  const isRoad = (patch: Patch): boolean =>
    isRuled(patch, look) && blueness(patch, look) < BLUE.plain
  return !asked && patches.some(isRoad) ? [] : patches
}

/** Water shows the sky, and is never brighter than it: by night, snow is twice as bright. */
function isSnow(patch: Patch, { bright }: Look, sky: Field | null): boolean {
  if (!sky) return false
  const [light, above] = [meanOver(patch, bright), meanWithin(bright, sky)]
  return (light > 0.7 && light > above + 0.02) || light > 1.6 * above + 0.1
}

/** What is warm and almost grey under a sky that is not warm: paving, sills, floors. Muddy rivers have more colour. */
function isStone(patch: Patch, { red, blue: b, colourful }: Look, sky: Field | null): boolean {
  const warmth = meanOver(patch, red) - meanOver(patch, b)
  const isSkyWarm = sky !== null && meanWithin(red, sky) > meanWithin(b, sky) + 0.03
  return warmth > 0.01 && meanOver(patch, colourful) < 0.2 && !isSkyWarm
}

/** Measured: asphalt by evening 0.13, the sea of a beach 0.3 and more. */
const BLUE = { some: 0.12, plain: 0.2 } as const

function blueness(patch: Patch, { red, blue: b }: Look): number {
  return meanOver(patch, b) - meanOver(patch, red)
}

function meanOver({ pixels }: Patch, { data }: Field): number {
  return pixels.reduce((sum, at) => sum + data[at]!, 0) / pixels.length
}

/** Where some of it has the colour of water, what is only streaked is planks or paving. */
function likeliest(patches: readonly Patch[], tinted: Field): Patch[] {
  const tint = (patch: Patch): number => meanOver(patch, tinted)
  const most = Math.max(0, ...patches.map(tint))
  const lowest = Math.max(0, ...patches.map(({ top }) => top))
  // Blue mountains lie above the lake.
  const isAbove = ({ bottom }: Patch): boolean => bottom < lowest
  return patches.filter((patch) => tint(patch) > 0.6 * most && !isAbove(patch))
}

/** Falls and rapids: pale and brighter than their surroundings; never above the horizon, where one is seen, and no walls. */
function whiteWater(look: Look, sky: Field | null, horizon: number): Field | null {
  const { width, height, bright, colourful, hue } = look
  const around = blur(bright, Math.max(width, height) / 9, 2)
  const foam = mapField(bright, (value, at, y) => {
    if (y < horizon * height || sky?.data[at]) return 0
    const green = hue.data[at]! > 50 && hue.data[at]! < 165 ? 0.5 : 1
    const pale = step(0.3, 0.14, colourful.data[at]! * (green < 1 ? 1.4 : 1))
    return pale * green * step(0.05, 0.18, value - around.data[at]!)
  })
  const patches = patchesOf(blur(foam, 2, 2), 0.3)
    .filter(({ pixels }) => pixels.length > width * height * 0.004)
    .filter((patch) => !hasStraightSides(patch, width, LEAST_WALL))
    .slice(0, 5)
  return patches.length === 0 ? null : stepped(blur(maskOf(look, patches), 2), 0.2, 0.7)
}

/** In rows of pixels: smaller ones may be straight by chance. */
const LEAST_WALL = 24

/** Whether it begins level and goes on beyond the picture: blue mountains seldom do both. */
function goesOnLevel(patch: Patch, look: Look): boolean {
  return (patch.left <= 1 || patch.right >= look.width - 2) && hasLevelTop(patch, look)
}

/** What is as high as wide and ends above our feet stands upright. */
function isUpright({ left, right, top, bottom }: Patch, { height }: Look): boolean {
  return bottom < height * 0.95 && right - left < 1.5 * (bottom - top)
}

/** Water lies: it fills the box around it. Streets at night and fronts of houses do not. */
function isLevel({ pixels, left, right, top, bottom }: Patch, share: number): boolean {
  return pixels.length > (right - left + 1) * (bottom - top + 1) * share
}

/** Measured: hills in the colours of the dusk above them 0.6, open water 0.7 and more, the round basin of a fountain 0.54. */
const FILLS = { basin: 0.45, asked: 0.55, unasked: 0.65 } as const

/** The columns in which something stands clear, and hides where the water begins. */
function columnsOf(things: readonly Subject[], width: number): ReadonlySet<number> {
  return new Set(things.flatMap(({ patch }) => Array.from(patch.pixels, (at) => at % width)))
}

/** The sky close above the land, which still water shows. */
function lowest(sky: Field, horizon: number): Field {
  return mapField(sky, (value, _, y) => (y > (horizon - 0.12) * sky.height ? value : 0))
}

function toneOf(look: Look, mask: Field): readonly number[] {
  let count = 1e-6
  const sums = [0, 0, 0]
  for (let at = 0; at < mask.data.length; at++) {
    if (!mask.data[at]) continue
    count++
    sums[0]! += look.red.data[at]!
    sums[1]! += look.green.data[at]!
    sums[2]! += look.blue.data[at]!
  }
  return sums.map((sum) => sum / count)
}

function distanceTo({ red, green, blue: b }: Look, at: number, tone: readonly number[]): number {
  const [r, g] = [red.data[at]! - tone[0]!, green.data[at]! - tone[1]!]
  return Math.sqrt(r * r + g * g + (b.data[at]! - tone[2]!) ** 2)
}
