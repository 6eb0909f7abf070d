import {
  blur,
  blurRows,
  createField,
  mapField,
  meanOf,
  meanWithin,
  step,
  type Field,
} from '../field.ts'
import type { Look } from '../look.ts'
import { aboveLand } from './above-land.ts'
import { maskOf, patchesOf } from './patches.ts'
import { findFace } from './head.ts'
import { findFoliage } from './foliage.ts'
import { horizonOf } from './horizon.ts'
import { isRoom } from './room.ts'
import { withGlow } from './sky-glow.ts'
import { withoutWires, withParts } from './sky-parts.ts'

/** How unlike two neighbours of one sky may be. */
const LIKENESS = 0.055
/** A step that a stretch of its row shares is an outline of the land, even when it is faint. */
const FAINT_LINE = 0.042
/** A step that a whole row shares is the horizon, however faint. */
const FAINT_HORIZON = 0.016
const CLEAR_HORIZON = 0.03
const MOST_EDGE = 0.17
/** A sky is at least this share of the picture and of its upper edge. */
const LEAST_AREA = 0.05
const LEAST_TOP = 0.3

/**
 * Where the sky is, 0…1; null when there is none. It is what one reaches from the upper edge over soft steps of
 * colours that skies have. `asked`: the prompt speaks of it, so that doubtful skies count.
 */
export function findSky(look: Look, asked: boolean): Field | null {
  const flooded = flood(look)
  const above = cutAtHorizon(flooded, look)
  const solid = mapField(blur(above, 2), (value) => (value > 0.5 ? 1 : 0))
  const atTop = patchesOf(solid, 0.5).filter(({ top }) => top <= 1)
  const open = maskOf(look, atTop)
  const parts = withParts(withoutHouses(open, look), look, horizonOf(open))
  return settled(withGlow(parts, look), look, asked) ?? settled(parts, look, asked)
}

function settled(whole: Field, look: Look, asked: boolean): Field | null {
  const mask = withoutWires(whole, look)
  if (meanOf(mask) < LEAST_AREA || topShare(mask) < LEAST_TOP) return null
  if (isBar(look, mask) || !isSky(look, mask, asked)) return null
  return aboveLand(mask)
}

function isSky(look: Look, mask: Field, asked: boolean): boolean {
  if (isRough(look, mask)) return false
  if (isConvincing(look, mask)) return !isBackdrop(look, mask, MOST_LOW.blue)
  if (!asked || !isPossible(look, mask) || isBackdrop(look, mask, MOST_LOW.pale)) return false
  // Ceilings are as pale as dull skies.
  return !isRoom(look, { sky: null, foliage: findFoliage(look, { asked: false, sky: null }) })
}

/** The title bar of a window: by night nothing is so bright as its page. */
function isBar({ bright }: Look, mask: Field): boolean {
  const rest = mapField(mask, (value) => 1 - value)
  return meanWithin(bright, mask) < 0.35 && meanWithin(bright, rest) > 0.6
}

/** Measured: a dim wall of no colour 0.023, and pale walls with windows 0.042; dark skies 0.012, and dull ones 0.027. */
const MOST_ROUGH = { dark: 0.018, pale: 0.035 } as const

/** Whether something without colour is rougher than skies are, be it a wall in the shade or a pale one. */
function isRough({ bright, colourful, edge }: Look, mask: Field): boolean {
  const [light, rough] = [meanWithin(bright, mask), meanWithin(edge, mask)]
  if (meanWithin(colourful, mask) > 0.18 || light > 0.85) return false
  return rough > (light < 0.4 ? MOST_ROUGH.dark : MOST_ROUGH.pale)
}

/** How much of the lower third a sky may take: what goes down beside a flower or a face hangs behind it. */
const MOST_LOW = { blue: 0.7, pale: 0.3 } as const
/** Blue like this is no paper and no wall. */
const DEEP_BLUE = 0.6

/** Measured: skies by night 0.0074, gaps between trees 0.0156. */
const MOST_EDGE_BY_NIGHT = 0.012

/** Whether it is what a studio or a blurred room puts behind somebody. */
function isBackdrop({ bright, colourful, ...look }: Look, mask: Field, most: number): boolean {
  const above = meanWithin(bright, mask)
  const isBlue = most === MOST_LOW.blue
  // By night all that is dark seems to be one with the sky; by day it grows lighter downwards.
  const isOpen =
    above < 0.3 || meanWithin(colourful, mask) > DEEP_BLUE || growsLighter(bright, mask)
  if (isBlue && isOpen) return false
  const from = Math.floor(mask.height * 0.66) * mask.width
  const low = mask.data.subarray(from).reduce((sum, value) => sum + value, 0)
  if (low / (mask.data.length - from) > most) return true
  if (isBlue) return false
  const rest = mapField(mask, (value) => 1 - value)
  // A dull sky is never much darker than what it lights, and a dark one is smooth: woods are not.
  const isWood = above < 0.3 && meanWithin(look.edge, mask) > MOST_EDGE_BY_NIGHT
  const isDim = above < 0.3 && meanWithin(bright, rest) > 1.9 * above
  return isWood || isDim || isPortrait({ bright, colourful, ...look })
}

