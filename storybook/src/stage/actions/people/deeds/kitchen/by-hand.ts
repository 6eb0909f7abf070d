import { COUNTER } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { KITCHEN, NEAR_KITCHEN } from '../../settings.ts'
import { TAU } from '../../track.ts'

/** On the counter, before the hands. */
const before = (thing: string, height: number, x: number): SetPiece => ({
  thing,
  x,
  y: 0.42,
  z: -0.055,
  height,
})

const KNEADING: Score = {
  seconds: 1.1,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  face: 'happy',
  set: [
    COUNTER,
    before('big bowl', 0.13, 0.68),
    {
      ...before('dough lump', 0.1, 0.36),
      z: -0.045,
      move: ({ phase }) => {
        const press = (1 - Math.cos(phase * TAU)) / 2
        return { height: 0.115 - 0.04 * press, stretch: -0.16 * press, x: 0.02 * press }
      },
    },
  ],
  keys: {
    0: posture('rh 0.28 0.56, lh 0.33 0.56, torso 0.18, neck 0.16, hip -0.05 0.466'),
    0.5: posture('rh 0.34 0.48, lh 0.39 0.48, torso 0.36, neck 0.14, hip -0.02 0.455, mouth 0.2'),
  },
  effects: [{ name: 'dust', at: [0.36, 0.5], from: 0.4, until: 0.6, strength: 0.35 }],
}

/** Up and down the side of a grater that the other hand keeps in its place. */
const grating = (food: string): Score => ({
  seconds: 0.7,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  holds: [{ ...inHand(food, 0.11, [0.6, 0.4]), layer: 'hand' }],
  set: [
    COUNTER,
    { ...before('grated cheese', 0.05, 0.46), z: -0.06 },
    { ...before('cheese grater', 0.27, 0.44), z: -0.05 },
  ],
  keys: {
    0: posture('lh 0.44 0.7, rh 0.33 0.66, torso 0.16, neck 0.22'),
    0.5: posture('rh 0.31 0.5, torso 0.24'),
  },
  effects: [{ name: 'crumbs', at: [0.42, 0.48], strength: 0.6 }],
})

const CITRUS = /lemon|orange|lime|grapefruit/u

/** Half a fruit is turned on the cone of a squeezer. */
const squeezing = (fruit: string): Score => ({
  seconds: 1.1,
  needs: NEAR_KITCHEN,
  holds: [
    {
      ...inHand(`half ${fruit}`, 0.1, [0.5, 0.15]),
      swing: ({ phase }) => Math.sin(phase * TAU) * 0.3,
    },
  ],
  set: [
    COUNTER,
    { ...before('lemon squeezer', 0.075, 0.36), z: -0.05 },
    before('glass of juice', 0.14, 0.56),
    before(fruit, 0.09, 0.68),
  ],
  keys: {
    0: posture('rh 0.36 0.585, lh 0.28 0.48, torso 0.18, neck 0.24'),
    0.5: posture('rh 0.36 0.56, torso 0.26, face angry'),
  },
  effects: [{ name: 'splash', at: [0.36, 0.5], from: 0.3, until: 0.7, strength: 0.25 }],
})

const GRINDING: Score = {
  seconds: 1,
  needs: NEAR_KITCHEN,
  face: 'happy',
  set: [
    COUNTER,
    before('coffee mill', 0.22, 0.38),
    {
      thing: 'mill crank',
      x: 0.38,
      y: 0.605,
      z: -0.058,
      height: 0.045,
      shadow: false,
      move: ({ phase }) => ({ turn: Math.cos(phase * TAU) }),
    },
    before('cup', 0.09, 0.6),
  ],
  keys: {
    0: posture('rh 0.43 0.66, lh 0.3 0.55, torso 0.12, neck 0.2'),
    0.25: posture('rh 0.38 0.68'),
    0.5: posture('rh 0.33 0.66, torso 0.18'),
    0.75: posture('rh 0.38 0.64'),
  },
  effects: [{ name: 'crumbs', at: [0.38, 0.62], strength: 0.4 }],
}

