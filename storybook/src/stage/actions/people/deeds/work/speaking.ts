import type { Deeds, Score } from '../../score.ts'

const showing = (board: string, place: string): Score => ({
  seconds: 2.8,
  costume: 'reporter',
  needs: { place },
  face: 'happy',
  set: [{ thing: board, x: 0.78, y: 0.34, z: 0.06, height: 0.66 }],
  keys: {
    0: { rh: [0.34, 0.82], right: 'point', lh: ['hip', 0.05, 0.06], mouth: 0.1 },
    0.25: { mouth: 0.6, rh: [0.36, 0.9] },
    0.5: { mouth: 0.1, rh: [0.35, 0.7], lh: [-0.2, 0.6], look: -0.6 },
    0.75: { mouth: 0.6, rh: [0.34, 0.8], look: -0.5 },
  },
})

/** In front of a board. */
export const SPEAKING: Deeds = {
  teach: {
    seconds: 2.6,
    costume: 'teacher',
    needs: { place: 'classroom' },
    holds: [{ thing: 'conductor baton', height: 0.34, layer: 'hand' }],
    set: [{ thing: 'blackboard', x: 0.78, y: 0.34, z: 0.06, height: 0.66 }],
    keys: {
      0: { rh: [0.26, 0.82], lh: ['hip', 0.05, 0.06], mouth: 0.1 },
      0.25: { mouth: 0.6, rh: [0.3, 0.88] },
      0.5: { mouth: 0.1, rh: [0.29, 0.74], look: -0.6 },
      0.75: { mouth: 0.6, rh: [0.27, 0.8], look: -0.5 },
    },
  },
  forecast: showing('weather map', 'office'),
  present: showing('chart board', 'office'),
}
