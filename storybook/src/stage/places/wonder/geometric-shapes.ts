import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { darker, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const GLOWING = ['#ff4fa3', '#37e0ff', '#ffd84a', '#8f6bff', '#5dff9b'] as const
const PAPER = ['#f4b6a6', '#a9d5c4', '#f6dd9a', '#b7bfe6', '#e7b4cf'] as const
const NEON = /\b(?:neon|glow\w*|light|lines?|black|dark|laser|wire\w*)\b/u
/** Corners of the shapes; none: a circle. */
const CORNERS = [3, 0, 4, 6, 5, 3, 4, 0, 6] as const

/** Triangles, circles, squares and hexagons that turn: drawn in light on black, or cut of pale paper. */
export const geometricShapesPlace = place({
  id: 'geometric-shapes',
  ...NOWHERE,
  set: (c) => {
    const neon = NEON.test(c.words)
    const colours = coloursIn(c.words.replace(/\b(?:black|dark)\b/gu, ''), neon ? GLOWING : PAPER)
    const seed = Math.floor(c.random.fork('shapes').between(1, 1e6))
    return [
      neon ? backdrop('#0b0a14', '#15112a') : backdrop('#fbf6ee', '#efe4da'),
      ...CORNERS.map((corners, number) =>
        shape({
          number,
          corners,
          colour: colours[number % colours.length] ?? GLOWING[0],
          seed,
          neon,
          morphs: /\bmorphing\b/u.test(c.words),
        }),
      ),
    ]
  },
})

interface Shape {
  readonly number: number
  readonly corners: number
  readonly colour: string
  readonly seed: number
  readonly neon: boolean
  readonly morphs: boolean
}

function shape({ number, corners, colour, seed, neon, morphs }: Shape): Piece {
  const chance = dice(seed, number)
  const [column, row] = [number % 3, Math.floor(number / 3)]
  return live({ name: `shape ${number}`, depth: 20 - number }, ({ ctx, width, height, t }) => {
    const size = height * (0.13 + 0.05 * chance(1)) * (1 + 0.08 * Math.sin(t * 0.9 + number))
    ctx.save()
    ctx.translate(
      width * (0.2 + 0.3 * column + 0.05 * chance(2)),
      height * (0.2 + 0.3 * row + 0.05 * chance(3) + 0.02 * Math.sin(t * 0.7 + number * 2)),
    )
    ctx.rotate((number % 2 ? -1 : 1) * t * 0.35 + number)
    if (morphs) between(ctx, t * 0.55 + number * 0.37, size * (1 + 0.12 * Math.sin(t * 3)))
    else outline(ctx, corners, size)
    if (neon) drawn(ctx, { colour, size, t: t + number })
    else cut(ctx, colour, size)
    ctx.restore()
  })
}

type Context = Parameters<Parameters<typeof live>[1]>[0]['ctx']

function outline(ctx: Context, corners: number, size: number): void {
  ctx.beginPath()
  if (corners === 0) ctx.arc(0, 0, size, 0, Math.PI * 2)
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * Math.PI * 2
    ctx.lineTo(Math.cos(angle) * size, Math.sin(angle) * size)
  }
  ctx.closePath()
}

/** How far the edge of a figure with so many corners is in a direction; none: a circle. */
function edge(corners: number, angle: number): number {
  if (corners === 0) return 1
  const part = (Math.PI * 2) / corners
  return Math.cos(part / 2) / Math.cos((angle % part) - part / 2)
}

/** One figure on its way to the next; it rests a while as each. */
function between(ctx: Context, way: number, size: number): void {
  const step = Math.floor(way)
  const [from = 0, to = 0] = [CORNERS[step % CORNERS.length], CORNERS[(step + 1) % CORNERS.length]]
  const share = Math.min(1, Math.max(0, (way - step) * 2 - 0.6))
  ctx.beginPath()
  for (let at = 0; at < 96; at++) {
    const angle = (at / 96) * Math.PI * 2
    const far = size * (edge(from, angle) * (1 - share) + edge(to, angle) * share)
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  ctx.closePath()
}

/** A tube of light that draws itself, is whole for a while, and begins anew. */
function drawn(
  ctx: Context,
  { colour, size, t }: { readonly colour: string; readonly size: number; readonly t: number },
): void {
  const round = size * 6.4
  ctx.setLineDash([round * Math.min(1, ((t * 0.3) % 1.6) + 0.25), round])
  ctx.lineCap = 'round'
  ctx.shadowColor = colour
  ctx.shadowBlur = size * 0.35
  for (const [wide, tone] of [
    [0.09, colour],
    [0.035, lighter(colour, 0.3)],
  ] as const) {
    ctx.lineWidth = size * wide
    ctx.strokeStyle = tone
    ctx.stroke()
  }
}

function cut(ctx: Context, colour: string, size: number): void {
  ctx.shadowColor = 'rgba(60,40,50,0.3)'
  ctx.shadowBlur = size * 0.14
  ctx.shadowOffsetY = size * 0.07
  ctx.fillStyle = colour
  ctx.fill()
  ctx.shadowColor = 'transparent'
  ctx.strokeStyle = darker(colour, 0.1)
  ctx.lineWidth = size * 0.03
  ctx.stroke()
}
