import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Flakes, Seen } from './flakes.ts'

const LAYERS = [
  { z: 14, share: 0.5, alpha: 0.8 },
  { z: 5, share: 0.36, alpha: 0.92 },
  { z: -2, share: 0.14, alpha: 0.9 },
] as const

const heart = (ctx: SKRSContext2D, { x, y, radius: r }: Seen): void => {
  ctx.moveTo(x, y + r)
  ctx.bezierCurveTo(x - 1.7 * r, y - 0.1 * r, x - 0.9 * r, y - 1.3 * r, x, y - 0.45 * r)
  ctx.bezierCurveTo(x + 0.9 * r, y - 1.3 * r, x + 1.7 * r, y - 0.1 * r, x, y + r)
}

/** A star of four points, thin between them. */
const sparkle = (ctx: SKRSContext2D, { x, y, radius: r }: Seen): void => {
  const waist = 0.16 * r
  ctx.moveTo(x, y - r)
  ctx.lineTo(x + waist, y - waist)
  ctx.lineTo(x + r, y)
  ctx.lineTo(x + waist, y + waist)
  ctx.lineTo(x, y + r)
  ctx.lineTo(x - waist, y + waist)
  ctx.lineTo(x - r, y)
  ctx.lineTo(x - waist, y - waist)
  ctx.closePath()
}

const note = (ctx: SKRSContext2D, { x, y, radius: r }: Seen): void => {
  ctx.moveTo(x, y + r)
  ctx.ellipse(x - 0.3 * r, y + 0.8 * r, 0.46 * r, 0.34 * r, -0.4, 0, 7)
  ctx.rect(x, y - r, 0.18 * r, 1.8 * r)
  ctx.moveTo(x, y - r)
  ctx.lineTo(x + 0.8 * r, y - 0.35 * r)
  ctx.lineTo(x + 0.7 * r, y + 0.1 * r)
  ctx.lineTo(x + 0.1 * r, y - 0.5 * r)
}

const feather = (ctx: SKRSContext2D, { x, y, radius: r, turn }: Seen): void => {
  const lean = 0.6 * Math.sin(turn * 1.3)
  const [along, up] = [Math.cos(lean) * r, Math.sin(lean) * r]
  ctx.moveTo(x - along, y - up)
  ctx.quadraticCurveTo(x + 0.3 * up, y - 0.5 * r - up, x + along, y + up)
  ctx.quadraticCurveTo(x - 0.2 * up, y + 0.28 * r, x - along, y - up)
}

/** A paper lantern with its flame: wide above, open below. */
const lantern = (ctx: SKRSContext2D, { x, y, radius: r }: Seen): void => {
  const glow = ctx.createRadialGradient(x, y + 0.5 * r, 0, x, y, 2.4 * r)
  glow.addColorStop(0, 'rgba(255, 190, 90, 0.75)')
  glow.addColorStop(1, 'rgba(255, 150, 50, 0)')
  const paper = ctx.createLinearGradient(x, y - r, x, y + r)
  paper.addColorStop(0, '#e0752c')
  paper.addColorStop(1, '#ffe3a1')
  ctx.fillStyle = glow
  ctx.fillRect(x - 2.4 * r, y - 2.4 * r, 4.8 * r, 4.8 * r)
  ctx.fillStyle = paper
  ctx.beginPath()
  ctx.moveTo(x - 0.55 * r, y + r)
  ctx.quadraticCurveTo(x - 1.05 * r, y - 0.4 * r, x - 0.6 * r, y - r)
  ctx.quadraticCurveTo(x, y - 1.25 * r, x + 0.6 * r, y - r)
  ctx.quadraticCurveTo(x + 1.05 * r, y - 0.4 * r, x + 0.55 * r, y + r)
  ctx.fill()
}

/** What nobody has seen in the air, and many ask for. */
export const CHARMS = {
  hearts: (): Flakes => ({
    name: 'hearts',
    count: 46,
    layers: LAYERS,
    speed: [0.05, 1.05],
    vary: 0.4,
    sway: 0.3,
    size: [0.2, 0.38],
    colours: ['#e8455f', '#f2708a', '#d92b4b', '#f7a1b3'],
    outline: heart,
  }),
  sparkles: (): Flakes => ({
    name: 'sparkles',
    count: 110,
    layers: LAYERS,
    speed: [0.08, 0.3],
    vary: 0.8,
    sway: 0.3,
    size: [0.09, 0.26],
    colours: ['#ffd976', '#fff1bd', '#ffffff', '#ffc94d'],
    outline: sparkle,
    glimmer: (t, phase) => Math.sin(t * 2.6 + phase * 7) ** 2,
  }),
  lanterns: (): Flakes => ({
    name: 'lanterns',
    count: 30,
    layers: LAYERS,
    speed: [0.1, 0.55],
    vary: 0.4,
    sway: 0.25,
    size: [0.16, 0.3],
    colours: ['#ffc978'],
    shape: lantern,
  }),
  notes: (): Flakes => ({
    name: 'notes',
    count: 34,
    layers: LAYERS,
    speed: [0.35, 0.9],
    vary: 0.4,
    sway: 0.4,
    size: [0.18, 0.3],
    colours: ['#3a3550', '#5b4a86', '#a04a6d', '#2f6f86'],
    outline: note,
  }),
  feathers: (): Flakes => ({
    name: 'feathers',
    count: 44,
    layers: LAYERS,
    speed: [0.2, -0.6],
    vary: 0.4,
    sway: 0.8,
    size: [0.2, 0.34],
    colours: ['#ffffff', '#f1eee6', '#e4e0d6'],
    outline: feather,
  }),
} as const
