import { blot } from '../../../../scene/blot.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, lighter } from '../colour.ts'
import { seen, type GroundInk } from './ground.ts'
import { mark } from '../paper.ts'
import { cutOut } from '../alive.ts'
import { extentAt } from '../plane.ts'
import type { Spot } from '../spot.ts'

export const CORAL = ['#f0566f', '#f77f4a', '#ffb938', '#b35bc4', '#ff8fb0', '#3fc0a2'] as const

export type Coloured = Spot & { colour: string }

/** A ribbon of kelp that bends along its whole length. */
export function kelp(
  context: PlaceContext,
  how: { x: number; z: number; height: number; strands?: number; colour?: string },
): Piece {
  const { x, z, height, strands = 4 } = how
  const base = how.colour ?? '#3f8f6a'
  return live({ name: 'kelp', depth: z }, (pen) => {
    const foot = pen.project(x, 0, z)
    for (let s = 0; s < strands; s++) {
      const tall = height * (0.62 + 0.38 * (((s * 7) % 5) / 4)) * foot.scale
      const left = foot.x + (s - (strands - 1) / 2) * 0.36 * foot.scale
      const bend = (share: number): number =>
        Math.sin(pen.t * 1.1 + s * 1.3 + x - share * 3.2) * share * 0.5 * foot.scale
      pen.ctx.fillStyle = seen(context.light, s % 2 ? base : lighter(base, 0.14), z)
      pen.ctx.beginPath()
      const steps = 9
      for (let i = 0; i <= steps; i++)
        pen.ctx.lineTo(
          left + bend(i / steps) - ribbon(i / steps, i) * foot.scale,
          foot.y - (tall * i) / steps,
        )
      for (let i = steps; i >= 0; i--)
        pen.ctx.lineTo(
          left + bend(i / steps) + ribbon(i / steps, i + 1) * foot.scale,
          foot.y - (tall * i) / steps,
        )
      pen.ctx.fill()
    }
  })
}

function ribbon(share: number, i: number): number {
  return (1 - share) * 0.1 + (i % 2 ? 0.11 : 0.04) * (1 - share * share)
}

/** Strings of bubbles that rise and wobble. */
export function bubbles(context: PlaceContext, how: { count?: number; z?: number } = {}): Piece {
  const z = how.z ?? 3
  const extent = extentAt(context.box, z)
  const random = context.random.fork(`bubbles ${z}`)
  const list = Array.from({ length: how.count ?? 22 }, (_, i) => ({
    x: (Math.floor(i / 4) / 5 - 0.5) * 2 * extent.half + random.between(-0.5, 0.5),
    phase: random.next(),
    size: random.between(0.05, 0.16),
    speed: random.between(0.1, 0.16),
  }))
  return live({ name: 'bubbles', depth: z }, (pen) => {
    pen.ctx.strokeStyle = clear('#e9fdff', 0.8)
    pen.ctx.fillStyle = clear('#e9fdff', 0.2)
    for (const bubble of list) {
      const rise = (bubble.phase + pen.t * bubble.speed) % 1
      const p = pen.project(
        bubble.x + Math.sin(pen.t * 2 + bubble.phase * 20) * 0.14,
        extent.low + (extent.crown - extent.low) * rise,
        z,
      )
      const radius = bubble.size * p.scale * (0.7 + rise * 0.6)
      pen.ctx.lineWidth = Math.max(0.8, radius * 0.16)
      pen.ctx.beginPath()
      pen.ctx.arc(p.x, p.y, radius, 0, 7)
      pen.ctx.fill()
      pen.ctx.stroke()
    }
  })
}

/** A school of small fish that swims on a wide loop and turns together. */
export function school(
  context: PlaceContext,
  how: { z: number; y: number; count?: number; colour?: string; size?: number; speed?: number },
): Piece {
  const { z, y, count = 22, size = 0.5, speed = 0.22 } = how
  const extent = extentAt(context.box, z)
  const random = context.random.fork(`school ${z}`)
  const colour = seen(context.light, how.colour ?? '#f2c14e', z * 0.6)
  const belly = lighter(colour, 0.35)
  const fish = Array.from({ length: count }, () => ({
    x: random.between(-2.4, 2.4),
    y: random.between(-1, 1),
    lag: random.between(0, 0.25),
  }))
  return live({ name: 'school', depth: z }, (pen) => {
    for (const one of fish) {
      const angle = (pen.t * speed - one.lag) * Math.PI * 2 * 0.5 + z
      const x = Math.sin(angle) * extent.half * 0.55 + one.x
      const heading = Math.cos(angle)
      const p = pen.project(x, y + one.y + Math.sin(angle * 2 + one.x) * 0.5, z)
      const length = size * p.scale * Math.max(0.3, Math.abs(heading)) * Math.sign(heading || 1)
      const tail = Math.sin(pen.t * 12 + one.x * 5) * 0.12 * size * p.scale
      pen.ctx.fillStyle = colour
      pen.ctx.beginPath()
      pen.ctx.moveTo(p.x + length * 0.6, p.y)
      pen.ctx.quadraticCurveTo(p.x, p.y - size * p.scale * 0.32, p.x - length * 0.4, p.y)
      pen.ctx.lineTo(p.x - length * 0.75, p.y - size * p.scale * 0.22 + tail)
      pen.ctx.lineTo(p.x - length * 0.75, p.y + size * p.scale * 0.22 + tail)
      pen.ctx.lineTo(p.x - length * 0.4, p.y)
      pen.ctx.quadraticCurveTo(p.x, p.y + size * p.scale * 0.32, p.x + length * 0.6, p.y)
      pen.ctx.fill()
      pen.ctx.fillStyle = belly
      pen.ctx.fillRect(
        p.x + length * 0.28,
        p.y - size * p.scale * 0.06,
        Math.max(1, 0.06 * p.scale),
        Math.max(1, 0.06 * p.scale),
      )
    }
  })
}

