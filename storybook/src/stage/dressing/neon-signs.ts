import { pairs } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { clear, lighter } from '../places/kit/colour.ts'
import type { DressContext } from './dressing.ts'

const COLOURS = ['#ff3fa8', '#35e8ff', '#b06bff', '#ffcf4d', '#4dffc3'] as const

/** The colour of all the tubes, in hex, when the prompt names one. */
interface OneColour {
  readonly colour?: string
}

/** Tubes are brighter than the paper of that colour. */
const toned = (own: string = COLOURS[0], said?: string): string =>
  said === undefined ? own : lighter(said, 0.3)

/** Boxes of light on poles (or on the wall of a room), with pictures in tubes: no words that nobody asked for. */
export function neonSigns({
  box,
  place,
  random: chance,
  colour,
}: Pick<DressContext, 'box' | 'place' | 'random'> & OneColour): Piece[] {
  if (place.medium === 'space' || place.medium === 'air') return []
  const random = chance.fork(`neon signs ${place.id}`)
  const z = place.indoors ? 5 : 7.5
  const half = (box.width / 2) * ((12 + z) / 12)
  const shapes = [...SHAPES]
  return [-0.9, -0.64, 0.66, 0.92].map((share, index) => {
    const shape = shapes.splice(random.whole(0, shapes.length - 1), 1)[0] ?? drawBowl
    const tall = index % 3 === 0
    return sign({
      name: `neon sign ${index}`,
      x: half * share + random.between(-0.3, 0.3),
      z: z + (index % 2) * 0.8,
      foot: place.indoors ? box.height * 0.5 + random.between(-0.3, 0.3) : 0,
      pole: place.indoors ? 0 : random.between(1.7, 2.7),
      width: tall ? 1.25 : 1.9,
      height: tall ? 3 : 1.7,
      colour: toned(COLOURS[(index + random.whole(0, 1)) % COLOURS.length], colour),
      phase: random.between(0, 6),
      shape,
    })
  })
}

/** One sign alone, on a pole in the middle: it is what the film is about. */
export function neonSign({ box, colour }: Pick<DressContext, 'box'> & OneColour): Piece[] {
  const height = box.height * 0.4
  return [
    sign({
      name: 'neon sign alone',
      x: 0,
      z: 1.2,
      foot: 0,
      pole: box.height * 0.22,
      width: height * 1.25,
      height,
      colour: toned(COLOURS[0], colour),
      phase: 0,
      shape: drawHeart,
    }),
  ]
}

/** Signs on the houses behind a street, in all colours. */
export function neonOnHouses({
  box,
  random: chance,
  colour,
}: Pick<DressContext, 'box' | 'random'> & OneColour): Piece[] {
  const random = chance.fork('neon on houses')
  const z = 13.4
  const half = (box.width / 2) * ((12 + z) / 12)
  return [-0.78, -0.52, -0.3, -0.06, 0.18, 0.42, 0.62, 0.86].map((share, index) =>
    sign({
      name: `neon on house ${index}`,
      x: half * share + random.between(-0.3, 0.3),
      z,
      foot: random.between(3, 6.4),
      pole: 0,
      width: index % 2 ? 1.3 : 2.3,
      height: index % 2 ? 3 : 1.7,
      colour: toned(COLOURS[index % COLOURS.length], colour),
      phase: random.between(0, 6),
      shape: random.pick(SHAPES),
    }),
  )
}

type Shape = (ctx: SKRSContext2D) => void

interface Sign {
  readonly name: string
  readonly x: number
  readonly z: number
  readonly foot: number
  readonly pole: number
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly phase: number
  readonly shape: Shape
}

function sign(look: Sign): Piece {
  const { width, height, pole } = look
  const spill = 1.6
  return flat({
    name: look.name,
    x: look.x,
    y: look.foot,
    z: look.z,
    width: width + spill * 2,
    height: pole + height + spill,
    bleed: 0,
    tint: 0,
    haze: 0.1,
    shadow: 0.3,
    edge: 0,
    // A tube that is about to fail: now and then it dips.
    alpha: (t) =>
      Math.sin(t * 2.1 + look.phase) * Math.sin(t * 7.3 + look.phase) > 0.86 ? 0.7 : 1,
    draw: (ctx) => {
      drawHalo(ctx, look)
      ctx.fillStyle = '#150c30'
      if (pole > 0) ctx.fillRect(-0.09, -pole, 0.18, pole)
      ctx.beginPath()
      ctx.roundRect(-width / 2, -pole - height, width, height, 0.16)
      ctx.fill()
      tube(ctx, look.colour, 0.07)
      ctx.translate(0, -pole - height / 2)
      const size = Math.min(width, height) * 0.36
      for (const at of height > width * 1.5 ? [-0.27, 0.27] : [0]) {
        ctx.save()
        ctx.translate(0, at * height)
        ctx.scale(size, size)
        ctx.beginPath()
        look.shape(ctx)
        tube(ctx, at > 0 ? '#fff2d8' : look.colour, 0.13)
        ctx.restore()
      }
    },
  })
}

