import type { GroundBrush } from '../../paint/pieces/ground.ts'
import { darken, fade, lighten } from '../../paint/paper/colour.ts'
import type { Random } from '../../scene/random.ts'
import type { Box } from '../../scene/space.ts'

/** Runners that suit any wood: the cloth and its stripes. */
const RUNNERS = [
  ['#f6ead0', '#d9695a'],
  ['#e9f0e4', '#4f9490'],
  ['#f8e3c0', '#cf8a3a'],
  ['#dfe9f2', '#4a7fae'],
] as const

type Span = readonly [near: number, far: number]

/** What nobody told of: the bare wood, or a runner from side to side under the things. */
export function spread(brush: GroundBrush, random: Random): void {
  if (random.chance(0.3)) return
  const [cloth, stripe] = random.pick(RUNNERS)
  const [near, far] = [-2.3, 2.6]
  scallops(brush, { z: near, colour: cloth })
  band(brush, cloth, [near, far])
  for (const [from, to] of [
    [near + 0.3, near + 0.62],
    [near + 0.78, near + 0.9],
    [far - 0.7, far - 0.3],
  ] as const)
    band(brush, stripe, [from, to])
}

/** A stripe of the top from side to side. */
function band(brush: GroundBrush, colour: string, [near, far]: Span): void {
  const { ctx, left, right } = brush
  const [top, bottom] = [brush.at(0, far).y, brush.at(0, near).y]
  ctx.fillStyle = colour
  ctx.fillRect(left, top, right - left, bottom - top)
}

/** The cut hem of a cloth, with its shade on the wood. */
function scallops(brush: GroundBrush, { z, colour }: { z: number; colour: string }): void {
  const { ctx, left, right } = brush
  const { y, scale } = brush.at(0, z)
  const step = 0.62 * scale
  for (const [shift, tone] of [
    [0.09, fade('#3a1e2c', 0.28)],
    [0, colour],
  ] as const) {
    ctx.fillStyle = tone
    ctx.beginPath()
    for (let x = left - (left % step) - step; x < right + step; x += step) {
      ctx.moveTo(x, y + shift - 0.02)
      ctx.ellipse(x, y + shift - 0.02, step / 2, step * 0.3, 0, 0, Math.PI)
    }
    ctx.fill()
  }
}

/** How much of the table's front a resting camera sees, in u. */
const FRONT = 0.5

/** The thickness of the top, at the foot of the frame: it tells that this is a table and no floor. */
export function frontEdge(
  { ctx, left, right, bottom }: GroundBrush,
  { box, colour }: { box: Box; colour: string },
): void {
  const y = (1 - box.floor) * box.height - FRONT
  if (y > bottom) return
  const down = ctx.createLinearGradient(0, y, 0, y + FRONT * 1.6)
  down.addColorStop(0, darken(colour, 0.3))
  down.addColorStop(1, darken(colour, 0.56))
  ctx.fillStyle = down
  ctx.fillRect(left, y, right - left, bottom - y + 1)
  ctx.fillStyle = lighten(colour, 0.34)
  ctx.fillRect(left, y - 0.03, right - left, 0.08)
}
