import type { Deeds } from '../../score.ts'
import { ATHLETE } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** Jumping for height and length. */
export const ATHLETICS: Deeds = {
  jump: {
    seconds: 1.3,
    face: 'happy',
    keepsTool: true,
    keys: {
      0: posture('at 0 0, hip -0.05 0.36, torso 0.35, ra -0.8 0.2, la -0.7 0.2, stretch 0.98'),
      0.22: posture('at 0 0.02, hip 0 0.475, torso -0.02, ra 2.4 0.3, la 2.6 0.3, stretch 1.03'),
      0.5: posture(
        'at 0 0.36, rf -0.1 0.1, lf 0.08 0.16, ra 2.9 0.2, la 2.7 0.2, mouth 0.8, stretch 1',
      ),
      0.8: posture('at 0 0.02, rf -0.03 0, lf 0.04 0, hip 0 0.47, ra 1.4 0.4, la 1.5 0.4'),
    },
    effects: [{ name: 'dust', at: 'feet', from: 0.82, until: 0.9 }],
  },
  hop: {
    seconds: 0.7,
    face: 'happy',
    glides: true,
    keepsTool: true,
    keys: {
      0: { at: [0, 0], hip: [0, 0.43], lf: [-0.06, 0.2], ra: [0.6, 0.8], la: [0.7, 0.8] },
      0.5: { at: [0, 0.14], hip: [0, 0.475], rf: [0, 0.02], ra: [0.2, 0.7], la: [0.3, 0.7] },
    },
  },
  'finish-race': {
    seconds: 4.4,
    ...ATHLETE,
    once: true,
    face: 'happy',
    holds: [],
    set: [{ thing: 'finish arch', x: 0.55, z: 0.06, height: 1.45 }],
    keys: {
      0: { at: [-0.75, 0], ra: [0.8, 1.4], la: [-0.5, 1.3], torso: 0.14 },
      0.5: { at: [0.45, 0], ra: [0.9, 1.2], la: [-0.3, 1.2], torso: 0.2, mouth: 0.5 },
      0.62: { at: [0.66, 0], ra: [2.7, 0.1], la: [2.5, 0.2], torso: -0.1, mouth: 1 },
      1: { at: [1.05, 0], ra: [2.8, 0.1], la: [2.6, 0.1], torso: -0.06, mouth: 0.8 },
    },
    live: (stance, { t, phase }) => {
      const step = Math.sin(t * (phase > 0.85 ? 6 : 9.5))
      const wide = phase > 0.85 ? 0.1 : 0.26
      return {
        ...stance,
        rf: [step * wide, Math.max(0, Math.cos(t * 9.5)) * 0.1],
        lf: [-step * wide, Math.max(0, -Math.cos(t * 9.5)) * 0.1],
      }
    },
    strands: ({ beat: { phase, t }, body, at }) => {
      const chest = at('middle')
      const torn = phase > 0.5
      const y = 0.62 * body
      const flutter = Math.sin(t * 12) * 0.04 * body
      const ribbon = torn
        ? [
            { x: chest.x - 0.5 * body, y: y - 0.12 * body + flutter },
            { x: chest.x - 0.2 * body, y: y - flutter },
            { x: chest.x + 0.06 * body, y },
            { x: chest.x - 0.24 * body, y: y - 0.06 * body },
          ]
        : [
            { x: 0.42 * body, y },
            { x: 0.68 * body, y },
          ]
      return [{ points: ribbon, colour: '#d6302f', width: 0.03, z: -0.05 }]
    },
    effects: [{ name: 'confetti', at: [0.7, 1.4], from: 0.5, until: 1, strength: 1 }],
  },
  /** Backwards over the bar, as high jumpers do: the run, the take-off, the arch, the mat. */
  'high-jump': {
    seconds: 4.2,
    once: true,
    ...ATHLETE,
    holds: [],
    set: [
      { thing: 'high bar', x: 0.42, z: 0.03, height: 0.74 },
      { thing: 'big mat', x: 1.06, z: 0.02, height: 0.24 },
    ],
    keys: {
      0: { at: [-0.95, 0], lean: 0, turn: 1, torso: 0.16, ra: [0.8, 1.3], la: [-0.6, 1.2] },
      0.28: { at: [-0.2, 0], lean: -0.12, turn: 1, torso: 0, hip: [0, 0.42] },
      0.3: { turn: -1, lean: -0.16 },
      0.42: { at: [-0.1, 0.36], lean: -0.8, turn: -1, rl: [0.4, -1.2], ll: [0.1, -0.5] },
      0.56: { at: [-0.04, 0.78], lean: -1.5, torso: -0.34, rl: [-0.3, -0.9], ll: [-0.2, -1] },
      0.68: { at: [0.34, 0.66], lean: -1.85, torso: 0.2, rl: [0.9, -0.1], ll: [0.8, -0.1] },
      0.82: { at: [0.62, 0.25], lean: -1.57, torso: 0, rl: [0.2, -0.1], ll: [0.3, -0.2] },
      1: { at: [0.62, 0.25], lean: -1.57, rl: [0.3, -0.3], ll: [0.1, -0.2], mouth: 0.8 },
    },
    live: (stance, { t, phase }) => {
      if (phase > 0.28) return stance
      const step = Math.sin(t * 10)
      return {
        ...stance,
        rf: [step * 0.24, Math.max(0, Math.cos(t * 10)) * 0.1],
        lf: [-step * 0.24, Math.max(0, -Math.cos(t * 10)) * 0.1],
      }
    },
    effects: [
      { name: 'dust', at: [-0.2, 0.02], from: 0.28, until: 0.34, strength: 0.7 },
      { name: 'stars', at: [1, 0.6], from: 0.84, until: 1, strength: 0.5 },
    ],
  },
  'long-jump': {
    seconds: 3,
    ...ATHLETE,
    once: true,
    holds: [],
    set: [{ thing: 'sand pit', x: 1.1, z: 0.02, height: 0.17, shadow: false }],
    keys: {
      0: posture('at -0.9 0, rf -0.22 0.1, lf 0.18 0, torso 0.2, ra 0.9 1.4, la -0.7 1.4'),
      0.1: { at: [-0.6, 0.03], rf: [0.2, 0], lf: [-0.22, 0.1], ra: [-0.7, 1.4], la: [0.9, 1.4] },
      0.2: { at: [-0.3, 0], rf: [-0.22, 0.1], lf: [0.16, 0], ra: [0.9, 1.4], la: [-0.7, 1.4] },
      0.32: posture('at 0 0.16, rl 1.2 -1.1, ll -0.6 -0.3, ra 2.2 0.3, la 2.5 0.3, torso -0.05'),
      0.48: posture('at 0.45 0.3, rl 1.3 -0.5, ll 1.0 -0.6, ra 2.9 0.2, la 3.0 0.2, torso 0.1'),
      0.62: posture('at 0.85 0.1, rl 1.4 -0.2, ll 1.35 -0.2, torso 0.6, ra 1.5 0.2, la 1.6 0.2'),
      0.72: { at: [0.98, 0], hip: [-0.05, 0.36], rl: [1.3, -1.5], ll: [1.25, -1.45], torso: 0.6 },
      0.9: posture(
        'at 1.02 0, hip 0 0.47, rl 0.05 -0.1, ll 0.1 -0.1, torso 0, ra 2.6 0.2, la 2.7 0.2, face happy',
      ),
    },
    effects: [{ name: 'dust', at: 'feet', from: 0.7, until: 0.82 }],
  },
}
