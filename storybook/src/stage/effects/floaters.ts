import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { pairs } from '../../scene/rows.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN } from '../easing.ts'
import { clear, lighter } from '../places/kit/colour.ts'
import { createBits, type Face } from './bits.ts'
import { dice } from './dice.ts'

/** What hangs in the air or rises through it, all over the frame. */
export type Floater =
  | 'bubble'
  | 'firefly'
  | 'ember'
  | 'spark'
  | 'lantern'
  | 'seed'
  | 'dust'
  | 'glitter'

interface Habit {
  readonly each: number
  /** In u, at any depth. */
  readonly size: number
  readonly colours: readonly string[]
  /** u in a second upwards; 0 hovers where it is. */
  readonly rise: number
  readonly sway: number
  /** Shines in pulses this fast; 0 shines evenly. */
  readonly pulse: number
  /** How far up the frame they reach, as a share of its height. */
  readonly high: number
  readonly draw: (ctx: SKRSContext2D, colour: string) => void
}

const HABITS: Readonly<Record<Floater, Habit>> = {
  bubble: habit({ each: 9, size: 0.34, rise: 0.45, sway: 0.5, draw: drawBubble }),
  firefly: habit({
    each: 16,
    size: 0.3,
    sway: 1.1,
    pulse: 2.2,
    high: 0.62,
    colours: ['#f6ff8a', '#ffe27a', '#d8ff9a'],
    draw: drawSpark,
  }),
  ember: habit({
    each: 18,
    size: 0.13,
    rise: 1.1,
    sway: 0.5,
    pulse: 5,
    colours: ['#ff9a3d', '#ffd166', '#ff6a3d'],
    draw: drawSpark,
  }),
  spark: habit({
    each: 22,
    size: 0.12,
    rise: -2.4,
    sway: 0.9,
    pulse: 9,
    colours: ['#fff1b8', '#ffd166', '#ffb23d'],
    draw: drawSpark,
  }),
  lantern: habit({
    each: 7,
    size: 0.52,
    rise: 0.3,
    sway: 0.35,
    pulse: 1.2,
    colours: ['#ff9f4a', '#ffb861', '#ff8a5c'],
    draw: drawLantern,
  }),
  seed: habit({ each: 11, size: 0.36, rise: 0.22, sway: 0.9, draw: drawSeed }),
  dust: habit({
    each: 26,
    size: 0.07,
    rise: 0.06,
    sway: 0.7,
    pulse: 0.9,
    colours: ['#fff4d8', '#f4e2b8'],
    draw: drawSpark,
  }),
  glitter: habit({
    each: 22,
    size: 0.15,
    rise: -0.7,
    sway: 0.3,
    pulse: 6,
    colours: ['#fff6c4', '#ffd9f2', '#d9f2ff', '#ffe07a'],
    draw: drawTwinkle,
  }),
}

function habit(own: Partial<Habit> & Pick<Habit, 'each' | 'size' | 'sway' | 'draw'>): Habit {
  return { colours: ['#ffffff'], rise: 0, pulse: 0, high: 1, ...own }
}

const LAYERS = [11, 6, 2.5, -2.5] as const
/** Where hundreds are: far away they are many, near by they hide nobody. */
const THRONG = [30, 22, 16, 11, 6] as const

/** A frame full of floating things in several depths; hundreds of them reach far into the sky. */
export function floaters(how: {
  readonly floater: Floater
  readonly seed: number
  readonly box: Box
  readonly many?: boolean
}): Piece[] {
  const { floater, seed, box, many = false } = how
  const own = HABITS[floater]
  return (many ? THRONG : LAYERS).map((z) => {
    const faces = own.colours.map(
      (colour): Face =>
        (ctx) =>
          own.draw(ctx, colour),
    )
    const show = createBits(faces, { z, radius: own.size * 1.4 * far(z) ** 0.5 })
    return {
      name: `floating ${floater} ${z}`,
      depth: () => z,
      draw: (pen) => {
        const each = own.each * (many ? 1 + z / 12 : 1)
        for (let i = 0; i < each; i++)
          float(pen, own, { box, z, many, chance: dice(seed, i + z * 97), show })
        pen.ctx.globalAlpha = 1
      },
    }
  })
}

/** How much more of the stage is seen at a depth than on the acting line. */
const far = (z: number): number => (12 + z) / 12

interface Where {
  readonly box: Box
  readonly z: number
  /** In the sky only, not before the ground. */
  readonly many: boolean
  readonly chance: (side: number) => number
  readonly show: ReturnType<typeof createBits>
}

