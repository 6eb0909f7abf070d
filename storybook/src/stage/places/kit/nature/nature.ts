import { blot } from '../../../../scene/blot.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, mix } from '../colour.ts'
import { terrain, type GroundInk } from './ground.ts'
import { rocks } from './land.ts'
import { landOf } from './lands.ts'
import { bush, grass, lawn } from './plants.ts'
import { wing } from '../plane.ts'
import { boxAt } from '../shapes.ts'

/** Grass from near to far for the season (snow in winter), or the colours given. */
export function greens(
  context: PlaceContext,
  summer: readonly string[] = ['#679f4b', '#84b65a', '#a9cd78'],
): readonly string[] {
  switch (
    context.weather === 'snow' || context.weather === 'blizzard' ? 'winter' : context.season
  ) {
    case 'spring':
      return ['#7fb855', '#9ccb6a', '#bddc8e']
    case 'autumn':
      return ['#a0883f', '#bda152', '#d2bb78']
    case 'winter':
      return ['#e3ebf3', '#eef4f9', '#dfe9f2']
    default:
      return landOf(context.words)?.ground ?? summer
  }
}

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

/** A path that winds from the front to the horizon. */
export function path(
  ink: GroundInk,
  how: { colour: string; width: number; from?: number; to?: number; bend?: number; far?: number },
): void {
  const { ctx } = ink
  const { width, from = 0, to = 0, bend = 1.5, far = 40 } = how
  const edge = (side: number, z: number): { x: number; y: number } => {
    const share = (z - ink.near) / (far - ink.near)
    const x = from + (to - from) * share + Math.sin(share * 5) * bend * share + (side * width) / 2
    return ink.at(x, z)
  }
  const depths = Array.from({ length: 26 }, (_, i) => ink.near + (far - ink.near) * (i / 25) ** 2)
  // Trodden snow.
  ctx.fillStyle = ink.season === 'winter' ? clear(mix(how.colour, '#9db4d6', 0.6), 0.3) : how.colour
  ctx.beginPath()
  for (const z of depths) ctx.lineTo(edge(-1, z).x, edge(-1, z).y)
  for (const z of depths.toReversed()) ctx.lineTo(edge(1, z).x, edge(1, z).y)
  ctx.closePath()
  ctx.fill()
}

/** Leaves and grass at both lower corners, out of focus: the frame of most outdoor pictures. */
export function greenery(context: PlaceContext, how: { colour?: string } = {}): Piece[] {
  return wing(context, { name: 'greenery' }, (ink) => {
    const colour = how.colour ?? greens(context, ['#4f8a48'])[0] ?? '#4f8a48'
    const size = Math.min(2.2, ink.half * 0.26)
    for (const side of [-1, 1]) {
      bush(ink, {
        x: side * ink.half * 1.02,
        y: ink.foot + size * 0.35,
        height: size,
        ...(how.colour === undefined ? {} : { colour }),
      })
      grass(ink, { x: side * ink.half * 0.84, y: ink.foot + 0.2, height: size * 0.7, colour })
    }
  })
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
