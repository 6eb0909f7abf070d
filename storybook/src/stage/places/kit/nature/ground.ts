import { readColour } from '../../../../cast/colour/read-colour.ts'
import { ground, type GroundBrush } from '../../../../paint/pieces/ground.ts'
import { toRgb } from '../../../../paint/paper/colour.ts'
import { hazeAt } from '../../../../paint/projection.ts'
import type { Light } from '../../../../scene/light.ts'
import type { Random } from '../../../../scene/random.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, deeper, lighter, lit, mix } from '../colour.ts'
import type { Ctx, Pair } from '../shapes.ts'
import { layStrip, STRIPS, type Edge } from './strips.ts'

/** A colour as it looks at a depth of the stage: tinted by the light, faded by the haze. */
export function seen(light: Light, colour: string, z: number): string {
  return mix(lit(colour, light.tint, light.tintAmount), light.haze, hazeAt(light, z))
}

/** Drawn after the sky (40) and before all that stands. */
const GROUND_DEPTH = 39

/** A brush for the ground that also knows chance and light. */
export interface GroundInk extends GroundBrush {
  readonly random: Random
  readonly light: Light
  readonly season: PlaceContext['season']
  /** Half the width that shows at rest, at the acting line. */
  readonly half: number
}

export interface Terrain {
  /** Near to far. */
  readonly colours: readonly string[]
  /** How far the edges of its sheets swing in u at the acting line; 0 for one sheet. */
  readonly bump?: number
  /** How its sheets are cut: without it green ones as grass, others as drifts. */
  readonly edge?: Edge
  readonly y?: number
  readonly far?: number
  readonly depth?: number
  readonly haze?: number
  /** False where snow does not lie: on open water. */
  readonly snow?: boolean
  readonly dress?: (ink: GroundInk) => void
}

/** A natural ground as a paper theatre has it: cut sheets, one in front of the other. */
export function terrain(context: PlaceContext, usual: Terrain): Piece {
  const how = underSnow(context, inTint(context, usual))
  return ground({
    name: 'ground',
    depth: how.depth ?? GROUND_DEPTH,
    ...(how.y === undefined ? {} : { y: how.y }),
    ...(how.far === undefined ? {} : { far: how.far }),
    ...(how.haze === undefined ? {} : { haze: how.haze }),
    draw(brush) {
      const ink = groundInk(context, brush)
      fillGround(ink, how.colours)
      if (how.bump !== 0) layStrips(ink, how)
      how.dress?.(ink)
    },
  })
}

const TINTED = /^(\S+) (?:grass|lawn|snow)$/u
/** They are so anyway. */
const AS_USUAL = /^(?:green|white)$/u

/** "Yellow grass", "blue snow": the ground in that colour, near to far. */
function inTint({ scenery = [] }: PlaceContext, usual: Terrain): Terrain {
  const said = scenery.map((words) => TINTED.exec(words)?.[1]).find((word) => word !== undefined)
  const tint = said === undefined || AS_USUAL.test(said) ? null : readColour(said)
  if (tint === null || tint === 'rainbow') return usual
  const colours = [darker(tint, 0.12), mix(tint, '#ffffff', 0.12), mix(tint, '#ffffff', 0.3)]
  return { ...usual, colours, snow: false }
}

/** A cover of snow through which the ground hardly shows. */
function underSnow({ snowy }: PlaceContext, how: Terrain): Terrain {
  if (!snowy || how.snow === false) return how
  const colours = how.colours.map((colour, i) => mix(colour, SNOW[Math.min(i, 2)]!, 0.87))
  return { ...how, colours, edge: 'drift' }
}

/** Near to far. */
const SNOW = ['#ccdcee', '#e3edf7', '#f3f8fc'] as const

function groundInk(context: PlaceContext, brush: GroundBrush): GroundInk {
  const { light, season, box } = context
  return { ...brush, random: context.random.fork('ground'), light, season, half: box.width / 2 }
}

