import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN } from '../easing.ts'
import { drawBody, type BodyLook } from './heavenly-bodies.ts'

export interface Orbiter {
  readonly look: BodyLook
  readonly count: number
  /** Turns in ten seconds. */
  readonly pace: number
  /** Beside the usual. */
  readonly scale: number
}

interface Orbits {
  readonly box: Box
  readonly centre: BodyLook
  readonly orbiters: readonly Orbiter[]
}

/** One body on its way: how wide that is, and where on it this one begins. */
interface Going extends Orbiter {
  readonly wide: number
  readonly from: number
  readonly size: number
}

/** How flat the ways are seen, and how they lean. */
const FLAT = 0.34
const LEAN = -0.1
/** Half the width of the widest and of the narrowest way, in heights of the frame. */
const [WIDEST, NARROWEST] = [0.72, 0.46]

/** One body in the middle that turns, and the others on their ways round it, before it and behind it. */
export function orbits({ box, centre, orbiters }: Orbits): Piece[] {
  const going = waysOf(orbiters, box)
  const middle = box.height * 0.5
  return [
    sight('ways', 12, (pen) => {
      for (const wide of new Set(going.map((each) => each.wide))) drawWay(pen, wide, middle)
    }),
    sight('beyond', 11, (pen) => drawGoing(pen, going, { middle, near: false })),
    sight('middle', 10, (pen) => {
      const { x, y, scale } = pen.project(0, middle, 0)
      const r = box.height * 0.21 * scale
      drawBody(pen.ctx, centre, { x, y, r, turned: pen.t * 0.045 })
    }),
    sight('before', 9, (pen) => drawGoing(pen, going, { middle, near: true })),
  ]
}

/** Each on a way of its own, the outer ones slower, so that they can be counted. */
function waysOf(orbiters: readonly Orbiter[], { height, width }: Box): Going[] {
  const all = orbiters.flatMap((each) => Array.from({ length: each.count }, () => each))
  const widest = Math.min(WIDEST * height, width * 0.35)
  const narrowest = Math.min(NARROWEST * height, widest * 0.64)
  return all.map((each, at) => {
    const out = all.length === 1 ? 0.6 : at / (all.length - 1)
    return {
      ...each,
      wide: narrowest + (widest - narrowest) * out,
      pace: each.pace * (1.1 - 0.35 * out),
      from: 0.05 + at / all.length + 0.06 * at,
      size: height * 0.066 * each.scale * (all.length > 4 ? 0.75 : 1),
    }
  })
}

/** All of it lies on the acting line; the depth only tells what hides what. */
const sight = (name: string, depth: number, draw: (pen: Pen) => void): Piece => ({
  name: `orbits ${name}`,
  depth: () => depth / 100,
  draw: (pen) => {
    draw(pen)
    pen.ctx.globalAlpha = 1
  },
})

function drawWay(pen: Pen, wide: number, middle: number): void {
  const { ctx } = pen
  const { x, y, scale } = pen.project(0, middle, 0)
  ctx.globalAlpha = 0.4
  ctx.strokeStyle = '#d8d4f0'
  ctx.lineWidth = Math.max(1, 0.02 * scale)
  ctx.setLineDash([0.16 * scale, 0.14 * scale])
  ctx.beginPath()
  ctx.ellipse(x, y, wide * scale, wide * FLAT * scale, LEAN, 0, TURN)
  ctx.stroke()
  ctx.setLineDash([])
}

interface Half {
  readonly middle: number
  readonly near: boolean
}

function drawGoing(pen: Pen, going: readonly Going[], { middle, near }: Half): void {
  for (const each of going) {
    const turn = TURN * (each.from + (pen.t * each.pace) / 10)
    if (Math.sin(turn) > 0 !== near) continue
    const [along, down] = [Math.cos(turn) * each.wide, Math.sin(turn) * each.wide * FLAT]
    const across = along * Math.cos(LEAN) - down * Math.sin(LEAN)
    const drop = along * Math.sin(LEAN) + down * Math.cos(LEAN)
    const { x, y, scale } = pen.project(across, middle - drop, 0)
    const r = each.size * (1 + 0.16 * Math.sin(turn)) * scale
    drawBody(pen.ctx, each.look, { x, y, r, turned: pen.t * 0.08 })
  }
}
