import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter } from '../colour.ts'
import { seen } from '../nature/ground.ts'
import { cut, type Ink } from '../paper.ts'

/** Drops that leap from a point and fall in arcs. */
export function fountainJets(
  context: PlaceContext,
  how: { x: number; y: number; z: number; height: number; spread: number; count?: number },
): Piece[] {
  const random = context.random.fork(`jets ${how.x}`)
  const drops = Array.from({ length: how.count ?? 40 }, () => ({
    phase: random.next(),
    side: random.between(-1, 1),
    up: random.between(0.75, 1),
    size: random.between(0.03, 0.07),
  }))
  const colour = seen(context.light, '#e4f7fc', how.z * 0.4)
  return [
    live({ name: 'jets', depth: how.z }, (pen) => {
      pen.ctx.fillStyle = clear(colour, 0.85)
      pen.ctx.beginPath()
      for (const drop of drops) {
        const age = (drop.phase + pen.t * 0.8) % 1
        const x = how.x + drop.side * how.spread * age * 2
        const y = how.y + how.height * drop.up * 4 * age * (1 - age) - age * age * how.height * 0.3
        const p = pen.project(x, y, how.z)
        const r = drop.size * (0.8 + how.height * 0.15) * p.scale
        pen.ctx.moveTo(p.x + r, p.y)
        pen.ctx.ellipse(p.x, p.y, r, r * 1.8, 0, 0, 7)
      }
      pen.ctx.fill()
    }),
  ]
}

/** A stone fountain of three bowls. */
export function stoneFountain(
  ink: Ink,
  b: { x: number; width: number; height: number; colour?: string },
): void {
  const { x, width: w, height: h, colour = '#c9c2b6' } = b
  const bowl = (y: number, wide: number, deep: number): void => {
    cut(ink, colour, [0.12, 0.3]).shape((ctx) => ctx.ellipse(x, -y, wide, deep, 0, 0, Math.PI))
    cut(ink, lighter('#6fbcd0', 0.15), 0).oval(x, -y, [wide * 0.94, deep * 0.24])
  }
  cut(ink, darker(colour, 0.12), 0.14).standing(x, 0, [w, h * 0.16])
  cut(ink, colour, 0.08).standing(x, -h * 0.16, [w * 1.04, h * 0.05])
  cut(ink, lighter('#6fbcd0', 0.1), 0).oval(x, -h * 0.2, [w * 0.5, h * 0.035])
  cut(ink, darker(colour, 0.06), 0.08).standing(x, -h * 0.19, [w * 0.1, h * 0.7])
  bowl(h * 0.52, w * 0.3, h * 0.12)
  bowl(h * 0.84, w * 0.16, h * 0.09)
}
