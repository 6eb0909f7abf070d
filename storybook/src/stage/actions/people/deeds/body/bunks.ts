import { ON_BACK } from '../../postures.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Hold, PartnerScore, Score, SetPiece } from '../../score.ts'
import type { Keys } from '../../keys.ts'

/** How high the lower and the upper mattress are, in adult heights. */
const [LOW, HIGH] = [0.3, 0.86]

const BED: SetPiece = { thing: 'bunk bed', x: 0, z: 0.04, height: 1.24 }

const blanket = (y: number): SetPiece => ({
  thing: 'blanket',
  x: 0.2,
  y: y + 0.02,
  z: -0.04,
  height: 0.17,
  shadow: false,
})

const BOOK: Hold = { thing: 'open book', grip: 'rightHand', angle: 0.2, height: 0.16 }

const asleep = (y: number): Keys => ({
  0: {
    ...ON_BACK,
    at: [0, y - 0.2],
    ...posture('hip 0.06 0.28, torso -1.52, neck 0.05, rh -0.02 0.33, lh 0 0.33, blink 1'),
  },
  0.5: { rh: [-0.02, 0.345], blink: 1, mouth: 0.2 },
})

/** Half up against the pillow, the book before the face. */
const reading = (y: number): Keys => ({
  0: {
    ...ON_BACK,
    at: [-0.1, y - 0.2],
    ...posture('hip 0.06 0.28, torso -0.75, neck 0.5, rh -0.02 0.62, lh 0.02 0.6'),
  },
  0.5: { rh: [-0.01, 0.63] },
})

const lying = (reads: boolean, y: number): Pick<Score, 'keys' | 'holds'> =>
  reads ? { keys: reading(y), holds: [BOOK] } : { keys: asleep(y) }

function inBunks(above: boolean, below: boolean): Score {
  const partner: PartnerScore = { x: 0, z: 0.01, faces: 1, ...lying(below, LOW) }
  return {
    seconds: 4,
    costume: 'sleeper',
    set: [BED, blanket(LOW), blanket(HIGH)],
    ...lying(above, HIGH),
    partner,
    effects: above ? [] : [{ name: 'zzz', at: 'mouth' }],
  }
}

/** One above the other: the first on top. */
export const BUNKS: Deeds = {
  'share-bunks': {
    needs: { place: 'bedroom' },
    by: ({ object }) => inBunks(/above/u.test(object ?? ''), /below/u.test(object ?? '')),
  },
}
