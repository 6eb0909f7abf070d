import { clamp, ease, through } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'
import type { Keys } from '../../keys.ts'

/** When it gives way. */
const OUT = 0.56
const ROOT = 0.46

const feet = { rf: [-0.1, 0], lf: [0.14, 0] } as const
const BENT = { hip: [-0.1, 0.4], torso: 0.62, neck: -0.2, ...feet } as const
const HAULS = { hip: [-0.2, 0.36], torso: 0.2, neck: 0, ...feet } as const

/** Both hands on the leaves, three times back and once too much. */
const tugs = (y: number): Keys => ({
  0: { ...BENT, rh: [ROOT - 0.04, y + 0.04], lh: [ROOT, y + 0.02] },
  0.12: { ...HAULS, rh: [ROOT - 0.06, y + 0.1], lh: [ROOT - 0.02, y + 0.08], blink: 1 },
  0.22: { ...BENT, rh: [ROOT - 0.04, y + 0.04], lh: [ROOT, y + 0.02], blink: 0 },
  0.34: { ...HAULS, rh: [ROOT - 0.06, y + 0.1], lh: [ROOT - 0.02, y + 0.08], blink: 1, mouth: 0.4 },
  0.42: { ...BENT, rh: [ROOT - 0.04, y + 0.04], lh: [ROOT, y + 0.02], blink: 0, mouth: 0.4 },
  [OUT - 0.04]: { ...HAULS, rh: [ROOT - 0.08, y + 0.14], lh: [ROOT - 0.04, y + 0.12], blink: 1 },
})

const UPRIGHT: Keys = {
  0.68: {
    hip: [-0.1, 0.46],
    torso: -0.16,
    rh: [0.26, 0.96],
    lh: [0.2, 0.9],
    blink: 0,
    mouth: 0.8,
    ...feet,
  },
  1: {
    hip: [-0.08, 0.465],
    torso: -0.06,
    rh: [0.24, 0.94],
    lh: [0.18, 0.88],
    mouth: 0.7,
    face: 'happy',
    ...feet,
  },
}

const SITS = posture('hip 0 0.1, torso -0.3, neck 0.1, rf 0.42 0.02, lf 0.46 0.03')
const SEATED: Keys = {
  0.64: { at: [-0.24, 0.1], ...SITS, torso: -0.6, rh: [0.3, 0.5], lh: [0.26, 0.46], mouth: 1 },
  0.72: { at: [-0.36, 0], ...SITS, rh: [0.24, 0.66], lh: [0.2, 0.6], blink: 0, mouth: 1 },
  1: { at: [-0.36, 0], ...SITS, rh: [0.22, 0.7], lh: [0.18, 0.64], mouth: 0.6, face: 'surprised' },
}

/** A root in its hole: it is tugged at until it comes, and then it is in the hands. */
function uprooting(context: ActionContext, end: Keys): Score {
  const thing = context.object ?? 'carrot'
  const actor = context.find(thing)
  const height = clamp((actor?.metres ?? 0.3) / context.performer.metres, 0.24, 0.5)
  const leaves = 0.14 + 0.3 * height
  const loose = (phase: number): number => 0.06 * ease(through(phase, 0.3, OUT - 0.3))
  return {
    seconds: 4.4,
    once: true,
    set: [
      { thing: 'mound', x: ROOT, z: -0.03, height: 0.14 },
      {
        thing,
        ...(actor ? { actor } : {}),
        x: ROOT,
        z: 0.01,
        height,
        shadow: false,
        move: ({ phase }) => ({
          y: 0.1 - 0.5 * height + loose(phase),
          alpha: phase < OUT ? 1 : 0,
        }),
      },
    ],
    holds: [{ thing, height, angle: 0, when: ({ phase }) => phase >= OUT }],
    keys: { ...tugs(leaves), ...end },
    effects: [
      { name: 'sweat', at: 'head', from: 0.1, until: OUT, strength: 0.7 },
      { name: 'dust', at: [ROOT, 0.08], from: OUT, until: OUT + 0.1, strength: 2.4 },
    ],
  }
}

/** What is pulled out of the ground; and who pulls too hard sits down. */
export const UPROOTING: Deeds = {
  uproot: { needs: { place: 'garden' }, by: (context) => uprooting(context, UPRIGHT) },
  'uproot-and-fall': { needs: { place: 'garden' }, by: (context) => uprooting(context, SEATED) },
}
