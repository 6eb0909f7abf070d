import { blot } from '../../../../scene/blot.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, deeper, lighter, mix } from '../colour.ts'
import { terrain, type GroundInk } from './ground.ts'
import { rocks } from './land.ts'
import { landOf } from './lands.ts'
import { bush, grass, lawn } from './plants.ts'
import { wing } from '../plane.ts'
import { mark, stroke, type Ink } from '../paper.ts'
import { boxAt, type Pair } from '../shapes.ts'
import type { Spot } from '../spot.ts'

/** Grass from near to far for the season (snow in winter), or the colours given. */
export function greens(
  context: PlaceContext,
  summer: readonly string[] = ['#5d9d3c', '#7db648', '#a6cc62'],
): readonly string[] {
  switch (isWhite(context) ? 'winter' : context.season) {
    case 'spring':
      return ['#74b545', '#94ca58', '#b9dd78']
    case 'autumn':
      return ['#a0883f', '#bda152', '#d2bb78']
    case 'winter':
      return ['#ccdcee', '#e3edf7', '#f0f6fb']
    default:
      return landOf(context.words)?.ground ?? summer
  }
}

const isWhite = ({ weather, season }: PlaceContext): boolean =>
  weather === 'snow' || weather === 'blizzard' || season === 'winter'

/** A meadow under the actors' feet. */
export function meadowGround(
  context: PlaceContext,
  how: {
    colours?: readonly string[]
    flowers?: number
    dress?: (ink: GroundInk) => void
    bump?: number
  } = {},
): Piece {
  const colours = greens(context, how.colours)
  return terrain(context, {
    colours,
    edge: isWhite(context) ? 'drift' : 'grass',
    ...(how.bump === undefined ? {} : { bump: how.bump }),
    dress: (ink) => {
      lawn(ink, {
        // Straws that stick out of the snow.
        colour: ink.season === 'winter' ? '#c4b595' : (colours[1] ?? '#84b65a'),
        flowers: landOf(context.words)?.dry ? 0 : (how.flowers ?? 30),
        count: ink.season === 'winter' ? 26 : 200,
      })
      how.dress?.(ink)
      if (context.scenery?.includes('thaw')) thaw(ink)
    },
  })
}

/** Grass that shows through old snow. */
function thaw(ink: GroundInk): void {
  for (let n = 0; n < 16; n++) {
    const [x, z] = [ink.random.between(-1.1, 1.1) * ink.half, 14 * ink.random.next() ** 1.6 - 2]
    const p = ink.at(x * (1 + Math.max(0, z) / 14), z)
    const wide = ink.random.between(0.7, 1.7) * p.scale
    for (const [grow, colour] of [
      [1, '#a9b884'],
      [0.78, '#7fa352'],
    ] as const)
      blot(ink.ctx, colour, [p.x, p.y, wide * grow, wide * 0.2 * grow])
  }
}

export interface Path {
  readonly colour: string
  readonly width: number
  readonly from?: number
  readonly to?: number
  readonly bend?: number
  readonly far?: number
  /** False for what is painted on another path: it has no edge of its own. */
  readonly sunk?: boolean
}

/** A path that winds from the front to the horizon, a little below the turf on both sides. */
export function path(ink: GroundInk, how: Path): void {
  const { ctx } = ink
  const far = how.far ?? 40
  const depths = Array.from({ length: 40 }, (_, i) => ink.near + (far - ink.near) * (i / 39) ** 2)
  // Trodden snow.
  const colour = ink.season === 'winter' ? clear(mix(how.colour, '#9db4d6', 0.6), 0.3) : how.colour
  const side = (at: number, inset = 0): readonly Sided[] =>
    depths.map((z) => sideOf(ink, how, { side: at, z, inset }))
  const band = (style: string, from: readonly Sided[], to: readonly Sided[]): void => {
    ctx.fillStyle = style
    ctx.beginPath()
    for (const { x, y } of [...from, ...to.toReversed()]) ctx.lineTo(x, y)
    ctx.fill()
  }
  band(colour, side(-1), side(1))
  // Snow fills the step.
  if (how.sunk === false || ink.season === 'winter') return
  for (const at of [-1, 1])
    for (const [style, inset] of turfOver(ink)) band(style, side(at), side(at, inset))
}

