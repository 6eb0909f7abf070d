import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'
import { HOME } from '../../settings.ts'

/** How high on the ladder one stands, and how high the gutter hangs, in own heights. */
const STEP_UP = 0.62
const GUTTER = 1.5

const CLEANING_GUTTERS: Score = {
  seconds: 2.4,
  face: 'happy',
  needs: { place: 'garden' },
  holds: [inHand('gutter leaves', 0.05)],
  set: [
    { thing: 'eaves', x: 0.98, z: 0.08, height: 2.2 },
    { thing: 'gutter leaves', x: 0.82, y: GUTTER + 0.105, z: 0.06, height: 0.08, shadow: false },
    { thing: 'leaning ladder', x: 0.12, z: 0.03, height: 1.66 },
    { thing: 'bucket', x: -0.32, height: 0.18 },
  ],
  keys: {
    0: { at: [0, STEP_UP], ...posture('rh 0.34 0.9, lh 0.2 0.72, torso 0.1, rf 0.03 0, lf 0 0.1') },
    0.35: { rh: [0.4, 0.94], torso: 0.16, neck: 0.1 },
    0.55: { rh: [0.1, 0.98], torso: -0.04, mouth: 0.4 },
    0.7: { rh: [-0.22, 0.7], torso: -0.06 },
  },
  effects: [
    { name: 'leaves', at: [-0.2, 1.2], from: 0.62, until: 0.85, strength: 1.4 },
    { name: 'leaves', at: [0.44, 1.6], strength: 0.7 },
  ],
}

const CLEANING_POOL: Score = {
  seconds: 3,
  face: 'happy',
  needs: { place: 'garden' },
  holds: [
    {
      thing: 'pool net',
      grip: 'leftHand',
      aim: 'rightHand',
      angle: 0,
      at: [0.5, 0.62],
      height: 1.15,
    },
  ],
  set: [
    { thing: 'pool in the ground', x: 1.2, z: 0.02, height: 0.32, shadow: false },
    { thing: 'floating leaves', x: 1.4, y: 0.12, z: -0.01, height: 0.05, shadow: false },
  ],
  keys: {
    0: posture('lh 0.3 0.5, rh 0.06 0.66, torso 0.16, neck 0.12, rf -0.1 0, lf 0.1 0'),
    0.5: { lh: [0.42, 0.48], rh: [0.16, 0.62], torso: 0.3, hip: [0.02, 0.455] },
  },
  effects: [
    { name: 'splash', at: [1.02, 0.14], strength: 0.3 },
    { name: 'drips', at: [1.02, 0.2], strength: 0.5 },
  ],
}

/** A heave, a pause for breath, and a heave again. */
const heaved = (phase: number): number => {
  const third = phase * 3
  const share = third % 1
  return (Math.floor(third) + Math.min(1, share * 1.6)) / 3
}

const WAY = 0.75
const SOFA_ASPECT = 2.2

const HEAVING: Score = {
  seconds: 4.6,
  once: true,
  needs: HOME,
  keys: Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => {
      const phase = index / 12
      const at = [WAY * heaved(phase), 0] as const
      const step = index % 2 === 0 ? 0.1 : -0.02
      return [
        phase,
        {
          at,
          ...posture('rh 0.36 0.42, lh 0.38 0.36, torso 0.62, neck -0.3, hip -0.08 0.42'),
          rf: [-0.24 + step, 0] as const,
          lf: [0.04 - step, 0] as const,
        },
      ]
    }),
  ),
  effects: [
    { name: 'sweat', at: 'head', strength: 0.6 },
    { name: 'dust', at: 'feet', strength: 0.5 },
  ],
}

/** A sofa, unless the words name a piece. */
function movingFurniture(context: ActionContext): Score {
  const { object } = context
  const named = object === null || object === 'furniture' ? null : context.find(object)
  const height = named ? clamp(named.metres / 1.72, 0.4, 0.9) : 0.5
  const aspect = named?.aspect ?? SOFA_ASPECT
  return {
    ...HEAVING,
    set: [
      {
        thing: named ? (object ?? 'sofa') : 'sofa',
        ...(named ? { actor: named } : {}),
        stands: true,
        x: 0.3 + (height * aspect) / 2,
        z: -0.03,
        height,
        move: ({ phase }) => ({ x: WAY * heaved(phase) }),
      },
    ],
  }
}

/** A mist out of a bottle with a trigger, from side to side. */
const SPRAYING: Score = {
  seconds: 1.6,
  face: 'happy',
  needs: HOME,
  holds: [{ thing: 'trigger bottle', angle: 0, height: 0.26, at: [0.5, 0.7] }],
  keys: {
    0: posture('rh 0.3 0.74, lh hip 0.05 0.06, torso 0.06'),
    0.3: posture('rh 0.35 0.86, torso 0, neck -0.06'),
    0.65: posture('rh 0.35 0.64, torso 0.12, neck 0.08'),
  },
  effects: [{ name: 'mist', at: [0.56, 0.84], strength: 1.6 }],
}

const AT_REMOTE: Score = {
  seconds: 2.2,
  face: 'happy',
  needs: HOME,
  holds: [{ ...inHand('remote control', 0.17, [0.5, 0.75]), angle: 1.45 }],
  set: [
    { thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 },
    { thing: 'television', x: 0.98, z: 0.03, height: 0.5 },
  ],
  keys: {
    0: {
      hip: [0, 0.3],
      rf: [0.2, 0],
      lf: [0.235, 0],
      rh: [0.3, 0.56],
      lh: [0.16, 0.4],
      torso: -0.06,
    },
    0.3: { rh: [0.35, 0.58], torso: 0 },
    0.42: { rh: [0.34, 0.56] },
    0.54: { rh: [0.35, 0.58], mouth: 0.4 },
  },
  effects: [{ name: 'gleam', at: [0.96, 0.36], from: 0.4, until: 0.6, strength: 0.6 }],
}

const RUBBING_CREAM: Score = {
  seconds: 1.6,
  face: 'happy',
  needs: { place: 'bathroom', framing: 'close-up' },
  holds: [
    { ...inHand('cream jar', 0.11), grip: 'leftHand' },
    { thing: 'dabs of cream', grip: 'mouth', angle: 0, height: 0.1, at: [1.05, 0.95] },
  ],
  keys: {
    0: {
      ...posture('lh 0.26 0.62, torso 0.02, neck 0.08, right point'),
      rh: ['mouth', -0.04, -0.02],
    },
    0.25: { rh: ['mouth', -0.045, 0.0], blink: 0.3 },
    0.5: { rh: ['mouth', -0.05, 0.02], neck: 0.02, blink: 0.6 },
    0.75: { rh: ['mouth', -0.035, 0.0] },
  },
}

/** House, garden and oneself kept in order. */
export const UPKEEP: Deeds = {
  'clean-gutters': CLEANING_GUTTERS,
  'clean-pool': CLEANING_POOL,
  'move-furniture': { needs: HOME, by: movingFurniture },
  spray: SPRAYING,
  'use-remote': AT_REMOTE,
  'apply-cream': RUBBING_CREAM,
}
