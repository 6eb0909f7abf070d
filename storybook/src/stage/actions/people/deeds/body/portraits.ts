import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Expression } from '../../../../../cast/actor.ts'
import type { ActionContext } from '../../../action.ts'
import { restaged, type Keys } from '../../keys.ts'
import type { Deeds, Score } from '../../score.ts'

/** Shoulders that slope, as of somebody who sits for a picture. */
export const SHOULDERS = { ra: [-0.3, 0.24], la: [0.3, -0.24] } as const

const sitting = (more: Partial<Score> & { readonly keys: Keys }): Score => ({
  seconds: 5,
  view: 'front',
  needs: { framing: 'close-up' },
  ...more,
  keys: restaged(more.keys, (stance) => ({ ...SHOULDERS, ...stance })),
})

/** What a face does that feels something and says nothing. */
const FEELINGS: Readonly<Partial<Record<Expression, Keys>>> = {
  happy: {
    0: { neck: -0.03, look: 0.05, gaze: [0, 0] },
    0.3: { neck: 0.06, look: 0.16, mouth: 0.12, gaze: [-0.1, 0] },
    0.55: { neck: 0.05, look: 0.1, mouth: 0.4, gaze: [0, 0] },
    0.8: { neck: -0.02, look: 0, mouth: 0.15 },
  },
  sad: {
    0: { neck: 0.05, look: -0.1, gaze: [0, -0.4], tears: 0.3, torso: 0 },
    0.4: { neck: 0.08, look: -0.2, gaze: [-0.3, -0.7], tears: 0.45 },
    0.75: { neck: 0.05, look: -0.05, gaze: [0, 0], tears: 0.4, torso: 0.01 },
  },
  angry: {
    0: { neck: -0.03, look: -0.05, gaze: [0, 0] },
    0.35: { neck: 0.03, look: 0.08, gaze: [0.15, 0], torso: 0.02 },
    0.7: { neck: 0.02, look: 0, gaze: [0, 0], torso: -0.01 },
  },
  surprised: {
    0: { neck: 0, mouth: 0.35, gaze: [0, 0.1], at: [0, 0] },
    0.25: { neck: -0.05, mouth: 0.6, gaze: [0.1, 0.3], at: [0, 0.004] },
    0.7: { neck: 0.04, mouth: 0.45, gaze: [-0.2, 0.3], look: 0.12 },
  },
  scared: {
    0: { neck: 0, look: -0.1, gaze: [-0.5, 0], mouth: 0.2 },
    0.3: { neck: 0.04, look: 0.15, gaze: [0.7, 0], mouth: 0.3 },
    0.65: { neck: -0.03, look: -0.15, gaze: [-0.7, 0.1], mouth: 0.2 },
  },
  sleepy: {
    0: { neck: 0.02, look: 0, gaze: [0, -0.3], blink: 0 },
    0.4: { neck: 0.12, look: 0.05, blink: 0.5 },
    0.5: { neck: 0.14, blink: 1 },
    0.62: { neck: 0.04, blink: 0, gaze: [0, -0.2] },
  },
}
const AT_EASE: Keys = {
  0: { neck: -0.02, look: -0.12, gaze: [-0.2, 0.05] },
  0.35: { neck: 0.03, look: 0.02, gaze: [0.05, 0] },
  0.7: { neck: 0.04, look: 0.14, gaze: [0.1, 0] },
}

/** Trembling with fear. */
const shiver: NonNullable<Score['live']> = (stance, { t }) => ({
  ...stance,
  neck: (stance.neck ?? 0) + Math.sin(t * 41) * 0.008,
})

function portrait({ performer }: ActionContext): Score {
  const feeling = isPuppet(performer) ? performer.emotion : null
  const keys = (feeling && FEELINGS[feeling]) || AT_EASE
  return sitting({ keys, ...(feeling === 'scared' ? { live: shiver } : {}) })
}

