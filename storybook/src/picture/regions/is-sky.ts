import { meanWithin, opposite, type Field } from '../field.ts'
import { flatness } from '../depth/depth.ts'
import type { Look } from '../look.ts'
import { findFoliage } from './foliage.ts'
import { findFace } from './head.ts'
import { isRoom } from './room.ts'

/** Whether a mask at the upper edge is a sky, and neither a wall nor a backdrop. `asked`: doubtful ones count. */
export function isSky(look: Look, mask: Field, asked: boolean): boolean {
  if (isBar(look, mask) || isRough(look, mask)) return false
  if (isConvincing(look, mask)) return !isBackdrop(look, mask, MOST_LOW.blue)
  if (!asked || !isPossible(look, mask) || isBackdrop(look, mask, MOST_LOW.pale)) return false
  // Ceilings are as pale as dull skies.
  return !isRoom(look, { sky: null, foliage: findFoliage(look, { asked: false, sky: null }) })
}

/** The title bar of a window: by night nothing is so bright as its page. */
function isBar(look: Look, mask: Field): boolean {
  const { bright } = look
  const rest = opposite(mask)
  if (meanWithin(bright, rest) < 0.6) return false
  return meanWithin(bright, mask) < 0.35 || isStrip(look, mask)
}

/** A bar of any colour is even and ends in one line across the page, high above its middle. */
function isStrip(look: Look, mask: Field): boolean {
  if (rowsOf(mask) > MOST_STRIP || flatness(look) < 0.5) return false
  const { width } = mask
  const last = Math.floor(rowsOf(mask) * mask.height)
  const end = mask.data.subarray(Math.max(0, last - 2) * width, (last + 1) * width)
  const ends = end.reduce((sum, value) => sum + value, 0) / end.length
  return ends > 0.66
}

const MOST_STRIP = 0.3

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
  const rest = opposite(mask)
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

/** Half of it is blue, pale, glowing or dark: brown walls are not. An evening glows the more the lower one looks. */
function isPossible({ hue, colourful, bright, red, blue: b }: Look, mask: Field): boolean {
  const glow = growsLighter(bright, mask) ? 0.25 : 0.4
  let [count, possible] = [0, 0]
  for (let at = 0; at < mask.data.length; at++) {
    if (!mask.data[at]) continue
    count++
    const [degrees, colour, light] = [hue.data[at]!, colourful.data[at]!, bright.data[at]!]
    const cold = degrees > 175 && degrees < 300
    const glows = colour > glow && light > 0.55
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
