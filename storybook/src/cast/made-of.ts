import { LIVING } from '../plan/kinds.ts'
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { grainTile, TILE, TILE_SHARE, type GrainName } from './colour/grains.ts'
import { shift } from './colour/oklch.ts'
import { readColour } from './colour/read-colour.ts'
import { retouched, type RetouchSheet } from './retouched.ts'

/** How a whole figure looks that is made of one stuff. */
export interface Finish {
  /** From its head to its feet. */
  readonly tones: readonly [string, string]
  /** How much of its own colours the stuff covers. */
  readonly cover: number
  readonly grain?: GrainName
  /** How strongly light glides over it, and how much goes through it. */
  readonly sheen?: number
  readonly clear?: number
  /** It gives light of its own, and nothing on it is dark. */
  readonly bright?: boolean
}

export const FINISHES: Readonly<Record<string, Finish>> = {
  glass: { tones: ['#c4eefa', '#4aa6cc'], cover: 0.8, sheen: 0.85, clear: 0.22 },
  crystal: { tones: ['#e2d6ff', '#7f94ea'], cover: 0.8, sheen: 0.9, clear: 0.15, grain: 'folds' },
  diamond: { tones: ['#ffffff', '#9fd8f5'], cover: 0.8, sheen: 1, clear: 0.25, grain: 'folds' },
  ice: { tones: ['#def6ff', '#5fb4e2'], cover: 0.78, sheen: 0.7, clear: 0.12 },
  water: { tones: ['#86d2f6', '#1f72c4'], cover: 0.82, sheen: 0.35, clear: 0.16 },
  jelly: { tones: ['#ff8fb0', '#d8345f'], cover: 0.76, sheen: 0.8, clear: 0.25 },
  smoke: { tones: ['#b4b0bb', '#5f5b68'], cover: 0.8, clear: 0.34 },
  // Whoever haunts is seen through.
  ghost: { tones: ['#f4fbff', '#a9c8de'], cover: 0.72, clear: 0.42 },
  cloud: { tones: ['#ffffff', '#d6e2ee'], cover: 0.8 },
  fire: { tones: ['#e8381a', '#ffd23e'], cover: 0.74, bright: true },
  lava: { tones: ['#3a1d1a', '#5e1f14'], cover: 0.85, grain: 'cracks' },
  gold: { tones: ['#ffe27a', '#c08a1a'], cover: 0.76, sheen: 0.8 },
  silver: { tones: ['#f2f5f8', '#8f99a5'], cover: 0.76, sheen: 0.8 },
  bronze: { tones: ['#a98a4e', '#4a3a1e'], cover: 0.86, sheen: 0.5 },
  metal: { tones: ['#dde5ea', '#74818c'], cover: 0.74, sheen: 0.7 },
  stone: { tones: ['#b9b6ae', '#7c7971'], cover: 0.78, grain: 'speckle' },
  marble: { tones: ['#ffffff', '#e2e0da'], cover: 0.88, grain: 'veins' },
  wood: { tones: ['#cd945a', '#8a5428'], cover: 0.76, grain: 'wood' },
  paper: { tones: ['#fffdf6', '#e6dcc6'], cover: 0.78, grain: 'folds' },
  clay: { tones: ['#d08a62', '#a35a3a'], cover: 0.72, sheen: 0.2 },
  porcelain: { tones: ['#ffffff', '#dfe6ee'], cover: 0.78, sheen: 0.6 },
  wool: { tones: ['#f3d9b4', '#d59a8a'], cover: 0.62, grain: 'knit' },
  chocolate: { tones: ['#7d4a2c', '#4a2715'], cover: 0.8, sheen: 0.45 },
  candy: { tones: ['#ffb3d2', '#ef5f9c'], cover: 0.72, sheen: 0.5, grain: 'sprinkles' },
  cheese: { tones: ['#ffd95a', '#f0b02c'], cover: 0.86, grain: 'holes', sheen: 0.2 },
  bread: { tones: ['#e0a252', '#a9642a'], cover: 0.84, grain: 'crumb' },
  cake: { tones: ['#ffc9d6', '#e79a5c'], cover: 0.8, grain: 'icing' },
  'ice cream': { tones: ['#fff3dc', '#f7a6c0'], cover: 0.8, grain: 'chips', sheen: 0.4 },
  cookies: { tones: ['#e2b06a', '#b87a38'], cover: 0.84, grain: 'chips' },
  gingerbread: { tones: ['#c98848', '#94551f'], cover: 0.84, grain: 'piping' },
  vegetables: { tones: ['#5aa044', '#2f7434'], cover: 0.8, grain: 'greengrocery' },
  fruit: { tones: ['#ff8a3a', '#e0405a'], cover: 0.8, grain: 'orchard' },
  marshmallow: { tones: ['#fffafa', '#fbd3de'], cover: 0.82, sheen: 0.2 },
  cardboard: { tones: ['#d3a56d', '#a97844'], cover: 0.84, grain: 'ripples' },
  newspaper: { tones: ['#f4f1e8', '#d8d3c4'], cover: 0.86, grain: 'print' },
  bricks: { tones: ['#c8664a', '#9c4230'], cover: 0.84, grain: 'masonry' },
  'toy bricks': { tones: ['#e3342f', '#f6c915'], cover: 0.86, grain: 'studs', sheen: 0.2 },
  straw: { tones: ['#e9c866', '#b98f35'], cover: 0.82, grain: 'straws' },
  flowers: { tones: ['#6fa54f', '#4b8440'], cover: 0.7, grain: 'flowers' },
  rust: { tones: ['#b9713f', '#8a4b28'], cover: 0.58, grain: 'speckle' },
  moss: { tones: ['#8fae52', '#6f8a4c'], cover: 0.5, grain: 'speckle' },
  clockwork: { tones: ['#f0c566', '#94662a'], cover: 0.74, sheen: 0.75 },
  leaves: { tones: ['#7bb551', '#3d7a3a'], cover: 0.78, grain: 'leaves' },
  sand: { tones: ['#ecd29c', '#c89f62'], cover: 0.78, grain: 'speckle' },
  snow: { tones: ['#ffffff', '#cfe2f0'], cover: 0.78 },
  stars: { tones: ['#2b2f78', '#5a2f9a'], cover: 0.8, grain: 'stars' },
  constellation: { tones: ['#8fa0f2', '#c3a2f8'], cover: 0.9, grain: 'stars', bright: true },
  light: { tones: ['#fffbe0', '#8fe9ff'], cover: 0.74, sheen: 0.4, clear: 0.15, bright: true },
}

