import { blot } from '../../scene/blot.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN } from '../easing.ts'

interface Planet {
  readonly colour: string
  readonly shade: string
  /** Its width and its way round, in shares of the box's height and of half its width. */
  readonly size: number
  readonly way: number
  /** Turns in ten seconds, and where it begins. */
  readonly pace: number
  readonly from: number
  readonly ring?: string
}

const PLANETS: readonly Planet[] = [
  { colour: '#b9a48c', shade: '#93806a', size: 0.03, way: 0.17, pace: 2, from: 0.1 },
  { colour: '#e8c583', shade: '#c79f5c', size: 0.045, way: 0.26, pace: 1.5, from: 0.55 },
  { colour: '#5aa7dd', shade: '#4f9a55', size: 0.05, way: 0.36, pace: 1.15, from: 0.8 },
  { colour: '#d9673f', shade: '#b04a2c', size: 0.04, way: 0.46, pace: 0.95, from: 0.3 },
  { colour: '#d9a877', shade: '#b9825a', size: 0.11, way: 0.6, pace: 0.6, from: 0.95 },
  {
    colour: '#e6cf9a',
    shade: '#c9ad74',
    size: 0.09,
    way: 0.75,
    pace: 0.45,
    from: 0.45,
    ring: '#c9b48c',
  },
  { colour: '#9fd6da', shade: '#79b6bd', size: 0.065, way: 0.88, pace: 0.33, from: 0.15 },
  { colour: '#4f74c9', shade: '#3a58a3', size: 0.06, way: 1, pace: 0.26, from: 0.68 },
]
/** How flat the ways are seen. */
const FLAT = 0.3

/** The sun in the middle, and the eight planets on their ways round it. */
export function orrery({ box }: { readonly box: Box }): Piece[] {
  const centre = box.height * 0.46
  const half = box.width * 0.46
  return [
    sky('ways', 12, (pen) => PLANETS.forEach((planet) => way(pen, planet, { centre, half }))),
    sky('far planets', 11, (pen) => turnRound(pen, { centre, half, box, near: false })),
    sky('sun', 10, (pen) => sun(pen, centre, box.height * 0.11)),
    sky('near planets', 9, (pen) => turnRound(pen, { centre, half, box, near: true })),
  ]
}

/** All of it lies on the acting line; the depth only tells what hides what. */
const sky = (name: string, depth: number, draw: (pen: Pen) => void): Piece => ({
  name: `orrery ${name}`,
  depth: () => depth / 100,
  draw: (pen) => {
    draw(pen)
    pen.ctx.globalAlpha = 1
  },
})

interface Middle {
  readonly centre: number
  readonly half: number
}

function way(pen: Pen, planet: Planet, { centre, half }: Middle): void {
  const { x, y, scale } = pen.project(0, centre, 0)
  const wide = half * planet.way * scale
  pen.ctx.globalAlpha = 0.35
  pen.ctx.strokeStyle = '#d8d4f0'
  pen.ctx.lineWidth = Math.max(1, 0.012 * scale)
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y, wide, wide * FLAT, 0, 0, TURN)
  pen.ctx.stroke()
}

function turnRound(pen: Pen, how: Middle & { readonly box: Box; readonly near: boolean }): void {
  for (const planet of PLANETS) {
    const turn = TURN * (planet.from + (pen.t * planet.pace) / 10)
    if (Math.sin(turn) < 0 === how.near) continue
    const wide = how.half * planet.way
    const at = pen.project(Math.cos(turn) * wide, how.centre - Math.sin(turn) * wide * FLAT, 0)
    ball(pen, planet, { ...at, r: (how.box.height * planet.size * at.scale) / 2 })
  }
}

interface Ball {
  readonly x: number
  readonly y: number
  readonly r: number
}

function ball({ ctx }: Pen, { colour, shade, ring }: Planet, { x, y, r }: Ball): void {
  blot(ctx, colour, [x, y, r])
  blot(ctx, shade, [x, y + r * 0.3, r * 0.94, r * 0.24])
  if (ring === undefined) return
  ctx.strokeStyle = ring
  ctx.lineWidth = r * 0.28
  ctx.beginPath()
  ctx.ellipse(x, y, r * 1.7, r * 0.5, -0.2, 0.1, Math.PI - 0.1)
  ctx.stroke()
}

function sun(pen: Pen, centre: number, radius: number): void {
  const { x, y, scale } = pen.project(0, centre, 0)
  for (const [share, colour, alpha] of [
    [2.1, '#ffb84a', 0.14],
    [1.5, '#ffb84a', 0.24],
    [1, '#f9a12e', 1],
    [0.84, '#fdc64a', 1],
    [0.6, '#fff0b0', 1],
  ] as const) {
    pen.ctx.globalAlpha = alpha
    blot(pen.ctx, colour, [x, y, radius * share * (1 + 0.02 * Math.sin(pen.t * 2)) * scale])
  }
}
