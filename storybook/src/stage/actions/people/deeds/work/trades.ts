import type { Beat, Deeds } from '../../score.ts'
import { COUNTER } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import { aloft } from '../../thrown.ts'
import { posture } from '../../posture.ts'

const onTop = (thing: string, x: number, height: number) =>
  ({ thing, x, y: 0.42, z: -0.06, height }) as const

/** Deeds that tell a trade at a glance. */
export const TRADES: Deeds = {
  'latte-art': {
    seconds: 3.4,
    costume: 'barista',
    needs: { place: 'cafe', framing: 'close-up' },
    face: 'happy',
    holds: [
      {
        ...inHand('milk jug', 0.11, [0.7, 0.5]),
        swing: ({ phase }) => 0.75 * Math.min(1, Math.sin(phase * Math.PI) * 2),
      },
      { ...inHand('latte cup', 0.09), grip: 'leftHand' },
    ],
    set: [{ ...COUNTER, thing: 'shop counter' }, onTop('latte cup', 0.62, 0.09)],
    keys: {
      0: { rh: [0.22, 0.66], lh: [0.3, 0.54], neck: 0.2, torso: 0.06 },
      0.25: { rh: [0.25, 0.66], lh: [0.33, 0.54], neck: 0.28, torso: 0.12 },
      0.4: { rh: [0.265, 0.66], neck: 0.3 },
      0.55: { rh: [0.245, 0.665], neck: 0.3 },
      0.7: { rh: [0.26, 0.67], neck: 0.28, mouth: 0.2 },
    },
    strands: ({ beat, body, at }) => {
      const pours = beat.phase > 0.2 && beat.phase < 0.8
      const cup = at('leftHand')
      const jug = at('rightHand')
      const lip = { x: jug.x + 0.045 * body, y: jug.y + 0.01 * body }
      const foam = { x: cup.x + 0.01 * body, y: cup.y + 0.035 * body }
      return pours ? [{ points: [lip, foam], colour: '#fff6e6', width: 0.012, z: -0.09 }] : []
    },
    effects: [{ name: 'steam', at: 'leftHand', strength: 0.6 }],
  },
  'change-bulb': {
    seconds: 2.4,
    costume: 'electrician',
    needs: { place: 'living-room' },
    holds: [
      {
        ...inHand('light bulb', 0.12, [0.5, 0.9]),
        swing: ({ phase }) => Math.sin(phase * 25) * 0.3,
      },
    ],
    set: [
      { thing: 'ladder', x: 0.06, z: 0.03, height: 0.86 },
      { thing: 'lamp socket', x: 0.17, y: 1.4, z: 0.02, height: 0.5 },
    ],
    keys: {
      0: posture(
        'at 0 0.36, rh 0.16 0.92, lh 0.18 0.5, torso 0.04, neck -0.4, rf -0.02 0, lf 0.06 0.1',
      ),
      0.5: { at: [0, 0.36], rh: [0.16, 0.96], neck: -0.46, mouth: 0.3 },
    },
    effects: [{ name: 'stars', at: [0.17, 1.5], from: 0.5, until: 0.9, strength: 0.7 }],
  },
  'mind-cart': {
    seconds: 2.6,
    needs: { place: 'street' },
    face: 'happy',
    set: [{ thing: 'vendor cart', x: 0.12, z: -0.06, height: 1.34, stands: true }],
    keys: {
      0: { rh: [0.3, 0.56], lh: [-0.2, 0.56], neck: 0.05 },
      0.3: { rh: [0.36, 0.86], right: 'open', mouth: 0.6 },
      0.45: { rh: [0.44, 0.9], mouth: 0.2 },
      0.6: { rh: [0.34, 0.86], mouth: 0.6 },
      0.8: { rh: [0.3, 0.56], mouth: 0 },
    },
  },
  'fix-toilet': {
    seconds: 1.6,
    costume: 'plumber',
    needs: { place: 'bathroom' },
    holds: [{ thing: 'wrench', angle: 1.3, height: 0.26, upright: false }],
    set: [{ thing: 'toilet', x: 0.52, z: 0.03, height: 0.5 }],
    keys: {
      0: posture(
        'hip 0 0.275, rf 0.16 0, lf -0.25 0.055, lt -1.25, rh 0.34 0.38, lh 0.38 0.28, torso 0.26, neck 0.1',
      ),
      0.4: { rh: [0.36, 0.28], torso: 0.32, face: 'angry', mouth: 0.3 },
      0.6: { rh: [0.36, 0.3], torso: 0.3 },
    },
    effects: [{ name: 'water', at: [0.5, 0.24], strength: 0.8 }],
  },
  'fix-pipe': {
    seconds: 1.6,
    costume: 'plumber',
    needs: { place: 'bathroom' },
    holds: [{ thing: 'wrench', angle: 1.3, height: 0.22, upright: false }],
    set: [{ thing: 'kitchen sink', x: 0.5, z: 0.03, height: 0.5 }],
    keys: {
      0: posture(
        'hip 0 0.275, rf 0.16 0, lf -0.25 0.055, lt -1.25, rh 0.36 0.36, lh 0.38 0.26, torso 0.3, neck 0.1',
      ),
      0.4: { rh: [0.38, 0.24], torso: 0.36, face: 'angry', mouth: 0.3 },
      0.6: { rh: [0.38, 0.26], torso: 0.34 },
    },
    effects: [{ name: 'water', at: [0.46, 0.3], strength: 0.8 }],
  },
  'treat-teeth': {
    seconds: 2.2,
    costume: 'dentist',
    needs: { place: 'hospital' },
    holds: [{ thing: 'dental mirror', angle: 1.2, height: 0.16 }],
    set: [
      { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
      { thing: 'dentist chair', x: 0.7, z: 0.03, height: 0.62 },
      { thing: 'lamp socket', x: 0.4, y: 1.04, height: 0.4 },
    ],
    keys: {
      0: { ...SIT, rh: [0.36, 0.62], lh: [0.4, 0.54], torso: 0.24, neck: 0.2 },
      0.5: { rh: [0.38, 0.6], torso: 0.28 },
    },
    partner: {
      x: 0.86,
      z: 0.01,
      faces: 1,
      guest: true,
      face: 'scared',
      keys: {
        0: {
          at: [0, 0.06],
          hip: [0, 0.3],
          torso: -0.9,
          neck: 0.1,
          rf: [0.34, 0.24],
          lf: [0.37, 0.22],
          rh: [0.02, 0.34],
          lh: [0.06, 0.36],
          mouth: 0.9,
        },
        0.5: { mouth: 1, neck: 0.05 },
      },
    },
  },
  'save-goal': {
    seconds: 3.4,
    costume: 'goalkeeper',
    needs: { place: 'stadium' },
    view: 'front',
    set: [
      { thing: 'football goal', x: 0.1, z: 0.12, height: 1.35 },
      {
        thing: 'football',
        z: -0.05,
        height: 0.15,
        ...aloft(
          [-1.1, 0.1],
          [
            { until: 0.1, to: [-1.1, 0.1] },
            { until: 0.34, to: [1.06, 0.86], lift: 0.1 },
            { until: 0.76, to: [1.34, 0.36] },
            { until: 0.95, to: [1.1, 0.02], lift: 0.05 },
            { until: 1, to: [1.1, 0.02], hidden: true },
          ],
          3,
        ),
      },
    ],
    keys: {
      0: { hip: [0, 0.42], rh: [-0.26, 0.6], lh: [0.26, 0.6], rf: [-0.14, 0], lf: [0.14, 0] },
      0.18: { hip: [0.04, 0.38], rh: [-0.1, 0.66], lh: [0.3, 0.66], lean: 0 },
      0.34: posture(
        'at 0.3 0.2, lean 0.85, hip 0 0.46, rh 0.02 1.08, lh 0.1 1.06, right open, left open, mouth 0.8',
      ),
      0.76: { at: [0.34, 0.16], lean: 1.3, rh: [0.04, 1.0], lh: [0.1, 0.98] },
      0.92: { at: [0.1, 0], lean: 0.2, hip: [0, 0.43] },
    },
    effects: [{ name: 'dust', at: [0.5, 0.05], from: 0.7, until: 0.8 }],
  },
  mine: {
    seconds: 1.7,
    costume: 'miner',
    needs: { place: 'cave' },
    holds: [{ thing: 'pickaxe', grip: 'bothHands', angle: 1.57, height: 0.5, upright: false }],
    set: [
      { thing: 'boulder', x: 0.66, z: 0.03, height: 0.55 },
      { thing: 'gem', x: 0.55, y: 0.25, z: -0.02, height: 0.1 },
    ],
    keys: {
      0: { rh: [-0.02, 0.98], lh: [0.06, 1.02], torso: -0.2, rf: [-0.12, 0], lf: [0.14, 0] },
      0.2: { rh: [-0.04, 1.0], lh: [0.04, 1.04], torso: -0.24 },
      0.42: { rh: [0.28, 0.56], lh: [0.36, 0.56], torso: 0.42, hip: [0.02, 0.42], mouth: 0.6 },
      0.6: { rh: [0.27, 0.54], lh: [0.35, 0.54], torso: 0.42 },
    },
    effects: [{ name: 'sparks', at: [0.56, 0.42], from: 0.42, until: 0.52 }],
  },
  /** Knot by knot, the net over the knees. */
  'mend-net': {
    seconds: 1.8,
    costume: 'fisherman',
    needs: { place: 'harbor' },
    holds: [{ thing: 'knitting needle', height: 0.14 }],
    set: [
      { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
      { thing: 'fishing net', x: 0.46, z: -0.04, height: 0.44 },
    ],
    keys: {
      0: { ...SIT, rh: [0.28, 0.44], lh: [0.3, 0.38], torso: 0.2, neck: 0.2 },
      0.4: { rh: [0.36, 0.52], torso: 0.16 },
      0.7: { rh: [0.3, 0.4], torso: 0.22 },
    },
  },
  /** Out of the hands in a high arc, and down on the water. */
  'cast-net': {
    seconds: 2.6,
    costume: 'fisherman',
    needs: { place: 'lake' },
    set: [
      {
        thing: 'fishing net',
        x: 0.3,
        z: -0.03,
        height: 0.3,
        shadow: false,
        move: ({ phase }) => {
          const way = Math.min(1, Math.max(0, (phase - 0.3) / 0.4))
          return {
            x: way * 0.75,
            y: 0.44 * (1 - way) + 1.4 * way * (1 - way),
            height: 0.3 + way * 0.24,
            alpha: phase > 0.85 ? (1 - phase) / 0.15 : 1,
          }
        },
      },
    ],
    keys: {
      0: { rh: [0.2, 0.6], lh: [0.26, 0.56], torso: -0.1, rf: [0.1, 0], lf: [-0.12, 0] },
      0.22: { rh: [0.04, 0.62], lh: [0.12, 0.56], torso: -0.26 },
      0.36: { rh: [0.42, 0.86], lh: [0.44, 0.78], torso: 0.2, mouth: 0.5 },
      0.7: { rh: [0.4, 0.66], lh: [0.42, 0.6], torso: 0.14 },
    },
    effects: [{ name: 'splash', at: [1.05, 0.02], from: 0.7, until: 0.85, strength: 1 }],
  },
  'haul-net': {
    seconds: 2.2,
    costume: 'fisherman',
    needs: { place: 'harbor' },
    set: [
      ...[0.46, 0.6, 0.74].map((x, index) => ({
        thing: 'fish',
        x,
        y: 0.03 + (index % 2) * 0.1,
        z: -0.01,
        height: 0.13,
        shadow: false,
        move: ({ t, phase }: Beat) => ({
          x: -0.06 * Math.sin(phase * Math.PI),
          lean: Math.sin(t * 9 + index * 2) * 0.3,
        }),
      })),
      {
        thing: 'fishing net',
        x: 0.62,
        z: -0.03,
        height: 0.42,
        move: ({ phase }) => ({ x: -0.06 * Math.sin(phase * Math.PI), lean: 0.05 }),
      },
    ],
    keys: {
      0: { rh: [0.36, 0.5], lh: [0.4, 0.44], torso: 0.26, rf: [0.1, 0], lf: [-0.12, 0] },
      0.5: { rh: [0.2, 0.58], lh: [0.24, 0.54], torso: -0.24, hip: [-0.08, 0.42], mouth: 0.4 },
      0.7: { rh: [0.2, 0.57], lh: [0.25, 0.53], torso: -0.22 },
    },
    effects: [
      { name: 'splash', at: [0.7, 0.1], strength: 0.7 },
      { name: 'sweat', at: 'head', strength: 0.4 },
    ],
  },
}
