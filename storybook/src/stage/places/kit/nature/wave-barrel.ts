import { flat } from '../../../../paint/pieces/flat.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter, mix } from '../colour.ts'
import type { Ctx } from '../shapes.ts'
import { extentAt } from '../plane.ts'

/** The wall of water stands behind the rider, the curtain of the lip falls before. */
const [WALL, CURTAIN] = [5, -2.2] as const
/** The mouth of the hollow, in halves of the sheet: middle, and how wide and high. */
const MOUTH = { x: -0.16, y: 0.42, wide: 0.52, high: 0.34 } as const

/** The hollow of a breaking wave, seen from inside: the wall curls up and over, and daylight comes in at its mouth. */
export function waveBarrel(c: PlaceContext): Piece[] {
  const body = mix('#1f86a8', c.light.sky.at(-2) ?? '#88aacc', 0.14)
  return [
    sheet(c, { name: 'barrel wall', z: WALL, draw: (ctx, size) => drawWall(ctx, size, body) }),
    sheet(c, { name: 'barrel lip', z: CURTAIN, draw: (ctx, size) => drawLip(ctx, size, body) }),
  ]
}

interface Size {
  readonly half: number
  readonly tall: number
}

interface Sheet {
  readonly name: string
  readonly z: number
  readonly draw: (ctx: Ctx, size: Size) => void
}

/** A sheet over the whole frame that breathes with the sea. */
function sheet(c: PlaceContext, { name, z, draw }: Sheet): Piece {
  const { half, crown } = extentAt(c.box, z)
  const size = { half: half * 1.25, tall: crown * 1.35 }
  return flat({
    name,
    x: 0,
    y: -0.8,
    z,
    width: size.half * 2,
    height: size.tall,
    haze: 0.1,
    drift: (t) => ({ x: Math.sin(t * 0.7) * half * 0.02, y: Math.sin(t * 1.1) * 0.12 }),
    draw: (ctx) => draw(ctx, size),
  })
}

/** Round its mouth: `grown` times as large, turned a little with every ring. */
function ring(ctx: Ctx, { half, tall }: Size, grown: number): void {
  const [x, y] = [MOUTH.x * half, -MOUTH.y * tall]
  ctx.ellipse(x, y, MOUTH.wide * half * grown, MOUTH.high * tall * grown, -0.14, 0, Math.PI * 2)
}

function drawWall(ctx: Ctx, size: Size, body: string): void {
  const { half, tall } = size
  ctx.beginPath()
  ctx.rect(-half, -tall, half * 2, tall)
  ring(ctx, size, 1)
  const [x, y] = [MOUTH.x * half, -MOUTH.y * tall]
  const fill = ctx.createRadialGradient(x, y, MOUTH.high * tall, x, y, half * 1.3)
  fill.addColorStop(0, lighter(body, 0.45))
  fill.addColorStop(0.3, body)
  fill.addColorStop(1, darker(body, 0.45))
  ctx.fillStyle = fill
  ctx.fill('evenodd')
  ctx.lineCap = 'round'
  for (let at = 0; at < 9; at++) {
    ctx.strokeStyle = at % 2 ? 'rgba(16,72,104,0.3)' : 'rgba(225,246,248,0.4)'
    ctx.lineWidth = tall * 0.006 * (1 + at * 0.3)
    ctx.beginPath()
    ring(ctx, size, 1.07 + at * 0.13 + at * at * 0.012)
    ctx.stroke()
  }
  foam(ctx, size, { grown: 1.01, from: 2.7, to: 6.1, size: 0.018 })
}

/** The crest over the rider's head, and the water that falls from it on the right. */
function drawLip(ctx: Ctx, size: Size, body: string): void {
  const { half, tall } = size
  const fill = ctx.createLinearGradient(0, -tall, 0, -tall * 0.4)
  fill.addColorStop(0, darker(body, 0.3))
  fill.addColorStop(1, clear(lighter(body, 0.4), 0.94))
  ctx.beginPath()
  ctx.moveTo(-half, -tall)
  ctx.lineTo(half, -tall)
  ctx.lineTo(half, 0)
  ctx.bezierCurveTo(half * 0.86, -tall * 0.2, half * 0.8, -tall * 0.55, half * 0.42, -tall * 0.7)
  ctx.bezierCurveTo(0, -tall * 0.84, -half * 0.5, -tall * 0.8, -half, -tall * 0.66)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
  ctx.fillStyle = '#fbfdf9'
  ctx.beginPath()
  for (let at = 0; at <= 90; at++) {
    const share = at / 90
    const x = half * (-1 + 1.9 * share)
    const y =
      -tall * (0.67 + 0.12 * Math.sin(share * 2.6) - 0.75 * Math.max(0, share - 0.62) ** 1.1)
    const r = tall * (0.012 + 0.026 * Math.abs(Math.sin(at * 1.7) * Math.sin(at * 0.37)))
    ctx.moveTo(x + r, y)
    ctx.arc(x, y, r, 0, 7)
  }
  ctx.fill()
}

/** White water along a part of the mouth. */
function foam(
  ctx: Ctx,
  { half, tall }: Size,
  { grown, from, to, size }: { grown: number; from: number; to: number; size: number },
): void {
  ctx.fillStyle = '#fbfdf9'
  ctx.beginPath()
  for (let at = 0; at <= 80; at++) {
    const angle = from + ((to - from) * at) / 80
    const x = MOUTH.x * half + Math.cos(angle) * MOUTH.wide * half * grown
    const y = -MOUTH.y * tall + Math.sin(angle) * MOUTH.high * tall * grown
    const r = tall * size * (0.5 + Math.abs(Math.sin(at * 2.3) * Math.sin(at * 0.31)))
    ctx.moveTo(x + r, y)
    ctx.arc(x, y, r, 0, 7)
  }
  ctx.fill()
}