function fillGround(ink: GroundInk, colours: readonly string[]): void {
  const gradient = ink.ctx.createLinearGradient(0, ink.bottom, 0, ink.top)
  colours.forEach((colour, i) => gradient.addColorStop(i / Math.max(1, colours.length - 1), colour))
  ink.ctx.fillStyle = gradient
  ink.ctx.fillRect(ink.left - 1, ink.top - 0.2, ink.right - ink.left + 2, ink.bottom - ink.top + 1)
}

/** A cover of snow through which the floor hardly shows. */
function snowOver(ink: GroundInk): void {
  const gradient = ink.ctx.createLinearGradient(0, ink.bottom, 0, ink.top)
  gradient.addColorStop(0, clear('#e4ecf5', 0.82))
  gradient.addColorStop(1, clear('#f4f8fc', 0.9))
  ink.ctx.fillStyle = gradient
  ink.ctx.fillRect(ink.left - 1, ink.top - 0.2, ink.right - ink.left + 2, ink.bottom - ink.top + 1)
}

/** One sheet before the other, each a little off the next in tone, the nearest the richest. */
function layStrips(ink: GroundInk, how: Terrain): void {
  STRIPS.forEach((z, i) => {
    const share = (i + 1) / STRIPS.length
    const plain = pickBetween(how.colours.toReversed(), share)
    const colour = i % 2 ? mix(plain, how.colours.at(-1) ?? plain, 0.3) : deeper(plain, 0.12)
    layStrip(ink, {
      z,
      until: STRIPS[i + 1] ?? ink.near - 1,
      colour: deeper(colour, 0.26 * share ** 3),
      edge: how.edge ?? edgeFor(how.colours),
      bump: how.bump ?? 0.16,
    })
  })
}

/** What is green is grass. */
function edgeFor(colours: readonly string[]): Edge {
  const [red, green, blue] = toRgb(colours[0] ?? '#888888')
  return green > red * 1.08 && green > blue * 1.08 ? 'grass' : 'drift'
}

/** A colour from a list, between its entries. */
export function pickBetween(colours: readonly string[], share: number): string {
  const at = Math.min(1, Math.max(0, share)) * (colours.length - 1)
  const low = colours[Math.floor(at)] ?? '#888888'
  return mix(low, colours[Math.ceil(at)] ?? low, at % 1)
}

export type FloorPattern = 'planks' | 'tiles' | 'checks' | 'road' | 'slabs' | 'cobbles' | 'plain'

export interface Floor {
  readonly colour: string
  readonly other?: string
  readonly pattern: FloorPattern
  /** Depth of the back wall's foot; the floor ends there. */
  readonly back: number
  /** Width of a plank or tile in u. */
  readonly size?: number
  /** Laid over what lies this deep: the planks of a pier before the water behind them. */
  readonly depth?: number
  readonly dress?: (ink: GroundInk) => void
}

/** A floor or road in perspective. */
export function floor(context: PlaceContext, how: Floor): Piece {
  const other = how.other ?? darker(how.colour, 0.16)
  return ground({
    name: 'floor',
    depth: how.depth ?? GROUND_DEPTH,
    far: how.back,
    draw(brush) {
      const ink = groundInk(context, brush)
      fillGround(ink, [darker(how.colour, 0.16), how.colour, lighter(how.colour, 0.14)])
      PATTERNS[how.pattern](ink, { ...how, other, size: how.size ?? 1.5 })
      if (context.snowy) snowOver(ink)
      how.dress?.(ink)
    },
  })
}

/** The planks of a pier or a landing stage, before the water behind them. */
export function boards(
  context: PlaceContext,
  how: Pick<Floor, 'colour' | 'other' | 'back'>,
): Piece {
  return floor(context, { ...how, pattern: 'planks', size: 0.9, depth: 9 })
}

type Laid = Floor & { readonly other: string; readonly size: number }

const REACH = 60

