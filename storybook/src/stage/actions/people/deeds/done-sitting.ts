import { ON_GRASS } from '../postures.ts'
import { restaged } from '../keys.ts'
import type { Cue, Deeds, Score, SetPiece, Variation } from '../score.ts'
import type { Stance } from '../stance.ts'
import { ALL_DEEDS } from './all-deeds.ts'

/** What hands and mouths do is done as well sitting on a blanket. */
const DONE_SITTING = [
  'make-tea',
  'pour',
  'cut',
  'peel',
  'blow-bubbles',
  'sing',
  'clap',
  'laugh',
  'wave',
  'point',
  'text',
  'knit',
  'play-guitar',
  'play-flute',
  'play-ukulele',
  'play-harmonica',
  'photograph',
  'read',
  'eat',
  'drink',
  'feed',
  'whittle',
  'paint',
  'play-cards',
] as const

/** A way to sit, and how far its hips are from those of one who stands. */
interface Seat {
  readonly posture: Stance
  readonly back: number
  readonly down: number
  /** How low a hand may go. */
  readonly least: number
}

const SEATS: Readonly<Record<string, Seat>> = {
  ground: { posture: ON_GRASS, back: -0.1, down: -0.4, least: 0.03 },
  // Seen from its seat, a bench is where one's feet are not.
  seat: {
    posture: { hip: [0, 0.04], rf: [0.2, -0.25], lf: [0.235, -0.25] },
    back: -0.02,
    down: -0.43,
    least: -0.2,
  },
}

type Spot = readonly [number, number]

const lowered = ([x, y]: Spot, { back, down, least }: Seat): Spot => [
  x + back,
  Math.max(least, y + down),
]

type Hand = Exclude<Stance['rh'], undefined>

/** A hand at the mouth is there wherever the mouth is. */
function loweredHand(hand: Hand, seat: Seat): Hand {
  return 'share' in hand || hand.length === 3 ? hand : lowered(hand, seat)
}

function sitting({ hip: _hip, rf: _rf, lf: _lf, ...stance }: Stance, seat: Seat): Stance {
  const { rl: _rl, ll: _ll, at: _at, ...body } = stance
  const { rh, lh } = body
  return {
    ...body,
    ...seat.posture,
    ...(rh ? { rh: loweredHand(rh, seat) } : {}),
    ...(lh ? { lh: loweredHand(lh, seat) } : {}),
  }
}

/** What stood on a table is on the ground, and there is no table. */
function set(piece: SetPiece, seat: Seat): readonly SetPiece[] {
  if (/^(?:table|stool|chair|armchair|rocking chair)$/u.test(piece.thing)) return []
  const [x, y] = lowered([piece.x, piece.y ?? 0], seat)
  return [{ ...piece, x, y: piece.y === undefined ? 0 : y }]
}

function loweredCue(cue: Cue, seat: Seat): Cue {
  return typeof cue.at === 'string' ? cue : { ...cue, at: lowered(cue.at, seat) }
}

function seated(score: Score, seat: Seat): Score {
  const { needs: _needs, partner: _partner, fellows: _fellows, ...own } = score
  return {
    ...own,
    keys: restaged(score.keys, (stance) => sitting(stance, seat)),
    set: (score.set ?? []).flatMap((piece) => set(piece, seat)),
    effects: (score.effects ?? []).map((cue) => loweredCue(cue, seat)),
  }
}

const onIt = (score: Score | Variation, seat: Seat): Variation => ({
  by: (context) => seated('by' in score ? score.by(context) : score, seat),
})

/** `cut-on-ground`, `knit-on-seat`: the same deed by one who sits on a blanket or shares a bench. */
export const DEEDS_ON_SEATS: Deeds = Object.fromEntries(
  DONE_SITTING.flatMap((id) => {
    const score = ALL_DEEDS[id]
    // A misspelt name was once left out in silence.
    if (!score) throw new Error(`No deed is called ${id}.`)
    return Object.entries(SEATS).map(([name, seat]) => [`${id}-on-${name}`, onIt(score, seat)])
  }),
)
