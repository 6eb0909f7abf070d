import { blot } from '../../scene/blot.ts'
import { quads } from '../../scene/rows.ts'
import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { moving } from '../places/kit/alive.ts'
import { clear } from '../places/kit/colour.ts'
import { riverMiddle } from '../places/kit/nature/waterside.ts'
import { extentAt } from '../places/kit/plane.ts'

const MANY = 46
const TONES = ['#ffb45a', '#ffd27a', '#ff9a5c', '#ffe3a0'] as const

type Ctx = Parameters<Parameters<typeof moving>[2]>[0]

/** Paper lanterns that float on the water with the current, each with its light on it. */
export const lanternsAfloat = (context: PlaceContext): Piece[] =>
  afloat(context, (ctx, { tone, t, phase }) =>
    draw(ctx, TONES[tone % TONES.length]!, 0.86 + 0.14 * Math.sin(t * 3 + phase)),
  )

const LEAVES = ['#d9702c', '#e7a53a', '#b9482a', '#c98b2f', '#a63c28'] as const
const GREEN = ['#6fa84a', '#8fbf5a', '#5c9440'] as const
const PETALS = ['#f4a9c4', '#fbd3e0', '#ffffff', '#ee8fb2'] as const

/** Leaves that lie on the water: red and golden, unless it is spring or summer. */
export const leavesAfloat = (context: PlaceContext): Piece[] => {
  const green = context.season === 'spring' || context.season === 'summer'
  return lying(context, green ? GREEN : LEAVES, 1.5)
}

export const petalsAfloat = (context: PlaceContext): Piece[] => lying(context, PETALS, 1)

/** What is flat and lies on the water, seen from its side. */
function lying(context: PlaceContext, tones: readonly string[], long: number): Piece[] {
  return afloat(context, (ctx, { tone, t, phase }) => {
    ctx.rotate(0.12 * Math.sin(t * 0.8 + phase))
    ctx.fillStyle = 'rgba(30,60,80,0.25)'
    leaf(ctx, { long, lift: 0.1 })
    ctx.fillStyle = tones[tone % tones.length] ?? LEAVES[0]
    leaf(ctx, { long, lift: 0 })
  })
}

function leaf(ctx: Ctx, { long, lift }: { readonly long: number; readonly lift: number }): void {
  ctx.beginPath()
  ctx.moveTo(-0.3 * long, lift)
  ctx.quadraticCurveTo(0, lift - 0.26, 0.32 * long, lift - 0.06)
  ctx.quadraticCurveTo(0.06, lift + 0.2, -0.3 * long, lift)
  ctx.fill()
}

interface Floating {
  readonly tone: number
  readonly t: number
  readonly phase: number
}

/** Many of a kind on the water, each with a tone and a phase of its own. */
function afloat(context: PlaceContext, paint: (ctx: Ctx, how: Floating) => void): Piece[] {
  const random = context.random.fork('lanterns afloat')
  const narrow = /\b(river|stream|canal|creek|brook)\b/u.test(context.words)
  return Array.from({ length: MANY }, (_, index) => {
    const z = narrow ? 26 * random.next() ** 1.5 - 3 : random.between(5, 22)
    const across = random.between(-1, 1)
    const x = narrow
      ? riverMiddle((z + 5) / 39) + across * 2.4
      : across * extentAt(context.box, z).half * 1.05
    const tone = Math.floor(random.between(0, 12))
    const phase = random.between(0, 6)
    return moving(`afloat ${index}`, { x, y: 0, z }, (ctx, t) => {
      const bob = 0.04 * Math.sin(t * 1.6 + phase)
      ctx.translate(0.3 * Math.sin(t * 0.3 + phase), bob)
      paint(ctx, { tone, t, phase })
    })
  })
}

function draw(ctx: Ctx, tone: string, shine: number): void {
  for (const [rx, ry, y, alpha] of quads('1 0.9 -0.3 0.12, 0.66 0.6 -0.3 0.2, 0.4 0.14 0.16 0.5'))
    blot(ctx, clear(tone, alpha * shine), [0, y, rx, ry])
  ctx.fillStyle = '#6b3f24'
  ctx.fillRect(-0.34, -0.06, 0.68, 0.1)
  ctx.fillStyle = tone
  ctx.fillRect(-0.27, -0.6, 0.54, 0.54)
  ctx.fillStyle = '#fff4cf'
  ctx.fillRect(-0.13, -0.42, 0.26, 0.32)
}
