import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { PlaceContext } from '../place.ts'
import type { Spot } from './melting-clock.ts'

/** A piece of land torn out of the ground: grass and a house on top, roots below, water that falls into nothing. */
export function floatingIsland(
  { box, random: chance }: Pick<PlaceContext, 'box' | 'random'>,
  spot: Spot & { readonly size: number },
): Piece[] {
  const extent = extentAt(box, spot.z)
  const random = chance.fork(`island ${spot.x}`)
  const unit = (extent.half / 8) * spot.size
  return [
    flat({
      name: 'floating island',
      x: extent.half * spot.x,
      y: extent.crown * spot.y - 2.2 * unit,
      z: spot.z,
      width: 6 * unit,
      height: 5 * unit,
      haze: 0.45,
      drift: (t) => ({
        x: 0.12 * unit * Math.sin(t * 0.4 + spot.z),
        y: 0.16 * unit * Math.sin(t * 0.7 + spot.x * 5),
      }),
      draw: (ctx) => {
        ctx.scale(unit, unit)
        ctx.translate(0, -2.6)
        drawRock(ctx, random)
        drawFall(ctx)
        drawTop(ctx)
      },
    }),
  ]
}

function drawRock(ctx: SKRSContext2D, random: Random): void {
  for (const [tone, inset] of [
    ['#7a5c53', 0],
    ['#957465', 0.35],
  ] as const) {
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.moveTo(-2.4 + inset, 0)
    for (let i = 1; i < 9; i++) {
      const share = i / 9
      const depth = Math.sin(share * Math.PI) ** 0.8 * (2.2 - inset)
      const jag = i % 2 === 0 ? 0.75 : 1.08
      ctx.lineTo(-2.4 + inset + share * (4.8 - 2 * inset), depth * jag * random.between(0.85, 1.1))
    }
    ctx.lineTo(2.4 - inset, 0)
    ctx.fill()
  }
}

function drawFall(ctx: SKRSContext2D): void {
  const water = ctx.createLinearGradient(0, 0, 0, 2.4)
  water.addColorStop(0, 'rgba(214,242,250,0.95)')
  water.addColorStop(1, 'rgba(214,242,250,0)')
  ctx.fillStyle = water
  ctx.fillRect(1.25, -0.15, 0.5, 2.5)
}

function drawTop(ctx: SKRSContext2D): void {
  blot(ctx, '#6f9a4e', [0, 0, 2.5, 0.42])
  blot(ctx, '#8ab560', [-0.1, -0.08, 2.2, 0.28])
  ctx.fillStyle = '#f0e2c4'
  ctx.fillRect(-0.4, -0.85, 0.9, 0.8)
  ctx.fillStyle = '#c25a45'
  ctx.beginPath()
  ctx.moveTo(-0.6, -0.85)
  ctx.lineTo(0.05, -1.5)
  ctx.lineTo(0.7, -0.85)
  ctx.fill()
  ctx.fillStyle = '#5a4038'
  ctx.fillRect(-0.08, -0.5, 0.26, 0.45)
  ctx.fillRect(-1.36, -1.1, 0.14, 1.05)
  ctx.fillStyle = '#4f7f4a'
  ctx.beginPath()
  ctx.arc(-1.3, -1.4, 0.58, 0, 7)
  ctx.arc(-1.68, -1.15, 0.38, 0, 7)
  ctx.arc(-0.95, -1.15, 0.38, 0, 7)
  ctx.fill()
}
