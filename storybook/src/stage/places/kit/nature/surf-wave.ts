import { flat } from '../../../../paint/pieces/flat.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Ctx } from '../shapes.ts'
import { extentAt } from '../plane.ts'
import { seen } from './ground.ts'

const Z = 3

/** A great wave that breaks from right to left behind whoever rides it: face, lip, tube, foam and spray. */
export function surfWave(c: PlaceContext): Piece[] {
  const { half, crown } = extentAt(c.box, Z)
  const [wide, tall] = [half * 2.5, crown * 0.78]
  const sky = c.light.sky.at(-2) ?? '#88aacc'
  const body = mix('#1f86a8', sky, 0.12)
  return [
    flat({
      name: 'surf wave',
      x: half * 0.1,
      y: -0.5,
      z: Z,
      width: wide,
      height: tall * 1.1,
      bleed: 0.5,
      haze: 0.1,
      drift: (t) => ({ x: Math.sin(t * 0.5) * half * 0.03, y: Math.sin(t * 0.9) * 0.14 }),
      draw: (ctx) => {
        ctx.scale(wide / 20, tall / 9)
        drawWave(ctx, body)
      },
    }),
    mist(c, { half, tall }),
  ]
}

/** A breaking wave on a sheet 20 wide and 9 high. */
export function drawWave(ctx: Ctx, body: string): void {
  face(ctx, body)
  lip(ctx, body)
}

/** On a sheet 20 wide and 9 high: a long shoulder on the left, the tube on the right. */
function shoulder(ctx: Ctx): void {
  ctx.beginPath()
  ctx.moveTo(-10, 0)
  ctx.bezierCurveTo(-7, -1.2, -4.5, -3.6, -1.5, -5.9)
  ctx.bezierCurveTo(1.5, -8.2, 5.5, -9, 10, -8.2)
  ctx.lineTo(10, 0)
  ctx.closePath()
}

function face(ctx: Ctx, body: string): void {
  const fill = ctx.createLinearGradient(0, -8.6, 0, 0)
  fill.addColorStop(0, lighter(body, 0.42))
  fill.addColorStop(0.35, lighter(body, 0.1))
  fill.addColorStop(1, darker(body, 0.3))
  shoulder(ctx)
  ctx.fillStyle = fill
  ctx.fill()
  ctx.save()
  shoulder(ctx)
  ctx.clip()
  ctx.lineWidth = 0.13
  ctx.lineCap = 'round'
  for (let line = 0; line < 12; line++) {
    ctx.strokeStyle = line % 2 ? 'rgba(220,244,246,0.42)' : 'rgba(16,72,104,0.3)'
    const x = -6 + line * 1.5
    ctx.beginPath()
    ctx.moveTo(x, 0.2)
    ctx.bezierCurveTo(x + 0.5, -2, x + 1.8, -4.6, x + 4.2, -7.6)
    ctx.stroke()
  }
  ctx.restore()
}

/** The crest that falls over, the dark of the tube under it, and the foam where it lands. */
function lip(ctx: Ctx, body: string): void {
  ctx.fillStyle = darker(body, 0.36)
  ctx.beginPath()
  ctx.moveTo(2.2, -6.2)
  ctx.bezierCurveTo(5.4, -6.6, 8, -5, 8.4, -2.4)
  ctx.bezierCurveTo(7, -0.6, 4.4, -0.4, 3, -0.6)
  ctx.bezierCurveTo(5, -2, 5, -4.6, 2.2, -6.2)
  ctx.fill()
  ctx.fillStyle = lighter(body, 0.3)
  ctx.beginPath()
  ctx.moveTo(-2.4, -6.6)
  ctx.bezierCurveTo(2, -9.2, 7.6, -9.2, 10, -7.4)
  ctx.bezierCurveTo(9.8, -4.6, 9, -2.6, 7.8, -1.2)
  ctx.bezierCurveTo(8.2, -4.4, 5.6, -6.8, 1.6, -6.4)
  ctx.bezierCurveTo(0, -6.2, -1.4, -6, -2.4, -6.6)
  ctx.fill()
  ctx.fillStyle = '#fbfdf9'
  ctx.beginPath()
  for (let i = 0; i <= 13; i++) {
    const share = i / 13
    const x = -2.4 + share * 11.6
    const y = -6.5 - Math.sin(share * Math.PI * 0.94) * 1.5 + share * share * 0.5
    const size = 0.34 + 0.3 * Math.sin(share * Math.PI) + (i % 2) * 0.12
    ctx.moveTo(x + size, y)
    ctx.arc(x, y, size, 0, 7)
  }
  for (let i = 0; i < 16; i++) {
    const x = 4.6 + (i % 8) * 0.72
    const y = -0.3 - (i < 8 ? 0 : 0.8) - Math.sin(i * 2.1) * 0.3
    const size = 0.62 + 0.22 * Math.sin(i * 1.7)
    ctx.moveTo(x + size, y)
    ctx.arc(x, y, size, 0, 7)
  }
  ctx.fill()
}

/** Spray that the wind takes off the crest. */
function mist(c: PlaceContext, { half, tall }: { half: number; tall: number }): Piece {
  const random = c.random.fork('surf spray')
  const drops = Array.from({ length: 70 }, () => ({
    along: random.next(),
    phase: random.next(),
    speed: random.between(0.5, 1),
    high: random.between(0.3, 1),
    size: random.between(0.04, 0.11),
  }))
  const colour = seen(c.light, '#ffffff', 2)
  return live({ name: 'surf spray', depth: Z - 0.02 }, (pen) => {
    const { ctx } = pen
    ctx.fillStyle = colour
    ctx.globalAlpha = 0.85
    ctx.beginPath()
    for (const { along, phase, speed, high, size } of drops) {
      const age = (pen.t * speed + phase) % 1
      const x = half * (-0.1 + 1.2 * along) + age * half * 0.2
      const crest = tall * (0.72 + 0.2 * Math.sin(along * Math.PI))
      const p = pen.project(x, crest + tall * 0.2 * high * 4 * age * (1 - age) - age * 0.5, Z)
      const r = size * (1 - 0.5 * age) * p.scale
      ctx.moveTo(p.x + r, p.y)
      ctx.arc(p.x, p.y, r, 0, 7)
    }
    ctx.fill()
    ctx.globalAlpha = 1
  })
}
