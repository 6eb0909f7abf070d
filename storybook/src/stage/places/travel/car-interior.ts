import { live } from '../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { passingView, seat } from '../kit/indoors/vehicle-room.ts'
import { seen } from '../kit/nature/ground.ts'
import { cut, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'

const LEATHER = '#8a5f48'
const DASH = '#3f434f'
/** Of the windscreen: its lower and its upper edge, and where the road vanishes. */
const [SILL, ROOF, HORIZON] = [2.5, 6.1, 4.1]

/** A car as one sees it from the back seat: the road comes through the windscreen, the wheel turns by itself. */
export const carInteriorPlace = interior({
  id: 'car-interior',
  sounds: { traffic: 0.5 },
  wall: { style: 'plain', colour: '#4a4e5a' },
  floor: { pattern: 'plain', colour: '#3a3d47', other: '#3a3d47' },
  ceiling: '#d9d0c2',
  height: 6.9,
  depth: 3.6,
  near: null,
  lamps: null,
  back: (ink, fit) => {
    windscreen(ink)
    dashboard(ink, fit)
    mirror(ink)
  },
  glow: (ink, fit) => dials(ink, fit),
  middle: (ink, fit) => {
    for (const d of [-1, 1])
      seat(ink, { x: d * ink.half * 0.56, height: 4 * Math.max(0.7, fit), colour: LEATHER })
  },
  alive: (c, { half, depth }) => [
    passingView(c, { z: depth + 0.04, half, y: [HORIZON, ROOF + 0.8], speed: 0.12, kind: 'land' }),
    road(c, { half, z: depth + 0.03 }),
  ],
})

/** The windscreen and the side windows are holes; what is seen runs behind them. */
function windscreen(ink: Ink): void {
  const w = ink.half
  const panes = [
    polygon([-w * 0.8, -SILL], [-w * 0.68, -ROOF], [w * 0.68, -ROOF], [w * 0.8, -SILL]),
    polygon([-w, -SILL - 0.2], [-w, -ROOF], [-w * 0.76, -ROOF], [-w * 0.87, -SILL - 0.2]),
    polygon([w, -SILL - 0.2], [w, -ROOF], [w * 0.76, -ROOF], [w * 0.87, -SILL - 0.2]),
  ]
  for (const pane of panes) {
    ink.ctx.save()
    ink.ctx.globalCompositeOperation = 'destination-out'
    mark(ink, '#000000').shape(pane)
    ink.ctx.restore()
    stroke(ink, '#2f323c', 0.2).shape(pane)
  }
}

function dashboard(ink: Ink, fit: number): void {
  const w = ink.half
  cut(ink, turned(ink, DASH, { span: [-w, w] }), [0.2, 0.4]).path(
    { w },
    `M-1 0L-1 -${SILL}Q-0.5 -3.05 0 -2.75Q0.5 -3.05 1 -${SILL}L1 0Z`,
  )
  mark(ink, lighter(DASH, 0.14)).rounded([-w * 0.9, -1.9, w * 1.8, 0.12], 0.05)
  for (const x of [-0.86, -0.16, 0.2, 0.86]) {
    mark(ink, darker(DASH, 0.4)).rounded([x * w - 0.5 * fit, -2.35, fit, 0.34], 0.1)
    for (let i = -2; i <= 2; i++)
      stroke(ink, lighter(DASH, 0.2), 0.03).line(
        [x * w + i * 0.16 * fit, -2.3],
        [x * w + i * 0.16 * fit, -2.06],
      )
  }
  cut(ink, '#23262e', 0.08).rounded([-1.1 * fit, -1.75, 2.2 * fit, 1.2], 0.12)
  cut(ink, darker(DASH, 0.2), 0.08).rounded([w * 0.3, -1.6, w * 0.4, 0.9], 0.14)
  mark(ink, '#c9ccd4').rounded([w * 0.46, -1.25, w * 0.08, 0.12], 0.05)
  wheel(ink, -w * 0.46, fit)
}

/** The steering wheel before its dials. */
function wheel(ink: Ink, x: number, fit: number): void {
  const r = 1.5 * Math.max(0.7, fit)
  cut(ink, '#23262e', 0.08).oval(x, -2.5, [r * 0.95, r * 0.5])
  stroke(ink, '#1d2028', 0.3).disc(x, -2, r)
  stroke(ink, '#4f5462', 0.08).disc(x, -2, r)
  stroke(ink, '#1d2028', 0.24).line([x - r, -2], [x + r, -2])
  stroke(ink, '#1d2028', 0.24).line([x, -2], [x, -2 + r])
  cut(ink, '#33363f', 0.06).disc(x, -2, r * 0.34)
  mark(ink, '#c9ccd4').disc(x, -2, r * 0.1)
}

/** The mirror shows the road behind; something dangles from it. */
function mirror(ink: Ink): void {
  stroke(ink, '#2f323c', 0.14).line([0, -ROOF], [0, -ROOF + 0.4])
  cut(ink, '#2f323c', [0.1, 0.3]).rounded([-1.1, -ROOF + 0.3, 2.2, 0.72], 0.2)
  mark(ink, '#a9cfe0').rounded([-0.98, -ROOF + 0.4, 1.96, 0.52], 0.14)
  mark(ink, '#8a8d96').polygon([-0.5, -ROOF + 0.92], [-0.08, -ROOF + 0.62], [0.3, -ROOF + 0.92])
  stroke(ink, '#e9e2d0', 0.04).line([0.2, -ROOF + 1], [0.2, -ROOF + 1.5])
  cut(ink, '#4f9a5c', 0.05).polygon([0.2, -ROOF + 1.4], [-0.1, -ROOF + 2.1], [0.5, -ROOF + 2.1])
}

function dials(ink: Ink, fit: number): void {
  const x = -ink.half * 0.46
  for (const d of [-0.56, 0.56]) {
    stroke(ink, '#bfe6f2', 0.05).disc(x + d * fit, -2.66, 0.34 * fit)
    stroke(ink, '#ff8a5c', 0.05).line([x + d * fit, -2.66], [x + (d + 0.2) * fit, -2.84])
  }
  mark(ink, '#7ac8e0').rounded([-0.9 * fit, -1.6, 1.8 * fit, 0.7], 0.06)
  stroke(ink, '#ffffff', 0.07).path(
    { x: 0, y: -1.3, w: fit, h: 0.4 },
    'M-0.7 0.4L-0.2 -0.2L0.3 0.2L0.7 -0.5',
  )
  for (const at of [-0.6, 0, 0.6]) mark(ink, '#ffcf7d').disc(at * fit, -0.75, 0.09)
}

/** The road ahead: its dashes and the trees beside it come nearer. */
function road(c: PlaceContext, { half, z }: { readonly half: number; readonly z: number }): Piece {
  const [grass = '', tar = '', line = '', tree = '', trunk = ''] = [
    '#86b25c',
    '#5c5f6e',
    '#f2ecdc',
    '#4f8a4c',
    '#6b4f3a',
  ].map((tone) => seen(c.light, tone, 6))
  return live({ name: 'road ahead', depth: z }, (pen) => {
    const { ctx } = pen
    const at = (x: number, y: number) => pen.project(x, y, z)
    const [a, b] = [at(-half, HORIZON), at(half, SILL - 0.6)]
    ctx.save()
    ctx.beginPath()
    const top = at(0, ROOF + 0.8).y
    ctx.rect(a.x, top, b.x - a.x, b.y - top)
    ctx.clip()
    ctx.fillStyle = grass
    ctx.fillRect(a.x, a.y, b.x - a.x, b.y - a.y)
    strip(pen, { z, half, colour: tar, from: [0, 1], sides: [-0.62, 0.62] })
    for (let i = 0; i < 7; i++) {
      const near = ((i / 7 + pen.t * 0.22) % 1) ** 2.4
      strip(pen, { z, half, colour: line, from: [near, near * 1.3 + 0.01], sides: [-0.02, 0.02] })
    }
    for (let i = 0; i < 8; i++) {
      const near = ((i / 8 + pen.t * 0.11) % 1) ** 2.4
      const side = i % 2 ? 1 : -1
      const foot = at(side * half * (0.05 + near), HORIZON - near * (HORIZON - SILL + 0.6))
      const tall = foot.scale * (0.1 + near * 5)
      ctx.fillStyle = trunk
      ctx.fillRect(foot.x - tall * 0.06, foot.y - tall * 0.5, tall * 0.12, tall * 0.5)
      ctx.fillStyle = tree
      ctx.beginPath()
      ctx.arc(foot.x, foot.y - tall * 0.72, tall * 0.36, 0, 7)
      ctx.fill()
    }
    ctx.restore()
  })
}

interface Strip {
  readonly z: number
  readonly half: number
  readonly colour: string
  /** From where to where towards us: 0 is the horizon, 1 the bonnet. */
  readonly from: readonly [far: number, near: number]
  readonly sides: readonly [left: number, right: number]
}

function strip(pen: Pen, { z, half, colour, from: [far, near], sides: [l, r] }: Strip): void {
  const drop = HORIZON - SILL + 0.6
  const { ctx } = pen
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const [share, side] of [
    [far, l],
    [far, r],
    [near, r],
    [near, l],
  ] as const) {
    const { x, y } = pen.project(side * half * (0.03 + share), HORIZON - share * drop, z)
    ctx.lineTo(x, y)
  }
  ctx.fill()
}
