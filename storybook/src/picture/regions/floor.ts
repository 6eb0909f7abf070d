import { blur, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { eyeLevel } from './eye-level.ts'
import type { Subject } from './subject.ts'

export interface FloorHints {
  readonly sky: Field | null
  readonly water: Field | null
  readonly things: readonly Subject[]
  readonly horizon: number
}

/** Where one could stand or swim: the rows of the picture, and how much of each is ground or water, 0…1. */
export interface Footing {
  /** The row at which feet look best, as a share of the height; null when there is none. */
  readonly ground: number | null
  readonly water: number | null
  /** The row of boats far out. */
  readonly offing: number | null
  /** How high our eyes are, as a share of the height. */
  readonly eyes: number
}

/** A row is good to stand on when this much of it is free. */
const LEAST_FREE = 0.45

export function findFooting(look: Look, { sky, water, things, horizon }: FloorHints): Footing {
  const rough = blur(look.edge, 4)
  const open = mapField(look.bright, (_, at) => {
    const taken = things.some(({ mask }) => mask.data[at]! > 0.5) || (sky?.data[at] ?? 0) > 0.5
    return taken ? 0 : 1
  })
  const dry = mapField(open, (value, at) => {
    const wet = (water?.data[at] ?? 0) > 0.5
    return wet ? 0 : value * (rough.data[at]! < 0.12 ? 1 : 0.6)
  })
  const wet = mapField(open, (value, at) => value * (water?.data[at] ?? 0))
  const shore = lastWet(wet)
  const far = firstWet(wet)
  // Half way to the shore: a boat close to it would throw its reflection on the sand.
  const offshore = horizon + Math.max(0, shore - horizon) * 0.5
  return {
    ground: bestRow(dry, { horizon: Math.max(horizon, shore), wished: 0.84 }),
    water: water && bestRow(wet, { horizon, wished: offshore }),
    offing: far && far + 0.2 * Math.max(0.05, shore - far),
    eyes: sky ? eyeLevel(look, water, horizon) : horizon,
  }
}

/** The row from which on the picture is no longer mostly water: a far shore is no place to stand. */
function lastWet({ width, height, data }: Field): number {
  for (let y = height - 1; y >= 0; y--) {
    let wet = 0
    for (let at = y * width; at < (y + 1) * width; at++) wet += data[at]!
    if (wet > width * 0.5) return y / height
  }
  return 0
}

/** The row in which open water begins; null without any. */
function firstWet({ width, height, data }: Field): number | null {
  for (let y = 0; y < height; y++) {
    let wet = 0
    for (let at = y * width; at < (y + 1) * width; at++) wet += data[at]!
    if (wet > width * 0.3) return y / height
  }
  return null
}

/** The row that is freest, and near the wished one. */
function bestRow(
  { width, height, data }: Field,
  { horizon, wished }: { readonly horizon: number; readonly wished: number },
): number | null {
  let [best, most] = [-1, 0]
  for (let y = Math.ceil((horizon + 0.06) * height); y < height * 0.97; y++) {
    let free = 0
    for (let at = y * width; at < (y + 1) * width; at++) free += data[at]!
    const share = free / width
    if (share < LEAST_FREE) continue
    const score = share - 1.2 * Math.abs(y / height - wished)
    if (best < 0 || score > most) [best, most] = [y, score]
  }
  return best < 0 ? null : (best + 0.5) / height
}

/** How much sharper the middle of the lowest part is than its sides. */
const LEAST_SHARPER = 2.2

/** Whether somebody fills the lower edge before a ground out of focus: there is no floor to stand on. The rims may be a mat. */
export function isBust({ edge }: Look): boolean {
  const { width, height } = edge
  let [middle, sides, middles, others] = [0, 0, 1e-6, 1e-6]
  for (let at = Math.floor(height * 0.8) * width; at < edge.data.length; at++) {
    const away = Math.abs((at % width) / width - 0.5)
    if (away < 0.2) {
      middle += edge.data[at]!
      middles++
    } else if (away > 0.3 && away < 0.45) {
      sides += edge.data[at]!
      others++
    }
  }
  return middle / middles > LEAST_SHARPER * (sides / others) + 0.01
}
