import type { ActionContext } from '../../../action.ts'
import { clamp } from '../../../../easing.ts'
import { ONE_KNEE } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { posture } from '../../posture.ts'

const FACEPLANT: Score = {
  seconds: 4.4,
  once: true,
  needs: { place: 'park' },
  keys: {
    0: posture(
      'at -0.45 0, hip 0 0.455, rf 0.16 0, lf -0.16 0.03, torso 0.06, ra -0.4 0.4, la 0.5 0.4, face happy',
    ),
    0.12: { at: [-0.26, 0], rf: [-0.1, 0], lf: [0.14, 0.04], ra: [0.4, 0.4], la: [-0.4, 0.4] },
    0.2: posture(
      'at -0.12 0, hip 0 0.44, torso 0.5, ra 2.0 0.3, la 2.4 0.3, rf -0.26 0.12, lf -0.1 0, face scared, mouth 1',
    ),
    0.32: posture(
      'at 0.04 0, hip 0.02 0.1, torso 1.5, neck 0.06, ra 2.9 0.1, la 2.7 0.1, rf -0.42 0.16, lf -0.4 0.06, mouth 1',
    ),
    0.36: { at: [0.05, 0], hip: [0.02, 0.12], rf: [-0.38, 0.3], lf: [-0.4, 0.2] },
    0.42: posture(
      'at 0.05 0, hip 0.02 0.08, torso 1.52, neck 0.1, rf -0.42 0.02, lf -0.4 0.02, blink 1',
    ),
    0.8: posture(
      'at 0.05 0, hip 0.02 0.08, torso 1.52, neck 0.1, rf -0.42 0.02, lf -0.4 0.02, blink 1, ra 2.9 0.1, la 2.7 0.1',
    ),
    1: posture(
      'at 0.05 0, torso 1.3, neck -0.8, rh 0.36 0.03, lh 0.42 0.03, blink 0, mouth 0.3, face sad',
    ),
  },
  effects: [
    { name: 'dust', at: [0.35, 0.04], from: 0.32, until: 0.42, strength: 1.6 },
    { name: 'stars', at: [0.45, 0.25], from: 0.4, until: 0.78, strength: 0.9 },
  ],
}

/** A foot is caught on it: what is large otherwise, a stone, a root, is no taller than a foot here. */
const [LOWEST, TALLEST] = [0.09, 0.26]
const LOW = /\b(?:stone|rock|boulder|root|log|branch|cable|wire|rope|step|rug|carpet|kerb|curb)$/u

function trip(context: ActionContext): Score {
  const { object } = context
  const actor = object === null ? null : context.find(object)
  if (object === null || !actor) return FACEPLANT
  const tall = LOW.test(object) ? LOWEST : actor.metres / 1.72
  const height = Math.min(clamp(tall, LOWEST, TALLEST), 0.34 / actor.aspect)
  return {
    ...FACEPLANT,
    set: [{ thing: object, actor, x: -0.44, z: -0.03, height, stands: true }],
  }
}

/** From flat on the ground over hands and knees to the feet, with a hand to brush off the dust. */
const GET_UP: Score = {
  seconds: 3.2,
  once: true,
  keys: {
    0: {
      at: [0, 0],
      hip: [0.02, 0.08],
      torso: 1.3,
      neck: -0.8,
      rf: [-0.42, 0.02],
      lf: [-0.4, 0.02],
      rh: [0.36, 0.03],
      lh: [0.42, 0.03],
      mouth: 0.3,
      face: 'sad',
    },
    0.3: posture(
      'hip -0.06 0.24, torso 1.05, neck -0.6, rf -0.28 0.05, lf -0.24 0.05, rh 0.24 0.02, lh 0.3 0.02',
    ),
    0.5: { ...ONE_KNEE, torso: 0.5, neck: -0.2, rh: [0.16, 0.3], lh: [0.2, 0.28], mouth: 0.1 },
    0.68: { hip: [0, 0.45], rf: [0.08, 0], lf: [-0.08, 0], lt: 0, torso: 0.24, face: 'neutral' },
    0.76: { hip: [0, 0.455], torso: 0.3, rh: [0.1, 0.36], lh: [0.12, 0.5] },
    0.82: { torso: 0.3, rh: [0.12, 0.5], lh: [0.1, 0.36] },
    0.88: { torso: 0.24, rh: [0.1, 0.36], lh: [0.12, 0.5], face: 'happy' },
    1: { hip: [0, 0.47], torso: 0, neck: 0, rh: [0.06, 0.42], lh: [0.02, 0.42], face: 'happy' },
  },
  effects: [{ name: 'dust', at: [0.1, 0.3], from: 0.74, until: 0.9, strength: 0.5 }],
}

/** Flat on the face, over nothing or over what lies in the way. */
export const TRIPS: Deeds = { faceplant: { needs: { place: 'park' }, by: trip }, 'get-up': GET_UP }