/** Busts: what faces do when nothing else is in the picture. */
export const PORTRAITS: Deeds = {
  portrait: { needs: { framing: 'close-up' }, by: portrait },
  'portrait-laugh': sitting({
    feels: true,
    seconds: 0.62,
    face: 'happy',
    keys: {
      0: { neck: -0.07, mouth: 0.75, torso: -0.012, look: 0.06 },
      0.5: { neck: 0.02, mouth: 1, torso: 0.012, look: 0.1, at: [0, 0.006] },
    },
  }),
  'portrait-cry': sitting({
    seconds: 6,
    once: true,
    face: 'sad',
    keys: {
      0: { neck: 0.02, gaze: [0, -0.1], tears: 0.35, look: -0.05 },
      0.35: { neck: 0.06, gaze: [-0.1, -0.5], tears: 0.5, look: -0.1 },
      0.5: { neck: 0.05, tears: 0.62, mouth: 0.1, gaze: [0, -0.3] },
      0.9: { neck: 0.08, tears: 1, mouth: 0, gaze: [0, -0.1], look: 0 },
    },
    live: (stance, { t }) => ({ ...stance, torso: Math.max(0, Math.sin(t * 5)) * 0.012 }),
  }),
  'portrait-talk': sitting({
    seconds: 2.1,
    keys: {
      0: { mouth: 0.1, neck: -0.02, look: -0.06 },
      0.16: { mouth: 0.5 },
      0.3: { mouth: 0.12, neck: 0.04 },
      0.46: { mouth: 0.6, look: 0.08 },
      0.62: { mouth: 0.15 },
      0.8: { mouth: 0.45, neck: 0.02 },
    },
  }),
  'portrait-shout': sitting({
    seconds: 1.2,
    face: 'angry',
    keys: {
      0: { mouth: 0.6, neck: 0.05, look: -0.05, torso: 0 },
      0.35: { mouth: 1, neck: -0.05, look: 0.08, torso: 0.02 },
      0.7: { mouth: 0.75, neck: 0.03, torso: -0.01 },
    },
  }),
  'portrait-sing': sitting({
    seconds: 2.6,
    face: 'singing',
    keys: {
      0: { mouth: 0.35, neck: -0.04, look: -0.08, gaze: [0, 0.2] },
      0.3: { mouth: 1, neck: 0.06, look: 0.1, gaze: [0.1, 0.5] },
      0.55: { mouth: 0.4, neck: 0.02, gaze: [0, 0.2] },
      0.8: { mouth: 0.9, neck: -0.06, gaze: [-0.1, 0.4] },
    },
    effects: [{ name: 'notes', at: 'head', strength: 0.4 }],
  }),
  'portrait-think': sitting({
    seconds: 6,
    keys: {
      0: { ra: [0.06, 2.62], right: 'fist', gaze: [0.5, 0.7], look: 0.1, neck: 0.06 },
      0.5: { ra: [0.08, 2.58], right: 'fist', gaze: [-0.4, 0.8], look: -0.06, neck: 0.03 },
    },
  }),
  /** So near that a hand would hide the face. */
  'portrait-muse': sitting({
    seconds: 6,
    keys: {
      0: { gaze: [0.5, 0.7], look: 0.1, neck: 0.05 },
      0.35: { gaze: [0.4, 0.8], look: 0.12, neck: 0.06 },
      0.55: { gaze: [-0.5, 0.6], look: -0.08, neck: 0.01 },
      0.85: { gaze: [-0.3, 0.7], look: -0.04, neck: 0.02 },
    },
  }),
  'portrait-look-up': sitting({
    seconds: 6,
    once: true,
    keys: {
      0: { gaze: [0, 0.5], neck: 0, look: 0.02, mouth: 0.1 },
      0.3: { gaze: [0.1, 1], neck: -0.05, look: 0.08, mouth: 0.25 },
      0.95: { gaze: [0.2, 1], neck: -0.08, look: 0.14, mouth: 0.3 },
    },
  }),
  'portrait-sleep': sitting({
    seconds: 4,
    keys: {
      0: { blink: 1, neck: 0.16, look: 0.05, torso: 0 },
      0.5: { blink: 1, neck: 0.18, torso: 0.012 },
    },
    effects: [{ name: 'zzz', at: 'head', strength: 0.4 }],
  }),
  'portrait-open': sitting({
    seconds: 4,
    once: true,
    keys: {
      0: { blink: 1, gaze: [0, 0] },
      0.22: { blink: 1 },
      0.4: { blink: 0.45 },
      0.5: { blink: 0, gaze: [0, 0] },
      0.75: { blink: 0, gaze: [0.4, 0.1] },
      1: { blink: 0, gaze: [0, 0] },
    },
  }),
  'portrait-turn': sitting({
    seconds: 4.6,
    once: true,
    face: 'happy',
    keys: {
      0: { look: -0.9, neck: -0.08, gaze: [-0.8, 0] },
      0.22: { look: -0.85, gaze: [-0.8, 0] },
      0.45: { look: 0, neck: 0.02, gaze: [0, 0], mouth: 0 },
      0.75: { look: 0.08, neck: 0.06, mouth: 0.3 },
      1: { look: 0.06, neck: 0.05, mouth: 0.2 },
    },
  }),
  'portrait-wink': sitting({
    feels: true,
    seconds: 2.4,
    face: 'happy',
    keys: {
      0: { blink: 0, face: 'happy', neck: -0.02, mouth: 0.1 },
      0.4: { blink: 0, face: 'wink', neck: 0.08 },
      0.5: { neck: 0.1, mouth: 0.2 },
      0.72: { face: 'happy', neck: 0.04 },
    },
  }),
  'portrait-yawn': sitting({
    seconds: 3.6,
    face: 'sleepy',
    keys: {
      0: { mouth: 0, neck: 0.04, blink: 0 },
      0.3: { mouth: 1, neck: -0.06, blink: 1 },
      0.6: { mouth: 1, neck: -0.08, blink: 1 },
      0.85: { mouth: 0.05, neck: 0.05, blink: 0.4 },
    },
  }),
}
