import { blot } from '../../../scene/blot.ts'
import { darker, lighter } from '../../places/kit/colour.ts'
import type { Still } from './still.ts'

const LEAVES = ['#5f9a5a', '#7db566', '#4d8a5c'] as const

/** A plant or flowers at the far corner of the table, out of focus: it keeps the things company and does not touch them. */
export function companion(still: Still): void {
  const { width, unit, side, edge, look, random } = still
  const x = width * 0.5 - side * Math.max(unit * 3.9, width * 0.405)
  const colour = look.accents[random.whole(0, 2)] ?? look.low
  const draw = random.pick([fern, bouquet, look.corner === 'kitchen' ? fruit : fern])
  draw(still, { x, y: edge + unit * 0.1, colour })
}

interface At {
  readonly x: number
  readonly y: number
  readonly colour: string
}

function pot({ ctx, unit, tone }: Still, { x, y, colour }: At): void {
  ctx.fillStyle = tone(colour)
  ctx.beginPath()
  for (const [dx, dy] of [
    [-0.62, 0],
    [-0.82, -1.2],
    [0.82, -1.2],
    [0.62, 0],
  ] as const)
    ctx.lineTo(x + dx * unit, y + dy * unit)
  ctx.fill()
  ctx.fillStyle = tone(lighter(colour, 0.25))
  ctx.fillRect(x - unit * 0.9, y - unit * 1.4, unit * 1.8, unit * 0.32)
}

function fern(still: Still, at: At): void {
  const { ctx, unit, tone, random } = still
  for (let i = 0; i < 11; i++) {
    const lean = ((i - 5) / 5) * 1.3
    const long = unit * random.between(1.5, 2.4)
    const [tipX, tipY] = [at.x + Math.sin(lean) * long, at.y - unit * 1.3 - Math.cos(lean) * long]
    const [midX, midY] = [(at.x + tipX) / 2, (at.y - unit * 1.3 + tipY) / 2 - unit * 0.2]
    blot(ctx, tone(random.pick(LEAVES)), [midX, midY, long * 0.56, unit * 0.3, lean - Math.PI / 2])
  }
  pot(still, at)
}

function bouquet(still: Still, at: At): void {
  const { ctx, unit, tone, random, look } = still
  for (let i = 0; i < 12; i++) {
    const angle = -Math.PI * (i / 11)
    const reach = unit * random.between(0.6, 1.3)
    const [x, y] = [at.x + Math.cos(angle) * reach, at.y - unit * 2.2 + Math.sin(angle) * reach]
    blot(ctx, tone(random.pick(LEAVES)), [x, y + unit * 0.2, unit * 0.4])
    blot(ctx, tone(lighter(random.pick(look.accents), 0.2)), [x, y, unit * 0.36])
  }
  pot(still, { ...at, colour: lighter(at.colour, 0.35) })
}

function fruit(still: Still, at: At): void {
  const { ctx, unit, tone } = still
  for (const [dx, dy, tint] of [
    [-0.7, -0.95, '#e0584a'],
    [0.75, -0.95, '#f0a23c'],
    [0, -1.25, '#a8c65a'],
  ] as const)
    blot(ctx, tone(tint), [at.x + dx * unit, at.y + dy * unit, unit * 0.56])
  ctx.fillStyle = tone(darker(at.colour, 0.05))
  ctx.beginPath()
  ctx.moveTo(at.x - unit * 1.5, at.y - unit * 0.95)
  ctx.quadraticCurveTo(at.x, at.y + unit, at.x + unit * 1.5, at.y - unit * 0.95)
  ctx.fill()
}
