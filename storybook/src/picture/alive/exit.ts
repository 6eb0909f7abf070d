import { ease, gather } from '../../stage/easing.ts'
import type { Going } from '../wishes/manners.ts'
import { STILL, type Held } from './puppet.ts'

/** How somebody leaves. Lengths in shares of the height of what is cut out. */
export interface Exit {
  readonly manner: Going
  /** How long the film is, in seconds of story. */
  readonly seconds: number
  /** How far it is until they are out of sight, to either side and upwards. */
  readonly left: number
  readonly right: number
  readonly up: number
  /** How far above the foot the horizon is. */
  readonly horizon: number
  /** Where they look: 1 to the right, −1 to the left. */
  readonly facing: number
  /** Whether they go into the distance rather than aside. */
  readonly inward: boolean
  /** Whether they have a gait: wheels and keels have none. */
  readonly steps: boolean
}

/** Stands for a moment, then goes; out of sight a little before the film ends. */
const [WAITS, GOES] = [0.35, 0.72]

/** Plays how somebody goes, as a paper figure on a stick does. */
export function createExit(exit: Exit): (t: number) => Held {
  const play = PLAYS[exit.manner]
  return (t) => {
    const gone = (t - WAITS) / (GOES * exit.seconds)
    if (t <= 0) return STILL
    return { ...STILL, ...play(exit, Math.max(0, gone), t) }
  }
}

type Play = (exit: Exit, gone: number, t: number) => Partial<Held>

/** Hops from step to step, or rocks on wheels and waves. */
function gaitOf({ steps }: Exit, t: number): Pick<Held, 'up' | 'lean'> {
  if (!steps) return { up: 0.004 * Math.abs(Math.sin(t * 6)), lean: 0.008 * Math.sin(t * 2.6) }
  return { up: 0.05 * Math.abs(Math.sin(t * 6.5)), lean: 0.045 * Math.sin(t * 6.5) }
}

function aside(exit: Exit, side: number, { gone, t }: Record<'gone' | 't', number>): Partial<Held> {
  const far = side < 0 ? exit.left : exit.right
  const pace = 0.35 * gone + 0.65 * gather(gone) + Math.max(0, gone - 1) * 1.6
  return { ...gaitOf(exit, t), aside: side * far * pace }
}

/** As small as what is far away, on its way to the horizon. */
function inward(exit: Exit, gone: number, t: number): Partial<Held> {
  const size = 1 / (1 + 6.5 * gone * gone + 1.2 * gone)
  const { up, lean } = gaitOf(exit, t)
  return {
    up: up * size + exit.horizon * (1 - size),
    lean,
    aside: exit.facing * 0.25 * (1 - size),
    wide: size,
    tall: size,
    seen: 1 - ease((gone - 0.8) * 3),
  }
}

const PLAYS: Readonly<Record<Going, Play>> = {
  leaves: (exit, gone, t) =>
    exit.inward ? inward(exit, gone, t) : aside(exit, exit.facing, { gone, t }),
  left: (exit, gone, t) => aside(exit, -1, { gone, t }),
  right: (exit, gone, t) => aside(exit, 1, { gone, t }),
  glides: (exit, gone, t) => aside(exit, exit.facing, { gone: 0.7 * gone, t }),
  ascends: (exit, gone, t) => ({
    up: exit.up * (0.2 * gone + 0.8 * gather(gone) + Math.max(0, gone - 1)),
    aside: 0.25 * exit.facing * gone,
    lean: 0.02 * Math.sin(t * 3),
  }),
  vanishes: (_, gone) => ({ seen: 1 - ease(gone * 1.6) }),
}
