import { blot } from '../../scene/blot.ts'
import { pairs } from '../../scene/rows.ts'
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '../../scene/random.ts'
import { KITCHEN_GRAINS, type KitchenGrain } from './kitchen-grains.ts'

/** A tile's side in pixels; it covers this share of a figure's height. */
export const TILE = 96
export const TILE_SHARE = 0.2

type DrawGrain = (ctx: SKRSContext2D, random: Random) => void

/** What the surface of a material is covered with. */
export type GrainName =
  | 'wood'
  | 'speckle'
  | 'veins'
  | 'knit'
  | 'flowers'
  | 'leaves'
  | 'stars'
  | 'cracks'
  | 'folds'
  | 'sprinkles'
  | 'seams'
  | KitchenGrain

const GRAINS: Readonly<Record<GrainName, DrawGrain>> = {
  ...KITCHEN_GRAINS,
  seams(ctx) {
    ctx.fillStyle = 'rgba(226,70,56,0.52)'
    ctx.fillRect(0, 0, TILE / 2, TILE)
    ctx.fillStyle = 'rgba(250,196,70,0.52)'
    ctx.fillRect(TILE / 2, 0, TILE / 2, TILE)
    ctx.fillStyle = 'rgba(80,40,30,0.4)'
    for (const x of [0, TILE / 2]) ctx.fillRect(x, 0, 2.4, TILE)
  },
  wood(ctx, random) {
    ctx.lineWidth = 2.4
    for (let x = 6; x < TILE; x += 15) {
      ctx.strokeStyle = random.chance(0.5) ? 'rgba(70,38,14,0.6)' : 'rgba(255,226,176,0.4)'
      ctx.beginPath()
      ctx.moveTo(x, 0)
      ctx.bezierCurveTo(x + 9, TILE / 3, x - 9, (TILE * 2) / 3, x, TILE)
      ctx.stroke()
    }
  },
  speckle(ctx, random) {
    for (let i = 0; i < 90; i++)
      dot(ctx, random, [
        random.chance(0.5) ? 'rgba(40,34,28,0.36)' : 'rgba(255,255,255,0.4)',
        1,
        2.6,
      ])
  },
  veins(ctx, random) {
    ctx.strokeStyle = 'rgba(96,104,118,0.55)'
    for (const x of [10, 46, 74]) {
      ctx.lineWidth = random.between(1, 2.4)
      ctx.beginPath()
      ctx.moveTo(x, 0)
      ctx.lineTo(x + 14, 30)
      ctx.lineTo(x - 4, 58)
      ctx.lineTo(x + 6, 78)
      ctx.lineTo(x, TILE)
      ctx.stroke()
    }
  },
  knit(ctx) {
    ctx.lineCap = 'round'
    for (const [shade, shift] of [
      ['rgba(60,40,30,0.42)', 0],
      ['rgba(255,255,255,0.5)', -2.4],
    ] as const) {
      ctx.strokeStyle = shade
      ctx.lineWidth = 3
      for (let y = 0; y < TILE; y += 12)
        for (let x = 0; x < TILE; x += 16) {
          ctx.beginPath()
          ctx.moveTo(x + 1, y + shift)
          ctx.lineTo(x + 8, y + 9 + shift)
          ctx.lineTo(x + 15, y + shift)
          ctx.stroke()
        }
    }
  },
  flowers(ctx, random) {
    const hues = ['#f26d8f', '#ffd34d', '#ffffff', '#a879e0', '#ff9a4d', '#f7a8c8', '#e4475f']
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(8, TILE - 8), random.between(8, TILE - 8)]
      petals(ctx, { x, y, size: random.between(4, 6.4) }, hues[i % hues.length] ?? '#fff')
    }
  },
  leaves(ctx, random) {
    const greens = ['#3f7d38', '#6fb04a', '#8cc75c', '#2f6a34', '#a6d46c']
    for (let i = 0; i < 60; i++) {
      ctx.fillStyle = greens[i % greens.length] ?? '#6fb04a'
      ctx.beginPath()
      const [x, y] = [random.between(5, TILE - 5), random.between(5, TILE - 5)]
      ctx.ellipse(x, y, 7.4, 3.4, random.between(0, Math.PI), 0, 2 * Math.PI)
      ctx.fill()
    }
  },
  stars(ctx, random) {
    for (let i = 0; i < 46; i++) dot(ctx, random, ['rgba(255,250,220,0.95)', 0.8, 2.6])
    for (let i = 0; i < 5; i++) {
      const [x, y] = [random.between(10, TILE - 10), random.between(10, TILE - 10)]
      ctx.fillStyle = '#fff3b8'
      ctx.fillRect(x - 6, y - 0.8, 12, 1.6)
      ctx.fillRect(x - 0.8, y - 6, 1.6, 12)
    }
  },
  cracks(ctx) {
    ctx.lineWidth = 4
    for (const [colour, wide] of [
      ['rgba(255,196,60,0.95)', 4.6],
      ['rgba(255,246,190,0.9)', 1.8],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = wide
      ctx.beginPath()
      ctx.moveTo(0, 20)
      for (const [x, y] of [
        [24, 34],
        [40, 14],
        [62, 40],
        [TILE, 20],
      ] as const)
        ctx.lineTo(x, y)
      ctx.moveTo(24, 34)
      for (const [x, y] of [
        [30, 64],
        [14, TILE],
      ] as const)
        ctx.lineTo(x, y)
      ctx.moveTo(62, 40)
      for (const [x, y] of pairs('70 72, 30 64')) ctx.lineTo(x, y)
      ctx.stroke()
    }
  },
  folds(ctx) {
    for (const [points, shade] of [
      [[0, 0, 60, 0, 20, 50], 'rgba(90,80,70,0.2)'],
      [[60, 0, TILE, 30, 20, 50], 'rgba(255,255,255,0.55)'],
      [[20, 50, TILE, 30, 70, TILE], 'rgba(90,80,70,0.34)'],
      [[0, 60, 20, 50, 70, TILE, 0, TILE], 'rgba(255,255,255,0.3)'],
    ] as const) {
      ctx.fillStyle = shade
      ctx.beginPath()
      for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
      ctx.fill()
    }
  },
  sprinkles(ctx, random) {
    const hues = ['#ffffff', '#ffe14d', '#6fd3f2', '#8ee36f', '#e4475f', '#a879e0']
    ctx.lineWidth = 4
    ctx.lineCap = 'round'
    for (let i = 0; i < 22; i++) {
      const [x, y, turn] = [
        random.between(6, TILE - 6),
        random.between(6, TILE - 6),
        random.between(0, 6),
      ]
      ctx.strokeStyle = hues[i % hues.length] ?? '#fff'
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + 7 * Math.cos(turn), y + 7 * Math.sin(turn))
      ctx.stroke()
    }
  },
}

