import type { Deeds, Score } from '../../score.ts'
import { aloft, type Leg } from '../../thrown.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { READY } from '../../postures.ts'
import { posture } from '../../posture.ts'

const THROW_AXE: Score = {
  seconds: 2.4,
  costume: 'hunter',
  needs: { place: 'forest' },
  holds: [
    {
      thing: 'axe',
      angle: 0.3,
      height: 0.34,
      when: ({ phase }) => phase < 0.46 || phase > 0.92,
      upright: false,
    },
  ],
  set: [
    { thing: 'target', x: 1.35, z: 0.02, height: 0.9 },
    {
      thing: 'axe',
      z: -0.03,
      height: 0.34,
      ...aloft(
        [0.24, 0.85],
        [
          { until: 0.46, to: [0.24, 0.85], hidden: true },
          { until: 0.66, to: [1.3, 0.5], lift: 0.18 },
          { until: 0.92, to: [1.3, 0.5] },
          { until: 1, to: [1.3, 0.5], hidden: true },
        ],
        3,
      ),
    },
  ],
  keys: {
    0: { rh: [0.16, 0.66], lh: [0.2, 0.62], hip: [0, 0.465] },
    0.3: { torso: -0.24, rh: [-0.2, 0.92], lh: [0.3, 0.8], rf: [-0.1, 0], lf: [0.16, 0.06] },
    0.46: { torso: 0.14, rh: [0.24, 0.94], lh: [0.1, 0.6], hip: [0.04, 0.44], lf: [0.2, 0] },
    0.6: { torso: 0.4, rh: [0.34, 0.5], neck: -0.2 },
    0.85: { torso: 0, rh: [0.16, 0.66], lf: [0.06, 0], face: 'happy' },
  },
}

const CATCH: Score = {
  seconds: 2,
  face: 'happy',
  holds: [
    {
      thing: '?baseball',
      grip: 'bothHands',
      angle: 0,
      at: [0.5, 0.5],
      height: 0.08,
      when: ({ phase }) => phase > 0.45 && phase < 0.9,
    },
  ],
  set: [
    {
      thing: '?baseball',
      z: -0.03,
      height: 0.08,
      ...aloft(
        [1.7, 0.8],
        [
          { until: 0.45, to: [0.3, 0.72], lift: 0.3 },
          { until: 1, to: [0.3, 0.72], hidden: true },
        ],
        3,
      ),
    },
  ],
  keys: {
    0: { ...READY, rh: [0.2, 0.6], lh: [0.24, 0.62], right: 'open', left: 'open' },
    0.38: { rh: [0.3, 0.78], lh: [0.33, 0.8], hip: [0, 0.44] },
    0.5: { rh: [0.2, 0.64], lh: [0.24, 0.66], hip: [-0.06, 0.4], mouth: 0.5 },
    0.8: { rh: [0.2, 0.62], lh: [0.24, 0.64] },
  },
}

const LOW = { hip: [-0.06, 0.36], torso: 0.6, neck: -0.3 } as const

/** What runs about on the ground is grabbed there with both hands, and held up. */
function grabbing(context: ActionContext, name: string): Score {
  const height = clamp((context.find(name)?.metres ?? 0.3) / 1.72, 0.14, 0.5)
  const held = [0.34, 0.66 - height / 2] as const
  const legs: readonly Leg[] = [
    { until: 0.15, to: [0.7, 0], lift: 0.12 },
    { until: 0.28, to: [0.46, 0], lift: 0.1 },
    { until: 0.36, to: [0.4, 0] },
    { until: 0.55, to: held },
    { until: 1, to: held },
  ]
  return {
    seconds: 3.4,
    once: true,
    set: [{ thing: name, stands: true, z: -0.04, height, ...aloft([1.2, 0], legs) }],
    keys: {
      0: { ...READY, rh: [0.26, 0.5], lh: [0.3, 0.52], right: 'open', left: 'open', torso: 0.3 },
      0.22: { ...LOW, rh: [0.36, 0.3], lh: [0.4, 0.32] },
      0.36: { ...LOW, rh: [0.36, 0.16], lh: [0.4, 0.18], torso: 0.9 },
      0.55: { hip: [0, 0.465], torso: 0.04, neck: 0, rh: [0.3, 0.62], lh: [0.34, 0.6], mouth: 0.6 },
      1: { hip: [0, 0.465], torso: 0, rh: [0.3, 0.62], lh: [0.34, 0.6], face: 'happy', mouth: 0.4 },
    },
  }
}

/** A ball comes flying; a frog or a pig is run after. */
function catching(context: ActionContext): Score {
  const { object, aim } = context
  return object !== null && object === aim ? grabbing(context, object) : CATCH
}

