import type { Body } from '../player.ts'
import type { Sheet } from './sketch.ts'

/** A round patch of a sheet, in its points. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** What is before the sky. */
export interface View {
  /** The land and the houses. */
  readonly land: Sheet
  readonly clouds: Sheet
  /** Those who act, in shares of the frame. */
  readonly bodies: readonly Body[]
}

/** Whether a point is painted: mist and glass let the sun through. */
const PAINTED = 110
/** So much air is kept about it, in its radii. */
const AIR = 1.35
/** No nearer to the frame's edge than this, in its radii. */
const FROM_EDGE = 1.5
/** Hidden by more than this it is left out; one that sets goes behind the hills. */
const HIDDEN = { hung: 0.02, setting: 0.6 }
/** What it costs to be hidden, behind a cloud, away from its height, from its side and from a third. */
const COST = { hidden: 10, cloud: 0.5, height: 1.6, side: 0.5, third: 0.5 }

/** Where a lamp that hangs at a spot is wholly seen, as near to it as can be and on a third; null where it is nowhere. */
export function lampSpot(hung: Disc, view: View, { level = false } = {}): Disc | null {
  const most = level ? HIDDEN.setting : HIDDEN.hung
  const best = spotsAbout(hung, view.land, level).reduce<Found | null>((found, spot) => {
    const least = costOf(spot, hung, view.land)
    if (found !== null && least >= found.cost) return found
    const hidden = coveredBy(view.land, spot) + standingBefore(view, spot)
    const cost = least + COST.hidden * hidden + COST.cloud * coveredBy(view.clouds, spot)
    return found === null || cost < found.cost ? { spot, cost, hidden } : found
  }, null)
  return best !== null && best.hidden <= most ? best.spot : null
}

function spotsAbout({ y: own, radius }: Disc, { width, height }: Sheet, level: boolean): Disc[] {
  const edge = FROM_EDGE * radius
  const rows = level ? [own] : steps(Math.min(edge, own), Math.max(own, 0.4 * height))
  const columns = steps(edge, width - edge)
  return rows.flatMap((y) => columns.map((x) => ({ x, y, radius })))
}

interface Found {
  readonly spot: Disc
  readonly cost: number
  readonly hidden: number
}

/** How finely it is looked for, in points. */
const STEP = 1.5

function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.floor((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, i) => from + (i * (to - from)) / count)
}

/** What a spot costs wherever clouds and land are. */
function costOf(spot: Disc, hung: Disc, { width, height }: Sheet): number {
  const across = spot.x / width - 0.5
  const changes = across * (hung.x / width - 0.5) < 0 ? 1 : 0
  return (
    (COST.height * Math.abs(spot.y - hung.y)) / height +
    COST.side * changes +
    COST.third * Math.abs(Math.abs(across) - THIRD)
  )
}

/** How far from the middle it likes to hang, in frame widths. */
const THIRD = 0.25

/** The share of a disc and the air about it that is painted over. */
export function coveredBy({ width, height, at }: Sheet, { x, y, radius }: Disc): number {
  const reach = radius * AIR
  let [all, covered] = [0, 0]
  for (let row = Math.floor(y - reach); row <= y + reach; row++) {
    const half = Math.sqrt(Math.max(0, reach ** 2 - (row + 0.5 - y) ** 2))
    const [from, to] = [Math.round(x - half), Math.round(x + half)]
    all += to - from
    if (row < 0 || row >= height) continue
    const seen = at.subarray(row * width + Math.max(0, from), row * width + Math.min(width, to))
    for (const alpha of seen) covered += alpha > PAINTED ? 1 : 0
  }
  return covered / Math.max(1, all)
}

/** 1 behind somebody or right beside, 0 where nobody is. */
function standingBefore({ bodies, land: { width, height } }: View, spot: Disc): number {
  const reach = spot.radius * AIR
  return bodies.some(
    ({ left, right, top, bottom }) =>
      spot.x + reach > left * width &&
      spot.x - reach < right * width &&
      spot.y + reach > top * height &&
      spot.y - reach < bottom * height,
  )
    ? 1
    : 0
}

/** The disc of a lamp that is drawn alone: its glow is never quite opaque. */
export function discOn({ width, at }: Sheet): Disc | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  at.forEach((alpha, index) => {
    if (alpha < OPAQUE) return
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  if (left > right) return null
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 }
}

const OPAQUE = 250