/** Whether a large face looks at us: then a pale ground behind it is a wall more often than a sky. */
function isPortrait(look: Look): boolean {
  const face = findFace(look)
  return face !== null && face.pixels.length > look.width * look.height * 0.015
}

function flood(look: Look): Field {
  const { width, height, edge } = look
  const mask = createField(width, height)
  const queue = new Int32Array(width * height)
  let count = 0
  const lowest = Math.floor(height * 0.88)
  const lines = longLines(look)
  const take = (at: number): void => {
    mask.data[at] = 1
    queue[count++] = at
  }
  for (let x = 0; x < width; x++) if (hasSkyColour(look, x)) take(x)
  const visit = (at: number, from: number): void => {
    if (mask.data[at] || edge.data[at]! > MOST_EDGE || lines.data[at]! > FAINT_LINE) return
    const likeness = LIKENESS * (0.25 + look.bright.data[at]!)
    if (difference(look, at, from) < likeness && hasSkyColour(look, at)) take(at)
  }
  for (let next = 0; next < count; next++) {
    const at = queue[next]!
    const x = at % width
    const y = (at - x) / width
    if (x > 0) visit(at - 1, at)
    if (x + 1 < width) visit(at + 1, at)
    if (y > 0) visit(at - width, at)
    if (y + 1 < lowest) visit(at + width, at)
  }
  return mask
}

/** Where a whole row grows darker or brighter at once, the sky ends: seas often have its colours. */
function cutAtHorizon(mask: Field, look: Look): Field {
  const { width, height } = look
  const steps = Array.from({ length: height }, (_, y) => rowStep(mask, look, y))
  let [best, strongest] = [height, FAINT_HORIZON]
  for (let y = Math.max(10, Math.floor(height * 0.14)); y < height - 2; y++) {
    const above = steps.slice(y - 9, y - 3)
    // An even gradient is no horizon, however steep.
    const usual = Math.abs(above.reduce((sum, value) => sum + value, 0) / above.length)
    const strength = Math.abs(steps[y]!) - 1.2 * usual
    if (strength > strongest) [best, strongest] = [y, strength]
    if (strongest > CLEAR_HORIZON) break
  }
  return mapField(mask, (value, at) => (at < (best - 1) * width ? value : 0))
}

/** How much brighter the masked part of a row becomes downwards. */
function rowStep(mask: Field, { bright, width, height }: Look, y: number): number {
  if (y < 1 || y + 1 >= height) return 0
  let [sum, count] = [0, 0]
  for (let at = y * width; at < (y + 1) * width; at++) {
    if (!mask.data[at]) continue
    sum += bright.data[at + width]! - bright.data[at - width]!
    count++
  }
  // A step in a narrow strip of sky is the edge of a cloud.
  return count > width * 0.35 ? sum / count : 0
}

/** Where the sun or the moon is, 1, and its glow, less and less: clouds drift, but these stay. Null without any. */
export function findSun(mask: Field, { bright }: Look): Field | null {
  const around = blur(bright, Math.max(mask.width, mask.height) / 8, 2)
  const spots = patchesOf(
    mapField(mask, (value, at) => (value > 0 ? bright.data[at]! - around.data[at]! : 0)),
    0.16,
  ).filter(({ pixels, left, right, top, bottom }) => {
    const box = (right - left + 1) * (bottom - top + 1)
    const square = (right - left + 1) / (bottom - top + 1)
    const round = pixels.length > box * 0.62 && square > 0.6 && square < 1.7
    return round && pixels.length > 6 && pixels.length < mask.data.length * 0.04
  })
  const [sun] = spots
  if (!sun) return null
  const [x, y] = [(sun.left + sun.right) / 2, (sun.top + sun.bottom) / 2]
  const radius = (sun.right - sun.left + sun.bottom - sun.top + 2) / 4
  return mapField(mask, (_, at, row) => {
    const away = Math.hypot((at % mask.width) - x, row - y) / radius
    return step(6, 1.6, away)
  })
}

