import type { PlaceContext } from '../../../place.ts'
import type { Piece } from '../../../../scene/scene.ts'
import { live } from '../../../../paint/pieces/live.ts'
import { darker, lighter } from '../colour.ts'
import { seen } from '../nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Rect } from '../shapes.ts'

/** A seat with a head rest, seen from the side or from behind. */
export function seat(ink: Ink, b: { x: number; y?: number; height: number; colour: string }): void {
  const { x, y = 0, height: h, colour } = b
  mark(ink, '#5a5a64').rect(x - h * 0.2, y - h * 0.3, [h * 0.4, h * 0.3])
  cut(ink, colour, [0.12, 0.35]).rounded([x - h * 0.3, y - h, h * 0.6, h * 0.72], h * 0.1)
  cut(ink, lighter(colour, 0.24), 0.05).rounded(
    [x - h * 0.22, y - h * 1.02, h * 0.44, h * 0.22],
    h * 0.06,
  )
  cut(ink, darker(colour, 0.16), 0.08).rounded(
    [x - h * 0.32, y - h * 0.42, h * 0.64, h * 0.2],
    h * 0.08,
  )
}

interface View {
  readonly z: number
  readonly half: number
  readonly y: readonly [low: number, high: number]
  readonly speed: number
  readonly kind: 'land' | 'city' | 'clouds'
}

const TONES = {
  land: ['#7fae6a', '#5f9452'],
  city: ['#8a93b0', '#5f6888'],
  clouds: ['#ffffff', '#f4f8fc'],
} as const

/** What is seen through the windows of something that travels: sky, and land that runs past. */
export function passingView(c: PlaceContext, how: View): Piece {
  const random = c.random.fork('passing view')
  const shapes = Array.from({ length: 26 }, () => ({
    x: random.next(),
    high: random.between(0.2, 1),
    wide: random.between(0.6, 1.6),
  }))
  const [far, near] = TONES[how.kind].map((tone, i) => seen(c.light, tone, 12 - i * 6))
  return live({ name: 'passing view', depth: how.z }, (pen) => {
    const a = pen.project(-how.half, how.y[1], how.z)
    const b = pen.project(how.half, how.y[0], how.z)
    const pane = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y }
    pen.ctx.save()
    paintSky(c, pen.ctx, pane)
    for (const [i, shape] of shapes.entries()) {
      const layer = i % 2
      const run = shape.x * 1.3 - (pen.t * how.speed * (1 + layer)) / 10
      const x = pane.x + ((((run % 1.3) + 1.3) % 1.3) - 0.15) * pane.width
      pen.ctx.fillStyle = (layer ? near : far) ?? '#ffffff'
      drawShape(pen.ctx, { ...shape, x, foot: b.y, height: pane.height, layer }, how.kind)
    }
    pen.ctx.restore()
  })
}

/** Clips to the pane and fills it with the light's sky. */
function paintSky(c: PlaceContext, ctx: Ink['ctx'], pane: Rect): void {
  ctx.beginPath()
  ctx.rect(pane.x, pane.y, pane.width, pane.height)
  ctx.clip()
  const gradient = ctx.createLinearGradient(0, pane.y, 0, pane.y + pane.height)
  gradient.addColorStop(0, c.light.sky.at(1) ?? '#7ab8e0')
  gradient.addColorStop(1, c.light.sky.at(-1) ?? '#dceef4')
  ctx.fillStyle = gradient
  ctx.fillRect(pane.x, pane.y, pane.width, pane.height)
}

interface Seen {
  readonly x: number
  readonly foot: number
  readonly height: number
  readonly layer: number
  readonly high: number
  readonly wide: number
}

function drawShape(ctx: Ink['ctx'], s: Seen, kind: View['kind']): void {
  const { x, foot, height: h, layer, high, wide } = s
  ctx.beginPath()
  if (kind === 'city') {
    const tall = h * (0.25 + 0.5 * high * (1 - layer * 0.4))
    ctx.rect(x, foot - tall, h * 0.28 * wide, h)
  } else if (kind === 'clouds') {
    ctx.ellipse(x, foot - h * (0.8 * high - 0.3), h * 0.4 * wide, h * 0.13, 0, 0, 7)
  } else {
    const rise = h * (0.3 + 0.3 * high) * (1 - layer * 0.3)
    ctx.ellipse(x, foot + h * 0.1, h * wide * (1.1 - layer * 0.5), rise, 0, 0, 7)
  }
  ctx.fill()
}

/** A hole in the wall, through which the view behind it is seen, with its frame. */
export function opening(
  ink: Ink,
  pane: Rect & { readonly radius: number; readonly frame: string; readonly edge: number },
): void {
  const hole = [pane.x, pane.y, pane.width, pane.height] as const
  ink.ctx.save()
  ink.ctx.globalCompositeOperation = 'destination-out'
  mark(ink, '#000000').rounded(hole, pane.radius)
  ink.ctx.restore()
  stroke(ink, pane.frame, pane.edge).rounded(hole, pane.radius)
}

/** A pole from the floor to the ceiling, to hold on to. */
export function holdPole(ink: Ink, p: { x: number; width: number; colour: string }): void {
  stroke(ink, p.colour, p.width).line([p.x, 0], [p.x, ink.top])
}

/** A rail below the ceiling with a loop at each of these places. */
export function strapRail(
  ink: Ink,
  rail: { y: number; width: number; colour: string; loop: number; at: readonly number[] },
): void {
  const { y, loop } = rail
  stroke(ink, rail.colour, rail.width).line([ink.left, y], [ink.right, y])
  for (const x of rail.at)
    stroke(ink, '#33363f', loop * 0.4).shape((ctx) => {
      ctx.moveTo(x, y)
      ctx.lineTo(x, y + 2.4 * loop)
      ctx.arc(x, y + 3.4 * loop, loop, -1.57, 4.7)
    })
}
