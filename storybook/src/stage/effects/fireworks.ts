import { blot } from '../../scene/blot.ts'
import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN, clamp, settle } from '../easing.ts'
import { dice } from './dice.ts'

const EVERY = 0.48
const RISE = 0.55
const GLOW = 1.7
const RAYS = 40
const COLOURS = [
  '#ffc440',
  '#ff5a48',
  '#4cb8ff',
  '#a06bff',
  '#56e080',
  '#ff74bf',
  '#ffe79a',
] as const

interface Show {
  readonly seed: number
  readonly box: Box
  readonly z?: number
  /** They are all that there is to see. */
  readonly large?: boolean
}

/** Rockets that climb and burst over the horizon, one after the other. */
export function fireworks({ seed, box, z = 26, large = false }: Show): Piece {
  return {
    name: 'fireworks',
    depth: () => z,
    draw: (pen) => {
      pen.ctx.save()
      pen.ctx.globalCompositeOperation = 'lighter'
      const last = Math.floor((pen.t + 1.4) / EVERY)
      for (let number = Math.max(0, last - 7); number <= last; number++) {
        const since = pen.t + 1.4 - number * EVERY
        if (since >= 0)
          rocket(pen, { since, chance: dice(seed, number), box, z, size: large ? 1.45 : 1 })
      }
      pen.ctx.restore()
    },
  }
}

interface Rocket {
  readonly since: number
  readonly chance: (side: number) => number
  readonly box: Box
  readonly z: number
  readonly size: number
}

function rocket(pen: Pen, { since, chance, box, z, size }: Rocket): void {
  const far = (12 + z) / 12
  const x = chance(1) * box.width * 0.4 * far
  const top = pen.eye + box.height * (0.3 + 0.13 * chance(2)) * far
  const colour = COLOURS[Math.floor((chance(3) + 1) * 0.5 * COLOURS.length)] ?? COLOURS[0]
  if (since < RISE)
    trail(pen, { x, y: pen.eye + (top - pen.eye) * settle(since / RISE), z, colour })
  else if (since < RISE + GLOW)
    burst(pen, {
      x,
      y: top,
      z,
      colour,
      since: since - RISE,
      chance,
      reach: box.height * 0.23 * far * size,
    })
}

interface Spark {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly colour: string
}

function trail(pen: Pen, { x, y, z, colour }: Spark): void {
  const { ctx } = pen
  for (let i = 0; i < 6; i++) {
    const at = pen.project(x, y - i * 0.5, z)
    ctx.globalAlpha = 0.8 - i * 0.13
    blot(ctx, colour, [at.x, at.y, at.scale * (0.16 - i * 0.02)])
  }
}

function burst(
  pen: Pen,
  {
    x,
    y,
    z,
    colour,
    since,
    chance,
    reach,
  }: Spark & { since: number; chance: (side: number) => number; reach: number },
): void {
  const { ctx } = pen
  const share = since / GLOW
  const open = reach * (1 + 0.35 * chance(4)) * settle(share * 1.25)
  const fall = reach * 0.35 * share * share
  const middle = pen.project(x, y, z)
  const inner = COLOURS[Math.floor((chance(6) + 1) * 0.5 * COLOURS.length)] ?? COLOURS[1]
  glow(ctx, { ...middle, radius: open * 1.2 * middle.scale, alpha: 0.42 * (1 - share), colour })
  ctx.fillStyle = '#ffffff'
  ctx.lineCap = 'round'
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * TURN + chance(5)
    const long = open * (ray % 2 === 0 ? 1 : 0.68)
    const tip = pen.project(x + Math.cos(angle) * long, y + Math.sin(angle) * long - fall, z)
    const root = 0.34 + 0.5 * share
    ctx.strokeStyle = ray % 2 === 0 ? colour : inner
    ctx.globalAlpha = clamp((1 - share) * 1.6)
    ctx.lineWidth = Math.max(1.2, middle.scale * 0.2)
    ctx.beginPath()
    ctx.moveTo(middle.x + (tip.x - middle.x) * root, middle.y + (tip.y - middle.y) * root)
    ctx.lineTo(tip.x, tip.y)
    ctx.stroke()
    if (share < 0.75)
      ctx.fillRect(
        tip.x - ctx.lineWidth / 3,
        tip.y - ctx.lineWidth / 3,
        ctx.lineWidth / 1.5,
        ctx.lineWidth / 1.5,
      )
  }
}

function glow(
  ctx: Pen['ctx'],
  {
    x,
    y,
    radius,
    alpha,
    colour,
  }: { x: number; y: number; radius: number; alpha: number; colour: string },
): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, Math.max(1, radius))
  light.addColorStop(0, colour)
  light.addColorStop(1, 'rgba(0,0,0,0)')
  ctx.globalAlpha = alpha
  ctx.fillStyle = light
  ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}
