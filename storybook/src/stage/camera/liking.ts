import type { Shot } from '../../plan/plan.ts'
import { restCamera } from '../../scene/box.ts'
import type { Random } from '../../scene/random.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { NARROW } from './action-view.ts'
import type { Watched } from './watched.ts'

interface Asked {
  readonly box: Box
  readonly wish: Shot['camera']
  readonly random: Random
  readonly alone?: boolean
  readonly lettered?: boolean
}

/** How near and how high, in u of a usual frame, a camera likes to be that nobody tells anything. */
const LIKINGS = [
  { near: 0.86, eye: 0.25 },
  { near: 0.95, eye: 0 },
  { near: 1, eye: -0.25 },
  { near: 1.06, eye: 0.5 },
] as const
const USUAL = LIKINGS[1]

/** By the seed a little nearer or farther, higher or lower, before one who is alone in a frame with room for it. */
export function likingOf(asked: Asked) {
  return isFree(asked) ? asked.random.fork('liking').pick(LIKINGS) : { ...USUAL, near: 1 }
}

function isFree({ box, wish, alone = false, lettered = false }: Asked): boolean {
  const told = wish.move !== null || wish.framing !== null || lettered
  return alone && !told && box.width > NARROW * box.height
}

/** The camera before it moves. */
export function restOf(asked: Asked): Camera {
  const rest = restCamera(asked.box)
  return { ...rest, y: rest.y + (likingOf(asked).eye * asked.box.height) / 9 }
}

/** So far, in frame widths, a camera looks ahead of whoever goes somewhere alone: there is room before the face. */
const AHEAD = 0.12

export function lookAhead(plan: Asked & Told): number {
  const { watch, seconds, tempo, box } = plan
  const [first, last] = [watch(0), watch(seconds * tempo)]
  if (!first || !last || !isFree(plan)) return 0
  const way = (last.left + last.right - first.left - first.right) / 2 / box.width
  return Math.max(-AHEAD, Math.min(AHEAD, way))
}

/** In frame widths. */
const ON_SPOT = 0.06

interface Told {
  readonly box: Box
  readonly seconds: number
  readonly tempo: number
  readonly watch: (t: number) => Watched | null
}

/** Whether who is shown ends where they begin. */
export function staysOnSpot({ watch, seconds, tempo, box }: Told): boolean {
  const middles = [0, 0.5, 1].flatMap((share) => {
    const seen = watch(share * seconds * tempo)
    return seen ? [(seen.left + seen.right) / 2] : []
  })
  return Math.max(...middles) - Math.min(...middles) < ON_SPOT * box.width
}
