import { blot } from '../../../../scene/blot.ts'
import { pairs } from '../../../../scene/rows.ts'
import type { Box } from '../../../../scene/space.ts'
import type { Random } from '../../../../scene/random.ts'
import { clear } from '../colour.ts'
import type { Ctx } from '../shapes.ts'
import type { Sheet, Spot } from './sheet.ts'

/** What leads through the land, seen from straight above. */
export type WayKind =
  | 'road'
  | 'dirt'
  | 'rails'
  | 'river'
  | 'ring'
  | 'bridge'
  | 'viaduct'
  | 'zebra'
  | 'junction'
  | 'none'

export interface Way {
  readonly kind: WayKind
  /** Where it is after `s` u, 0 in the middle of the frame, and where it heads, in radians. */
  readonly at: (s: number) => Spot & { readonly angle: number }
  /** How far its middle is from a spot. */
  readonly away: (spot: Spot) => number
  /** From the middle to where the frame ends along it. */
  readonly half: number
  readonly wide: number
}

const WIDTHS: Readonly<Record<WayKind, number>> = {
  road: 2.1,
  dirt: 1.3,
  rails: 1.1,
  river: 3.6,
  ring: 1.9,
  bridge: 2.3,
  viaduct: 1.7,
  zebra: 3.4,
  junction: 2.6,
  none: 0,
}

const BENT =
  /\b(winding|wind|curv\w*|serpentine|hairpin|mountain|pass|zig ?zag|meander\w*|twist\w*|forest|woods|jungle|canyon|river)/u
const STRAIGHT =
  /\b(highway|motorway|freeway|street|avenue|boulevard|city|downtown|runway|bridge|canal)/u

/** The way of a shot: along the longer side of the frame, straight or in bends as the words say. */
export function wayOf(
  kind: WayKind,
  words: string,
  how: { box: Pick<Box, 'width' | 'height'>; random: Random; level?: boolean; aside?: number },
): Way {
  if (kind === 'ring') return ringWay()
  const { box, random, level = false, aside = 0 } = how
  const upright = box.height > box.width
  const half = Math.max(box.width, box.height) / 2
  const bend = level ? 0 : bendOf(kind, words)
  const slope = level ? 0 : random.between(0.05, 0.16) * (random.chance(0.5) ? 1 : -1)
  const turn = random.between(0, 6)
  const across = (s: number): number => aside + slope * s + bend * Math.sin(s * 0.52 + turn)
  const at = (s: number): Spot & { angle: number } => {
    const angle = Math.atan2(across(s + 0.05) - across(s - 0.05), 0.1)
    return upright
      ? { x: across(s), y: -s, angle: angle - Math.PI / 2 }
      : { x: s, y: across(s), angle }
  }
  const away = ({ x, y }: Spot): number => {
    const s = upright ? -y : x
    const side = (upright ? x : y) - across(s)
    return kind === 'none'
      ? Infinity
      : Math.abs(side) * Math.cos(Math.atan(bend * 0.5 * Math.cos(s * 0.52 + turn) + slope))
  }
  return { kind, at, away, half, wide: WIDTHS[kind] }
}

function bendOf(kind: WayKind, words: string): number {
  if (/^(bridge|viaduct|zebra|junction|none)$/u.test(kind) || STRAIGHT.test(words)) return 0
  return BENT.test(words) ? 1.7 : 0.6
}

const RING = 2.7

function ringWay(): Way {
  return {
    kind: 'ring',
    half: Math.PI * RING,
    wide: WIDTHS.ring,
    at: (s) => {
      const a = -s / RING
      return { x: Math.cos(a) * RING, y: Math.sin(a) * RING, angle: a - Math.PI / 2 }
    },
    away: ({ x, y }) =>
      Math.min(
        Math.abs(Math.hypot(x, y) - RING),
        Math.hypot(x, y) < RING ? Infinity : Math.min(Math.abs(x), Math.abs(y)),
      ),
  }
}

type Band = (colour: string, width: number, how?: { dash?: number[]; side?: number }) => void

function bandOf({ ctx, reach }: Sheet, way: Way): Band {
  const end = Math.max(reach.x, reach.y)
  return (colour, width, { dash = [], side = 0 } = {}) => {
    ctx.save()
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.setLineDash(dash)
    ctx.beginPath()
    if (way.kind === 'ring') ctx.arc(0, 0, RING + side, 0, 7)
    else for (let s = -end; s <= end; s += 0.25) lineAside(ctx, way.at(s), side)
    ctx.stroke()
    ctx.restore()
  }
}

function lineAside(ctx: Ctx, { x, y, angle }: Spot & { angle: number }, side: number): void {
  ctx.lineTo(x - Math.sin(angle) * side, y + Math.cos(angle) * side)
}

