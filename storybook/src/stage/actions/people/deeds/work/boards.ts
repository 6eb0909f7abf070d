import { inHand } from '../../grips.ts'
import type { Deeds, Score } from '../../score.ts'

const writing = (board: string, pen: string, costume: string): Score => ({
  seconds: 2.4,
  costume,
  view: 'side',
  needs: { place: 'classroom' },
  holds: [inHand(pen, pen === 'chalk' ? 0.05 : 0.09, [0.5, 0.9])],
  set: [{ thing: board, x: 0.66, y: 0.3, z: 0.06, height: 0.78 }],
  keys: {
    0: { rh: [0.3, 0.9], la: [0.1, 0.4], torso: 0.02, neck: -0.08 },
    0.2: { rh: [0.34, 0.86] },
    0.4: { rh: [0.31, 0.82], torso: 0.05 },
    0.6: { rh: [0.36, 0.8] },
    0.8: { rh: [0.32, 0.76], look: -0.5, mouth: 0.5 },
  },
})

/** In front of crowds, boards and cameras. */
export const BOARDS: Deeds = {
  'write-board': writing('blackboard', 'chalk', 'teacher'),
  'write-whiteboard': writing('whiteboard', 'marker', 'businessman'),
  'write-in-chalk': writing('empty blackboard', 'chalk', 'teacher'),
  'write-in-marker': writing('empty whiteboard', 'marker', 'businessman'),
  speech: {
    seconds: 2.6,
    costume: 'politician',
    needs: { place: 'stage' },
    set: [{ thing: 'lectern', x: 0.26, z: -0.05, height: 0.6 }],
    keys: {
      0: { rh: [0.24, 0.66], lh: [0.3, 0.62], mouth: 0.2, torso: 0.06 },
      0.25: { rh: [0.22, 0.98], right: 'point', mouth: 0.8, torso: 0.02, neck: -0.08 },
      0.4: { rh: [0.26, 0.92], right: 'point', mouth: 0.3 },
      0.55: { rh: [0.24, 1.0], right: 'point', mouth: 0.9 },
      0.8: { rh: [0.24, 0.68], right: 'open', mouth: 0.4, torso: 0.1 },
    },
  },
  news: {
    seconds: 2.4,
    view: 'front',
    costume: 'businesswoman',
    needs: { place: 'office' },
    face: 'happy',
    holds: [{ ...inHand('paper sheet', 0.13), grip: 'bothHands' }],
    set: [{ thing: 'news desk', x: 0, z: -0.06, height: 0.44 }],
    keys: {
      0: { rh: [-0.09, 0.56], lh: [0.09, 0.56], mouth: 0.1 },
      0.25: { mouth: 0.7, neck: 0.05 },
      0.5: { mouth: 0.2, neck: -0.04 },
      0.75: { mouth: 0.6, neck: 0.02, rh: [-0.1, 0.57] },
    },
  },
  auction: {
    seconds: 2,
    costume: 'businessman',
    needs: { place: 'art-gallery' },
    face: 'happy',
    holds: [inHand('gavel', 0.2, [0.5, 0.9])],
    set: [
      { thing: 'auction desk', x: 0.3, z: -0.05, height: 0.5 },
      { thing: 'auction painting', x: 0.95, z: 0.04, height: 0.66 },
    ],
    keys: {
      0: { rh: [0.2, 0.78], lh: [0.34, 0.84], left: 'point', mouth: 0.8, neck: -0.05 },
      0.3: { lh: [0.36, 0.9], left: 'point', mouth: 0.3 },
      0.5: { rh: [0.14, 1.0], lh: [0.3, 0.7], mouth: 0.9 },
      0.6: { rh: [0.26, 0.64], torso: 0.12, mouth: 0.4 },
      0.7: { rh: [0.25, 0.68] },
    },
    effects: [{ name: 'stars', at: [0.3, 0.56], from: 0.58, until: 0.68, strength: 0.7 }],
  },
  judge: {
    seconds: 1.8,
    costume: 'judge',
    needs: { place: 'courtroom' },
    face: 'angry',
    holds: [inHand('gavel', 0.2, [0.5, 0.9])],
    set: [{ thing: 'auction desk', x: 0.3, z: -0.05, height: 0.52 }],
    keys: {
      0: { rh: [0.2, 0.84], lh: [0.28, 0.58] },
      0.4: { rh: [0.14, 1.0], mouth: 0.6 },
      0.55: { rh: [0.26, 0.64], torso: 0.14, mouth: 0.3 },
      0.7: { rh: [0.24, 0.74] },
    },
    effects: [{ name: 'stars', at: [0.3, 0.56], from: 0.53, until: 0.62, strength: 0.7 }],
  },
}