/** A level rectangle of the ground, as a path. */
export function level(ink: GroundBrush, xs: Pair, zs: Pair): void {
  const corners = [
    ink.at(xs[0], zs[0]),
    ink.at(xs[0], zs[1]),
    ink.at(xs[1], zs[1]),
    ink.at(xs[1], zs[0]),
  ]
  corners.forEach((c, i) => (i === 0 ? ink.ctx.moveTo(c.x, c.y) : ink.ctx.lineTo(c.x, c.y)))
  ink.ctx.closePath()
}

/** Fills level rectangles with one colour. */
export function lay(ink: GroundBrush, colour: string, draw: (ctx: Ctx) => void): void {
  ink.ctx.fillStyle = colour
  ink.ctx.beginPath()
  draw(ink.ctx)
  ink.ctx.fill()
}

/** The same for one area within a line of points. */
export function layArea(ink: GroundBrush, colour: string, points: readonly Pair[]): void {
  lay(ink, colour, (ctx) => {
    for (const [x, y] of points) ctx.lineTo(x, y)
  })
}

function seams(ink: GroundInk, how: Laid): void {
  for (let x = -REACH; x <= REACH; x += how.size)
    level(ink, [x - 0.02, x + 0.02], [ink.near, ink.far])
}

function crossSeams(ink: GroundInk, how: Laid): void {
  for (let z = ink.far; z > ink.near; z -= how.size) level(ink, [-REACH, REACH], [z, z + 0.04])
}

function planks(ink: GroundInk, how: Laid): void {
  for (let x = -REACH; x <= REACH; x += how.size) {
    const tone = mix(how.colour, how.other, ink.random.between(0, 0.45))
    lay(ink, clear(tone, 0.7), () => level(ink, [x, x + how.size], [ink.near, ink.far]))
    lay(ink, clear(how.other, 0.8), () => {
      const shift = ink.random.between(0, 5)
      for (let z = ink.far - shift; z > ink.near; z -= 5)
        level(ink, [x, x + how.size], [z, z + 0.07])
    })
  }
  lay(ink, clear(how.other, 0.85), () => seams(ink, how))
}

function checks(ink: GroundInk, how: Laid): void {
  lay(ink, clear(how.other, 0.9), () => {
    let row = 0
    for (let z = ink.far; z > ink.near; z -= how.size, row++) {
      for (let x = -REACH + (row % 2) * how.size; x < REACH; x += how.size * 2) {
        level(ink, [x, x + how.size], [Math.max(ink.near, z - how.size), z])
      }
    }
  })
}

function cobbles(ink: GroundInk, how: Laid): void {
  const size = how.size * 0.45
  let row = 0
  for (let z = Math.min(ink.far, 16); z > ink.near; z -= size, row++) {
    const { scale } = ink.at(0, z)
    const reach = Math.min(REACH, 14 / scale)
    for (let x = -reach + (row % 2) * size * 0.5; x < reach; x += size) {
      if (!ink.random.chance(0.55)) continue
      const tone = mix(how.colour, how.other, ink.random.between(0.1, 0.9))
      const c = ink.at(x, z)
      lay(ink, clear(tone, 0.75), (ctx) =>
        ctx.ellipse(c.x, c.y, size * 0.44 * c.scale, size * 0.16 * c.scale, 0, 0, 7),
      )
    }
  }
}

const PATTERNS: Readonly<Record<FloorPattern, (ink: GroundInk, how: Laid) => void>> = {
  plain: () => {},
  planks,
  checks,
  cobbles,
  tiles: (ink, how) =>
    lay(ink, clear(how.other, 0.75), () => {
      seams(ink, how)
      crossSeams(ink, how)
    }),
  slabs: (ink, how) => {
    checks(ink, { ...how, other: mix(how.colour, how.other, 0.3) })
    lay(ink, clear(how.other, 0.5), () => {
      seams(ink, how)
      crossSeams(ink, how)
    })
  },
  road: (ink, how) =>
    lay(ink, how.other, () => {
      for (let x = -REACH; x < REACH; x += 4) level(ink, [x, x + 2], [2.1, 2.4])
    }),
}
