import { triples } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'
import type { Spot } from './melting-clock.ts'

/** Where the sun should hang, an eye looks down; its iris is a sky with clouds. */
export function watchfulEye({ box }: DressContext, spot: Spot): Piece {
  const extent = extentAt(box, spot.z)
  const unit = extent.half / 8
  return flat({
    name: 'watchful eye',
    x: extent.half * spot.x,
    y: extent.crown * spot.y - unit,
    z: spot.z,
    width: 4 * unit,
    height: 2.2 * unit,
    haze: 0.2,
    tint: 0.3,
    shadow: 0.4,
    draw: (ctx) => {
      ctx.scale(unit, unit)
      ctx.translate(0, -1.1)
      drawEye(ctx)
    },
  })
}

function drawEye(ctx: SKRSContext2D): void {
  const lids = (): void => {
    ctx.beginPath()
    ctx.moveTo(-1.8, 0.05)
    ctx.quadraticCurveTo(0, -1.65, 1.8, 0.05)
    ctx.quadraticCurveTo(0, 1.35, -1.8, 0.05)
    ctx.closePath()
  }
  lids()
  ctx.fillStyle = '#fdf6e6'
  ctx.fill()
  ctx.save()
  lids()
  ctx.clip()
  ctx.fillStyle = '#3f8fc0'
  circle(ctx, [0, -0.05, 0.72])
  ctx.fillStyle = '#8cc6e0'
  circle(ctx, [0, 0.1, 0.52])
  ctx.fillStyle = '#f4fafc'
  for (const cloud of CLOUDS) circle(ctx, cloud)
  ctx.fillStyle = '#17142b'
  circle(ctx, [0, -0.05, 0.26])
  ctx.fillStyle = '#ffffff'
  circle(ctx, [0.12, -0.2, 0.08])
  ctx.restore()
  lids()
  ctx.strokeStyle = '#c98f6a'
  ctx.lineWidth = 0.09
  ctx.stroke()
}

const CLOUDS = triples('-0.42 -0.2 0.12, -0.28 -0.24 0.15, 0.36 0.2 0.13, 0.5 0.17 0.1')

function circle(ctx: SKRSContext2D, [x, y, radius]: readonly [number, number, number]): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.fill()
}
