import type { Held } from '../../cast/actor.ts'
import type { Companion } from './action.ts'

/** So far behind the performer a thing that rises higher than this is a building: the frame may cut it. */
const [WELL_BEHIND, BUILDING] = [0.3, 2]
/** How much of its width must be in the picture. */
const KNOWN = 0.75

/** What begins so far below the ground is a steep wall that the frame cuts on all sides: this much of it is enough. */
const [DEEP_BELOW, STRIP] = [-1, { near: 0.75, up: 1.3 }]

export interface SeenPart {
  /** How far it reaches to either side of its own middle, and up from the ground, in the performer's heights. */
  readonly half: number
  readonly up: number
  /** How far below the ground: nobody is lifted out of the frame for the foot of a cliff. */
  readonly down: number
}

/** What of a companion must be in the picture: nobody is made a dwarf for the roof of a burning house. */
export function seenPart({ place, height, actor }: Companion): SeenPart {
  if (place.y < DEEP_BELOW) return { half: STRIP.near - place.x, up: STRIP.up, down: 0 }
  const half = (height * actor.aspect) / 2
  const up = place.y + height
  const down = -place.y
  if (place.z <= WELL_BEHIND || up <= BUILDING) return { half, up, down }
  return { half: (2 * KNOWN - 1) * half, up: BUILDING, down }
}

/** What is still falling from above onto somebody's head. */
export const OVERHEAD = 'overhead'

const BEYOND: ReadonlySet<string> = new Set(['javelin', 'arrow', 'house front', OVERHEAD])

/** What is thrown far, or falls from above, is out of the picture for a while, and a wall goes on beyond it: nobody is made small for it, nor loses the feet. */
export function goesBeyond({ name }: Companion): boolean {
  return BEYOND.has(name)
}

/** How far a long thing rises above the hand that holds it at its lower end; what is swung lies aslant. */
export function heldAbove({ height, at, angle, upright }: Held): number {
  if (height <= 0.4 || at.y <= 0.8) return 0
  return height * at.y * (upright ? Math.max(0, Math.cos(angle)) : 1)
}

/** What one sits or stands in or on is wider than this, in own heights, when the frame must not cut off its ends. */
const WIDE = 0.9
const BELOW = /^(?:seat|feet)$/u

/** How far a boat or a board reaches to either side of whoever is in it or on it. */
export function heldBeside({ height, actor, grip, at, angle }: Held): number {
  const wide = height * actor.aspect
  if (!BELOW.test(grip) || wide < WIDE || Math.abs(angle) > 0.5) return 0
  return wide * Math.max(at.x, 1 - at.x)
}