function float(pen: Pen, own: Habit, { box, z, many, chance, show }: Where): void {
  const [half, high] = [box.width * 0.62 * far(z), box.height * 1.1 * far(z)]
  const t = pen.t + 20
  const speed = own.rise * (1 + 0.35 * chance(1))
  const share = (chance(2) + 1) / 2
  const up = (((share * high + t * speed) % high) + high) % high
  const x = chance(3) * half + own.sway * Math.sin(t * (0.6 + 0.2 * chance(4)) + chance(5) * 9)
  const bob = own.sway * 0.4 * Math.sin(t * 0.9 + chance(6) * 7)
  const foot = many ? 0.06 * high : pen.eye - high * 0.43
  const at = pen.project(x, foot + up * own.high + bob, z)
  const shine = own.pulse === 0 ? 1 : 0.35 + 0.65 * Math.sin(t * own.pulse + chance(7) * 9) ** 2
  const face = Math.floor(((chance(8) + 1) / 2) * 0.999 * own.colours.length)
  const radius = own.size * at.scale * (1 + 0.4 * chance(9)) * far(z) ** 0.5
  pen.ctx.globalAlpha = Math.max(0, Math.min(1, shine))
  show(pen, { face, x: at.x, y: at.y, radius })
}

/** A warm core that fades into its halo. */
function drawSpark(ctx: SKRSContext2D, colour: string): void {
  const halo = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  halo.addColorStop(0, lighter(colour, 0.7))
  halo.addColorStop(0.16, colour)
  halo.addColorStop(0.24, clear(colour, 0.5))
  halo.addColorStop(0.55, clear(colour, 0.14))
  halo.addColorStop(1, clear(colour, 0))
  blot(ctx, halo, [0, 0, 1])
}

/** A core in three halos: four fills cost less than a gradient made anew in each frame. */
function drawGlow(ctx: SKRSContext2D, colour: string): void {
  ctx.fillStyle = colour
  const alpha = ctx.globalAlpha
  for (const [radius, share] of pairs('1 0.12, 0.62 0.22, 0.34 0.6, 0.2 1')) {
    ctx.globalAlpha = alpha * share
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, TURN)
    ctx.fill()
  }
}

function drawBubble(ctx: SKRSContext2D): void {
  blot(ctx, 'rgba(214,240,255,0.2)', [0, 0, 0.96])
  ctx.lineWidth = 0.1
  for (const [colour, from] of [
    ['rgba(255,190,230,0.75)', 0.4],
    ['rgba(180,235,255,0.85)', 2.5],
    ['rgba(255,246,190,0.8)', 4.6],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.beginPath()
    ctx.arc(0, 0, 0.94, from, from + 2.1)
    ctx.stroke()
  }
  blot(ctx, 'rgba(255,255,255,0.9)', [-0.38, -0.42, 0.22, 0.13, -0.7])
}

/** A seed of dandelion under its parachute. */
function drawSeed(ctx: SKRSContext2D): void {
  ctx.strokeStyle = 'rgba(255,255,255,0.95)'
  ctx.lineWidth = 0.06
  ctx.beginPath()
  ctx.moveTo(0, 0.7)
  ctx.lineTo(0, -0.1)
  for (let ray = 0; ray < 9; ray++) {
    const angle = -Math.PI + (ray / 8) * Math.PI
    ctx.moveTo(0, -0.1)
    ctx.lineTo(Math.cos(angle) * 0.8, -0.1 + Math.sin(angle) * 0.72)
  }
  ctx.stroke()
  blot(ctx, '#8a6a48', [0, 0.78, 0.09, 0.2])
}

/** A lit lantern of paper about 0,0, one unit high. */
export function drawLantern(ctx: SKRSContext2D, colour: string): void {
  drawGlow(ctx, colour)
  ctx.globalAlpha = 1
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(-0.4, -0.62, 0.8, 1.05, [0.34, 0.34, 0.12, 0.12])
  ctx.fill()
  blot(ctx, 'rgba(255,246,200,0.85)', [0, 0.2, 0.26, 0.22])
}

function drawTwinkle(ctx: SKRSContext2D, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let i = 0; i < 8; i++) {
    const far = i % 2 === 0 ? 1 : 0.28
    ctx.lineTo(Math.cos((i * Math.PI) / 4) * far, Math.sin((i * Math.PI) / 4) * far)
  }
  ctx.fill()
}