/** What things are made of every day looks well by its colour alone. */
const WONDROUS =
  /^(smoke|rust|moss|clockwork|flowers|leaves|chocolate|candy|cheese|bread|cake|ice cream|cookies|gingerbread|vegetables|fruit|marshmallow|cardboard|newspaper|bricks|toy bricks|straw|wool|stars|lava|jelly|snow|sand|crystal|diamond|cloud|constellation|ghost)$/u

/** Whoever is made of glass, of fire, of flowers is so from head to foot, with all that it wears. */
export function madeOf(actor: Actor, subject: Subject): Actor {
  const finish = finishOf(subject)
  return finish ? finished(actor, finish) : actor
}

/** How the whole figure is changed for its material; undefined when its colours alone tell it. */
export function finishOf({ material, kind, colour, actions }: Subject): Finish | undefined {
  // A house on fire is not made of fire.
  if (material === 'fire' && actions.some(({ verb }) => verb === 'burn')) return undefined
  if (material === 'neon' && WILD.has(kind)) return aglow(colour)
  const seen = LIVING.has(kind) || WONDROUS.test(material ?? '')
  const finish = seen ? FINISHES[material ?? ''] : undefined
  return finish && inColour(finish, colour)
}

/** A green frog of paper is green, and its folds tell the paper. */
function inColour(finish: Finish, colour: string | null): Finish {
  const hue = readColour(colour ?? '')
  return hue === null || hue === 'rainbow'
    ? finish
    : { ...finish, tones: [shift(hue, 0.1), shift(hue, -0.06)] }
}

