import type { Deeds } from '../../score.ts'

/** Built from what lies about. */
export const SNOW_AND_SAND: Deeds = {
  'build-snowman': {
    seconds: 2.4,
    needs: { place: 'snow' },
    costume: 'skier',
    face: 'happy',
    holds: [
      {
        thing: 'snowball',
        grip: 'bothHands',
        angle: 0,
        height: 0.12,
        when: ({ phase }) => phase < 0.62,
      },
    ],
    set: [
      { thing: 'big snowball', x: 0.52, z: 0.02, height: 0.38 },
      { thing: 'big snowball', x: 0.52, y: 0.33, z: 0.018, height: 0.28 },
      { thing: 'snowman head', x: 0.52, y: 0.55, z: 0.016, height: 0.24 },
    ],
    keys: {
      0: { rh: [0.22, 0.4], lh: [0.26, 0.4], torso: 0.5, hip: [-0.06, 0.4], neck: 0 },
      0.4: { rh: [0.33, 0.6], lh: [0.36, 0.6], torso: 0.16, hip: [0, 0.465] },
      0.6: { rh: [0.36, 0.56], lh: [0.4, 0.56], torso: 0.2 },
      0.75: { rh: [0.34, 0.5], lh: [0.4, 0.62], torso: 0.18 },
      0.85: { rh: [0.38, 0.44], lh: [0.38, 0.58], torso: 0.24 },
    },
    effects: [{ name: 'snow', at: [0.48, 0.5], strength: 0.5 }],
  },
  'build-sandcastle': {
    seconds: 2.2,
    needs: { place: 'beach' },
    face: 'happy',
    set: [{ thing: 'sandcastle', x: 0.6, z: 0.02, height: 0.46 }],
    keepsTool: true,
    keys: {
      0: { rh: [0.26, 0.34], lh: [0.32, 0.3], torso: 0.52, hip: [-0.08, 0.38], neck: 0.1 },
      0.35: { rh: [0.36, 0.42], lh: [0.38, 0.24], torso: 0.44, hip: [-0.06, 0.4] },
      0.6: { rh: [0.3, 0.3], lh: [0.4, 0.38], torso: 0.5 },
      0.8: { rh: [0.38, 0.36], lh: [0.34, 0.28], torso: 0.46 },
    },
    effects: [{ name: 'dust', at: [0.5, 0.06], strength: 0.4 }],
  },
}
