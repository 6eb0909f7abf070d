import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { seen } from './ground.ts'

/** Where waves break: at the foot of a rock. */
export interface Breaker {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: number
}

const DROPS = 52

/** Whether the sea here is wild: it storms, or the prompt speaks of waves. */
export function isWild({ weather, words, nouns = [] }: PlaceContext): boolean {
  if (/\b(rough|wild|raging|stormy|choppy|turbulent) (sea|ocean|water)/u.test(words)) return true
  return weather === 'storm' || nouns.some((noun) => /\b(waves?|breakers?|surf)$/u.test(noun))
}

/** Waves that burst against the rocks, one after the other: fans of spray that shoot up and fall back. */
export function breakers(c: PlaceContext, spots: readonly Breaker[]): Piece[] {
  return spots.map((spot, index) => {
    const random = c.random.fork(`breaker ${index}`)
    const start = random.next()
    const drops = Array.from({ length: DROPS }, () => ({
      aside: random.between(-1, 1),
      high: random.between(0.45, 1),
      late: random.between(0, 0.16),
      size: random.between(0.025, 0.11),
    }))
    const foam = seen(c.light, '#fbfdfb', 4)
    return live({ name: `breaker ${index}`, depth: spot.z }, (pen) => {
      const beat = (pen.t / 2.3 + start) % 1
      const { ctx } = pen
      ctx.fillStyle = foam
      ctx.globalAlpha = 0.9
      ctx.beginPath()
      for (const { aside, high, late, size } of drops) {
        const age = (beat - late) / 0.8
        if (age < 0 || age > 1) continue
        const up = spot.size * high * 4 * age * (1 - age)
        const p = pen.project(spot.x + aside * spot.size * (0.3 + 0.6 * age), spot.y + up, spot.z)
        const r = spot.size * size * (1.1 - 0.6 * age) * p.scale
        ctx.moveTo(p.x + r, p.y)
        ctx.arc(p.x, p.y, r, 0, 7)
      }
      const foot = pen.project(spot.x, spot.y, spot.z)
      const wide = spot.size * (0.9 + 0.3 * Math.sin(beat * 6.28)) * foot.scale
      ctx.moveTo(foot.x + wide, foot.y)
      ctx.ellipse(foot.x, foot.y, wide, wide * 0.13, 0, 0, 7)
      ctx.fill()
      ctx.globalAlpha = 1
    })
  })
}
