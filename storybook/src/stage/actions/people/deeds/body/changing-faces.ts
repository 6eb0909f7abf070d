import { SHOULDERS } from './portraits.ts'
import type { Expression } from '../../../../../cast/actor.ts'
import { restaged, type Keys } from '../../keys.ts'
import type { Deeds, Score } from '../../score.ts'

/** A face that changes once, and stays so. */
const changing = (seconds: number, keys: Keys): Score => ({
  seconds,
  once: true,
  feels: true,
  view: 'front',
  needs: { framing: 'close-up' },
  keys: restaged(keys, (stance) => ({ ...SHOULDERS, ...stance })),
})

const turnsTo = (face: Expression, more: Keys): Score =>
  changing(3.6, {
    0: { face: 'neutral', neck: 0, look: 0, gaze: [0, 0], mouth: 0 },
    0.2: { mouth: 0, gaze: [0, 0] },
    0.25: { face, neck: 0.02 },
    ...more,
  })

/** What passes over a face that fills the frame, one feeling after the other. */
export const CHANGING_FACES: Deeds = {
  'portrait-smile': turnsTo('happy', {
    0.45: { neck: 0.05, look: 0.08, mouth: 0.12 },
    1: { neck: 0.04, look: 0.06, mouth: 0.3 },
  }),
  'portrait-frown': changing(3, {
    0: { face: 'happy', neck: -0.02, gaze: [0, 0], mouth: 0.1 },
    0.25: { face: 'neutral', mouth: 0, gaze: [0, -0.1] },
    0.5: { face: 'sad', neck: 0.07, gaze: [-0.1, -0.5], tears: 0.1 },
    1: { neck: 0.1, gaze: [-0.1, -0.7], tears: 0.4, look: -0.08 },
  }),
  'portrait-gasp': turnsTo('surprised', {
    0.28: { neck: -0.06, mouth: 0.7, gaze: [0, 0.2] },
    1: { neck: -0.03, mouth: 0.5, gaze: [0.05, 0.1] },
  }),
  'portrait-fear': turnsTo('scared', {
    0.3: { neck: -0.06, mouth: 0.3, gaze: [-0.6, 0.1] },
    0.65: { look: 0.14, gaze: [0.7, 0] },
    1: { look: -0.1, gaze: [-0.5, 0], mouth: 0.2 },
  }),
  'portrait-glare': turnsTo('angry', {
    0.4: { neck: 0.06, torso: 0.02, gaze: [0, 0.1] },
    1: { neck: 0.07, look: 0.04, gaze: [0, 0.1] },
  }),
  'portrait-blush': turnsTo('shy', {
    0.4: { neck: 0.1, look: -0.16, gaze: [-0.4, -0.7] },
    0.75: { neck: 0.08, gaze: [0.2, 0.1], look: -0.04 },
    1: { neck: 0.12, gaze: [-0.3, -0.7], look: -0.14 },
  }),
  'portrait-sigh': changing(3, {
    0: { neck: -0.06, torso: -0.02, mouth: 0, blink: 0, gaze: [0, 0.3] },
    0.3: { neck: -0.1, torso: -0.03, mouth: 0.1, blink: 0 },
    0.4: { blink: 1, mouth: 0.35 },
    0.7: { neck: 0.14, torso: 0.02, mouth: 0.15, blink: 1 },
    0.8: { blink: 0.5, gaze: [0, -0.7] },
    1: { neck: 0.16, mouth: 0, gaze: [0, -0.7] },
  }),
  'portrait-down': changing(2.6, {
    0: { neck: 0, gaze: [0, 0], look: 0 },
    0.35: { neck: 0.12, gaze: [-0.1, -0.9], look: -0.1, blink: 0 },
    1: { neck: 0.14, gaze: [-0.1, -1], look: -0.12, blink: 0.3 },
  }),
  'portrait-roll-eyes': changing(2.4, {
    0: { face: 'bored', gaze: [-0.8, 0], neck: 0.02 },
    0.3: { gaze: [-0.6, 0.9], neck: -0.03 },
    0.5: { gaze: [0, 1.2], neck: -0.06, look: 0.06 },
    0.75: { gaze: [0.9, 0.6], look: 0.14 },
    1: { gaze: [0.6, -0.2], neck: 0.03, look: 0.1 },
  }),
  'portrait-nod': changing(2, {
    0: { face: 'happy', neck: 0, at: [0, 0] },
    0.2: { neck: 0.05, at: [0, -0.018], gaze: [0, 0.3] },
    0.4: { neck: 0, at: [0, 0.004] },
    0.6: { neck: 0.05, at: [0, -0.018], gaze: [0, 0.3] },
    0.8: { neck: 0, at: [0, 0] },
  }),
  'portrait-shake': changing(2.2, {
    0: { face: 'sad', look: 0 },
    0.2: { look: -0.5 },
    0.45: { look: 0.5 },
    0.7: { look: -0.35 },
    1: { look: 0 },
  }),
  'portrait-tongue': turnsTo('tongue', { 0.5: { neck: 0.08 }, 1: { neck: -0.06 } }),
  'portrait-kiss': turnsTo('kiss', { 0.5: { neck: 0.08 }, 1: { neck: 0.04 } }),
}
