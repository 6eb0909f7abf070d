import { blot } from '../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Shot } from '../../../plan/plan.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'

type Effect = Shot['camera']['effects'][number]

/** Before everything, even the light on the picture. */
const NEAREST = -11.4
/** How large it is when the film starts, and how fast the camera comes near, a second. */
const [START, SPEED] = [0.52, 0.95]
/** So large that the frame is inside it, in any shape of the frame. */
const THROUGH = 9

/** What surrounds an opening: it is drawn in heights of the frame about its middle. */
interface Look {
  readonly around: string
  /** The opening. */
  readonly hole: (ctx: SKRSContext2D) => void
  /** What is seen of the wall or the door. */
  readonly trim: (ctx: SKRSContext2D) => void
  readonly held: Held
}

/** Who only looks through it comes no nearer: how large it is, how much wider, how much lower. */
type Held = readonly [scale: number, wider: number, lower: number]

/** The eye is close to a small hole; a door is seen whole. */
const CLOSE: Held = [3.7, 1.6, 0.34]
const WHOLE: Held = [1.32, 2, 0.03]

const LOOKS: Readonly<Partial<Record<Effect, Look>>> = {
  'through-keyhole': { around: '#5b3a26', hole: keyhole, trim: plate, held: CLOSE },
  'through-window': { around: '#a78a6c', hole: pane, trim: frame, held: WHOLE },
  'through-door': { around: '#8c7a66', hole: doorway, trim: jambs, held: WHOLE },
  'through-hole': { around: '#2b2530', hole: round, trim: rings, held: CLOSE },
}

/** The camera comes through an opening: it grows until what is behind it fills the frame. */
export function portalOf({ effects, move }: Shot['camera']): Piece[] {
  if (effects.includes('through-clouds')) return [clouds()]
  const look = effects.map((effect) => LOOKS[effect]).find(Boolean)
  return look ? [opening(look, move === 'static')] : []
}

function growth(t: number): number {
  return START * Math.exp(SPEED * t + 0.16 * t * t)
}

function opening({ around, hole, trim, held: still }: Look, held: boolean): Piece {
  return {
    name: 'opening',
    depth: () => NEAREST,
    draw(pen) {
      const [scale, wider, lower] = held ? still : [growth(pen.t), 1, 0]
      if (scale > THROUGH) return
      const { ctx, width, height, spare } = pen
      const fit = still === WHOLE ? Math.min(wider, (1.4 * width) / height) : wider
      ctx.save()
      ctx.translate(width / 2, height * (0.5 + lower))
      ctx.scale(height * scale * fit, height * scale)
      const reach = (width + height + 2 * spare) / (height * scale)
      ctx.fillStyle = around
      ctx.beginPath()
      ctx.rect(-reach, -reach, 2 * reach, 2 * reach)
      hole(ctx)
      ctx.fill('evenodd')
      trim(ctx)
      ctx.restore()
    },
  }
}

function keyhole(ctx: SKRSContext2D): void {
  ctx.moveTo(0.062, -0.02)
  ctx.arc(0, -0.11, 0.11, 0.96, Math.PI - 0.96, true)
  ctx.lineTo(-0.12, 0.25)
  ctx.lineTo(0.12, 0.25)
  ctx.closePath()
}

/** A brass plate with two screws on a door of planks. */
function plate(ctx: SKRSContext2D): void {
  ctx.fillStyle = 'rgba(30,16,8,0.5)'
  for (let x = -3; x <= 3; x += 0.34) ctx.fillRect(x + 0.16, -4, 0.012, 8)
  ctx.fillStyle = '#c9983c'
  ctx.beginPath()
  ctx.roundRect(-0.24, -0.42, 0.48, 0.86, 0.22)
  keyhole(ctx)
  ctx.fill('evenodd')
  ctx.strokeStyle = '#f0cf7a'
  ctx.lineWidth = 0.014
  ctx.beginPath()
  ctx.roundRect(-0.22, -0.4, 0.44, 0.82, 0.2)
  ctx.stroke()
  ctx.strokeStyle = '#6f4d18'
  ctx.lineWidth = 0.018
  ctx.beginPath()
  keyhole(ctx)
  ctx.stroke()
  ctx.fillStyle = '#8d6524'
  for (const y of [-0.34, 0.35]) {
    ctx.beginPath()
    ctx.arc(0, y, 0.03, 0, 7)
    ctx.fill()
  }
}