/** The turf's shadow on the path, softer inwards, and the light on its cut edge. */
function turfOver({ light }: GroundInk): readonly (readonly [style: string, inset: number])[] {
  const shade = clear(light.shadow, 0.05 + light.shadowAmount * 0.14)
  return [
    [shade, 0.32],
    [shade, 0.22],
    [shade, 0.13],
    ['rgba(255,250,225,0.6)', 0.04],
  ]
}

interface Sided {
  readonly x: number
  readonly y: number
}

/** A point of a path's edge, or a little inside it. Nobody has cut it along a ruler. */
function sideOf(
  ink: GroundInk,
  how: Path,
  { side, z, inset }: { readonly side: number; readonly z: number; readonly inset: number },
): Sided {
  const { width, from = 0, to = 0, bend = 1.5, far = 40 } = how
  const share = (z - ink.near) / (far - ink.near)
  const middle = from + (to - from) * share + Math.sin(share * 5) * bend * share
  const snip = 0.07 * Math.sin(z * 1.3 + side * 2) + 0.03 * Math.sin(z * 2.9 - side)
  return ink.at(middle + side * (width / 2 + snip - inset), z)
}

/** What grows before the lens, out of focus: a leafy corner on one side, grass on the other. */
export function greenery(context: PlaceContext, how: { colour?: string } = {}): Piece[] {
  return wing(context, { name: 'greenery' }, (ink) => {
    const colour = how.colour ?? deeper(greens(context, ['#4f8a48'])[0] ?? '#4f8a48', 0.25)
    const size = Math.min(2.2, ink.half * 0.26)
    const leafy = context.random.fork('greenery side').chance(0.5) ? 1 : -1
    bush(ink, {
      x: leafy * ink.half * 1.02,
      y: ink.foot + size * 0.35,
      height: size,
      ...(how.colour === undefined ? {} : { colour }),
    })
    sprays(ink, { x: leafy * ink.half * 0.98, y: ink.foot + 0.1, height: size * 1.25, colour })
    for (const [share, tall] of [
      [1.02, 1.15],
      [0.93, 0.9],
      [0.84, 0.6],
    ] as const)
      grass(ink, { x: -leafy * ink.half * share, y: ink.foot + 0.2, height: size * tall, colour })
    grass(ink, { x: leafy * ink.half * 0.84, y: ink.foot + 0.2, height: size * 0.6, colour })
  })
}

/** Fern leaves that fan out of a corner. */
function sprays(ink: Ink, { x, y = 0, height, colour = '#4f8a48' }: Spot): void {
  for (const lean of [-0.75, -0.3, 0.15, 0.6]) {
    const tip: Pair = [x + lean * height * 0.9, y - height * (1.1 - 0.5 * Math.abs(lean))]
    const tone = lean < 0 === ink.light.from < 0 ? lighter(colour, 0.14) : deeper(colour, 0.3)
    stroke(ink, tone, height * 0.03).line([x, y], tip)
    for (let i = 3; i < 10; i++) {
      const [px, py] = [x + (tip[0] - x) * (i / 10), y + (tip[1] - y) * (i / 10)]
      const long = height * 0.2 * (1.15 - i / 10)
      for (const side of [-1, 1])
        mark(ink, tone).path(
          { x: px, y: py, w: side * long, h: long },
          'M0 0Q0.4 -0.7 1.2 -0.6Q0.9 0.1 0 0Z',
        )
    }
  }
}

/** Rocks in both lower corners, out of focus. */
export function nearRocks(
  context: PlaceContext,
  how: { height: number; colour: string; lift?: number },
): Piece[] {
  const { height, colour, lift = 0.3 } = how
  return wing(context, { name: 'near rocks' }, (ink) => {
    for (const side of [-1, 1])
      rocks(ink, {
        ...boxAt([side * ink.half * 1.02, ink.foot + lift], [ink.half * 0.36, height]),
        colour,
      })
  })
}
