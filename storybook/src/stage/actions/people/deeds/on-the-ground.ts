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
  'play-cards',
] as const

/** From where the hips of one who stands are to where those of one who sits are. */
const BACK = -0.1
const DOWN = -0.4

const lowered = ([x, y]: readonly [number, number]): readonly [number, number] => [
  x + BACK,
  Math.max(0.03, y + DOWN),
]

type Hand = Exclude<Stance['rh'], undefined>

/** A hand at the mouth is there wherever the mouth is. */
function loweredHand(hand: Hand): Hand {
  return 'share' in hand || hand.length === 3 ? hand : lowered(hand)
}

function sitting({ hip: _hip, rf: _rf, lf: _lf, ...stance }: Stance): Stance {
  const { rl: _rl, ll: _ll, at: _at, ...body } = stance
  const { rh, lh } = body
  return {
    ...body,
    ...ON_GRASS,
    ...(rh ? { rh: loweredHand(rh) } : {}),
    ...(lh ? { lh: loweredHand(lh) } : {}),
  }
}

/** What stood on a table is on the ground, and there is no table. */
function onGround(piece: SetPiece): readonly SetPiece[] {
  if (/^(?:table|stool|chair)$/u.test(piece.thing)) return []
  const [x, y] = lowered([piece.x, piece.y ?? 0])
  return [{ ...piece, x, y: piece.y === undefined ? 0 : y }]
}

function loweredCue(cue: Cue): Cue {
  return typeof cue.at === 'string' ? cue : { ...cue, at: lowered(cue.at) }
}

function seated(score: Score): Score {
  const { needs: _needs, partner: _partner, fellows: _fellows, ...own } = score
  return {
    ...own,
    keys: restaged(score.keys, sitting),
    set: (score.set ?? []).flatMap(onGround),
    effects: (score.effects ?? []).map(loweredCue),
  }
}

const onTheGround = (score: Score | Variation): Variation => ({
  by: (context) => seated('by' in score ? score.by(context) : score),
})

/** `cut-on-ground`: the same deed by one who sits on a blanket. */
export const ON_THE_GROUND: Deeds = Object.fromEntries(
  DONE_SITTING.flatMap((id) => {
    const score = ALL_DEEDS[id]
    return score ? [[`${id}-on-ground`, onTheGround(score)]] : []
  }),
)
