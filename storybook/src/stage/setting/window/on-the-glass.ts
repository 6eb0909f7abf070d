import { live } from '../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { clear } from '../../places/kit/colour.ts'
import type { Hole } from './outside.ts'

const WET = new Set<PlaceContext['weather']>(['rain', 'storm', 'hail'])
const WHITE = new Set<PlaceContext['weather']>(['snow', 'blizzard'])
const RUNNING = 34
const RESTING = 70

/** What the weather leaves on a window: drops that run down it, or snow that lies on its ledge. */
export function onTheGlass(context: PlaceContext, hole: Hole): Piece[] {
  if (WET.has(context.weather)) return [drops(context, hole)]
  return WHITE.has(context.weather) || context.season === 'winter' ? [ledge(context, hole)] : []
}

function drops({ random, light }: PlaceContext, hole: Hole): Piece {
  const chance = random.fork('drops')
  const [wide, tall] = [hole.right - hole.left, hole.top - hole.bottom]
  const running = Array.from({ length: RUNNING }, () => ({
    x: hole.left + chance.next() * wide,
    phase: chance.next(),
    speed: chance.between(0.1, 0.26),
    size: chance.between(0.055, 0.1),
    sway: chance.between(0, 6),
  }))
  const resting = Array.from({ length: RESTING }, () => ({
    x: hole.left + chance.next() * wide,
    y: hole.bottom + chance.next() * tall,
    size: chance.between(0.025, 0.065),
  }))
  const body = clear(light.dark ? '#bcd2f2' : '#f2f8fd', 0.85)
  const trail = clear(light.dark ? '#a9c0e6' : '#e6f1f9', 0.38)
  return live({ name: 'drops on the glass', depth: hole.z + 0.02 }, (pen) => {
    pen.ctx.fillStyle = body
    pen.ctx.beginPath()
    for (const { x, y, size } of resting) bead(pen, { x, y, size, z: hole.z })
    for (const drop of running) {
      const run = (drop.phase + pen.t * drop.speed) % 1
      bead(pen, { ...wayOf(drop, run, hole), size: drop.size, z: hole.z })
    }
    pen.ctx.fill()
    pen.ctx.strokeStyle = trail
    pen.ctx.lineCap = 'round'
    pen.ctx.lineWidth = Math.max(1, 0.075 * pen.project(0, 0, hole.z).scale)
    pen.ctx.beginPath()
    for (const drop of running) trace(pen, drop, hole)
    pen.ctx.stroke()
  })
}

interface Drop {
  readonly x: number
  readonly phase: number
  readonly speed: number
  readonly sway: number
}

/** It stops and starts on its way, and never runs quite straight. */
function wayOf({ x, sway }: Drop, run: number, hole: Hole): { x: number; y: number } {
  const down = run + 0.03 * Math.sin(run * 21 + sway)
  return {
    x: x + 0.09 * Math.sin(run * 13 + sway),
    y: hole.top - Math.min(1, Math.max(0, down)) * (hole.top - hole.bottom),
  }
}

function bead(pen: Pen, b: { x: number; y: number; size: number; z: number }): void {
  const { x, y, scale } = pen.project(b.x, b.y, b.z)
  const r = b.size * scale
  pen.ctx.moveTo(x + r, y)
  pen.ctx.ellipse(x, y, r * 0.85, r * 1.2, 0, 0, Math.PI * 2)
}

function trace(pen: Pen, drop: Drop, hole: Hole): void {
  const run = (drop.phase + pen.t * drop.speed) % 1
  for (let i = 0; i <= 6; i++) {
    const at = wayOf(drop, Math.max(0, run - i * 0.035), hole)
    const p = pen.project(at.x, at.y, hole.z)
    if (i === 0) pen.ctx.moveTo(p.x, p.y)
    else pen.ctx.lineTo(p.x, p.y)
  }
}

/** Snow on the ledge outside, heaped in the corners. */
function ledge({ random, light }: PlaceContext, hole: Hole): Piece {
  const chance = random.fork('ledge')
  const heaps = Array.from({ length: 15 }, (_, i) => ({
    x: hole.left + ((hole.right - hole.left) * i) / 14,
    high: 0.14 + 0.2 * Math.abs(i - 7) ** 2 * 0.02 + chance.between(0, 0.12),
  }))
  const white = light.dark ? '#c9d6ee' : '#fbfdff'
  return live({ name: 'snow on the ledge', depth: hole.z + 0.03 }, (pen) => {
    const foot = pen.project(hole.left, hole.bottom, hole.z)
    pen.ctx.fillStyle = white
    pen.ctx.beginPath()
    pen.ctx.moveTo(foot.x, foot.y)
    let before = pen.project(hole.left, hole.bottom + (heaps[0]?.high ?? 0), hole.z)
    pen.ctx.lineTo(before.x, before.y)
    for (const { x, high } of heaps) {
      const p = pen.project(x, hole.bottom + high, hole.z)
      pen.ctx.quadraticCurveTo(before.x, before.y, (before.x + p.x) / 2, (before.y + p.y) / 2)
      before = p
    }
    pen.ctx.lineTo(pen.project(hole.right, hole.bottom, hole.z).x, foot.y)
    pen.ctx.fill()
  })
}