function pane(ctx: SKRSContext2D): void {
  ctx.rect(-0.3, -0.32, 0.6, 0.6)
}

/** A window whose wings are open, with its sill. */
function frame(ctx: SKRSContext2D): void {
  ctx.strokeStyle = '#f6efe2'
  ctx.lineWidth = 0.05
  ctx.strokeRect(-0.315, -0.335, 0.63, 0.63)
  ctx.fillStyle = '#e4d8c2'
  ctx.fillRect(-0.4, 0.28, 0.8, 0.06)
  for (const side of [-1, 1]) {
    ctx.fillStyle = 'rgba(190,222,236,0.75)'
    ctx.strokeStyle = '#f6efe2'
    ctx.lineWidth = 0.024
    ctx.beginPath()
    ctx.moveTo(side * 0.34, -0.32)
    ctx.lineTo(side * 0.52, -0.38)
    ctx.lineTo(side * 0.52, 0.34)
    ctx.lineTo(side * 0.34, 0.28)
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
  }
}

function doorway(ctx: SKRSContext2D): void {
  ctx.roundRect(-0.22, -0.36, 0.44, 0.78, [0.2, 0.2, 0, 0])
}

/** Jambs of stone, and the wings of the door that stand open. */
function jambs(ctx: SKRSContext2D): void {
  ctx.strokeStyle = '#d8c8ac'
  ctx.lineWidth = 0.05
  ctx.beginPath()
  ctx.roundRect(-0.245, -0.385, 0.49, 0.83, [0.22, 0.22, 0, 0])
  ctx.stroke()
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#6b4329'
    ctx.beginPath()
    ctx.moveTo(side * 0.27, -0.34)
    ctx.lineTo(side * 0.45, -0.26)
    ctx.lineTo(side * 0.45, 0.5)
    ctx.lineTo(side * 0.27, 0.44)
    ctx.fill()
    blot(ctx, '#c9983c', [side * 0.41, 0.12, 0.022])
  }
}

function round(ctx: SKRSContext2D): void {
  ctx.moveTo(0.3, 0)
  ctx.arc(0, 0, 0.3, 0, Math.PI * 2)
}

/** Walls that come towards us, ring after ring. */
function rings(ctx: SKRSContext2D): void {
  ctx.lineWidth = 0.05
  for (let i = 1; i < 9; i++) {
    const radius = 0.3 * 1.36 ** i
    ctx.lineWidth = radius * 0.1
    ctx.strokeStyle = i % 2 === 0 ? 'rgba(120,104,112,0.5)' : 'rgba(70,58,70,0.7)'
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, 7)
    ctx.stroke()
  }
}

const PUFFS = 26

/** Clouds that part to all sides. */
function clouds(): Piece {
  return {
    name: 'parting clouds',
    depth: () => NEAREST,
    draw(pen) {
      const scale = growth(pen.t)
      if (scale > THROUGH) return
      for (let i = 0; i < PUFFS; i++) puff(pen, i, scale)
    },
  }
}

function puff({ ctx, width, height }: Pen, i: number, scale: number): void {
  const angle = i * 2.399
  const away = (0.24 + 0.03 * i) * scale
  const size = height * (0.24 + 0.012 * i) * Math.max(0.8, scale)
  const [x, y] = [
    width / 2 + Math.cos(angle) * away * width * 0.9,
    height / 2 + Math.sin(angle) * away * height * 1.2,
  ]
  const soft = ctx.createRadialGradient(x, y, size * 0.2, x, y, size)
  soft.addColorStop(0, i % 2 === 0 ? 'rgba(255,255,255,0.96)' : 'rgba(232,240,248,0.95)')
  soft.addColorStop(0.7, 'rgba(240,246,252,0.7)')
  soft.addColorStop(1, 'rgba(240,246,252,0)')
  ctx.fillStyle = soft
  ctx.fillRect(x - size, y - size, size * 2, size * 2)
}
