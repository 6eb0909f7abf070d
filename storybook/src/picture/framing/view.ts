import { PACE, swell } from '../../stage/camera/moves.ts'
import type { CameraMove, Shot } from '../../plan/plan.ts'
import { clamp, ease, ride, tremble } from '../../stage/easing.ts'
import type { World } from './world.ts'

/** What the camera sees of a world at one instant. Lengths in frame sizes, angles in radians. */
export interface View {
  /** Where the middle of the frame looks. */
  readonly x: number
  readonly y: number
  readonly zoom: number
  readonly roll: number
  /** How far the camera has gone sideways and down: near things move by this, far ones do not. */
  readonly aside: number
  readonly below: number
  /** How much larger near things have grown than far ones. */
  readonly push: number
}

export const REST: View = { x: 0, y: 0, zoom: 1, roll: 0, aside: 0, below: 0, push: 0 }

type Move = (s: number, strength: number) => Partial<View>

const glide = (to: number, s: number): number => to * ride(s)

const pan =
  (side: 1 | -1): Move =>
  (s, k) => ({
    x: glide(side * 0.75 * k, s),
    aside: glide(side * 0.014 * k, s),
    zoom: 1 + glide(0.3, s),
  })

const track =
  (side: 1 | -1): Move =>
  (s, k) => ({
    x: glide(side * 0.12 * k, s),
    aside: glide(side * 0.05 * k, s),
    zoom: 1 + glide(0.1, s),
  })

/** Near things go one way and far ones the other, about the subject. */
const orbit =
  (side: 1 | -1): Move =>
  (s, k) => ({
    aside: glide(side * 0.045 * k, s),
    roll: side * glide(0.01, s),
    zoom: 1 + glide(0.09, s),
  })

/** Moves begin at rest: the first frame is the picture. */
const MOVES: Readonly<Record<CameraMove, Move>> = {
  static: () => ({}),
  drift: (s) => ({ aside: glide(0.022, s), x: glide(0.015, s), zoom: 1 + glide(0.045, s) }),
  'pan-left': pan(-1),
  'pan-right': pan(1),
  'tilt-up': (s, k) => ({
    y: glide(-0.75 * k, s),
    below: glide(-0.012 * k, s),
    zoom: 1 + glide(0.3, s),
  }),
  'tilt-down': (s, k) => ({
    y: glide(0.75 * k, s),
    below: glide(0.012 * k, s),
    zoom: 1 + glide(0.3, s),
  }),
  'zoom-in': (s, k) => ({ zoom: swell(1, 1 + 0.5 * k, s) }),
  'zoom-out': (s, k) => ({ zoom: swell(1, 1 / (1 + 0.2 * k), s) }),
  'dolly-in': (s, k) => ({ zoom: swell(1, 1 + 0.24 * k, s), push: swell(0, 0.17 * k, s) }),
  'dolly-out': (s, k) => ({ zoom: swell(1, 1 / (1 + 0.15 * k), s), push: swell(0, -0.1 * k, s) }),
  'track-left': track(-1),
  'track-right': track(1),
  follow: (s, k) => ({
    zoom: swell(1, 1 + 0.2 * k, s),
    push: swell(0, 0.1, s),
    aside: glide(0.02, s),
  }),
  'orbit-left': orbit(-1),
  'orbit-right': orbit(1),
  'crane-up': (s, k) => ({
    y: swell(0, -0.1 * k, s),
    below: swell(0, -0.05 * k, s),
    zoom: 1 + swell(0, 0.12, s),
  }),
  'crane-down': (s, k) => ({
    y: swell(0, 0.1 * k, s),
    below: swell(0, 0.05 * k, s),
    zoom: 1 + swell(0, 0.12, s),
  }),
  'roll-clockwise': (s, k) => ({ roll: swell(0, 0.3 * k, s) }),
  'roll-anticlockwise': (s, k) => ({ roll: swell(0, -0.3 * k, s) }),
  aerial: (s, k) => ({
    zoom: 1 + swell(0, 0.14, s),
    push: swell(0, 0.13 * k, s),
    below: swell(0, -0.02 * k, s),
    aside: glide(0.012, s),
  }),
  'whip-pan': (s) => pan(1)(ease((s - 0.36) / 0.12), 1.2),
  'dolly-zoom': (s, k) => ({ zoom: swell(1, 1 + 0.06 * k, s), push: swell(0, 0.24 * k, s) }),
}

/** What is done when the prompt names no move: a slow push-in in which near things come nearer. */
const PUSH_IN: Move = (s, k) => ({
  zoom: 1 + swell(0, 0.1 * k, s),
  push: swell(0, 0.075 * k, s),
  aside: glide(0.011 * k, s),
})

