import type { Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { underFeet } from '../../grips.ts'
import { posture } from '../../posture.ts'

export const POLES: readonly Hold[] = [
  { thing: 'ski pole', angle: 0.5 },
  { thing: 'ski pole', grip: 'leftHand', angle: 0.6, layer: 'hand' },
]

/** Comes from the front and goes by, near us and far from us by turns. */
const gate = (thing: string, since: number): SetPiece => ({
  thing,
  x: 0,
  z: since > 0 ? -0.05 : 0.06,
  height: 0.62,
  move: ({ phase }) => ({ x: 1.7 - ((phase + since) % 1) * 3.1 }),
})

/** On snow and ice. */
export const SNOW: Deeds = {
  'ice-skate': {
    seconds: 2.6,
    costume: 'ice skater',
    glides: true,
    needs: { place: 'frozen-lake', way: 0.5 },
    face: 'happy',
    keys: {
      0: posture(
        'at 0 0.008, hip 0.02 0.46, rf 0.0 0, lf -0.38 0.34, torso 0.6, neck -0.45, ra 1.6 0.1, la -0.7 0.1, lt -0.6',
      ),
      0.3: { lf: [-0.4, 0.42], torso: 0.7, ra: [1.8, 0.1], la: [-0.9, 0.1] },
      0.55: posture(
        'lf 0.0 0, rf -0.24 0.06, hip 0 0.44, torso 0.2, ra -0.7 0.3, la 0.8 0.3, neck -0.1, lt 0',
      ),
      0.8: { rf: [0.02, 0], lf: [-0.26, 0.08], ra: [0.8, 0.3], la: [-0.7, 0.3] },
    },
    effects: [{ name: 'snow', at: [-0.1, 0.02], strength: 0.5 }],
  },
  ski: {
    seconds: 1.8,
    costume: 'skier',
    glides: true,
    needs: { place: 'snow', way: 0.55 },
    holds: [underFeet('skis', 0.085, [0.44, 0.6]), ...POLES],
    keys: {
      0: posture(
        'at 0 0.035, hip -0.06 0.34, rf -0.03 0, lf 0.04 0, torso 0.6, neck -0.4, rh 0.24 0.5, lh 0.28 0.5, lean 0.02',
      ),
      0.5: { hip: [-0.05, 0.4], torso: 0.44, rh: [0.2, 0.56], lh: [0.26, 0.56], lean: 0.08 },
    },
    effects: [{ name: 'snow', at: [-0.3, 0.03], strength: 1.2 }],
  },
  /** Round poles with flags, red and blue by turns, that come towards one. */
  slalom: {
    seconds: 2.4,
    costume: 'skier',
    glides: true,
    needs: { place: 'ski-slope', way: 0.3 },
    holds: [underFeet('skis', 0.085, [0.44, 0.6]), ...POLES],
    set: [gate('red gate', 0), gate('blue gate', 0.5)],
    keys: {
      0: posture(
        'at 0 0.035, hip -0.06 0.34, rf -0.03 0, lf 0.04 0, torso 0.6, neck -0.4, rh 0.24 0.5, lh 0.28 0.5, lean -0.16',
      ),
      0.25: { hip: [-0.04, 0.4], torso: 0.44, lean: 0.02 },
      0.5: { hip: [-0.06, 0.33], torso: 0.62, rh: [0.2, 0.5], lh: [0.28, 0.54], lean: 0.2 },
      0.75: { hip: [-0.04, 0.4], torso: 0.44, lean: 0.04 },
    },
    effects: [{ name: 'snow', at: [-0.3, 0.03], strength: 1.8 }],
  },
  snowboard: {
    seconds: 2.2,
    costume: 'snowboarder',
    glides: true,
    needs: { place: 'snow', way: 0.55 },
    holds: [underFeet('snowboard', 0.09, [0.5, 0.45])],
    keys: {
      0: posture(
        'at 0 0.05, hip -0.02 0.36, rf -0.16 0, lf 0.16 0, torso 0.2, ra -1.1 0.4, la 1.2 0.4, lean 0.06',
      ),
      0.5: { hip: [0, 0.4], torso: 0.06, ra: [-0.7, 0.4], la: [0.9, 0.4], lean: -0.08 },
    },
    effects: [{ name: 'snow', at: [-0.25, 0.03], strength: 1.3 }],
  },
  'board-flip': {
    needs: { way: 0.5 },
    by: ({ performer, object }) => flipped(`${performer.name} ${object ?? ''}`),
  },
  sled: {
    seconds: 1,
    costume: 'skier',
    glides: true,
    needs: { place: 'snow', way: 0.5 },
    face: 'happy',
    holds: [{ thing: 'sled', grip: 'seat', angle: 0, layer: 'back', at: [0.4, 0.0], height: 0.17 }],
    keys: {
      0: {
        hip: [0, 0.2],
        torso: -0.2,
        rl: [1.5, -0.4],
        ll: [1.45, -0.35],
        rh: [0.22, 0.28],
        lh: [0.24, 0.28],
        mouth: 0.6,
        at: [0, 0],
        rt: 1.2,
        lt: 1.2,
      },
      0.5: { torso: -0.28, at: [0, 0.012], mouth: 0.9 },
    },
    effects: [{ name: 'snow', at: [-0.3, 0.04], strength: 1.2 }],
  },
}

/** Off the ground, once over backwards, and down again; on whatever this one rides. */
function flipped(who: string): Score {
  const snowy = /ski|snow/u.test(who)
  const board = /skateboard/u.test(who) ? 'skateboard' : /snow/u.test(who) ? 'snowboard' : 'skis'
  return {
    seconds: 2.6,
    glides: true,
    face: 'happy',
    ...(snowy ? { needs: { place: 'snow', way: 0.5 } } : {}),
    holds: [underFeet(board, 0.09, [0.5, 0.45])],
    keys: {
      0: { at: [0, 0.04], hip: [0, 0.34], rf: [-0.16, 0], lf: [0.16, 0], spin: 0, torso: 0.24 },
      0.2: { at: [0, 0.06], hip: [0, 0.3], ra: [-0.9, 0.4], la: [0.9, 0.4], spin: 0 },
      0.5: { at: [0, 0.62], hip: [0, 0.32], ra: [-1.4, 0.4], la: [1.4, 0.4], spin: -3.14 },
      0.8: { at: [0, 0.06], hip: [0, 0.32], spin: -6.28, mouth: 0.8 },
      0.999: { at: [0, 0.04], hip: [0, 0.34], spin: -6.28 },
    },
    effects: [
      { name: snowy ? 'snow' : 'dust', at: [-0.2, 0.03], from: 0.15, until: 0.28 },
      { name: snowy ? 'snow' : 'dust', at: [0.1, 0.03], from: 0.78, until: 0.95, strength: 1.4 },
    ],
  }
}
