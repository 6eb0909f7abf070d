import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'

/** Before everybody: it lies on the whole picture. */
const NEAREST = -11.05
/** Painted so small: light has soft edges. */
const [WIDE, TALL] = [160, 90]
/** How often an alarm lamp comes round, a second. */
const ALARM = 0.9

interface Layer {
  readonly mode: 'multiply' | 'screen'
  readonly paint: (ctx: Pen['ctx']) => void
  readonly strength?: (t: number) => number
  /** Such films have it from elsewhere. */
  readonly notIn?: string
  /** How far it sways, in shares of the frame. */
  readonly sway?: number
}

function cast(name: string, layer: Layer): Piece {
  let sheet: Canvas | undefined
  return {
    name,
    depth: () => NEAREST,
    draw({ ctx, width, height, spare, style, t }) {
      if (style === 'silhouette' || style === layer.notIn) return
      sheet ??= painted(layer.paint)
      const [x, y] = [width * (layer.sway ?? 0), height * (layer.sway ?? 0)]
      ctx.save()
      ctx.globalCompositeOperation = layer.mode
      ctx.globalAlpha = layer.strength?.(t) ?? 1
      ctx.translate(x * Math.sin(t * 0.7), y * Math.sin(t * 0.9 + 1))
      ctx.drawImage(
        sheet,
        -spare - x,
        -spare - y,
        width + 2 * (spare + x),
        height + 2 * (spare + y),
      )
      ctx.restore()
    },
  }
}

function painted(paint: Layer['paint']): Canvas {
  const canvas = createCanvas(WIDE, TALL)
  paint(canvas.getContext('2d'))
  return canvas
}

/** From the top of the frame to its foot. */
const fall =
  (...colours: readonly string[]): Layer['paint'] =>
  (ctx) => {
    const gradient = ctx.createLinearGradient(0, 0, 0, TALL)
    colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour))
    ctx.fillStyle = gradient
    ctx.fillRect(0, 0, WIDE, TALL)
  }

const pulse = (t: number): number => 0.38 + 0.37 * Math.max(0, Math.sin(t * ALARM * 2 * Math.PI))

/** A lamp that turns: the room is red, and for a moment almost not. */
export const alarmLight = (): Piece[] => [
  cast('alarm light', { mode: 'multiply', paint: fall('#ff3a3a', '#ff5a50'), strength: pulse }),
  cast('alarm glow', {
    mode: 'screen',
    paint: fall('#8c0a14', '#30040a', '#14020a'),
    strength: pulse,
  }),
]

/** The lamp lies on the floor: what is above is dark. */
export const lightFromBelow = (): Piece[] => [
  cast('dark above', {
    mode: 'multiply',
    paint: fall('#3a2f52', '#7d6a80', '#e6d2c0', '#fff6e6'),
  }),
  cast('light from below', {
    mode: 'screen',
    paint: fall('#000000', '#000000', '#2a1808', '#8a5420'),
  }),
]

const LEAVES = 150

/** The shadows of leaves, and the sun between them. */
export const dappledLight = (): Piece[] => [
  cast('dappled shade', { mode: 'multiply', paint: leafShade, sway: 0.012 }),
]

function leafShade(ctx: Pen['ctx']): void {
  const random = createRandom(71)
  ctx.fillStyle = '#fffbe8'
  ctx.fillRect(0, 0, WIDE, TALL)
  ctx.filter = 'blur(0.8px)'
  ctx.fillStyle = 'rgba(70,92,104,0.3)'
  for (let i = 0; i < LEAVES; i++) {
    ctx.beginPath()
    ctx.ellipse(
      random.next() * WIDE,
      random.next() * TALL,
      3 + random.next() * 4,
      1.6 + random.next() * 2,
      random.next() * 3.1,
      0,
      7,
    )
    ctx.fill()
  }
}

/** From one side: bright there, and soft shadow on the other. */
export const windowLight = (): Piece[] => [
  cast('shade away from the window', {
    mode: 'multiply',
    paint: across('#ffffff', '#f4e6d6', '#a8959c', '#6c5f78'),
  }),
  cast('light of the window', {
    mode: 'screen',
    paint: across('#8f7a52', '#33291a', '#000000', '#000000'),
  }),
]

/** From the left of the frame to its right. */
function across(...colours: readonly string[]): Layer['paint'] {
  return (ctx) => {
    const gradient = ctx.createLinearGradient(0, 0, WIDE, TALL * 0.4)
    colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour))
    ctx.fillStyle = gradient
    ctx.fillRect(0, 0, WIDE, TALL)
  }
}

const SLATS = 13
/** In the noir style they lie on every wall as it is. */
const BARS = { sway: 0.004, notIn: 'noir' } as const

/** Bars of light and shadow, slanting over the room and over whoever is in it. */
export const blindsLight = (): Piece[] => [
  cast('shadow of the blinds', {
    mode: 'multiply',
    paint: slats('#6b6276', '#fffaf0'),
    ...BARS,
  }),
  cast('light through the blinds', {
    mode: 'screen',
    paint: slats('#000000', '#40321a'),
    ...BARS,
  }),
]

function slats(dark: string, lit: string): Layer['paint'] {
  return (ctx) => {
    ctx.fillStyle = dark
    ctx.fillRect(0, 0, WIDE, TALL)
    ctx.filter = 'blur(0.9px)'
    ctx.transform(1, 0.16, 0, 1, 0, 0)
    ctx.fillStyle = lit
    const gap = (TALL * 1.3) / SLATS
    for (let i = -2; i < SLATS; i++) ctx.fillRect(-8, i * gap, WIDE + 16, gap * 0.56)
  }
}