function dot(
  ctx: SKRSContext2D,
  random: Random,
  [colour, low, high]: readonly [string, number, number],
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  const [x, y] = [random.between(3, TILE - 3), random.between(3, TILE - 3)]
  ctx.arc(x, y, random.between(low, high), 0, 2 * Math.PI)
  ctx.fill()
}

function petals(
  ctx: SKRSContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  hue: string,
): void {
  ctx.fillStyle = hue
  for (let i = 0; i < 5; i++) {
    const turn = (i * 2 * Math.PI) / 5
    ctx.beginPath()
    ctx.arc(
      x + size * 0.8 * Math.cos(turn),
      y + size * 0.8 * Math.sin(turn),
      size * 0.62,
      0,
      2 * Math.PI,
    )
    ctx.fill()
  }
  blot(ctx, hue === '#ffd34d' ? '#b5651d' : '#ffd34d', [x, y, size * 0.45])
}

const tiles = new Map<GrainName, Canvas>()

/** One tile of a surface; the same for all who are made of it. */
export function grainTile(name: GrainName): Canvas {
  let tile = tiles.get(name)
  if (!tile) {
    tile = createCanvas(TILE, TILE)
    GRAINS[name](tile.getContext('2d'), createRandom(7).fork(name))
    tiles.set(name, tile)
  }
  return tile
}
