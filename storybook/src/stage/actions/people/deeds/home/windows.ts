import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'

/** How high the sill is. */
const SILL = 0.53

/** Up from the ground, over the sill, and down on the other side of the wall. */
const STEPS: readonly (readonly [at: number, stance: Keys[number]])[] = [
  [0, { at: [-0.3, 0], rh: [0.26, 0.58], lh: [0.3, 0.56], torso: 0.12, neck: -0.1 }],
  [
    0.2,
    {
      ...posture('at -0.16 0, rf 0.16 0.36, lf -0.06 0'),
      rh: [0.3, 0.62],
      lh: [0.34, 0.62],
      torso: 0.26,
    },
  ],
  [
    0.42,
    {
      ...posture('at 0 0.5, hip -0.02 0.2, rf 0.08 0.03, lf -0.06 0.03'),
      rh: [0.22, 0.14],
      lh: [-0.1, 0.3],
      torso: 0.5,
      neck: -0.3,
    },
  ],
  [
    0.62,
    {
      ...posture('at 0.1 0.3, hip 0 0.34, rf 0.1 0, lf -0.04 0.1'),
      rh: [0.14, 0.3],
      lh: [-0.04, 0.34],
      torso: 0.3,
    },
  ],
  [
    0.8,
    {
      ...posture('at 0.08 0.08, hip 0 0.46, rf 0.05 0, lf -0.05 0'),
      rh: [0.16, 0.5],
      lh: [0.08, 0.5],
      torso: 0.06,
      look: 0.6,
    },
  ],
  [
    1,
    {
      ...posture('at 0.08 0.08, hip 0 0.46, rf 0.05 0, lf -0.05 0'),
      rh: [0.16, 0.5],
      lh: [0.08, 0.5],
      torso: 0.06,
      look: -0.6,
      neck: 0.1,
    },
  ],
]

/** When what is below the sill is hidden by the wall. */
const INSIDE = 0.55

function climbing(out: boolean): Score {
  const at = (phase: number): number => (out ? 1 - phase : phase)
  return {
    seconds: 4.6,
    once: true,
    set: [
      { thing: 'open window wall', x: 0, z: 0.06, height: 1.7 },
      {
        thing: 'wall below a window',
        x: 0,
        z: -0.06,
        height: SILL,
        shadow: false,
        move: ({ phase }) => ({ alpha: at(phase) > INSIDE ? 1 : 0 }),
      },
    ],
    keys: Object.fromEntries(STEPS.map(([phase, stance]) => [at(phase), stance])),
  }
}

/** Behind the end of a wall, and the head out past it now and then. */
const PEEKING: Score = {
  seconds: 3.6,
  set: [{ thing: 'brick panel', x: -0.3, z: -0.06, height: 1.5 }],
  keys: {
    0: { at: [-0.14, 0], rh: [0.16, 0.62], lh: [0.14, 0.5], torso: 0.06 },
    0.35: { at: [0.02, 0], rh: [0.06, 0.66], lh: [0.04, 0.5], torso: 0.22, neck: -0.06, look: 0.8 },
    0.65: { at: [0.03, 0], rh: [0.06, 0.66], lh: [0.04, 0.5], torso: 0.24, look: 0.4, mouth: 0.3 },
    0.9: { at: [-0.14, 0], rh: [0.16, 0.62], lh: [0.14, 0.5], torso: 0.04 },
  },
}

/** Whose it is, behind the sill: looks the other way first. */
const ROBBED: PartnerScore = {
  x: 0.42,
  z: 0.05,
  faces: -1,
  guest: true,
  keys: {
    0: { at: [0, 0.1], rh: [0.1, 0.6], lh: [0.1, 0.56], look: -0.8, neck: -0.1 },
    [0.5]: { at: [0, 0.1], rh: [0.1, 0.6], lh: [0.1, 0.56], look: 0.6, neck: 0.1 },
    0.62: { at: [0, 0.1], rh: [0.2, 0.98], lh: [0.1, 0.6], face: 'angry', mouth: 0.9 },
    0.8: { at: [0, 0.1], rh: [0.28, 0.9], lh: [0.1, 0.6], face: 'angry', mouth: 0.4 },
    1: { at: [0, 0.1], rh: [0.18, 0.98], lh: [0.1, 0.6], face: 'angry', mouth: 0.9 },
  },
}

/** When the hand has it. */
const TAKEN = 0.42

/** Past the shutter, a hand over the sill, and off with what lay there. */
const REACHING_IN: Score = {
  seconds: 4.6,
  once: true,
  face: 'happy',
  holds: [{ thing: '?pie', height: 0.2, angle: 0, when: ({ phase }) => phase >= TAKEN }],
  set: [
    { thing: 'open window wall', x: 0.36, z: 0.06, height: 1.7 },
    {
      thing: '?pie',
      x: 0.3,
      y: SILL,
      z: 0.025,
      height: 0.2,
      shadow: false,
      move: ({ phase }) => ({ alpha: phase < TAKEN ? 1 : 0 }),
    },
    { thing: 'wall below a window', x: 0.36, z: 0.03, height: SILL, shadow: false },
  ],
  keys: {
    0: { at: [-0.5, 0], rh: [0.12, 0.44], lh: [0.1, 0.44], hip: [0, 0.42], torso: 0.2, look: 0.6 },
    0.22: {
      at: [-0.1, 0],
      rh: [0.2, 0.5],
      lh: [0.12, 0.5],
      hip: [0, 0.46],
      torso: 0.1,
      look: -0.5,
    },
    [TAKEN]: { at: [-0.06, 0], rh: [0.36, 0.62], lh: [0.2, 0.6], hip: [0, 0.47], torso: 0.26 },
    0.55: { at: [-0.08, 0], rh: [0.26, 0.7], lh: [0.16, 0.6], torso: 0, neck: -0.1, mouth: 0.6 },
    0.8: { at: [-0.16, 0], rh: [0.2, 0.68], lh: [0.2, 0.6], torso: -0.06, mouth: 0.2, look: -0.6 },
    1: { at: [-0.18, 0], rh: [0.22, 0.7], lh: [0.2, 0.6], torso: -0.04, mouth: 0.7, look: 0.4 },
  },
}

/** In and out of houses where there is no door. */
export const WINDOWS: Deeds = {
  'peek-corner': { ...PEEKING, needs: { place: 'street' } },
  'reach-in-window': {
    needs: { place: 'house wall' },
    by: ({ partner }) => (partner ? { ...REACHING_IN, partner: ROBBED } : REACHING_IN),
  },
  'climb-in-window': { needs: { place: 'house wall' }, by: () => climbing(false) },
  'climb-out-window': { needs: { place: 'house wall' }, by: () => climbing(true) },
}
