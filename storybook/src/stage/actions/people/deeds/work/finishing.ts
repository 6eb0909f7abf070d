import { STOOL } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { HOME, STUDIO } from '../../settings.ts'

const PLANING: Score = {
  seconds: 1.3,
  needs: STUDIO,
  costume: 'carpenter',
  holds: [{ ...inHand('hand plane', 0.11, [0.22, 0.3]) }],
  set: [
    { thing: 'table', x: 0.5, z: 0.04, height: 0.36 },
    { thing: 'plank', x: 0.5, y: 0.36, z: 0.02, height: 0.06 },
    { thing: 'shavings', x: 0.3, z: -0.04, height: 0.07 },
  ],
  keys: {
    0: posture(
      'rh 0.16 0.52, lh 0.26 0.53, torso 0.3, neck 0.1, hip -0.08 0.45, rf -0.14 0, lf 0.1 0',
    ),
    0.5: posture('rh 0.42 0.52, lh 0.52 0.53, torso 0.62, neck -0.1, hip 0.02 0.44'),
    0.65: posture('rh 0.42 0.54, lh 0.52 0.55, torso 0.6'),
  },
  effects: [{ name: 'crumbs', at: 'leftHand', strength: 1.4 }],
}

const PLASTERING: Score = {
  seconds: 2.2,
  costume: 'builder',
  needs: HOME,
  holds: [
    inHand('plaster float', 0.17, [0.12, 0.5]),
    { ...inHand('hawk', 0.16, [0.5, 0.85]), grip: 'leftHand', layer: 'back' },
  ],
  set: [
    { thing: 'bare bricks', x: 1.16, z: 0.16, height: 1.3, stands: true },
    {
      thing: 'fresh plaster',
      x: 1.49,
      z: 0.15,
      height: 1.3,
      shadow: false,
      move: ({ t }) => ({ x: -Math.min(0.42, t * 0.1) }),
    },
    { thing: 'bucket', x: -0.26, height: 0.17 },
  ],
  keys: {
    0: posture('rh 0.28 0.56, lh 0.18 0.58, torso 0.08, neck 0.02'),
    0.4: posture('rh 0.33 0.96, torso -0.06, neck -0.2'),
    0.7: posture('rh 0.36 0.86, torso 0, neck -0.12'),
  },
}

const PAPERING: Score = {
  seconds: 2.4,
  costume: 'painter',
  needs: HOME,
  set: [
    { thing: 'papered wall', x: 1.02, z: 0.16, height: 1.36, stands: true },
    {
      thing: 'wallpaper strip',
      x: 0.5,
      z: 0.1,
      height: 1.26,
      shadow: false,
      move: ({ phase }) => ({ lean: Math.sin(phase * Math.PI * 2) * 0.03, y: 0.08 }),
    },
    { thing: 'bucket', x: -0.26, height: 0.17 },
  ],
  keys: {
    0: posture('rh 0.36 1.06, lh 0.46 1.08, torso -0.04, neck -0.2'),
    0.4: posture('rh 0.42 0.86, lh 0.46 1.08, torso 0.02'),
    0.7: posture('rh 0.4 0.66, lh 0.46 1.06, torso 0.06, neck 0.04, mouth 0.2'),
  },
}

/** On a wheel that turns, sparks off the edge. */
const AT_GRINDSTONE: Score = {
  seconds: 1,
  needs: STUDIO,
  holds: [{ thing: '?knife', angle: 1.6, height: 0.3, at: [0.5, 0.9] }],
  set: [
    STOOL,
    { thing: 'grindstone', x: 0.5, z: 0.02, height: 0.56, stands: true },
    {
      thing: 'grinding wheel',
      x: 0.5,
      y: 0.158,
      z: 0.01,
      height: 0.4,
      shadow: false,
      move: ({ t }) => ({ spin: t * 9 }),
    },
  ],
  keys: {
    0: { ...SIT, ...posture('rh 0.22 0.58, lh 0.4 0.61, torso 0.14, neck 0.2, rf 0.26 0') },
    0.5: posture('rh 0.28 0.59, lh 0.44 0.62, torso 0.2, rf 0.26 0.03'),
  },
  effects: [{ name: 'sparks', at: [0.46, 0.56], strength: 1.2 }],
}

const EMBROIDERING: Score = {
  seconds: 1.8,
  needs: { place: 'living-room', framing: 'medium' },
  face: 'happy',
  holds: [
    { ...inHand('embroidery hoop', 0.21, [0.2, 0.6]), grip: 'leftHand' },
    { thing: 'needle', angle: -0.7, height: 0.08 },
  ],
  set: [{ thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 }],
  keys: {
    0: { ...SIT, ...posture('lh 0.22 0.5, rh 0.3 0.56, torso 0.02, neck 0.24') },
    0.4: posture('rh 0.34 0.72, neck 0.14'),
    0.75: posture('rh 0.31 0.57, neck 0.26'),
  },
  strands: ({ at, body }) => [
    {
      points: [
        at('rightHand'),
        { x: at('leftHand').x + 0.06 * body, y: at('leftHand').y + 0.02 * body },
      ],
      colour: '#d6536a',
      width: 0.007,
      z: -0.09,
    },
  ],
}

const CALLIGRAPHY: Score = {
  seconds: 2.2,
  needs: { place: 'living-room', framing: 'close-up' },
  holds: [{ thing: 'ink brush', angle: 0.1, height: 0.3, upright: true, at: [0.5, 0.45] }],
  set: [
    STOOL,
    { thing: 'table', x: 0.46, z: -0.05, height: 0.42 },
    { thing: 'calligraphy sheet', x: 0.44, y: 0.42, z: -0.055, height: 0.15 },
    { thing: 'ink stone', x: 0.74, y: 0.42, z: -0.06, height: 0.04 },
  ],
  keys: {
    0: { ...SIT, ...posture('rh 0.36 0.7, lh 0.26 0.48, torso 0.14, neck 0.24') },
    0.25: posture('rh 0.42 0.66'),
    0.5: posture('rh 0.37 0.63, torso 0.18'),
    0.75: posture('rh 0.46 0.68'),
  },
}

const SCRAPING_ICE: Score = {
  seconds: 0.9,
  costume: 'skier',
  needs: { place: 'snow' },
  holds: [{ thing: 'ice scraper', angle: 1.1, height: 0.3, at: [0.5, 0.9] }],
  set: [
    { thing: 'car', x: 1.02, z: 0.1, height: 0.8, stands: true },
    { thing: 'frosted glass', x: 0.86, y: 0.45, z: 0.06, height: 0.27, shadow: false },
  ],
  keys: {
    0: posture('rh 0.34 0.62, lh 0.26 0.5, torso 0.2, neck 0.04'),
    0.5: posture('rh 0.46 0.76, torso 0.34, neck -0.06'),
  },
  effects: [{ name: 'snow', at: [0.66, 0.66], strength: 1.6 }],
}

/** Surfaces that are made smooth, covered or written on. */
export const FINISHING: Deeds = {
  'plane-wood': PLANING,
  'plaster-wall': PLASTERING,
  'hang-wallpaper': PAPERING,
  'grind-blade': AT_GRINDSTONE,
  embroider: EMBROIDERING,
  calligraphy: CALLIGRAPHY,
  'scrape-ice': SCRAPING_ICE,
}
