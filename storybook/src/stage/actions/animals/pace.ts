import type { Actor } from '../../../cast/actor.ts'
import { groundOfCycle } from '../../../cast/figure/gait.ts'
import { clamp } from '../../easing.ts'
import type { ActionContext } from '../action.ts'

/** How somebody on four legs or two goes. */
export interface Gait {
  /** Cycles a second at natural speed, of one as tall as a dog. */
  readonly rate: number
  readonly stride: number
  /** How high the body bobs and how far it rocks. */
  readonly bob: number
  readonly rock: number
  readonly lean: number
  /** How high it flies between two bounds; absent: one foot is always down. */
  readonly flight?: number
  /** So fast that the air is seen. */
  readonly rush?: boolean
}

/** Steps and strides that suit the way there is. */
export interface Pace {
  readonly stride: number
  /** The phase of the legs where it has gone so far, at this time. */
  readonly phaseAt: (x: number, t: number) => number
}

/** The slowest and the quickest that legs move, and the shortest and longest that strides are, of what is natural. */
const RATES = { step: [0.62, 1.3], bound: [0.72, 1.2] } as const
const STRIDES = { step: [0.6, 1.2], bound: [0.8, 1.15] } as const
/** Metres of the one whose legs move at the natural rate; the small scurry and the large stride. */
const USUAL = 0.7

/** How quickly legs of this size move, of those of a dog. */
export function briskness({ metres }: Actor): number {
  return clamp((metres / USUAL) ** -0.16, 0.72, 1.3)
}

/**
 * Legs that keep to the ground: on a short way strides are shorter and slower than natural, both alike, and the feet
 * stay where they are put down. Only where that would be slow motion they slide a little.
 */
export function paceOf(context: ActionContext, gait: Gait): Pace {
  const { performer, room, seconds, tempo } = context
  const rate = gait.rate * tempo * briskness(performer)
  const bounds = (gait.flight ?? 0) > 0
  const ground = (stride: number): number => groundOfCycle(performer.legs ?? 0.3, stride, bounds)
  if (room <= 0) return { stride: gait.stride, phaseAt: (_, t) => t * rate }
  const speed = (room / seconds) * EVEN
  const measure = Math.sqrt(speed / (rate * ground(gait.stride)))
  const way = bounds ? 'bound' : 'step'
  const stride = gait.stride * clamp(measure, ...STRIDES[way])
  const [slowest, quickest] = RATES[way]
  const steps = clamp(speed / ground(stride), slowest * rate, quickest * rate)
  return { stride, phaseAt: (x) => (x * steps) / speed }
}

/** In the middle of a ride one is so much faster than on average. */
const EVEN = 1.136
