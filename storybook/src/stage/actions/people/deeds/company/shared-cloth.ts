import type { Keys } from '../../keys.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import { onOneSeat } from './seats.ts'

/** How far apart those stand who hold one banner. */
const APART = 0.36

const holding = (turn: number): Keys => ({
  0: { rh: [-0.13, 0.58], lh: [0.13, 0.58], mouth: 0.3 },
  [0.25 + 0.08 * (turn % 3)]: { rh: [-0.13, 0.6], lh: [0.13, 0.6], mouth: 0.9, neck: 0.05 },
  [0.6 + 0.08 * (turn % 3)]: { rh: [-0.13, 0.58], lh: [0.13, 0.58], mouth: 0.2, neck: -0.05 },
})

/** Side by side behind one long cloth, which all have by its upper edge. */
function behindBanner(object: string | null): Score {
  const [, colour = 'red', heads = '2'] =
    /^([a-z]+) (?:banner|cloth) (\d)$/u.exec(object ?? '') ?? []
  const count = Number(heads)
  const plain = / cloth /u.test(object ?? '')
  const beside = (index: number): PartnerScore => ({
    x: APART * index,
    z: 0.01,
    faces: 1,
    view: 'front',
    keys: holding(index),
  })
  return {
    seconds: 2.4,
    view: 'front',
    set: [
      {
        thing: `${colour} ${plain ? 'cloth' : 'banner'} ${count}`,
        x: (APART * (count - 1)) / 2,
        y: 0.28,
        z: -0.06,
        height: 0.31,
        move: ({ t }) => ({ lean: 0.006 * Math.sin(t * 2.4) }),
      },
    ],
    keys: holding(0),
    partner: beside(1),
    fellows: (others) => Array.from({ length: others }, (_, index) => beside(index + 2)),
  }
}

/** Close together, with the knees under one blanket. */
function underBlanket(object: string | null): Score {
  const seat = onOneSeat(object)
  return {
    ...seat,
    set: [...(seat.set ?? []), { thing: 'lap blanket', x: 0.16, y: 0.03, z: -0.06, height: 0.36 }],
  }
}

/** One cloth for several. */
export const SHARED_CLOTH: Deeds = {
  'hold-banner': {
    needs: { place: 'street', company: 6 },
    by: ({ object }) => behindBanner(object),
  },
  'fold-sheet': {
    needs: { place: 'bedroom', company: 6 },
    by: ({ object }) => behindBanner(object),
  },
  'share-blanket': { needs: { company: 4 }, by: ({ object }) => underBlanket(object) },
}
