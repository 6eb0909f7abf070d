import type { Pen, Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { clamp, ease } from '../easing.ts'
import { dice } from './dice.ts'

interface Blast {
  readonly seed: number
  /** Where it goes off, at its middle. */
  readonly at: Place3
  /** How wide the ball of fire gets, in u. */
  readonly size: number
}

interface Burst extends Blast {
  /** Seconds since it went off. */
  readonly age: number
}

/** The bang comes after a moment, so that one sees what is blown up; after some seconds it dies down to smoke. */
const BANG = 0.7
const LOBES = 13
const PIECES = 22
/** From the rim to the heart. */
const FIRE = [
  [1, '#c9341f'],
  [0.8, '#ee6a24'],
  [0.6, '#f9a830'],
  [0.4, '#fde37a'],
  [0.22, '#fffbe6'],
] as const

/** A ball of fire in layers of cut paper that swells, flings pieces about and goes up in smoke. */
export function explosion(blast: Blast): Piece {
  return {
    name: 'explosion',
    depth: () => blast.at.z,
    draw: (pen) => {
      const age = pen.t - BANG
      if (age < 0) return
      smoke(pen, { ...blast, age })
      fire(pen, { ...blast, age })
      debris(pen, { ...blast, age })
      flash(pen, { ...blast, age })
      pen.ctx.globalAlpha = 1
    },
  }
}

function fire(pen: Pen, { seed, at, size, age }: Burst): void {
  const fade = 1 - ease((age - 1.6) / 1.6)
  if (fade <= 0) return
  const swell = size * 0.5 * (0.35 + 0.65 * (1 - Math.exp(-age * 5))) * (1 + 0.1 * age)
  pen.ctx.globalAlpha = fade
  for (const [share, colour] of FIRE) {
    // The heart burns out first.
    const left = share > 0.5 ? 1 : clamp(1.3 - age * (1 - share))
    lobes(pen, {
      seed,
      at: { ...at, y: at.y + age * size * 0.06 },
      size: swell * share * left,
      age,
      colour,
    })
  }
}

interface Cloud extends Burst {
  readonly colour: string
}

/** A round of bulges, like a cut-out flower that boils. */
function lobes(pen: Pen, { seed, at, size, age, colour }: Cloud): void {
  if (size <= 0) return
  const { x, y, scale } = pen.project(at.x, at.y, at.z)
  const bulges = Array.from({ length: LOBES }, (_, i) => {
    const chance = dice(seed, i)
    const turn = (i / LOBES) * Math.PI * 2 + 0.25 * chance(1)
    const away = size * (0.66 + 0.12 * chance(2) + 0.05 * Math.sin(age * 5 + i * 2)) * scale
    const r = size * (0.3 + 0.08 * chance(3)) * scale
    return { x: x + Math.cos(turn) * away, y: y + Math.sin(turn) * away, r }
  })
  pen.ctx.fillStyle = colour
  discs(pen, [{ x, y, r: size * 0.72 * scale }, ...bulges])
}

interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** All in one cut: where translucent discs overlap one would see each of them. */
function discs({ ctx }: Pen, all: readonly Disc[]): void {
  ctx.beginPath()
  for (const { x, y, r } of all) {
    ctx.moveTo(x + r, y)
    ctx.arc(x, y, r, 0, 7)
  }
  ctx.fill()
}

function smoke(pen: Pen, { seed, at, size, age }: Burst): void {
  const puffs = Array.from({ length: 18 }, (_, i): Disc => {
    const chance = dice(seed, 200 + i)
    const old = Math.max(0, age - 0.15 - i * 0.1)
    const rise = size * (0.2 + 0.4 * (1 - Math.exp(-old * 0.9))) * (1 + 0.4 * chance(1))
    const p = pen.project(at.x + size * 0.4 * chance(2), at.y + rise, at.z)
    const r = old > 0 ? size * (0.09 + 0.13 * (1 - Math.exp(-old * 1.4))) : 0
    return { x: p.x, y: p.y, r: r * p.scale }
  })
  pen.ctx.globalAlpha = 0.85 * Math.exp(-Math.max(0, age - 1.5) * 0.35)
  for (const [colour, odd] of [
    ['#6a625f', 1],
    ['#8b827c', 0],
  ] as const) {
    pen.ctx.fillStyle = colour
    discs(
      pen,
      puffs.filter((puff, i) => i % 2 === odd && puff.r > 0),
    )
  }
}

function debris(pen: Pen, { seed, at, size, age }: Burst): void {
  if (age > 2.2) return
  pen.ctx.globalAlpha = clamp(2.2 - age)
  for (let i = 0; i < PIECES; i++) {
    const chance = dice(seed, 400 + i)
    const speed = size * (1.1 + 0.5 * chance(1))
    const turn = ((i + 0.5) / PIECES) * Math.PI * 2
    const x = at.x + Math.cos(turn) * speed * age * 0.8
    const y = Math.max(0, at.y + Math.sin(turn) * speed * age - size * 0.55 * age * age)
    const p = pen.project(x, y, at.z)
    const r = size * (0.022 + 0.01 * chance(2)) * p.scale
    pen.ctx.fillStyle = i % 3 ? '#3b3230' : '#f9a830'
    pen.ctx.beginPath()
    pen.ctx.moveTo(p.x + r * 1.6 * Math.cos(age * 7 + i), p.y + r * 1.6 * Math.sin(age * 7 + i))
    for (const corner of [2.2, 4.1])
      pen.ctx.lineTo(
        p.x + r * Math.cos(age * 7 + i + corner),
        p.y + r * Math.sin(age * 7 + i + corner),
      )
    pen.ctx.fill()
  }
}

/** One bright moment over everything. */
function flash(pen: Pen, { age }: Burst): void {
  const bright = Math.exp(-age * 9) * 0.8
  if (bright < 0.02) return
  pen.ctx.globalAlpha = bright
  pen.ctx.fillStyle = '#fff6d8'
  pen.ctx.fillRect(-pen.spare, -pen.spare, pen.width + 2 * pen.spare, pen.height + 2 * pen.spare)
}
