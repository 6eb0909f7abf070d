import { blot } from '../../scene/blot.ts'
import { triples } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import { clear } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'

/** The night over Saint-Rémy: great stars with rings of light, and a cypress that burns black-green. */
export const vanGogh: Dressing = {
  hour: 'night',
  light: (light, { indoors, medium }) => {
    if (!light.dark || indoors || medium === 'underwater') return light
    return {
      ...light,
      name: `${light.name} Saint-Rémy`,
      sky: ['#16327e', '#2450a0', '#3f7cba', '#8fbcc4', '#d6d59a'],
      haze: '#4a78a8',
      hazeAmount: 0.4,
      tint: '#a9bde4',
      tintAmount: 0.5,
      rim: 0.6,
      key: '#ffe9a0',
    }
  },
  pieces: (context) => {
    const open = !context.place.indoors && context.place.medium !== 'underwater'
    return [
      ...(open && context.light.dark ? greatStars(context) : []),
      ...(hasHorizon(context) && context.set.ground !== 'water' ? [cypress(context)] : []),
    ]
  },
}

const STARS = triples(`
  -0.82 0.86 0.8, -0.5 0.6 0.62, -0.24 0.88 0.7, 0.06 0.62 0.55, 0.3 0.9 0.62, 0.88 0.58 0.6,
  -0.92 0.5 0.5
`)

function greatStars({ box }: DressContext): Piece[] {
  const z = 39.4
  const extent = extentAt(box, z)
  const unit = extent.half / 8
  const horizon = eyeHeight(box)
  return STARS.map(([x, y, size], index) =>
    flat({
      name: `great star ${index}`,
      x: extent.half * x,
      y: horizon + (extent.crown - horizon) * y - unit * size,
      z,
      width: unit * size * 2.4,
      height: unit * size * 2.4,
      tint: 0,
      haze: 0,
      shadow: 0,
      edge: 0,
      draw: (ctx) => {
        ctx.scale(unit * size, unit * size)
        ctx.translate(0, -1.2)
        drawStar(ctx)
      },
    }),
  )
}

function drawStar(ctx: SKRSContext2D): void {
  for (const [radius, colour] of [
    [1.2, clear('#cfe0b0', 0.3)],
    [0.95, clear('#e9e08a', 0.5)],
    [0.7, clear('#ffe066', 0.75)],
    [0.42, '#fff3b0'],
    [0.22, '#fffdf0'],
  ] as const)
    blot(ctx, colour, [0, 0, radius])
}

function cypress(context: DressContext): Piece {
  const z = 9
  const extent = extentAt(context.box, z)
  const unit = extent.half / 8
  const side = context.random.fork('cypress').chance(0.5) ? 1 : -1
  return flat({
    name: 'cypress',
    x: extent.half * 0.86 * side,
    y: 0,
    z,
    width: 2.4 * unit,
    height: 6.6 * unit,
    sway: 0.12,
    draw: (ctx) => {
      ctx.scale(unit, unit)
      for (const [tone, lean, tall] of [
        ['#1f3a2c', 0, 6.4],
        ['#2f5238', 0.22, 5],
        ['#44683a', -0.26, 3.7],
      ] as const) {
        ctx.fillStyle = tone
        ctx.beginPath()
        ctx.moveTo(-0.9 + lean, 0)
        ctx.bezierCurveTo(-1.3 + lean, -2, -0.2 + lean, -3.4, 0.1 + lean, -tall)
        ctx.bezierCurveTo(0.4 + lean, -3.2, 1.25 + lean, -2.2, 0.85 + lean, 0)
        ctx.fill()
      }
    },
  })
}
