import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { drawPaperBolt } from '../effects/paper-bolt.ts'
import { extentAt } from '../places/kit/plane.ts'

/** Before all clouds but the nearest sheet of a storm's cover, out of which it comes. */
const DEPTH = 32.5
const EVERY = 1.7
/** Seconds that a bolt is seen: longer than in nature, or nobody would. */
const BOLT = 0.55

interface Strike {
  readonly at: number
  readonly points: readonly (readonly [number, number])[]
}

interface Struck {
  readonly strike: Strike
  readonly age: number
}

/** The strike that is seen at a time, if any. */
function strikesOf(context: PlaceContext): (t: number) => Struck | undefined {
  const random = context.random.fork('lightning')
  const strikes = Array.from({ length: 12 }, (_, i): Strike => ({
    at: 0.5 + i * EVERY + random.between(0, 0.7),
    points: bolt(context, random),
  }))
  const round = 12 * EVERY
  return (t) => {
    const now = t % round
    const strike = strikes.find(({ at }) => now >= at && now < at + 0.8)
    return strike && { strike, age: now - strike.at }
  }
}

/** How bright the lightning is at a time, from 0 to about a third. */
export function flashes(context: PlaceContext): (t: number) => number {
  const current = strikesOf(context)
  return (t) => {
    const found = current(t)
    return found ? flashAt(found.age) : 0
  }
}

/** A storm's lightning: a forked bolt far away every few seconds, and its flash over everything. */
export function lightning(context: PlaceContext): Piece[] {
  const current = strikesOf(context)
  return [
    live({ name: 'bolt', depth: DEPTH }, (pen) => {
      const found = current(pen.t)
      if (found && found.age < BOLT) drawBolt(pen, found.strike, found.age)
    }),
    flash(context, 1),
  ]
}

/** Its light over the whole picture; within a house only what comes through the windows. */
export function flash(context: PlaceContext, share: number): Piece {
  const bright = flashes(context)
  return live({ name: 'flash', depth: -9 }, (pen) => {
    const strength = share * bright(pen.t)
    if (strength < 0.01) return
    pen.ctx.fillStyle = `rgba(214,224,255,${strength.toFixed(3)})`
    pen.ctx.fillRect(-pen.spare, -pen.spare, pen.width + 2 * pen.spare, pen.height + 2 * pen.spare)
  })
}

/** Two beats, the second weaker; never so bright that the picture is lost. */
function flashAt(age: number): number {
  const first = age < 0.08 ? 0.32 : 0.32 * Math.exp(-(age - 0.08) * 14)
  const second = age > 0.18 ? 0.2 * Math.exp(-(age - 0.18) * 9) : 0
  return Math.max(first, second)
}

function bolt(context: PlaceContext, random: Random): (readonly [number, number])[] {
  const extent = extentAt(context.box, DEPTH)
  // Aside of whoever plays in the middle.
  const start = random.between(0.42, 0.86) * (random.chance(0.5) ? 1 : -1) * extent.half
  const steps = 8
  let x = start
  return Array.from({ length: steps + 1 }, (_, i) => {
    const point = [x, extent.crown * 1.05 * (1 - i / steps)] as const
    x += (i % 2 === 0 ? 1 : -1) * random.between(0.4, 1.9) + random.between(-0.5, 0.5)
    return point
  })
}

function drawBolt(pen: Pen, strike: Strike, age: number): void {
  drawPaperBolt(pen.ctx, {
    spine: strike.points.map(([x, y]) => pen.project(x, y, DEPTH)),
    width: 0.85 * pen.project(0, 0, DEPTH).scale,
    colour: '#a9b8ff',
    strength: age < BOLT * 0.5 ? 1 : 2 * (1 - age / BOLT),
  })
}
