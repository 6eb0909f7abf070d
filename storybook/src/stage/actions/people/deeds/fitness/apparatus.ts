import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { GYM } from '../../settings.ts'
import { posture } from '../../posture.ts'

const RUN_ARMS = { back: [-0.7, 1.3], ahead: [0.8, 1.4] } as const

const TREADMILL: Score = {
  seconds: 0.72,
  costume: 'runner',
  needs: { place: 'gymnasium' },
  set: [{ thing: 'treadmill', x: 0.12, z: 0.04, height: 0.72 }],
  keys: {
    0: {
      ...posture('at 0 0.11, hip 0 0.44, torso 0.16, rf 0.2 0.04, lf -0.24 0.14'),
      ra: RUN_ARMS.back,
      la: RUN_ARMS.ahead,
    },
    0.25: { at: [0, 0.11], hip: [0, 0.43], rf: [-0.02, 0], lf: [-0.06, 0.2] },
    0.5: {
      ...posture('at 0 0.11, hip 0 0.44, rf -0.24 0.14, lf 0.2 0.04'),
      ra: RUN_ARMS.ahead,
      la: RUN_ARMS.back,
    },
    0.75: { at: [0, 0.11], hip: [0, 0.43], lf: [-0.02, 0], rf: [-0.06, 0.2] },
  },
  effects: [{ name: 'sweat', at: 'head', strength: 0.6 }],
}

/** Up and down with the arms thrown up, between two heights. */
function bouncing({ from, to }: { from: number; to: number }): Score {
  const above = from + 0.1
  return {
    seconds: 1.4,
    view: 'front',
    face: 'happy',
    keys: {
      0: { at: [0, from], hip: [0, 0.4], rh: [-0.2, 0.5], lh: [0.2, 0.5], stretch: 0.94 },
      0.14: { at: [0, above], hip: [0, 0.47], stretch: 1.04 },
      0.5: {
        ...posture(
          'hip 0 0.44, rh -0.3 0.98, lh 0.3 0.98, rf -0.16 0.1, lf 0.16 0.1, mouth 0.8, stretch 1',
        ),
        at: [0, to],
      },
      0.86: { at: [0, above], hip: [0, 0.47], rf: [-0.05, 0], lf: [0.05, 0], stretch: 1.04 },
    },
  }
}

/** Ropes, hoops, trampolines and machines. */
export const APPARATUS: Deeds = {
  'jump-rope': {
    seconds: 0.62,
    view: 'front',
    face: 'happy',
    costume: 'athlete',
    needs: GYM,
    keys: {
      0: posture('at 0 0, hip 0 0.44, rh -0.24 0.46, lh 0.24 0.46, right fist, left fist'),
      0.5: posture('at 0 0.1, hip 0 0.475, rf -0.04 0.0, lf 0.04 0.0, rh -0.25 0.44, lh 0.25 0.44'),
    },
    strands: ({ beat, at }) => {
      const angle = (beat.phase + 0.5) * Math.PI * 2
      const [a, b] = [at('rightHand'), at('leftHand')]
      const low = a.y + Math.cos(angle) * 0.66
      const bulge = 0.1
      return [
        {
          points: [
            a,
            { x: a.x - bulge, y: (a.y + low) / 2 },
            { x: -0.14, y: low },
            { x: 0.14, y: low },
            { x: b.x + bulge, y: (b.y + low) / 2 },
            b,
          ],
          colour: '#d6553f',
          width: 0.012,
          z: Math.sin(angle) > 0 ? -0.03 : 0.03,
        },
      ]
    },
  },
  'hula-hoop': {
    seconds: 0.8,
    view: 'front',
    face: 'happy',
    holds: [
      {
        thing: 'hula hoop',
        grip: 'seat',
        layer: 'body',
        angle: 0,
        at: [0.5, 0.62],
        swing: ({ phase }) => Math.sin(phase * Math.PI * 2) * 0.16,
      },
    ],
    keys: {
      0: { hip: [-0.045, 0.465], torso: 0.1, rh: [-0.3, 0.82], lh: [0.3, 0.82] },
      0.25: { hip: [0, 0.46] },
      0.5: { hip: [0.045, 0.465], torso: -0.1, rh: [-0.3, 0.86], lh: [0.3, 0.78], mouth: 0.3 },
      0.75: { hip: [0, 0.46] },
    },
  },
  trampoline: {
    ...bouncing({ from: 0.2, to: 0.86 }),
    set: [{ thing: 'trampoline', x: 0, z: -0.04, height: 0.26 }],
  },
  // On a trampoline that is there already, each at their own pace.
  'bounce-together': {
    by: ({ random }) => ({
      ...bouncing({ from: 0, to: 0.45 }),
      seconds: random.fork('pace').between(1.15, 1.65),
    }),
  },
  'cycle-indoors': {
    seconds: 1.6,
    needs: GYM,
    set: [{ thing: 'exercise ball', x: 0, z: 0.04, height: 0.3 }],
    costume: 'athlete',
    keys: {
      0: { ...SIT, hip: [-0.01, 0.33], rh: [0.25, 0.72], lh: [0.28, 0.74] },
      0.5: { hip: [0.01, 0.37], torso: 0.06 },
    },
  },
  'run-treadmill': TREADMILL,
}