const TIN: Score = {
  seconds: 1.4,
  needs: NEAR_KITCHEN,
  holds: [
    {
      thing: 'tin opener',
      angle: 1.5,
      height: 0.19,
      layer: 'hand',
      swing: ({ phase }) => Math.sin(phase * TAU) * 0.25,
    },
  ],
  set: [
    COUNTER,
    { ...before('opened tin', 0.18, 0.42), z: -0.04 },
    {
      thing: 'tin lid',
      x: 0.46,
      y: 0.585,
      z: -0.035,
      height: 0.06,
      shadow: false,
      move: ({ t, seconds }) => ({ lean: -Math.min(0.7, (t / seconds) * 0.22) }),
    },
  ],
  keys: {
    0: posture('lh 0.4 0.5, rh 0.28 0.62, torso 0.14, neck 0.24'),
    0.5: posture('rh 0.31 0.64, torso 0.17'),
  },
}

/** A shell in one hand, a short knife in the other, and those that are done on a plate. */
const shucking = (shell: string): Score => ({
  seconds: 1.2,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  holds: [
    { thing: shell, grip: 'leftHand', upright: true, height: 0.13 },
    { thing: 'knife', angle: 1.5, height: 0.15, layer: 'hand' },
  ],
  set: [
    COUNTER,
    before('plate', 0.035, 0.6),
    ...[0.53, 0.6, 0.67].map((x) => ({ ...before(shell, 0.085, x), y: 0.445, z: -0.06 })),
  ],
  keys: {
    0: posture('lh 0.3 0.58, rh 0.2 0.6, torso 0.1, neck 0.26'),
    0.5: posture('rh 0.24 0.57, torso 0.14, face angry'),
  },
  effects: [{ name: 'splash', at: [0.3, 0.6], from: 0.4, until: 0.6, strength: 0.2 }],
})

/** One plate after the other goes into the rack. */
const LOADING: Score = {
  seconds: 2.2,
  needs: KITCHEN,
  holds: [
    {
      ...inHand('plate upright', 0.14, [0.5, 0.85]),
      when: ({ phase }) => phase < 0.62 || phase > 0.94,
    },
  ],
  set: [
    { thing: 'open dishwasher', x: 0.6, z: 0.02, height: 0.5, stands: true },
    { thing: 'dish rack', x: -0.34, z: 0.05, y: 0.36, height: 0.14 },
    { thing: 'table', x: -0.42, z: 0.06, height: 0.36 },
  ],
  keys: {
    0: posture('rh 0.2 0.62, lh 0.16 0.5, torso 0.1, neck 0.1'),
    0.45: posture('rh 0.38 0.22, lh 0.24 0.34, torso 0.8, neck -0.2, hip -0.16 0.4'),
    0.62: posture('rh 0.38 0.2, torso 0.84, hip -0.16 0.39'),
  },
  effects: [{ name: 'stars', at: [0.4, 0.24], from: 0.58, until: 0.68, strength: 0.3 }],
}

/** Food that is worked on by hand, each with its own tool. */
export const BY_HAND: Deeds = {
  knead: KNEADING,
  grate: {
    needs: NEAR_KITCHEN,
    by: ({ object }) => grating(object === null ? 'cheese' : `?${object}`),
  },
  'squeeze-fruit': {
    needs: NEAR_KITCHEN,
    by: ({ object }) => squeezing(CITRUS.exec(object ?? '')?.[0] ?? 'lemon'),
  },
  'grind-coffee': GRINDING,
  'open-tin': TIN,
  shuck: {
    needs: NEAR_KITCHEN,
    by: ({ object }) => shucking(object === null ? 'oyster' : `?${object}`),
  },
  'load-dishwasher': LOADING,
}
