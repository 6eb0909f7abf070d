import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import { live } from '../../paint/pieces/live.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'

/** A sunset from a screen saver: a striped sun, a grid that runs to it, pink over turquoise. */
export const vaporwave: Dressing = {
  hour: 'sunset',
  light: (light, { indoors, medium }) => {
    if (indoors || medium === 'underwater' || medium === 'space') return light
    return {
      ...light,
      name: `${light.name} vapor`,
      sky: ['#24206a', '#5a3fa8', '#b05fc4', '#ff8fc0', '#ffc9a8'],
      haze: '#d98fd0',
      hazeAmount: 0.5,
      tint: '#e8c4ff',
      tintAmount: 0.5,
      key: '#7df3ff',
      rim: 0.8,
      shadow: '#2a1454',
      sun: 'none',
    }
  },
  pieces: (context) =>
    hasHorizon(context) ? [stripedSun(context), grid(context)] : [stripedSun(context)],
}

function stripedSun({ box, place }: DressContext): Piece {
  const z = place.indoors ? 5.6 : 39.2
  const extent = extentAt(box, z)
  const room = Math.min(extent.crown - eyeHeight(box), extent.half * 1.1)
  const radius = room * (place.indoors ? 0.24 : 0.46)
  return flat({
    name: 'striped sun',
    x: place.indoors ? -extent.half * 0.55 : extent.half * 0.12,
    y: place.indoors ? extent.crown * 0.55 : eyeHeight(box) - radius * 0.35,
    z,
    width: radius * 2,
    height: radius * 2,
    tint: 0,
    haze: 0,
    shadow: 0,
    edge: 0,
    draw: (ctx) => drawSun(ctx, radius),
  })
}

function drawSun(ctx: SKRSContext2D, radius: number): void {
  const fire = ctx.createLinearGradient(0, -radius * 2, 0, 0)
  fire.addColorStop(0, '#fff27a')
  fire.addColorStop(0.55, '#ff8a6a')
  fire.addColorStop(1, '#ff3f9e')
  blot(ctx, fire, [0, -radius, radius])
  ctx.globalCompositeOperation = 'destination-out'
  for (let i = 0; i < 7; i++)
    ctx.fillRect(-radius, -radius * (1.05 - i * 0.16), radius * 2, radius * (0.015 + i * 0.014))
  ctx.globalCompositeOperation = 'source-over'
}

const FAR = 34
const Z = 4.8

/** Lines of light over the ground, coming nearer all the time. */
function grid({ box }: DressContext): Piece {
  const wide = extentAt(box, FAR).half * 1.2
  return live({ name: 'grid of light', depth: Z }, (pen) => {
    const { ctx } = pen
    ctx.save()
    ctx.lineCap = 'butt'
    for (const [width, colour] of [
      [0.012, 'rgba(255,60,190,0.36)'],
      [0.004, 'rgba(140,250,255,0.95)'],
    ] as const) {
      ctx.lineWidth = width * pen.height
      ctx.strokeStyle = colour
      trace(pen, wide)
    }
    ctx.restore()
  })
}

function trace(pen: Pen, wide: number): void {
  const { ctx } = pen
  ctx.beginPath()
  for (let line = -14; line <= 14; line++) {
    const near = pen.project(line * 2.1, 0, -6)
    const far = pen.project(line * 2.1, 0, FAR)
    ctx.moveTo(near.x, near.y)
    ctx.lineTo(far.x, far.y)
  }
  for (let row = 0; row < 22; row++) {
    const z = -7 + ((((row * 2 - pen.t * 1.2) % 44) + 44) % 44)
    if (z > FAR) continue
    const left = pen.project(-wide, 0, z)
    const right = pen.project(wide, 0, z)
    ctx.moveTo(left.x, left.y)
    ctx.lineTo(right.x, right.y)
  }
  ctx.stroke()
}
