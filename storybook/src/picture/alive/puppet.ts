import { ease, tremble } from '../../stage/easing.ts'
import type { Staying } from '../wishes/manners.ts'

/** How a cut-out is held at one instant. Lengths in shares of its height, about the middle of its foot. */
export interface Held {
  readonly aside: number
  readonly up: number
  /** In radians. */
  readonly lean: number
  readonly wide: number
  readonly tall: number
  /** How much of it is seen, 1 when not told. */
  readonly seen?: number
}

export const STILL: Held = { aside: 0, up: 0, lean: 0, wide: 1, tall: 1 }

type Play = (t: number, phase: number) => Partial<Held>

const stretched = (tall: number): Pick<Held, 'tall' | 'wide'> => ({ tall, wide: 2 - tall })

/** A hop on each beat, with a squash where it lands. */
function hop(t: number, phase: number): Partial<Held> {
  const beat = Math.abs(Math.sin(t * 4.2 + phase))
  const landed = Math.max(0, 0.3 - beat) / 0.3
  return {
    up: 0.035 * beat,
    lean: 0.02 * Math.sin(t * 2.1 + phase),
    ...stretched(1 - 0.022 * landed + 0.012 * beat),
  }
}

const PLAYS: Readonly<Record<Staying, Play>> = {
  sway: (t, phase) => ({
    lean: 0.02 * Math.sin(t * 2.6 + phase) + 0.006 * Math.sin(t * 5.7 + phase),
    ...stretched(1 + 0.007 * Math.sin(t * 3.4 + phase)),
  }),
  bounce: hop,
  rise: (t, phase) => ({
    up: 0.07 * ease(t / 3.5) + 0.012 * Math.sin(t * 2.1 + phase),
    lean: 0.016 * Math.sin(t * 1.5 + phase),
  }),
  nears: (t, phase) => {
    const grown = 1 + 0.14 * ease(t / 4.5)
    return { ...hop(t, phase), up: 0, wide: grown, tall: grown }
  },
  // Always its face: the letters of a label are never mirrored.
  spin: (t) => ({ wide: Math.max(0.03, Math.abs(Math.cos(t * 1.2))) }),
  tremble: (t, phase) => ({
    aside: 0.006 * tremble(t * 9, phase),
    lean: 0.004 * tremble(t * 7, phase),
  }),
}

interface Puppetry {
  readonly rooted: boolean
  readonly phase: number
  /** How much further than usual it may leave its place: alone on plain paper, no seam is seen. */
  readonly bold?: number
}

/** Plays a deed with a piece that cannot move a limb. What goes on below the picture never leaves its lower edge. */
export function createPuppet(
  manner: Staying,
  { rooted, phase, bold = 1 }: Puppetry,
): (t: number) => Held {
  // Who is cut off by the lower edge cannot turn.
  const play = PLAYS[rooted && manner === 'spin' ? 'sway' : manner]
  return (t) => {
    const start = ease(t / 0.7)
    if (start === 0) return STILL
    const full = { ...STILL, ...play(t, phase) }
    const kept = rooted ? { ...full, up: 0, aside: 0, tall: Math.max(full.tall, 1) } : full
    return {
      aside: kept.aside * start * bold,
      up: kept.up * start * bold,
      lean: kept.lean * start * bold * (rooted ? 0.8 : 1),
      wide: 1 + (kept.wide - 1) * start,
      tall: 1 + (kept.tall - 1) * start,
    }
  }
}
