import { live } from '../../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { seen } from './ground.ts'

/** Where waves break: at the foot of a rock. */
export interface Breaker {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: number
}

const DROPS = 44
const [PUFFS, ROW] = [28, 7]
/** From one wave to the next. */
const SECONDS = 2.3

/** Whether the sea here is wild: it storms, or the prompt speaks of waves. */
export function isWild({ weather, words, nouns = [] }: PlaceContext): boolean {
  if (/\b(rough|wild|raging|stormy|choppy|turbulent) (sea|ocean|water)/u.test(words)) return true
  return weather === 'storm' || nouns.some((noun) => /\b(waves?|breakers?|surf)$/u.test(noun))
}

interface Drop {
  readonly aside: number
  readonly high: number
  readonly late: number
  readonly size: number
}

/** One wave after the other, each a dome of spray that shoots up and falls back, and drops that fly off it. */
export function breakers(c: PlaceContext, spots: readonly Breaker[]): Piece[] {
  const foam = seen(c.light, '#fbfdfb', 4)
  return spots.map((spot, index) => {
    const random = c.random.fork(`breaker ${index}`)
    const start = random.next()
    const drops = Array.from({ length: DROPS }, () => ({
      aside: random.between(-1, 1),
      high: random.between(0.5, 1.15),
      late: random.between(0, 0.16),
      size: random.between(0.012, 0.045),
    }))
    const puffs = Array.from({ length: PUFFS }, (_, at) => ({
      aside: ((at % ROW) / (ROW - 1)) * 2 - 1 + random.between(-0.12, 0.12),
      high: (Math.floor(at / ROW) + random.between(0.2, 0.9)) / (PUFFS / ROW),
      late: random.between(0, 0.08),
      size: random.between(0.17, 0.25),
    }))
    return live({ name: `breaker ${index}`, depth: spot.z }, (pen) => {
      const beat = (pen.t / SECONDS + start) % 1
      pen.ctx.fillStyle = foam
      pen.ctx.globalAlpha = 0.55
      drawDome(pen, { spot, puffs, age: beat / 0.8, scale: 1 })
      pen.ctx.globalAlpha = 0.85
      drawDome(pen, { spot, puffs, age: beat / 0.8, scale: 0.74 })
      drawDrops(pen, { spot, drops, beat })
      pen.ctx.globalAlpha = 1
    })
  })
}

interface Sheet {
  readonly spot: Breaker
  readonly puffs: readonly Drop[]
  /** 0…1 from the blow until all is down again. */
  readonly age: number
  readonly scale: number
}

/** A dome of torn white paper: large puffs at its foot, small ones where it ends. */
function drawDome(pen: Pen, { spot, puffs, age, scale }: Sheet): void {
  const { ctx } = pen
  const foot = pen.project(spot.x, spot.y, spot.z)
  const size = spot.size * foot.scale * scale
  const up = age > 0 && age < 1 ? 4 * age * (1 - age) : 0
  ctx.beginPath()
  for (const { aside, high, late, size: grain } of puffs) {
    const x = foot.x + aside * size * (0.55 + 0.5 * up * high)
    const y = foot.y - size * up * (high - late) * (1 - 0.75 * aside ** 2)
    const r = size * grain * (1.25 - 0.7 * high) * (0.45 + 0.55 * up)
    ctx.moveTo(x + r, y)
    ctx.arc(x, y, r, 0, 7)
  }
  const wide = size * (0.8 + 0.3 * up)
  ctx.moveTo(foot.x + wide, foot.y)
  ctx.ellipse(foot.x, foot.y, wide, wide * 0.14, 0, 0, 7)
  ctx.fill()
}

interface Shower {
  readonly spot: Breaker
  readonly drops: readonly Drop[]
  readonly beat: number
}

function drawDrops(pen: Pen, { spot, drops, beat }: Shower): void {
  const { ctx } = pen
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
  ctx.fill()
}
