import { posture } from '../../posture.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

const PARLOUR = { place: 'spa', framing: 'medium' } as const

/** Somebody on a padded table, and where on them the hands are. */
const onTable = (client: string, x: number): readonly SetPiece[] => [
  { thing: 'treatment bed', x, z: -0.04, height: 0.42 },
  { thing: client, x, y: 0.32, z: -0.05, height: 0.3, shadow: false },
]

const RUBBING_FEET: Score = {
  seconds: 1.4,
  face: 'happy',
  needs: { place: 'living-room' },
  set: [
    { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
    { thing: 'armchair', x: 0.92, z: 0.05, height: 0.56, flip: true },
  ],
  keys: {
    0: {
      ...SIT,
      ...posture('rf 0.16 0, lf 0.1 0, rh 0.32 0.38, lh 0.36 0.46, torso 0.24, neck 0.16'),
    },
    0.5: posture('rh 0.36 0.42, lh 0.34 0.38, torso 0.3'),
  },
  partner: {
    x: 0.86,
    z: 0.03,
    guest: true,
    face: 'happy',
    sheds: () => 'shoes',
    keys: {
      0: posture(
        'hip 0 0.3, rl 1.42 -0.04, ll 1.5 -0.04, torso -0.24, rh 0.12 0.44, lh 0.14 0.44, blink 1',
      ),
      0.5: posture('torso -0.28, neck -0.1, blink 1, mouth 0.2'),
    },
  },
  effects: [{ name: 'hearts', at: [0.8, 0.9], strength: 0.3 }],
}

const RUBBING_LEGS: Score = {
  seconds: 1.5,
  face: 'happy',
  needs: PARLOUR,
  set: onTable('client on the belly', 0.68),
  keys: {
    0: posture('rh 0.28 0.47, lh 0.36 0.5, torso 0.26, neck 0.16, hip -0.05 0.462'),
    0.5: posture('rh 0.38 0.48, lh 0.28 0.47, torso 0.34, mouth 0.2'),
  },
}

/** The strip is laid on, smoothed down and torn off. */
const waxing = (client: string): Score => ({
  seconds: 2.6,
  face: 'happy',
  needs: PARLOUR,
  holds: [{ thing: 'wax strip', angle: 0, height: 0.09, at: [0.4, 0.9] }],
  set: [
    ...onTable(client, 0.16),
    { thing: 'night stand', x: -0.72, z: 0.05, height: 0.36 },
    { thing: 'wax pot', x: -0.72, y: 0.36, z: 0.03, height: 0.13, shadow: false },
  ],
  keys: {
    0: posture('rh 0.36 0.56, lh 0.3 0.56, torso 0.2, neck 0.14'),
    0.35: posture('rh 0.38 0.55, lh 0.34 0.56, torso 0.24'),
    0.45: posture('rh 0.26 0.74, lh 0.38 0.56, torso 0.04, neck 0, mouth 0.5'),
    0.7: posture('rh 0.24 0.76, lh 0.38 0.56, torso 0.02'),
  },
  effects: [{ name: 'stars', at: [0.4, 0.62], from: 0.4, until: 0.55, strength: 0.6 }],
})

/** What is done to who lies or sits back for it. */
export const TREATMENTS: Deeds = {
  'massage-feet': RUBBING_FEET,
  'massage-legs': RUBBING_LEGS,
  'wax-back': waxing('client on the belly'),
  'wax-chest': waxing('client on the back'),
}