function drawHalo(ctx: SKRSContext2D, { width, height, pole, colour }: Sign): void {
  const y = -pole - height / 2
  const reach = Math.max(width, height) / 2 + 1.5
  const halo = ctx.createRadialGradient(0, y, 0.2, 0, y, reach)
  halo.addColorStop(0, clear(colour, 0.6))
  halo.addColorStop(0.5, clear(colour, 0.2))
  halo.addColorStop(1, clear(colour, 0))
  ctx.fillStyle = halo
  ctx.fillRect(-reach, y - reach, reach * 2, reach * 2)
}

/** The path so far as a glass tube: a wide soft glow, the colour, a white core. */
function tube(ctx: SKRSContext2D, colour: string, thick: number): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const [width, paint] of [
    [thick * 3.6, clear(colour, 0.28)],
    [thick * 1.5, colour],
    [thick * 0.5, '#fffafc'],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = paint
    ctx.stroke()
  }
}

const drawBowl: Shape = (ctx) => {
  ctx.moveTo(-0.9, 0)
  ctx.lineTo(0.9, 0)
  ctx.arc(0, 0, 0.9, 0, Math.PI)
  for (const x of [-0.4, 0, 0.4]) {
    ctx.moveTo(x, -0.25)
    ctx.quadraticCurveTo(x + 0.22, -0.5, x, -0.7)
  }
}

const drawFish: Shape = (ctx) => {
  ctx.moveTo(-0.9, 0)
  ctx.quadraticCurveTo(-0.2, -0.75, 0.5, 0)
  ctx.lineTo(0.95, -0.45)
  ctx.lineTo(0.95, 0.45)
  ctx.lineTo(0.5, 0)
  ctx.quadraticCurveTo(-0.2, 0.75, -0.9, 0)
}

const drawHeart: Shape = (ctx) => {
  ctx.moveTo(0, 0.8)
  ctx.bezierCurveTo(-1.3, -0.1, -0.8, -1, 0, -0.4)
  ctx.bezierCurveTo(0.8, -1, 1.3, -0.1, 0, 0.8)
}

const drawBolt: Shape = (ctx) => {
  for (const [x, y] of pairs(
    '0.2 -0.95, -0.5 0.15, 0 0.15, -0.2 0.95, 0.5 -0.15, 0 -0.15, 0.2 -0.95',
  ))
    ctx.lineTo(x, y)
}

const drawMoon: Shape = (ctx) => {
  ctx.arc(0, 0, 0.85, 0.9, 5.4)
  ctx.quadraticCurveTo(-0.25, 0, 0.53, 0.66)
}

const drawGlass: Shape = (ctx) => {
  ctx.moveTo(-0.8, -0.8)
  ctx.lineTo(0.8, -0.8)
  ctx.lineTo(0, 0.1)
  ctx.closePath()
  ctx.moveTo(0, 0.1)
  ctx.lineTo(0, 0.85)
  ctx.moveTo(-0.4, 0.85)
  ctx.lineTo(0.4, 0.85)
}

const drawArrow: Shape = (ctx) => {
  ctx.moveTo(-0.85, 0)
  ctx.lineTo(0.8, 0)
  ctx.moveTo(0.2, -0.6)
  ctx.lineTo(0.85, 0)
  ctx.lineTo(0.2, 0.6)
}

const drawFlower: Shape = (ctx) => {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 - 1.57
    ctx.moveTo(0, 0)
    ctx.ellipse(Math.cos(angle) * 0.5, Math.sin(angle) * 0.5, 0.45, 0.26, angle, 0, 7)
  }
}

const SHAPES: readonly Shape[] = [
  drawBowl,
  drawFish,
  drawHeart,
  drawBolt,
  drawMoon,
  drawGlass,
  drawArrow,
  drawFlower,
]