/** By night, what is rough is no sky: houses have its colours then. */
function withoutHouses(mask: Field, { edge, bright }: Look): Field {
  if (meanWithin(bright, mask) > 0.3) return mask
  const rough = blur(edge, 6)
  return mapField(mask, (value, at) =>
    bright.data[at]! < 0.42 && rough.data[at]! > 0.022 ? 0 : value,
  )
}

/** How much brighter or darker it becomes downwards, together with a stretch of its row: noise cancels, horizons stay. */
function longLines({ bright, width, height }: Look): Field {
  const steps = createField(width, height)
  for (let at = width; at + width < steps.data.length; at++) {
    steps.data[at] = bright.data[at + width]! - bright.data[at - width]!
  }
  const reach = Math.max(3, Math.round(width / 14))
  return mapField(blurRows(steps, reach), (value) => Math.abs(value))
}

function difference({ red, green, blue: b }: Look, at: number, from: number): number {
  return (
    (Math.abs(red.data[at]! - red.data[from]!) +
      Math.abs(green.data[at]! - green.data[from]!) +
      Math.abs(b.data[at]! - b.data[from]!)) /
    2
  )
}

/** Blue, pale, the colours of sunset, or night. */
function hasSkyColour({ hue, colourful, bright, red, blue: b }: Look, at: number): boolean {
  const degrees = hue.data[at]!
  const colour = colourful.data[at]!
  const light = bright.data[at]!
  if (degrees > 170 && degrees < 265 && light > 0.12) return true
  if (colour < 0.22 && light > 0.5) return true
  if ((degrees < 56 || degrees > 265) && light > 0.3 && colour < 0.85) return true
  return light < 0.3 && b.data[at]! >= red.data[at]! * 0.85
}

function topShare({ width, data }: Field): number {
  let sum = 0
  for (let x = 0; x < width; x++) sum += data[x]!
  return sum / width
}

/** Half of it is blue, pale, glowing or dark: brown walls are not. */
function isPossible({ hue, colourful, bright, red, blue: b }: Look, mask: Field): boolean {
  let [count, possible] = [0, 0]
  for (let at = 0; at < mask.data.length; at++) {
    if (!mask.data[at]) continue
    count++
    const [degrees, colour, light] = [hue.data[at]!, colourful.data[at]!, bright.data[at]!]
    const cold = degrees > 175 && degrees < 300
    const glows = colour > 0.4 && light > 0.55
    const night = light < 0.25 && b.data[at]! >= red.data[at]!
    if (cold || glows || night || (light > 0.5 && isDull(degrees, colour))) possible++
  }
  return possible > count * 0.5
}

/** Dull skies are grey or bluish; what is pale and warm is a wall. */
function isDull(degrees: number, colour: number): boolean {
  const isWarm = degrees > 12 && degrees < 62 && colour > 0.1
  return colour < 0.2 && !isWarm
}

/** Walls and ceilings are neither blue nor of sunset's colours, and seldom grow lighter downwards. */
function isConvincing(look: Look, mask: Field): boolean {
  const { hue, colourful, bright } = look
  // A dark wall may be teal; a night is blue.
  const from = meanWithin(bright, mask) < 0.3 ? 203 : 185
  let [count, coloured] = [0, 0]
  for (let at = 0; at < mask.data.length; at++) {
    if (!mask.data[at]) continue
    count++
    const [degrees, colour] = [hue.data[at]!, colourful.data[at]!]
    const isBlue = degrees > from && degrees < 300 && colour > 0.1
    if (isBlue || (isSunset(degrees, colour) && bright.data[at]! > 0.5)) coloured++
  }
  const share = coloured / count
  return share > 0.5 || (share > 0.25 && growsLighter(bright, mask))
}

function isSunset(degrees: number, colour: number): boolean {
  return (degrees < 50 || degrees > 300) && colour > 0.4
}

/** Whether the lower part of a mask is brighter than its upper part. */
function growsLighter(bright: Field, mask: Field): boolean {
  const middle = (rowsOf(mask) * mask.height) / 2
  const sums = { upper: 0, uppers: 1e-6, lower: 0, lowers: 1e-6 }
  for (let at = 0; at < mask.data.length; at++) {
    if (!mask.data[at]) continue
    if (at < middle * mask.width) {
      sums.upper += bright.data[at]!
      sums.uppers++
    } else {
      sums.lower += bright.data[at]!
      sums.lowers++
    }
  }
  return sums.lower / sums.lowers - sums.upper / sums.uppers > 0.04
}

/** How far down a mask reaches, as a share of the height. */
function rowsOf({ width, height, data }: Field): number {
  for (let at = data.length - 1; at >= 0; at--) if (data[at]) return Math.floor(at / width) / height
  return 0
}
