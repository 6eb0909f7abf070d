import { drawStreak } from '../../scene/streak.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../scene/random.ts'
import type { Size, SkyShow } from './sky-show.ts'

interface Fall {
  /** When its head appears, in seconds. */
  readonly from: number
  /** Where it begins, in shares of the sky. */
  readonly x: number
  readonly y: number
  readonly long: number
  readonly slope: number
}

/** How long one is seen, in seconds. */
const LIFE = 1.5

interface Night {
  readonly horizon: number
  readonly depth: number
  readonly seconds: number
  readonly random: Random
  /** Whether there is more than one at a time. */
  readonly many: boolean
}

/** Stars that fall, all the same way: bright heads with long tails, the first after the picture was seen as it is. */
export function meteorShow({ horizon, depth, seconds, random, many }: Night): SkyShow {
  const way = random.chance(0.5) ? 1 : -1
  const falls = timesOf(seconds, many ? 0.34 : 1.9).map((from) => fallAt(from, way, random))
  return {
    name: 'shooting stars',
    depth,
    blend: 'screen',
    width: 1280,
    shown: (t) => (t < FIRST ? 0 : 1),
    paint: (ctx, { width, height }, t) => {
      const sky = { width, height: height * Math.max(0.25, horizon) }
      for (const fall of falls) {
        const age = (t - fall.from) / LIFE
        if (age > 0 && age < 1) streak(ctx, sky, { ...fall, age, way })
      }
    },
  }
}

const FIRST = 0.4

function timesOf(seconds: number, every: number): number[] {
  return Array.from({ length: Math.ceil(seconds / every) }, (_, index) => FIRST + index * every)
}

function fallAt(from: number, way: number, random: Random): Fall {
  const across = random.between(0.02, 0.72)
  return {
    from,
    x: way > 0 ? across : 1 - across,
    y: random.between(0.02, 0.42),
    long: random.between(0.2, 0.32),
    slope: random.between(0.34, 0.46),
  }
}

function streak(
  ctx: SKRSContext2D,
  { width, height }: Size,
  { x, y, long, slope, age, way }: Fall & { readonly age: number; readonly way: number },
): void {
  const reach = Math.max(width, 1.2 * height) * long
  const shine = Math.sin(Math.PI * age) ** 0.6
  const head = {
    x: x * width + way * reach * 1.15 * age,
    y: y * height + slope * reach * 1.15 * age,
  }
  const behind = reach * Math.min(age * 1.4, 0.7)
  const tail = { x: head.x - way * behind, y: head.y - slope * behind }
  drawStreak(ctx, { head, tail, shine, width: Math.max(1.6, Math.max(width, height) * 0.004) })
}
