import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { pairs } from '../../scene/rows.ts'
import type { Random } from '../../scene/random.ts'

/** What food and toys are covered with, on a tile of this side. */
const SIDE = 96

export type KitchenGrain =
  | 'holes'
  | 'crumb'
  | 'greengrocery'
  | 'orchard'
  | 'icing'
  | 'piping'
  | 'ripples'
  | 'studs'
  | 'masonry'
  | 'print'
  | 'straws'
  | 'chips'

type Draw = (ctx: SKRSContext2D, random: Random) => void

interface Blob {
  readonly x: number
  readonly y: number
  readonly r: number
}

export const KITCHEN_GRAINS: Readonly<Record<KitchenGrain, Draw>> = {
  holes(ctx) {
    for (const hole of SCATTERED) {
      round(ctx, hole, 'rgba(150,92,8,0.62)')
      round(ctx, { ...hole, x: hole.x + 1.4, y: hole.y + 2, r: hole.r * 0.8 }, '#e8ab2e')
    }
  },
  crumb(ctx, random) {
    for (let i = 0; i < 46; i++)
      round(ctx, spot(random, 1.4, 3.4), i % 3 === 0 ? '#fff1cf' : 'rgba(120,66,20,0.4)')
  },
  greengrocery(ctx, random) {
    const hues = ['#e8412f', '#f58a1f', '#7cc043', '#5b2a72', '#f3d23b', '#2f8a3c']
    patchwork(ctx, { random, hues, stem: '#2f6f2d' })
  },
  orchard(ctx, random) {
    const hues = ['#e63946', '#ff9f1c', '#ffd23f', '#8ac926', '#7b2d8b', '#ff6f91']
    patchwork(ctx, { random, hues, stem: '#4a7a2a' })
  },
  icing(ctx) {
    ctx.fillStyle = '#fff6ee'
    ctx.fillRect(0, 0, SIDE, 34)
    for (const [x, r] of pairs('12 14, 38 9, 62 15, 86 10')) round(ctx, { x, y: 34, r }, '#fff6ee')
    for (const x of [20, 68]) round(ctx, { x, y: 16, r: 7 }, '#e0314f')
    ctx.fillStyle = 'rgba(160,84,40,0.5)'
    ctx.fillRect(0, 70, SIDE, 6)
  },
  piping(ctx) {
    ctx.strokeStyle = '#fff8ee'
    ctx.lineWidth = 4
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (let x = 0; x <= SIDE; x += 4) ctx.lineTo(x, 24 + 7 * Math.sin((x * Math.PI) / 12))
    ctx.stroke()
    for (const [at, hue] of ['#e63946', '#5fc25a', '#ffffff', '#f6c945'].entries())
      round(ctx, { x: 12 + at * 24, y: 66, r: 6 }, hue)
  },
  ripples(ctx) {
    ctx.strokeStyle = 'rgba(116,74,34,0.42)'
    ctx.lineWidth = 3
    for (let x = 6; x < SIDE; x += 12) {
      ctx.beginPath()
      ctx.moveTo(x, 0)
      ctx.lineTo(x, SIDE)
      ctx.stroke()
    }
    ctx.fillStyle = 'rgba(236,216,160,0.75)'
    ctx.fillRect(0, 40, SIDE, 13)
  },
  studs(ctx) {
    const hues = ['#e3342f', '#f6c915', '#1f6fd0', '#2fa84f', '#f08a24', '#ffffff']
    for (let row = 0; row < 4; row++)
      for (let at = 0; at < 3; at++) {
        const [x, y] = [at * 32 + (row % 2) * 16, row * 24]
        for (const left of [x, x - SIDE])
          brick(ctx, { x: left, y, r: 0 }, hues[(row * 2 + at) % hues.length] ?? '#e3342f')
      }
  },
  masonry(ctx) {
    ctx.fillStyle = 'rgba(238,226,212,0.85)'
    for (let row = 0; row < 4; row++) {
      ctx.fillRect(0, row * 24, SIDE, 3.4)
      for (const x of [0, 48]) ctx.fillRect(x + (row % 2) * 24, row * 24, 3.4, 24)
    }
  },
  print(ctx, random) {
    ctx.fillStyle = 'rgba(40,40,44,0.8)'
    ctx.fillRect(6, 6, 56, 7)
    for (let y = 20; y < SIDE; y += 7)
      for (const x of [6, 52]) ctx.fillRect(x, y, random.between(26, 38), 2.6)
  },
  straws(ctx, random) {
    ctx.lineWidth = 2.6
    for (let i = 0; i < 46; i++) {
      const { x, y } = spot(random, 1, 2)
      const lean = random.between(-9, 9)
      ctx.strokeStyle = ['#fff0b0', '#a8792a', '#e8c65e', '#c79a3a'][i % 4] ?? '#e8c65e'
      ctx.beginPath()
      ctx.moveTo(x, y - 14)
      ctx.lineTo(x + lean, y + 14)
      ctx.stroke()
    }
  },
  chips(ctx, random) {
    for (let i = 0; i < 15; i++) round(ctx, spot(random, 3.4, 6), '#4a2612')
  },
}

const SCATTERED: readonly Blob[] = [
  { x: 20, y: 20, r: 11 },
  { x: 58, y: 14, r: 6 },
  { x: 78, y: 40, r: 13 },
  { x: 38, y: 52, r: 8 },
  { x: 14, y: 74, r: 9 },
  { x: 56, y: 80, r: 11 },
  { x: 84, y: 78, r: 5 },
]

function spot(random: Random, low: number, high: number): Blob {
  return {
    x: random.between(6, SIDE - 6),
    y: random.between(6, SIDE - 6),
    r: random.between(low, high),
  }
}

function round(ctx: SKRSContext2D, { x, y, r }: Blob, hue: string): void {
  blot(ctx, hue, [x, y, r])
}

/** Round fruits side by side, each with its light and its stem. */
function patchwork(
  ctx: SKRSContext2D,
  { random, hues, stem }: { random: Random; hues: readonly string[]; stem: string },
): void {
  for (let row = 0; row < 4; row++)
    for (let at = 0; at < 4; at++) {
      const [x, y] = [at * 24 + 12 + (row % 2) * 6 - 3, row * 24 + 12]
      const fruit = { x, y, r: random.between(10, 13) }
      round(ctx, { ...fruit, y: y + 1.6 }, 'rgba(50,20,10,0.4)')
      round(ctx, fruit, hues[(row * 3 + at * 2 + (row % 2)) % hues.length] ?? '#e8412f')
      round(ctx, { x: x - 4, y: y - 4, r: 2.6 }, 'rgba(255,255,255,0.6)')
      ctx.fillStyle = stem
      ctx.fillRect(x - 1.2, y - 12, 2.6, 5)
    }
}

function brick(ctx: SKRSContext2D, { x, y }: Blob, hue: string): void {
  ctx.fillStyle = hue
  ctx.fillRect(x, y, 32, 24)
  ctx.fillStyle = 'rgba(0,0,0,0.3)'
  ctx.fillRect(x, y + 21, 32, 3)
  ctx.fillRect(x + 30, y, 2, 24)
  for (const at of [8, 23]) {
    round(ctx, { x: x + at, y: y + 11, r: 5.4 }, 'rgba(0,0,0,0.28)')
    round(ctx, { x: x + at, y: y + 9.4, r: 5 }, 'rgba(255,255,255,0.45)')
  }
}
