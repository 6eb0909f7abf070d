import { blot } from '../../../scene/blot.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import type { Box } from '../../../scene/space.ts'
import { dice } from '../../effects/dice.ts'

const ROUND = 1.5
const DROPS = 44
const TONGUES = 9

/** Crowns of water that leap and hang where a slow camera can see every drop. */
export function spray(box: Box, near: number): Piece {
  const z = near - 0.2
  const spots = [-0.3, 0.04, 0.34].map((share, index) => ({
    x: (box.width * share * (12 + z)) / 12,
    start: (index * ROUND) / 3,
  }))
  return live({ name: 'spray', depth: z }, (pen) => {
    for (const [index, { x, start }] of spots.entries()) {
      const life = (pen.t + start + 0.5) / ROUND
      const age = life - Math.floor(life)
      const seed = index * 31 + Math.floor(life)
      leap(pen, { x, y: 0, z, age, seed })
    }
  })
}

interface Leap {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly age: number
  readonly seed: number
}

function leap(pen: Pen, { x, y, z, age, seed }: Leap): void {
  const { ctx } = pen
  // As large on the frame at any distance.
  const far = ((12 + z) / 12) * 1.25
  const foot = pen.project(x, y, z)
  blot(ctx, `rgba(255,255,255,${0.75 * (1 - age)})`, [
    foot.x,
    foot.y,
    foot.scale * far * (0.5 + age * 1.4),
    foot.scale * far * 0.13,
  ])
  const place = (chance: (side: number) => number, time: number): { x: number; y: number } => ({
    x: x + far * chance(2) * 1.6 * time,
    y: y + far * Math.max(0, (2.6 + 1.1 * chance(1)) * time - 2.4 * time * time),
  })
  for (let i = 0; i < DROPS; i++) {
    const chance = dice(seed, i)
    const { x: dx, y: dy } = place(chance, age * 1.25)
    if (dy <= 0) continue
    const at = pen.project(dx, dy, z)
    const size = at.scale * far * 0.03 * (1 + 2.2 * Math.abs(chance(3)) ** 3)
    if (i < TONGUES && age < 0.62) tongue(ctx, { from: foot, to: at, wide: size * 2.4 * (1 - age) })
    bead(ctx, { ...at, size })
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** A sheet of water that a drop drags up behind it. */
function tongue(
  ctx: Pen['ctx'],
  { from, to, wide }: { readonly from: Spot; readonly to: Spot; readonly wide: number },
): void {
  const middle = { x: from.x + (to.x - from.x) * 0.35, y: (from.y + to.y) / 2 }
  ctx.fillStyle = 'rgba(206,234,246,0.8)'
  ctx.beginPath()
  ctx.moveTo(middle.x - (to.x - from.x) * 0.35 - wide * 2, from.y)
  ctx.quadraticCurveTo(middle.x - wide, middle.y, to.x, to.y)
  ctx.quadraticCurveTo(middle.x + wide, middle.y, from.x + wide * 2, from.y)
  ctx.fill()
}

function bead(ctx: Pen['ctx'], { x, y, size }: Spot & { readonly size: number }): void {
  blot(ctx, 'rgba(168,216,238,0.95)', [x, y, size])
  blot(ctx, '#ffffff', [x - size * 0.3, y - size * 0.35, size * 0.45])
}