/** A move, and the one that goes on from where it ends or goes along with it. */
function told(first: CameraMove, next: Shot['camera']['next']): Move {
  if (!next) return MOVES[first]
  const [one, other] = [MOVES[first], MOVES[next.move]]
  const [early, late] =
    next.at === 'once'
      ? [(s: number) => s, (s: number) => s]
      : [(s: number) => Math.min(1, 2 * s), (s: number) => Math.max(0, 2 * s - 1)]
  return (s, k) => {
    const [a, b] = [
      { ...REST, ...one(early(s), k) },
      { ...REST, ...other(late(s), k) },
    ]
    return {
      x: a.x + b.x,
      y: a.y + b.y,
      zoom: a.zoom * b.zoom,
      roll: a.roll + b.roll,
      aside: a.aside + b.aside,
      below: a.below + b.below,
      push: a.push + b.push,
    }
  }
}

/** Along something that does not fit into the frame. */
const along =
  ({ x, y }: World['travel']): Move =>
  (s) => ({ x: x * ease(s), y: y * ease(s), zoom: 1 + swell(0, 0.05, s) })

/** How far beyond the first frame a move looks, in frame sizes. */
export function beyondFor(move: CameraMove | null): number {
  return move === 'zoom-out' ? 0.14 : move === 'dolly-out' ? 0.11 : 0
}

export interface ViewPlan {
  readonly wish: Shot['camera']
  readonly seconds: number
  readonly world: World
  /** What the camera goes to, in frame sizes. */
  readonly focus: { readonly x: number; readonly y: number }
  /** −1 or 1: to which side an unasked move leans. */
  readonly side: number
  /** How much near and far part: things that were cut out may move more than a sheet that would stretch. */
  readonly boldness: number
  /** Whether it is a page or a screen, of which nothing is to be cut. */
  readonly flat: boolean
}

/** How much of the usual push-in a page or a screen gets: its title is at its edge. */
const PAGE_PUSH = 0.25

/** The camera of a shot: at rest on the picture at first, and never beyond the world. */
export function createView(plan: ViewPlan): (t: number) => View {
  const { wish, seconds, world, focus } = plan
  const { travel } = world
  const walks = wish.move === null && (travel.x !== 0 || travel.y !== 0)
  const move = walks ? along(travel) : wish.move === null ? PUSH_IN : told(wish.move, wish.next)
  const free = wish.move === null || wish.move === 'drift'
  const pace = PACE[wish.pace] * (plan.flat && wish.move === null ? PAGE_PUSH : 1)
  return (t) => {
    const moved = { ...REST, ...move(clamp(t / seconds), pace) }
    const { aside, below, push } = moved
    const parted = {
      aside: aside * plan.boldness * (free ? plan.side : 1),
      below: below * plan.boldness,
      push: push * plan.boldness,
    }
    const seen = { ...moved, ...parted }
    const aimed = walks ? seen : aim(seen, focus, wish)
    return fitted(shaken(aimed, t, wish), world)
  }
}

/** A zoom goes to what draws the eye: that point stays where it is on the frame. */
function aim(view: View, focus: { x: number; y: number }, { move }: Shot['camera']): View {
  if (view.zoom <= 1) return view
  const pull = 1 - 1 / view.zoom
  // A pan goes its own way across, but keeps heads in the frame; so does a tilt with what stands aside.
  const across = move?.startsWith('pan') ? 0 : pull
  const down = move?.startsWith('tilt') ? 0 : pull
  return { ...view, x: view.x + focus.x * across, y: view.y + focus.y * down }
}

function shaken(view: View, t: number, { effects }: Shot['camera']): View {
  const start = ease(t / 0.6)
  const sway = (amount: number, rate: number, phase: number): number =>
    start * amount * tremble(t * rate, phase)
  let result = view
  if (effects.includes('handheld')) {
    result = {
      ...result,
      x: result.x + sway(0.007, 1.1, 1),
      y: result.y + sway(0.009, 1.3, 4),
      roll: result.roll + sway(0.007, 0.9, 7),
      zoom: result.zoom * (1 + 0.05 * start),
    }
  }
  if (effects.includes('shake')) {
    result = {
      ...result,
      x: result.x + sway(0.017, 7.5, 1),
      y: result.y + sway(0.024, 8.3, 5),
      roll: result.roll + sway(0.02, 6.7, 9),
      zoom: result.zoom * (1 + 0.12 * start),
    }
  }
  return result
}

/** Zooms in and moves back as far as is needed to see nothing but the world. */
function fitted(view: View, world: World): View {
  const turned = Math.abs(Math.sin(view.roll)) * 0.95
  const slack = { x: Math.abs(view.aside) * 0.75, y: Math.abs(view.below) * 0.75 }
  const grown = 1 + turned + Math.max(0, -view.push) * 0.8
  const least = Math.max(
    grown / Math.max(0.2, world.right - world.left - 2 * slack.x),
    grown / Math.max(0.2, world.bottom - world.top - 2 * slack.y),
  )
  const zoom = Math.max(view.zoom, least)
  const half = grown / zoom / 2
  return {
    ...view,
    zoom,
    x: within(view.x, world.left + half + slack.x, world.right - half - slack.x),
    y: within(view.y, world.top + half + slack.y, world.bottom - half - slack.y),
  }
}

function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : clamp(value, low, high)
}
