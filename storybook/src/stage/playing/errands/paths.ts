import type { Way } from '../../../plan/plan.ts'
import { arch, ease, gather, mix, pitch, through, wave } from '../../easing.ts'
import type { Goal } from './goal.ts'

/** Where somebody is on an errand, in own heights, facing right. */
export interface Step {
  readonly x: number
  readonly y: number
  /** Positive: behind the goal. */
  readonly z: number
  readonly alpha: number
  /** How steeply it rises, 1, or comes down, −1. */
  readonly rise: number
  /** Radians that it has turned about its middle. */
  readonly spin: number
  /** 1 when it lies there. */
  readonly down?: number
  /** 1 when it is there, or not yet on its way: it rests; between them it comes to rest. */
  readonly rests: number
}

/** Ways that nobody means to go. */
export type Mishap = 'dropped' | 'crashed' | 'tripped' | 'thrown'

/** How things end that fall from above. */
export type Fall = 'fallen-in' | 'fallen-on'

/** The step at a share of the film, for a performer so wide. */
type Path = (share: number, goal: Goal, wide: number) => Step

const STEP: Step = { x: 0, y: 0, z: 0, alpha: 1, rise: 0, spin: 0, rests: 0 }
const BEHIND = 0.12
/** How long it takes to come to rest, and to set out: a share of the film. */
const SOON = 0.06

/** When the run-up ends and when the leap does: shares of the film. */
const LEAPS = 0.34
const LANDS = 0.52

const onto: Path = (share, { x, width, top }, wide) => {
  const edge = x - width / 2 - wide * 0.55
  const flight = ease(through(share, LEAPS, LANDS - LEAPS))
  return {
    ...STEP,
    x: flight > 0 ? mix(edge, x, flight) : mix(0, edge, through(share, 0, LEAPS)),
    y: mix(0, top, flight) + 0.45 * arch(flight),
    rise: Math.max(0, pitch(flight)),
    rests: through(share, LANDS, SOON),
  }
}

const off: Path = (share, { x, width, top }, wide) => {
  const beside = x + width / 2 + wide * 0.7
  const flight = ease(through(share, 0.22, 0.2))
  return {
    ...STEP,
    x: mix(x, beside, flight) + 0.6 * wide * through(share, 0.42, 0.38),
    y: mix(top, 0, flight) + 0.3 * arch(flight),
    rise: pitch(flight),
    rests: 1 - through(share, 0.2 - SOON, SOON) + through(share, 0.8, SOON),
  }
}

const over: Path = (share, { x, width, height }, wide) => {
  const reach = width / 2 + wide * 0.45
  const flight = through(share, 0.3, 0.4)
  const run = through(share, 0, 0.3) + through(share, 0.7, 0.3)
  return {
    ...STEP,
    x: (x - reach) * run + 2 * reach * flight,
    y: (height + 0.22) * Math.sin(flight * Math.PI) ** 0.8,
    rise: pitch(flight),
  }
}

const to: Path = (share, { x, width }, wide) => ({
  ...STEP,
  x: mix(0, x - width / 2 - wide * 0.5 - 0.06, ease(through(share, 0, 0.62))),
  rests: through(share, 0.58, SOON),
})

/** Over the rim and down, so that one looks out of it; a door is stepped through; a tunnel hides. */
const into: Path = (share, goal, wide) => {
  if (goal.opening === 'top') {
    const above = onto(share, goal, wide)
    const sunk = ease(through(share, LANDS - 0.04, 0.14)) * sinking(goal)
    return { ...above, y: above.y - sunk, z: share > LEAPS + 0.09 ? BEHIND : 0 }
  }
  const x = mix(0, goal.x, ease(share / 0.92))
  if (goal.opening === 'side') return { ...STEP, x, z: BEHIND }
  return { ...STEP, x, z: -BEHIND, alpha: 1 - through(share, 0.78, 0.1) }
}

