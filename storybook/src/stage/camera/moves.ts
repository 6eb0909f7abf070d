import type { CameraMove } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { ease, mix, ride } from '../easing.ts'

/** What a move changes, as shares of the frame (x, y, pan, tilt) and factors; `s` is the share of the shot that is over. */
export interface Travel {
  readonly x?: number
  readonly y?: number
  readonly z?: number
  readonly pan?: number
  readonly tilt?: number
  readonly zoom?: number
  readonly roll?: number
  /** 0…1: how far the middle of the frame turns to the subject as the zoom grows. */
  readonly aim?: number
}

/** A move as a function of the share of the shot that is over. */
export type Move = (s: number, strength: number) => Travel

const sweep = (from: number, to: number, s: number): number => mix(from, to, ride(s))
export const swell = (from: number, to: number, s: number): number => mix(from, to, ease(s))

/** How strong a move is by its pace. */
export const PACE = { slow: 0.65, normal: 1, fast: 1.35 } as const

const pan =
  (side: 1 | -1): Move =>
  (s, k) => ({
    pan: side * sweep(-0.17 * k, 0.17 * k, s),
    x: side * sweep(-0.05 * k, 0.05 * k, s),
    zoom: 1.05,
  })

const track =
  (side: 1 | -1): Move =>
  (s, k) => ({ x: side * sweep(-0.17 * k, 0.17 * k, s), zoom: 1.06 })

/** The camera walks round the subject: it stays in the middle while the far planes slide behind it. */
const orbit =
  (side: 1 | -1): Move =>
  (s, k) => {
    const x = side * sweep(-0.23 * k, 0.23 * k, s)
    return {
      x,
      pan: -x,
      z: 1.1 * Math.cos((s - 0.5) * Math.PI),
      zoom: 1.08,
      roll: side * 0.012 * (s - 0.5),
    }
  }

/** Whoever turns the camera clockwise sees the picture turn the other way; nearer, so that no edge of the set comes in. */
const roll =
  (side: 1 | -1): Move =>
  (s, k) => ({ roll: -side * swell(0, 0.75 * k, s), zoom: 1.3 })

/**
 * What the camera does when nobody asks for anything: it drifts past those who act, strolls through a place that
 * nobody is in, and goes half round a thing that stands still.
 */
// Sideways only: a slow zoom would have every plane scaled anew in every frame, at four times the cost.
export const UNASKED = {
  drift: (s) => {
    const x = sweep(-0.055, 0.055, s)
    // Half turned to those who act, it takes the land along and leaves them where they are.
    return { x, pan: -0.4 * x, zoom: 1.02 }
  },
  stroll: (s) => ({ x: sweep(-0.09, 0.09, s), zoom: 1.02 }),
  round: (s) => {
    const x = sweep(-0.13, 0.13, s)
    return { x, pan: -x, zoom: 1.04 }
  },
} satisfies Record<string, Move>

export const MOVES: Readonly<Record<CameraMove, Move>> = {
  static: () => ({}),
  drift: UNASKED.drift,
  'pan-left': pan(-1),
  'pan-right': pan(1),
  'tilt-up': (s, k) => ({ tilt: sweep(-0.13 * k, 0.2 * k, s), zoom: 1.06 }),
  'tilt-down': (s, k) => ({ tilt: sweep(0.2 * k, -0.13 * k, s), zoom: 1.06 }),
  'zoom-in': (s, k) => ({ zoom: swell(1, 1 + 0.6 * k, s), aim: 1 }),
  'zoom-out': (s, k) => ({ zoom: swell(1 + 0.6 * k, 1, s), aim: 1 }),
  'dolly-in': (s, k) => ({ z: swell(-1, 3.4 * k, s), zoom: 1.06, aim: 0.8 }),
  'dolly-out': (s, k) => ({ z: swell(3.4 * k, -1, s), zoom: 1.06, aim: 0.8 }),
  'track-left': track(-1),
  'track-right': track(1),
  follow: (s) => ({ zoom: swell(1.06, 1.1, s) }),
  'orbit-left': orbit(-1),
  'orbit-right': orbit(1),
  'crane-up': (s, k) => ({
    y: swell(-0.06, 0.24 * k, s),
    tilt: swell(0.02, -0.14 * k, s),
    zoom: 1.05,
  }),
  'crane-down': (s, k) => ({
    y: swell(0.24 * k, -0.06, s),
    tilt: swell(-0.14 * k, 0.02, s),
    zoom: 1.05,
  }),
  /** Holds on what is beside the subject, then jerks round to it. */
  'whip-pan': (s) => ({ pan: mix(-0.3, 0, ease((s - 0.36) / 0.11)), zoom: 1.06 }),
  /** The lens closes while the camera comes nearer: the subject keeps its size and the world falls away. */
  'dolly-zoom': (s, k) => {
    const z = swell(-3, 4.2 * k, s)
    return { z, zoom: (12 - z) / 13, aim: 0.6 }
  },
  'roll-clockwise': roll(1),
  'roll-anticlockwise': roll(-1),
  aerial: (s, k) => ({ x: sweep(-0.06, 0.06, s), z: sweep(-0.5, 2.2 * k, s), y: 0.05, zoom: 1.03 }),
}

