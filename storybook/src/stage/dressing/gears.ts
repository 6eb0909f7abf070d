import type { SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { at } from '../places/kit/alive.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

interface Gear {
  /** −1…1 across the frame, 0…1 from the ground to the top. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly teeth: number
  readonly turn: number
  readonly colour: string
}

/** Two that mesh on each side: they turn against each other, the small one faster. */
const GEARS: readonly Gear[] = [
  { x: -0.95, y: 0.78, radius: 2.1, teeth: 16, turn: 0.5, colour: '#b5812f' },
  { x: -0.7, y: 0.56, radius: 1.25, teeth: 10, turn: -0.8, colour: '#8a5a2a' },
  { x: 0.97, y: 0.66, radius: 2.4, teeth: 18, turn: -0.44, colour: '#a8722c' },
  { x: 0.72, y: 0.9, radius: 1.15, teeth: 9, turn: 0.88, colour: '#7d5230' },
]

/** Brass wheels at the edges of the stage, before whatever is far and behind the actors. */
export function gears({ box }: DressContext, z: number): Piece {
  const extent = extentAt(box, z)
  const unit = extent.half / 8
  return live({ name: 'gears', depth: z }, (pen) => {
    for (const gear of GEARS) {
      const where = { x: extent.half * gear.x, y: extent.crown * gear.y, z }
      at(pen, where, (ctx) => {
        ctx.scale(unit, unit)
        ctx.fillStyle = 'rgba(40,22,10,0.35)'
        ctx.save()
        ctx.translate(0.12, 0.16)
        wheel(ctx, gear, pen.t)
        ctx.restore()
        ctx.fillStyle = gear.colour
        wheel(ctx, gear, pen.t)
        face(ctx, gear, pen.t)
      })
    }
  })
}

function wheel(ctx: SKRSContext2D, { radius, teeth, turn }: Gear, t: number): void {
  ctx.beginPath()
  const steps = teeth * 4
  for (let i = 0; i <= steps; i++) {
    const reach = i % 4 < 2 ? radius : radius * 0.87
    const angle = (i / steps) * Math.PI * 2 + turn * t
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  ctx.moveTo(radius * 0.3, 0)
  ctx.arc(0, 0, radius * 0.3, 0, Math.PI * 2, true)
  ctx.fill('evenodd')
}

function face(ctx: SKRSContext2D, { radius, turn }: Gear, t: number): void {
  ctx.strokeStyle = 'rgba(255,222,150,0.55)'
  ctx.lineWidth = radius * 0.06
  ctx.beginPath()
  ctx.arc(0, 0, radius * 0.72, 3, 5)
  ctx.moveTo(radius * 0.36, 0)
  ctx.arc(0, 0, radius * 0.36, 0, 7)
  ctx.stroke()
  ctx.fillStyle = 'rgba(50,28,12,0.55)'
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + turn * t
    ctx.beginPath()
    ctx.arc(Math.cos(angle) * radius * 0.54, Math.sin(angle) * radius * 0.54, radius * 0.09, 0, 7)
    ctx.fill()
  }
}
