import type { PlaceContext } from '../../place.ts'
import type { Piece } from '../../../scene/scene.ts'
import { live } from '../../../paint/live.ts'
import { clear, darker, lighter } from './colour.ts'
import { seen } from './ground.ts'
import { cut, mark, rect, rounded, type Ink } from './paper.ts'

/** A seat with a head rest, seen from the side or from behind. */
export function seat(ink: Ink, b: { x: number; y?: number; height: number; colour: string }): void {
  const { x, y = 0, height: h, colour } = b
  mark(ink, '#5a5a64', rect(x - h * 0.2, y - h * 0.3, [h * 0.4, h * 0.3]))
  cut(
    ink,
    colour,
    rounded({ x: x - h * 0.3, y: y - h, width: h * 0.6, height: h * 0.72 }, h * 0.1),
    { shadow: 0.12, edge: 0.35 },
  )
  cut(
    ink,
    lighter(colour, 0.24),
    rounded({ x: x - h * 0.22, y: y - h * 1.02, width: h * 0.44, height: h * 0.22 }, h * 0.06),
    { shadow: 0.05 },
  )
  cut(
    ink,
    darker(colour, 0.16),
    rounded({ x: x - h * 0.32, y: y - h * 0.42, width: h * 0.64, height: h * 0.2 }, h * 0.08),
    { shadow: 0.08 },
  )
}

/** What is seen through the windows of something that travels: sky, and land that runs past. */
export function passingView(
  c: PlaceContext,
  how: {
    z: number
    half: number
    y: readonly [low: number, high: number]
    speed: number
    kind: 'land' | 'city' | 'clouds'
  },
): Piece {
  const random = c.random.fork('passing view')
  const shapes = Array.from({ length: 26 }, () => ({
    x: random.next(),
    high: random.between(0.2, 1),
    wide: random.between(0.6, 1.6),
  }))
  const [low, high] = how.y
  const upper = c.light.sky.at(1) ?? '#7ab8e0'
  const lower = c.light.sky.at(-1) ?? '#dceef4'
  const tone = seen(
    c.light,
    how.kind === 'city' ? '#8a93b0' : how.kind === 'clouds' ? '#ffffff' : '#7fae6a',
    12,
  )
  const near = seen(c.light, how.kind === 'city' ? '#5f6888' : '#5f9452', 6)
  return live({
    name: 'passing view',
    depth: how.z,
    draw(pen) {
      const a = pen.project(-how.half, high, how.z)
      const b = pen.project(how.half, low, how.z)
      const { ctx } = pen
      const width = b.x - a.x
      const height = b.y - a.y
      ctx.save()
      ctx.beginPath()
      ctx.rect(a.x, a.y, width, height)
      ctx.clip()
      const gradient = ctx.createLinearGradient(0, a.y, 0, b.y)
      gradient.addColorStop(0, upper)
      gradient.addColorStop(1, lower)
      ctx.fillStyle = gradient
      ctx.fillRect(a.x, a.y, width, height)
      for (const [i, shape] of shapes.entries()) {
        const layer = i % 2
        const x =
          a.x +
          (((((shape.x * 1.3 - (pen.t * how.speed * (1 + layer)) / 10) % 1.3) + 1.3) % 1.3) -
            0.15) *
            width
        drawShape(
          ctx,
          { ...shape, x, foot: b.y, height, layer },
          { kind: how.kind, tone: layer ? near : tone },
        )
      }
      ctx.restore()
    },
  })
}

interface Seen {
  readonly x: number
  readonly foot: number
  readonly height: number
  readonly layer: number
  readonly high: number
  readonly wide: number
}

function drawShape(
  ctx: Ink['ctx'],
  s: Seen,
  look: { kind: 'land' | 'city' | 'clouds'; tone: string },
): void {
  ctx.fillStyle = look.kind === 'clouds' ? clear(look.tone, 0.85) : look.tone
  ctx.beginPath()
  if (look.kind === 'city')
    ctx.rect(
      s.x,
      s.foot - s.height * (0.25 + 0.5 * s.high * (1 - s.layer * 0.4)),
      s.height * 0.28 * s.wide,
      s.height,
    )
  else if (look.kind === 'clouds')
    ctx.ellipse(
      s.x,
      s.foot - s.height * 0.8 * s.high + s.height * 0.3,
      s.height * 0.4 * s.wide,
      s.height * 0.13,
      0,
      0,
      7,
    )
  else
    ctx.ellipse(
      s.x,
      s.foot + s.height * 0.1,
      s.height * s.wide * (1.1 - s.layer * 0.5),
      s.height * (0.3 + 0.3 * s.high) * (1 - s.layer * 0.3),
      0,
      0,
      7,
    )
  ctx.fill()
}