const outOf: Path = (share, goal, wide) => {
  if (goal.opening === 'top') {
    const above = off(through(share, 0.2, 0.8), goal, wide)
    const sunk = (1 - ease(through(share, 0.06, 0.2))) * sinking(goal)
    return { ...above, y: above.y - sunk, z: share < 0.44 ? BEHIND : 0 }
  }
  const end = goal.x + goal.width / 2 + wide * 0.6
  const x = mix(goal.x, end, ease(through(share, 0.08, 0.74)))
  const rests = through(share, 0.8, SOON)
  if (goal.opening === 'side') return { ...STEP, x, z: BEHIND, rests }
  return { ...STEP, x, z: -BEHIND, rests, alpha: through(share, 0.05, 0.1) }
}

/** How deep one sits in a thing. */
function sinking({ height }: Goal): number {
  return Math.min(0.55, height * 0.6)
}

/** Over the edge and down; from within a tree straight down. */
const dropped: Path = (share, { x, width, height, top }, wide) => {
  const tips = through(share, 0.12, 0.2)
  const fall = gather(through(share, 0.3, 0.22))
  const bump =
    share > 0.52 ? Math.exp(-18 * (share - 0.52)) * Math.abs(wave((share - 0.52) * 5)) : 0
  // What hangs among leaves falls straight down.
  const over = top < height ? x + width * 0.2 : x + width / 2 + wide * 0.75
  const edge = top < height ? over : over - wide * 0.4
  return {
    ...STEP,
    x: mix(mix(top < height ? edge : x, edge, ease(tips)), over, fall),
    z: -0.06,
    y: mix(top, 0, fall) + 0.2 * bump,
    spin: 1.6 * ease(through(share, 0.26, 0.26)),
    rests: through(share, 0.6, SOON),
  }
}

/** From above straight down, onto what is below or behind its rim. */
const fallen =
  (inside: boolean): Path =>
  (share, goal) => {
    const { x, height, top } = goal
    const fall = gather(through(share, 0.12, 0.4))
    const sunk = inside ? 1.2 * ease(through(share, 0.5, 0.1)) : 0
    return {
      ...STEP,
      x,
      z: inside && share > 0.44 ? BEHIND : -0.04,
      y: mix(height + 1.4, top, fall) - sunk,
      alpha: 1 - through(share, 0.56, inside ? 0.06 : 9),
      spin: 0.5 * (1 - fall),
      rests: through(share, 0.6, SOON),
    }
  }

/** At full speed until it is stopped, and a little back. */
const crashed: Path = (share, { x, width }, wide) => {
  const end = x - width / 2 - wide * 0.42
  const back = 0.12 * ease(through(share, 0.42, 0.1))
  return { ...STEP, x: mix(0, end, gather(share / 0.42)) - back, rests: through(share, 0.44, SOON) }
}

/** Through the air against somebody's head, and down. */
const thrown: Path = (share, { x, height }, wide) => {
  const flight = through(share, 0, 0.42)
  const fall = gather(through(share, 0.42, 0.2))
  const end = x - wide * 0.8
  return {
    ...STEP,
    x: mix(0, end, flight) - 0.9 * wide * fall,
    y: (0.5 * height * ease(flight) + 0.35 * height * flight) * (1 - fall),
    z: -0.06,
    spin: 7 * flight,
    rests: through(share, 0.62, SOON),
  }
}

/** A foot is caught, and it goes headlong over what lies there. */
const tripped: Path = (share, { x, width }, wide) => {
  const edge = x - width / 2 - wide * 0.3
  const flight = ease(through(share, 0.3, 0.16))
  return {
    ...STEP,
    x: flight > 0 ? mix(edge, x + width / 2, flight) : mix(0, edge, through(share, 0, 0.3)),
    y: 0.3 * arch(flight),
    down: flight,
    rests: through(share, 0.4, SOON),
  }
}

/** The ways of errands. */
export const PATHS: Readonly<Record<Way | Mishap | Fall, Path>> = {
  'fallen-in': fallen(true),
  'fallen-on': fallen(false),
  onto,
  off,
  over,
  to,
  into,
  'out-of': outOf,
  dropped,
  crashed,
  tripped,
  thrown,
}

/** When, as a share of the film, somebody comes down with a thud. */
export const THUDS: Readonly<Partial<Record<Way | Mishap, number>>> = {
  over: 0.7,
  off: 0.42,
  dropped: 0.52,
  crashed: 0.42,
  tripped: 0.46,
  thrown: 0.42,
}