const WAYS: Readonly<Record<WayKind, (band: Band, sheet: Sheet, way: Way) => void>> = {
  road: (band, { winter }, { wide }) => asphalt(band, winter, wide),
  dirt: (band, { winter }, { wide }) => {
    band(winter ? '#c9d3dc' : '#b9975f', wide)
    band(winter ? '#dfe7ee' : '#d0b27c', wide * 0.75)
    for (const side of [-0.3, 0.3]) band(clear('#7d6238', 0.4), 0.16, { side })
  },
  rails: (band, { winter }) => track(band, winter),
  river: (band, { winter }, { wide }) => {
    band(winter ? '#c9d8e2' : '#d6c79a', wide * 1.18)
    band('#3f93b8', wide)
    for (const side of [-0.9, 0.1, 0.8])
      band(clear('#a9dcea', 0.5), 0.07, { side, dash: [1.4, 2.2] })
  },
  ring: (band, sheet, { wide }) => {
    arms(sheet, wide)
    asphalt(band, sheet.winter, wide)
    const { ctx } = sheet
    blot(ctx, sheet.winter ? '#eef3f6' : '#6fa650', [0, 0, RING - wide / 2 - 0.15])
  },
  bridge: (band, _, { wide }) => {
    deck(band, wide)
    asphalt(band, false, wide)
    walls(band, wide)
  },
  viaduct: (band, { winter }, { wide }) => {
    deck(band, wide)
    track(band, winter)
    walls(band, wide)
  },
  zebra: (band, sheet, { wide }) => {
    band('#cfc6b8', wide * 1.5)
    asphalt(band, sheet.winter, wide)
    stripes(sheet, wide)
  },
  junction: (band, sheet, { wide }) => {
    ramps(sheet)
    asphalt(bandOf(sheet, acrossWay(sheet)), sheet.winter, wide)
    band(clear('#20222a', 0.35), wide * 1.3, { side: 0.4 })
    asphalt(band, sheet.winter, wide)
  },
  none: () => {},
}

function track(band: Band, winter: boolean): void {
  band(winter ? '#c4ced6' : '#9a8f84', 1.5)
  band(winter ? '#b3bec7' : '#857a70', 1.1)
  band('#5b4636', 0.95, { dash: [0.13, 0.24] })
  for (const side of [-0.3, 0.3]) band('#d8dbe0', 0.09, { side })
}

/** What leads over water, with its shadow on it. */
function deck(band: Band, wide: number): void {
  band(clear('#0f2c44', 0.4), wide * 1.2, { side: 0.9 })
  band('#c9c2b4', wide * 1.25)
}

function walls(band: Band, wide: number): void {
  for (const side of [-1, 1]) band('#8d8577', 0.14, { side: side * wide * 0.62, dash: [0.5, 0.18] })
}

function asphalt(band: Band, winter: boolean, wide: number): void {
  band(winter ? '#d3dde5' : '#c2b48a', wide * 1.2)
  band('#5d5f68', wide)
  for (const side of [-0.46, 0.46]) band('#efe6cf', 0.06, { side: side * wide })
  band('#f4ead2', 0.09, { dash: [0.7, 0.6] })
}

/** Four roads lead into a ring. */
function arms({ ctx, reach }: Sheet, wide: number): void {
  for (const [grow, colour] of [
    [1.2, '#c2b48a'],
    [1, '#5d5f68'],
    [0.05, '#f4ead2'],
  ] as const) {
    ctx.fillStyle = colour
    const half = (wide * grow) / 2
    ctx.fillRect(-reach.x, -half, reach.x * 2, half * 2)
    ctx.fillRect(-half, -reach.y, half * 2, reach.y * 2)
  }
}

/** The road below, from edge to edge the other way. */
function acrossWay({ shown, random }: Sheet): Way {
  const box = { width: shown.y, height: shown.x }
  return wayOf('junction', '', { box, random, level: true })
}

/** The loops by which one gets from one road onto the other. */
function ramps({ ctx }: Sheet): void {
  for (const [colour, lineWidth] of [
    ['#c2b48a', 1.24],
    ['#5d5f68', 0.96],
  ] as const)
    for (const [x, y] of pairs('-1 -1, -1 1, 1 -1, 1 1')) {
      ctx.strokeStyle = colour
      ctx.lineWidth = lineWidth
      ctx.beginPath()
      ctx.arc(x * 2.5, y * 2.5, 1.9, 0, 7)
      ctx.stroke()
    }
}

/** White bars over the road, in the middle of the frame. */
function stripes({ ctx, shown }: Sheet, wide: number): void {
  const upright = shown.y > shown.x
  ctx.fillStyle = '#f4f0e6'
  for (let at = -wide / 2 + 0.15; at < wide / 2 - 0.2; at += 0.5)
    if (upright) ctx.fillRect(at, -1.9, 0.28, 3.8)
    else ctx.fillRect(-1.9, at, 3.8, 0.28)
}

/** Draws the way into the land. */
export function drawWay(sheet: Sheet, way: Way): void {
  WAYS[way.kind](bandOf(sheet, way), sheet, way)
}

/** How wide a canyon is at each of its layers, from the rim to the floor. */
const LAYERS = [
  [8.2, '#c9784a'],
  [6.8, '#b5603a'],
  [5.6, '#9c4b2e'],
  [4.5, '#cf9a6a'],
] as const

/** The walls that a way winds between. */
export function canyonWalls(sheet: Sheet, way: Way): void {
  const band = bandOf(sheet, way)
  for (const [wide, colour] of LAYERS) {
    band(clear('#3a1a10', 0.3), wide, { side: 0.22 })
    band(colour, wide)
  }
}
