import { masked, blur, blurRows, createField, mapField, meanOf, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { aboveLand } from './above-land.ts'
import { maskOf, patchesOf } from './patches.ts'
import { withoutCourts, withoutHouses } from './houses.ts'
import { isSky } from './is-sky.ts'
import { withGlow } from './sky-glow.ts'
import { skySeeds } from './sky-seeds.ts'
import { withStarClouds } from './star-clouds.ts'
import { withoutThings } from './subject.ts'
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
  const solid = masked(blur(above, 2), 0.5)
  const atTop = patchesOf(solid, 0.5).filter(({ top }) => top <= 1)
  const open = maskOf(look, atTop)
  const whole = withParts(withoutHouses(open, look), look)
  const parts = withoutCourts(withStarClouds(withoutHouses(whole, look), look), look)
  return settled(withGlow(parts, look), look, asked) ?? settled(parts, look, asked)
}

function settled(whole: Field, look: Look, asked: boolean): Field | null {
  const mask = withoutWires(whole, look)
  if (meanOf(mask) < LEAST_AREA || topShare(mask) < LEAST_TOP) return null
  return isSky(look, mask, asked) ? aboveLand(withoutThings(mask, look)) : null
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
  for (const at of skySeeds(look, (x) => hasSkyColour(look, x))) take(at)
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
