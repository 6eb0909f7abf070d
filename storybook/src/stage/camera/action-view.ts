import type { CameraEffect, CameraMove, Framing } from '../../plan/plan.ts'
import { clamp } from '../easing.ts'
import type { Body } from '../player.ts'

/** Where the camera of a shot looks before it moves: how near, and how far aside and up from the resting frame. */
export interface BaseView {
  readonly zoom: number
  readonly pan: number
  readonly tilt: number
}

/** What the action covers of the resting frame over the whole shot, and what the shot wants of the camera. */
export interface Action {
  readonly seen: Body
  /** Whether it stands on the ground; else it hangs in the air, the water or space. */
  readonly grounded: boolean
  /** Whether it is one performance: all of it is meant, and not only where a snowball flies to. */
  readonly alone: boolean
  /** Whether all that is shown is said to be small: it is only seen to be with much room around it. */
  readonly small?: boolean
  /** Whether somebody is at something there, and goes nowhere. */
  readonly busy?: boolean
  /** The frame's width in heights. */
  readonly aspect: number
  readonly framing: Framing | null
  readonly move: CameraMove | null
  readonly effects: readonly CameraEffect[]
  /** How much nearer than usual the camera likes to be. */
  readonly near?: number
}

/** Narrower than this, in heights, a frame has no room for two side by side or for a way. */
export const NARROW = 1.15

const WHOLE: BaseView = { zoom: 1, pan: 0, tilt: 0 }
/** So much of the frame's width and height the action fills; the narrower a frame is, the less width it has to give away. */
const FILL = { wide: 0.82, narrow: 0.95, high: 0.7, towering: 0.84, aloft: 0.54 }
/** Nearer than this the place would no longer be known, and its paper would be coarse. */
const NEAREST = 2
/** Framings that ask for the place around the subject, or have a distance of their own. */
const OWN_DISTANCE = new Set<Framing>([
  'wide',
  'extreme-wide',
  'aerial',
  'close-up',
  'extreme-close-up',
])
/** Room that a move or a hand takes from the frame. */
const ROOM: Readonly<Partial<Record<CameraMove | CameraEffect, number>>> = {
  'zoom-in': 1.4,
  'zoom-out': 1.4,
  'dolly-in': 1.4,
  'dolly-out': 1.4,
  'dolly-zoom': 1.2,
  'pan-left': 1.2,
  'pan-right': 1.2,
  'track-left': 1.2,
  'track-right': 1.2,
  'tilt-up': 1.2,
  'tilt-down': 1.2,
  'crane-up': 1.3,
  'crane-down': 1.3,
  'whip-pan': 1.3,
  'orbit-left': 1.12,
  'orbit-right': 1.12,
  follow: 1.12,
  'bullet-time': 1.12,
  'roll-clockwise': 1.3,
  'roll-anticlockwise': 1.3,
  handheld: 1.08,
  shake: 1.25,
  'dutch-angle': 1.25,
  'first-person': 1.1,
  'through-binoculars': 1.15,
  'through-scope': 1.7,
  'in-globe': 1.8,
  'in-crystal': 1.8,
  'in-jar': 1.5,
  'in-bottle': 1.5,
  'in-tank': 1.3,
  'in-frame': 1.3,
  'in-screen': 1.6,
  'in-puddle': 1.25,
}
/** What is wider than this is in the middle of its frame; what is smaller may stand on a third. */
const HALF = 0.45
/** Nobody stands nearer to the edge than this, and the ground has room below the feet. */
const EDGE = 0.05
const FEET = { highest: 0.78, lowest: 0.9, below: 0.95 }

/** The resting frame cropped to the action: an illustrator's frame, which the action fills. */
export function viewOf(action: Action): BaseView {
  const { seen, framing, aspect } = action
  if (framing === 'aerial' && action.busy) return fromAbove(seen)
  if (framing && OWN_DISTANCE.has(framing)) return WHOLE
  const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top]
  const share = clamp(1.03 - 0.12 * aspect, FILL.wide, FILL.narrow)
  // Who flies is only seen to fly with air all round.
  const usual = action.grounded ? FILL.high : FILL.aloft
  const tall = framing === 'low-angle' ? FILL.towering : usual
  const zoom = (Math.min(NEAREST, share / wide, tall / high) / roomFor(action)) * nearBy(action)
  const middle = (seen.left + seen.right) / 2
  if (zoom < 1.03)
    return {
      zoom: backFor(action, Math.min(share / wide, FILL.towering / high)),
      pan: wide > HALF ? middle - 0.5 : 0,
      tilt: upright(seen),
    }
  const half = Math.min(0.5, (zoom * wide) / 2 + EDGE)
  const x = clamp(middle, half, 1 - half)
  const y = footLine(action, zoom * high)
  return {
    zoom,
    pan: middle - 0.5 - (x - 0.5) / zoom,
    tilt: (y - 0.5) / zoom - (seen.bottom - 0.5),
  }
}

/** A bird that looks down on a game of chess sees it in the midst of the ground, and no sky. */
function fromAbove({ left, right, top, bottom }: Body): BaseView {
  const zoom = clamp(Math.min(0.6 / (right - left), 0.42 / (bottom - top)), 1, 1.5)
  return { zoom, pan: (left + right) / 2 - 0.5, tilt: 0.5 - (top + bottom) / 2 }
}

/** What these effects themselves crop off the frame. */
const CROPS: Readonly<Partial<Record<CameraEffect, number>>> = {
  shake: 1.16,
  'dutch-angle': 1.14,
  'through-scope': 1.5,
  'in-globe': 1.8,
  'in-crystal': 1.8,
  'in-jar': 1.4,
  'in-bottle': 1.4,
  'in-tank': 1.2,
  'in-frame': 1.2,
  'in-screen': 1.6,
  'in-puddle': 1.2,
}

/** Further back than this nobody is large any more; who is hardly wider than the frame loses no more than a tail. */
const [FURTHEST, TOO_WIDE] = [0.72, 1.1]

/** How far the camera stands back before those who are too wide, and before an effect that crops off what fills the frame. */
function backFor({ effects, seen, aspect, alone }: Action, fit: number): number {
  const crop = Math.max(1, ...effects.map((effect) => CROPS[effect] ?? 1))
  const wide = seen.right - seen.left
  const cut = alone && aspect < NARROW && wide > TOO_WIDE
  const whole = cut ? Math.max(FURTHEST, (1 - EDGE) / wide) : 1
  return Math.min(whole, clamp(fit / crop, 1 / crop, 1))
}

/** How far the whole frame must look up or down so that no head and no foot is cut off. */
function upright({ top, bottom }: Body): number {
  const low = 1 - EDGE
  if (bottom - top > low - EDGE) return (EDGE + low - top - bottom) / 2
  return top < EDGE ? EDGE - top : Math.min(0, low - bottom)
}

/** Where the lower edge of an action so tall goes. */
function footLine({ grounded, framing }: Action, high: number): number {
  if (grounded && framing === 'low-angle') return FEET.below
  return grounded
    ? clamp(0.56 + high / 2, FEET.highest, FEET.lowest)
    : Math.min(0.94, 0.45 + high / 2)
}

function roomFor({ move, effects, small }: Action): number {
  const rooms = [move ?? 'drift', ...effects].map((each) => ROOM[each] ?? 1.04)
  return Math.max(...rooms) * (small ? AROUND_SMALL : 1)
}

/** Asked for nothing, the camera is where it likes to be. */
function nearBy({ near = 1, framing, move }: Action): number {
  return framing === null && move === null ? near : 1
}

/** How much farther away the camera stays from what is small. */
const AROUND_SMALL = 1.6
