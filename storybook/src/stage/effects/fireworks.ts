import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN, clamp, settle } from '../easing.ts'
import { dice } from './dice.ts'

const EVERY = 0.48
const RISE = 0.55
const GLOW = 1.7
const RAYS = 40
const COLOURS = [
  '#ffd76b',
  '#ff7d6b',
  '#7fd1ff',
  '#b78bff',
  '#8af0a5',
  '#ff9fd2',
  '#fff4c9',
] as const

/** Rockets that climb and burst over the horizon, one after the other. */
export function fireworks({ seed, box, z = 26 }: { seed: number; box: Box; z?: number }): Piece {
  return {
    name: 'fireworks',
    depth: () => z,
    draw: (pen) => {
      pen.ctx.save()
      pen.ctx.globalCompositeOperation = 'lighter'
      const last = Math.floor((pen.t + 1.4) / EVERY)
      for (let number = Math.max(0, last - 7); number <= last; number++) {
        const since = pen.t + 1.4 - number * EVERY
        if (since >= 0) rocket(pen, { since, chance: dice(seed, number), box, z })
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
}

function rocket(pen: Pen, { since, chance, box, z }: Rocket): void {
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
      reach: box.height * 0.23 * far,
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
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(at.x, at.y, at.scale * (0.16 - i * 0.02), 0, TURN)
    ctx.fill()
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
  ctx.strokeStyle = colour
  ctx.fillStyle = '#ffffff'
  ctx.lineCap = 'round'
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * TURN + chance(5)
    const long = open * (ray % 2 === 0 ? 1 : 0.68)
    const tip = pen.project(x + Math.cos(angle) * long, y + Math.sin(angle) * long - fall, z)
    const root = 0.55 + 0.35 * share
    ctx.globalAlpha = clamp((1 - share) * 1.6)
    ctx.lineWidth = Math.max(1.2, middle.scale * 0.16)
    ctx.beginPath()
    ctx.moveTo(middle.x + (tip.x - middle.x) * root, middle.y + (tip.y - middle.y) * root)
    ctx.lineTo(tip.x, tip.y)
    ctx.stroke()
    if (share < 0.75)
      ctx.fillRect(
        tip.x - ctx.lineWidth / 2,
        tip.y - ctx.lineWidth / 2,
        ctx.lineWidth,
        ctx.lineWidth,
      )
  }
  if (share < 0.25)
    glow(ctx, { ...middle, radius: open * middle.scale, alpha: 0.5 * (1 - share * 4), colour })
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
