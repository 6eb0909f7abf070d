import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'

/** Heard in court, and heard by the recorder. */
export const ON_RECORD: Deeds = {
  testify: {
    seconds: 3.4,
    needs: { place: 'courtroom', framing: 'medium' },
    set: [{ thing: 'witness stand', x: 0.3, z: -0.06, height: 0.5 }],
    keys: {
      0: posture('rh 0.16 0.98, lh 0.28 0.54, torso 0.02, mouth 0.1'),
      0.25: posture('rh 0.16 1, lh 0.28 0.54, mouth 0.6'),
      0.45: posture('rh 0.16 0.98, lh 0.28 0.54, mouth 0.2, neck 0.06'),
      0.7: posture('rh 0.16 0.99, lh 0.28 0.54, mouth 0.7, neck -0.04'),
    },
  },
  'record-song': {
    seconds: 2.6,
    face: 'happy',
    needs: { place: 'music-studio', framing: 'medium' },
    costume: 'dj',
    set: [
      { thing: 'studio microphone', x: 0.3, z: -0.05, height: 1.0 },
      { thing: 'music stand', x: 0.74, z: 0.03, height: 0.74 },
    ],
    keys: {
      0: posture('rh ear 0.02 -0.03, lh 0.22 0.56, mouth 0.3, torso 0.02'),
      0.25: posture('rh ear 0.02 -0.03, lh 0.3 0.66, mouth 0.9, neck -0.08, blink 1'),
      0.5: posture('rh ear 0.02 -0.03, lh 0.2 0.6, mouth 0.4, torso 0.06'),
      0.75: posture('rh ear 0.02 -0.03, lh 0.3 0.7, mouth 0.9, neck -0.06'),
    },
    effects: [{ name: 'notes', at: [0.5, 0.96], strength: 0.8 }],
  },
}
