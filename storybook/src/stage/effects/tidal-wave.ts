import { mix } from '../../paint/paper/colour.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease, wave } from '../easing.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const CRESTS = 26

/** A wall of water from side to side that rises behind everybody, its crest about to break. */
export function tidalWave({ seed, box, z = 37.5 }: { seed: number; box: Box; z?: number }): Piece {
  const { half, crown } = extentAt(box, z)
  const crests = Array.from({ length: CRESTS + 1 }, (_, i) => {
    const chance = dice(seed, i)
    return { x: (i / CRESTS - 0.5) * 3.4 * half, lift: chance(1), beat: chance(2) }
  })
  return {
    name: 'tidal wave',
    depth: () => z,
    draw: (pen) => {
      const tall = crown * (0.42 + 0.42 * ease(pen.t / 5))
      const at = (share: number): Ridge =>
        crests.map(({ x, lift, beat }, i) => {
          const high = tall * share * (0.9 + 0.1 * lift + 0.05 * wave(pen.t / 2.4 + beat + i * 0.4))
          const { x: px, y: py, scale } = pen.project(x, high, z)
          return { x: px, y: py, scale }
        })
      const foot = pen.project(0, -0.4, z).y
      sheet(pen, at(1), { foot, top: '#2f86a8', low: '#0d3f66' })
      streaks(pen, at(1), foot)
      sheet(pen, at(0.52), { foot, top: '#3f9ab4', low: '#14507a' })
      foam(pen, at(0.52), 0.3)
      foam(pen, at(1), 1)
      spray(pen, at(1), seed)
    },
  }
}

type Ridge = readonly { readonly x: number; readonly y: number; readonly scale: number }[]

function sheet(pen: Pen, ridge: Ridge, how: { foot: number; top: string; low: string }): void {
  const { ctx, light } = pen
  const high = Math.min(...ridge.map(({ y }) => y))
  const tone = (colour: string): string => mix(colour, light.tint, light.dark ? 0.3 : 0.12)
  const gradient = ctx.createLinearGradient(0, high, 0, how.foot)
  gradient.addColorStop(0, tone(how.top))
  gradient.addColorStop(1, tone(how.low))
  ctx.fillStyle = gradient
  ctx.beginPath()
  ctx.moveTo(ridge[0]?.x ?? 0, how.foot)
  for (const { x, y } of ridge) ctx.lineTo(x, y)
  ctx.lineTo(ridge.at(-1)?.x ?? 0, how.foot)
  ctx.fill()
}

/** The water that is drawn up its face. */
function streaks(pen: Pen, ridge: Ridge, foot: number): void {
  const { ctx } = pen
  ctx.strokeStyle = 'rgba(190,228,236,0.4)'
  ctx.lineWidth = Math.max(1, pen.height * 0.004)
  ctx.lineCap = 'round'
  ctx.beginPath()
  ridge.forEach(({ x, y, scale }, i) => {
    const high = foot - y
    const from = y + high * (0.2 + 0.1 * (i % 3))
    ctx.moveTo(x, from)
    ctx.quadraticCurveTo(x - scale * 0.5, from + high * 0.3, x + scale * 0.2, foot - high * 0.04)
  })
  ctx.stroke()
}

/** Torn white paper along the crest: it curls over, with fingers that hang down. */
function foam(pen: Pen, ridge: Ridge, strength: number): void {
  const { ctx, t } = pen
  ctx.fillStyle = `rgba(248,250,246,${0.3 + 0.66 * strength})`
  ctx.beginPath()
  ctx.moveTo(ridge[0]?.x ?? 0, ridge[0]?.y ?? 0)
  for (const { x, y, scale } of ridge) ctx.lineTo(x, y - scale * 0.25 * strength)
  ridge.toReversed().forEach(({ x, y, scale }, i, all) => {
    const next = all[i + 1] ?? { x, y }
    const deep = scale * strength * (i % 2 ? 2.4 : 1.3) * (1 + 0.16 * wave(t / 1.7 + i * 0.31))
    ctx.lineTo(x, y + scale * 0.7 * strength)
    ctx.quadraticCurveTo((x + next.x) / 2, y + deep * 1.5, next.x, next.y + scale * 0.7 * strength)
  })
  ctx.fill()
}

function spray(pen: Pen, ridge: Ridge, seed: number): void {
  const { ctx, t } = pen
  ctx.fillStyle = 'rgba(248,250,246,0.85)'
  ctx.beginPath()
  for (let number = 0; number < 60; number++) {
    const chance = dice(seed, 200 + number)
    const from = ridge[number % ridge.length]
    if (!from) continue
    const age = (t * (0.7 + 0.2 * chance(1)) + (chance(2) + 1) / 2) % 1
    const x = from.x + chance(3) * from.scale * 1.2
    const y = from.y - from.scale * (1.9 * age - 2 * age * age) * 1.4
    const size = from.scale * 0.07 * (1 + 0.5 * chance(4))
    ctx.moveTo(x + size, y)
    ctx.arc(x, y, size, 0, 7)
  }
  ctx.fill()
}