/** Throwing and catching. */
export const THROWING: Deeds = {
  // Once, far away, and then glad to see it brought back.
  'throw-for-dog': {
    seconds: 3,
    once: true,
    face: 'happy',
    holds: [
      {
        thing: '?ball',
        angle: 0,
        at: [0.5, 0.5],
        height: 0.09,
        when: ({ phase }) => phase < 0.12,
        layer: 'hand',
      },
    ],
    keys: {
      0: { rh: [-0.2, 0.92], lh: [0.3, 0.78], torso: -0.22, rf: [-0.1, 0], lf: [0.16, 0.04] },
      0.12: { rh: [0.26, 0.98], lh: [0.1, 0.6], torso: 0.16, lf: [0.2, 0] },
      0.22: { rh: [0.36, 0.5], torso: 0.34, neck: -0.2 },
      0.4: { rh: [0.12, 0.5], lh: [0.14, 0.5], torso: 0, lf: [0.06, 0], rf: [-0.05, 0] },
      0.55: { rh: [0.16, 0.98], lh: [0.2, 0.96], mouth: 0.9, at: [0, 0.03] },
      0.7: { rh: [0.24, 0.6], lh: [0.28, 0.58], mouth: 0.4, at: [0, 0] },
      0.85: { rh: [0.3, 0.42], lh: [0.3, 0.4], torso: 0.3, hip: [-0.04, 0.42], mouth: 0.6 },
      1: { rh: [0.32, 0.34], lh: [0.32, 0.32], torso: 0.42, hip: [-0.06, 0.4], mouth: 0.6 },
    },
  },
  throw: { by: throwing },
  catch: { by: catching },
  frisbee: {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'park' },
    holds: [
      {
        thing: 'frisbee',
        angle: 0,
        when: ({ phase }) => phase > 0.45 && phase < 0.84,
        layer: 'hand',
      },
    ],
    set: [
      {
        thing: 'frisbee',
        z: -0.03,
        height: 0.05,
        ...aloft(
          [1.7, 0.9],
          [
            { until: 0.45, to: [0.38, 0.98], lift: 0.12 },
            { until: 0.84, to: [0.38, 0.8], hidden: true },
            { until: 1, to: [1.7, 0.9], lift: 0.1 },
          ],
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.24, 0.7], lh: [0.28, 0.66], neck: -0.15 },
      0.36: posture('hip 0 0.47, at 0 0.08, rh 0.3 0.98, right open, torso 0.1, lf -0.1 0.06'),
      0.48: { at: [0, 0.02], rh: [0.22, 0.82], torso: -0.02, lf: [0.1, 0] },
      0.66: { at: [0, 0], torso: -0.12, rh: [-0.08, 0.66], lh: [0.16, 0.6], hip: [-0.04, 0.44] },
      0.84: { torso: 0.2, rh: [0.34, 0.7], hip: [0.03, 0.44] },
    },
  },
  'throw-axe': THROW_AXE,
  'throw-snowball': {
    seconds: 1.8,
    costume: 'skier',
    needs: { place: 'snow' },
    face: 'happy',
    holds: [
      {
        thing: 'snowball',
        angle: 0,
        height: 0.075,
        when: ({ phase }) => phase < 0.48,
        layer: 'hand',
      },
    ],
    set: [
      {
        thing: 'snowball',
        x: 0,
        z: -0.03,
        height: 0.075,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.48) / 0.4
          return s < 0 || s > 1
            ? { alpha: 0 }
            : { x: 0.26 + s * 1.5, y: 0.92 + 0.6 * s - 1.1 * s * s }
        },
      },
    ],
    keys: {
      0: { rh: [0.16, 0.5], torso: 0.1, la: [0.4, 0.4] },
      0.3: { torso: -0.2, rh: [-0.22, 0.88], la: [1.3, 0.3], hip: [-0.05, 0.45] },
      0.48: { torso: 0.16, rh: [0.26, 0.92], la: [0.2, 0.4], hip: [0.03, 0.45], mouth: 0.6 },
      0.64: { torso: 0.4, rh: [0.33, 0.5] },
    },
    effects: [{ name: 'snow', at: [0.3, 0.9], from: 0.47, until: 0.55 }],
  },
}

const THROW: Score['keys'] = {
  0: { rh: [0.14, 0.6], lh: [0.2, 0.62], hip: [0, 0.465] },
  0.3: posture('torso -0.22, rh -0.24 0.84, lh 0.3 0.82, hip -0.05 0.45, rf -0.1 0, lf 0.16 0.08'),
  0.46: { torso: 0.14, rh: [0.24, 0.94], lh: [0.1, 0.6], hip: [0.04, 0.44], lf: [0.2, 0] },
  0.6: { torso: 0.42, rh: [0.34, 0.5], neck: -0.2 },
  0.85: { torso: 0, rh: [0.14, 0.6], lf: [0.06, 0] },
}

/** What is thrown is as large as it is, and a boomerang comes back. */
function throwing(context: ActionContext): Score {
  const { object } = context
  const actor = object === null ? null : context.find(object)
  const height = actor ? clamp(actor.metres / 1.72, 0.07, 0.24) : 0.07
  const back = /\bboomerang$/u.test(object ?? '')
  const legs: Leg[] = [
    { until: 0.46, to: [0.24, 0.9], hidden: true },
    ...(back
      ? [
          { until: 0.66, to: [1.5, 0.9], lift: 0.1 } as const,
          { until: 0.9, to: [0.24, 0.8], lift: 0.2 } as const,
        ]
      : [{ until: 0.86, to: [1.8, 0.4], lift: 0.3 } as const]),
    { until: 1, to: [0.24, 0.8], hidden: true },
  ]
  return {
    seconds: 2.4,
    holds: [
      {
        thing: '?baseball',
        angle: 0,
        at: [0.5, 0.5],
        height,
        when: ({ phase }) => phase < 0.46 || phase > 0.9,
        layer: 'hand',
      },
    ],
    set: [
      {
        thing: '?baseball',
        z: -0.03,
        height,
        ...aloft([0.24, 0.9], legs, 3),
      },
    ],
    keys: THROW,
  }
}