/** Soft shafts of light from the surface; each breathes on its own. */
export function shafts(
  context: PlaceContext,
  how: { count?: number; colour?: string; strength?: number; z?: number } = {},
): Piece[] {
  const z = how.z ?? 16
  const extent = extentAt(context.box, z)
  const high = extent.crown - extent.low
  const random = context.random.fork('shafts')
  const strength = (how.strength ?? 0.3) * (context.light.dark ? 0.45 : 1)
  return Array.from({ length: how.count ?? 4 }, (_, i) => {
    const width = high * random.between(0.22, 0.4)
    const phase = random.between(0, 6)
    return cutOut(
      context,
      {
        name: `shaft ${i}`,
        at: [((i + 0.5) / (how.count ?? 4) - 0.55) * 2 * extent.half, extent.low, z + i * 0.1],
        size: [width * 2.4, high],
        bleed: 0,
        tint: 0,
        haze: 0,
        shadow: 0,
        edge: 0,
        soft: 0.5,
        alpha: (t) => 0.55 + 0.45 * Math.sin(t * 0.5 + phase),
        drift: (t) => ({ x: Math.sin(t * 0.21 + phase) * 0.8, y: 0 }),
      },
      (ink) => {
        const gradient = ink.ctx.createLinearGradient(0, -high, 0, -high * 0.08)
        gradient.addColorStop(0, clear(how.colour ?? '#e6ffff', strength))
        gradient.addColorStop(1, clear(how.colour ?? '#e6ffff', 0))
        mark(ink, gradient).plot({ w: width, h: high }, '0.1 -1, 0.6 -1, 0.3 0, -1 0')
      },
    )
  })
}

/** Nets of light that wander over the sea floor. */
export function caustics(
  context: PlaceContext,
  how: { y?: number; near?: number; far?: number; count?: number } = {},
): Piece {
  const random = context.random.fork('caustics')
  const cells = Array.from({ length: how.count ?? 34 }, () => {
    const z = (how.near ?? -4) + ((how.far ?? 14) - (how.near ?? -4)) * random.next() ** 1.3
    return {
      z,
      x: random.between(-1.1, 1.1) * extentAt(context.box, z).half,
      size: random.between(0.5, 1.1),
      phase: random.between(0, 6.3),
    }
  })
  const strong = context.light.dark ? 0.16 : 0.34
  return live({ name: 'caustics', depth: 38.4 }, (pen) => {
    pen.ctx.strokeStyle = '#f3ffff'
    for (const cell of cells) {
      const p = pen.project(cell.x + Math.sin(pen.t * 0.4 + cell.phase) * 0.3, how.y ?? 0, cell.z)
      const shine = Math.sin(pen.t * 1.3 + cell.phase)
      if (shine < -0.3) continue
      pen.ctx.globalAlpha = strong * (0.35 + 0.5 * shine)
      pen.ctx.lineWidth = Math.max(0.8, 0.05 * p.scale)
      pen.ctx.beginPath()
      for (let i = 0; i <= 12; i++) {
        const angle = (i / 12) * Math.PI * 2
        const far =
          cell.size * (0.75 + 0.25 * Math.sin(pen.t * 1.7 + cell.phase + 3 * angle)) * p.scale
        pen.ctx.lineTo(p.x + Math.cos(angle) * far, p.y + Math.sin(angle) * far * 0.2)
      }
      pen.ctx.stroke()
    }
    pen.ctx.globalAlpha = 1
  })
}

/** Ripples, pebbles and shells on the sand of the sea floor. */
export function seabed(ink: GroundInk): void {
  const { ctx, random } = ink
  for (let z = 26; z > ink.near; z -= 1.1) {
    const p = ink.at(0, z)
    ctx.strokeStyle = clear('#c9a873', 0.35)
    ctx.lineWidth = 0.05 * p.scale
    ctx.beginPath()
    for (let x = -40; x <= 40; x += 1.5) {
      const q = ink.at(x, z + Math.sin(x * 1.3 + z * 3) * 0.22)
      ctx.lineTo(q.x, q.y)
    }
    ctx.stroke()
  }
  for (let i = 0; i < 40; i++) {
    const z = random.between(ink.near, 12)
    const p = ink.at(random.between(-1.6, 1.6) * ink.half, z)
    blot(ctx, random.pick(['#b9a58c', '#e9d9b4', '#d98f7a', '#9c9a94']), [
      p.x,
      p.y,
      random.between(0.05, 0.14) * p.scale,
      0.05 * p.scale,
    ])
  }
}