/** Two moves as one: both at once, or the second when the first is done; until then it waits where it begins. */
export function joined(first: Move, second: Move, at: 'then' | 'once'): Move {
  if (at === 'once') return (s, k) => together(first(s, k), second(s, k))
  return (s, k) => together(first(Math.min(1, 2 * s), k), second(Math.max(0, 2 * s - 1), k))
}

const STILL = { x: 0, y: 0, z: 0, pan: 0, tilt: 0, roll: 0, zoom: 1, aim: 0 }

function together(one: Travel, other: Travel): Travel {
  const [a, b] = [
    { ...STILL, ...one },
    { ...STILL, ...other },
  ]
  return {
    x: a.x + b.x,
    y: a.y + b.y,
    z: a.z + b.z,
    pan: a.pan + b.pan,
    tilt: a.tilt + b.tilt,
    roll: a.roll + b.roll,
    zoom: a.zoom * b.zoom,
    aim: Math.max(a.aim, b.aim),
  }
}

/** How deep in a land its sight stands. */
const SIGHT_DEPTH = 17
/** A place no deeper than this is a room: whoever went so far round it would see behind its walls. */
const ROOM = 12

/** As far as sets are built to either side, in frame widths. */
const ROUND = 0.43

/** Half round the sight of a land that nobody is in: it stays in the middle while all before and behind it slides. */
const roundSight =
  (side: 1 | -1): Move =>
  (s) => {
    const x = side * sweep(-ROUND, ROUND, s)
    return { x, pan: -x * nearness(SIGHT_DEPTH), z: 1.6 * Math.cos((s - 0.5) * Math.PI), zoom: 1.1 }
  }

/**
 * The moves that go further where nobody is who must stay in sight: from the foot of a sight to its top, to twice its
 * size, and round it. Null for any other.
 */
export function moveAlone(move: CameraMove, far: number): Move | null {
  switch (move) {
    case 'tilt-up':
      return (s, k) => ({ tilt: sweep(-0.2 * k, 0.2 * k, s), zoom: 1.4 })
    case 'tilt-down':
      return (s, k) => ({ tilt: sweep(0.2 * k, -0.2 * k, s), zoom: 1.4 })
    case 'zoom-in':
      return (s, k) => ({ zoom: swell(1, 1 + k, s), aim: 1 })
    case 'zoom-out':
      return (s, k) => ({ zoom: swell(1 + k, 1, s), aim: 1 })
    case 'orbit-left':
      return far > ROOM ? roundSight(-1) : null
    case 'orbit-right':
      return far > ROOM ? roundSight(1) : null
    default:
      return null
  }
}

/** The furthest the picture may be moved sideways or up and down, in frame sizes, at this zoom. */
export function panLimit(box: Box, zoom: number): number {
  return Math.max(0, 0.5 + box.margin - 0.02 - 0.5 / zoom)
}

/** A camera at rest with a move laid over it. */
export function moved(rest: Camera, box: Box, travel: Travel): Camera {
  return {
    ...rest,
    x: rest.x + (travel.x ?? 0) * box.width,
    y: rest.y + (travel.y ?? 0) * box.height,
    z: rest.z + (travel.z ?? 0),
    zoom: rest.zoom * (travel.zoom ?? 1),
    roll: rest.roll + (travel.roll ?? 0),
    pan: (rest.pan ?? 0) + (travel.pan ?? 0),
    tilt: rest.tilt + (travel.tilt ?? 0),
  }
}
