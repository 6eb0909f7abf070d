import { blot } from '../../scene/blot.ts'
import { triples } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'
import type { Spot } from './melting-clock.ts'

/** A door in mid-air at the top of steps that stand on nothing; it opens on another sky. */
export function skyDoor({ box }: DressContext, spot: Spot): Piece {
  const extent = extentAt(box, spot.z)
  const unit = extent.half / 8
  const side = Math.sign(spot.x || 1)
  return flat({
    name: 'door in the sky',
    x: extent.half * spot.x,
    y: extent.crown * spot.y - unit,
    z: spot.z,
    width: 4.6 * unit,
    height: 4.6 * unit,
    haze: 0.4,
    drift: (t) => ({ x: 0, y: 0.1 * unit * Math.sin(t * 0.6 + 1) }),
    draw: (ctx) => {
      ctx.scale(-side * unit, unit)
      drawSteps(ctx)
      ctx.translate(-0.8, -1.5)
      drawFrame(ctx)
      drawLeaf(ctx)
    },
  })
}

function drawSteps(ctx: SKRSContext2D): void {
  for (let step = 0; step < 6; step++) {
    ctx.fillStyle = step % 2 === 0 ? '#e9dcc3' : '#dccbb0'
    ctx.fillRect(-1.5 + step * 0.55, -1.5 + step * 0.27, 1.4 - step * 0.06, 0.26)
    ctx.fillStyle = 'rgba(70,50,70,0.25)'
    ctx.fillRect(-1.5 + step * 0.55, -1.3 + step * 0.27, 1.4 - step * 0.06, 0.06)
  }
}

function drawFrame(ctx: SKRSContext2D): void {
  ctx.fillStyle = '#f3ead6'
  ctx.fillRect(-0.85, -2.7, 1.7, 2.7)
  const beyond = ctx.createLinearGradient(0, -2.5, 0, 0)
  beyond.addColorStop(0, '#221a5c')
  beyond.addColorStop(0.6, '#6a3f98')
  beyond.addColorStop(1, '#f08fa8')
  ctx.fillStyle = beyond
  ctx.fillRect(-0.66, -2.5, 1.32, 2.5)
  ctx.fillStyle = '#fff3cf'
  for (const [x, y, size] of triples(
    '-0.4 -2.2 0.05, 0.1 -1.9 0.07, 0.45 -2.3 0.04, -0.15 -1.4 0.05, 0.4 -1.2 0.045',
  )) {
    ctx.beginPath()
    ctx.arc(x, y, size, 0, 7)
    ctx.fill()
  }
  ctx.beginPath()
  ctx.arc(-0.25, -0.8, 0.22, 0, 7)
  ctx.fill()
}

/** The leaf stands open towards the audience. */
function drawLeaf(ctx: SKRSContext2D): void {
  ctx.fillStyle = '#b5483f'
  ctx.beginPath()
  ctx.moveTo(0.66, -2.5)
  ctx.lineTo(1.42, -2.78)
  ctx.lineTo(1.42, 0.22)
  ctx.lineTo(0.66, 0)
  ctx.fill()
  ctx.fillStyle = '#8f352f'
  for (const top of [-2.3, -1.1]) {
    ctx.beginPath()
    ctx.moveTo(0.82, top)
    ctx.lineTo(1.26, top - 0.12)
    ctx.lineTo(1.26, top + 0.86)
    ctx.lineTo(0.82, top + 0.8)
    ctx.fill()
  }
  blot(ctx, '#f2c75a', [1.3, -1.24, 0.07])
}