/** Plants and beasts of the night that shine from within, in cold light unless it has a colour. */
const WILD = new Set<Subject['kind']>(['plant', 'fish', 'insect', 'animal', 'bird', 'creature'])

function aglow(colour: string | null): Finish {
  const told = readColour(colour ?? '')
  const hue = told === null || told === 'rainbow' ? '#2fd0ee' : told
  return { tones: [shift(hue, 0.2), hue], cover: 0.62, bright: true }
}

/** The same actor in a finish. */
export function finished(actor: Actor, finish: Finish): Actor {
  let kept: Canvas | undefined
  const copyOf = ({ ctx, width, height }: RetouchSheet): Canvas => {
    if (!kept || kept.width < width || kept.height < height) kept = createCanvas(width, height)
    const own = kept.getContext('2d')
    own.clearRect(0, 0, kept.width, kept.height)
    own.filter = 'grayscale(1) brightness(1.35)'
    own.drawImage(ctx.canvas, 0, 0)
    return kept
  }
  return retouched(actor, {
    sparesHeld: true,
    touch(sheet) {
      const own = finish.bright ? null : copyOf(sheet)
      cover(sheet, finish)
      if (finish.grain) spread(sheet, finish.grain)
      if (own) keepFeatures(sheet, own)
      if (finish.sheen) shine(sheet, finish.sheen)
    },
    show({ ctx, pixels }, put) {
      ctx.globalAlpha *= 1 - (finish.clear ?? 0)
      if (finish.clear) rim(ctx, pixels, finish.tones[1])
      put(0)
    },
  })
}

/** Eyes, mouths and folds are seen through the stuff. */
function keepFeatures({ ctx }: RetouchSheet, own: Canvas): void {
  ctx.globalCompositeOperation = 'multiply'
  ctx.globalAlpha = 0.34
  ctx.drawImage(own, 0, 0)
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = 1
}

/** What light goes through is seen by its edge. */
function rim(ctx: SKRSContext2D, pixels: number, tone: string): void {
  ctx.shadowColor = shift(tone, -0.25)
  ctx.shadowBlur = Math.max(2, pixels * 0.014)
}

function cover({ ctx, width, height }: RetouchSheet, { tones, cover: alpha }: Finish): void {
  const fill = ctx.createLinearGradient(0, height * 0.24, 0, height * 0.76)
  fill.addColorStop(0, tones[0])
  fill.addColorStop(1, tones[1])
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = alpha
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, width, height)
  ctx.globalAlpha = 1
}

/** What is told by its pattern, and lost in a small one. */
const BROAD = new Map<GrainName, number>([
  ['folds', 2],
  ['greengrocery', 1.35],
  ['orchard', 1.35],
  ['icing', 1.5],
  ['print', 1.5],
  ['studs', 1.6],
  ['holes', 1.5],
  ['chips', 1.2],
])

function spread({ ctx, width, height, pixels }: RetouchSheet, grain: GrainName): void {
  const scale = (pixels * (BROAD.get(grain) ?? 1) * TILE_SHARE) / TILE
  ctx.save()
  ctx.scale(scale, scale)
  ctx.fillStyle = ctx.createPattern(grainTile(grain), 'repeat') ?? 'transparent'
  ctx.fillRect(0, 0, width / scale, height / scale)
  ctx.restore()
}

/** Bands of light from the upper left that glide slowly over it. */
function shine({ ctx, width, height, pixels, t }: RetouchSheet, strength: number): void {
  const step = pixels * 0.3
  const glide = ((t * 0.12) % 1) * step
  ctx.save()
  ctx.transform(1, 0, -0.7, 1, 0, 0)
  ctx.fillStyle = '#ffffff'
  for (let x = glide - step; x < width + height; x += step) {
    ctx.globalAlpha = 0.5 * strength
    ctx.fillRect(x, 0, step * 0.16, height)
    ctx.globalAlpha = 0.3 * strength
    ctx.fillRect(x + step * 0.26, 0, step * 0.06, height)
  }
  ctx.restore()
}
