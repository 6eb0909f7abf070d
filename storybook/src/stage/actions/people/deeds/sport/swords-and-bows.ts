import { GUARD } from '../../postures.ts'
import { pairs } from '../../../../../scene/rows.ts'
import type { Deeds, Score } from '../../score.ts'
import { aloft, thrown } from '../../thrown.ts'
import { keyed } from '../../track.ts'
import { posture } from '../../posture.ts'

/** Draws the bow, lets the arrow fly and hits. */
export const ARCHERY: Score = {
  seconds: 3,
  costume: 'archer',
  needs: { place: 'field' },
  holds: [
    { thing: 'bow', grip: 'leftHand', angle: 0, layer: 'between' },
    {
      thing: 'arrow',
      angle: Math.PI / 2,
      at: [0.5, 1],
      layer: 'body',
      when: ({ phase }) => phase > 0.12 && phase < 0.62,
    },
  ],
  set: [
    { thing: 'target', x: 1.1, height: 0.72 },
    {
      thing: 'arrow',
      x: 0,
      z: 0,
      height: 0.42,
      shadow: false,
      move: (beat) => ({
        ...thrown(
          [0.36, 0.6],
          [
            { until: 0.62, to: [0.36, 0.6], hidden: true },
            { until: 0.72, to: [0.9, 0.26] },
            { until: 0.97, to: [0.9, 0.26] },
            { until: 1, to: [0.9, 0.26], hidden: true },
          ],
        )(beat),
        spin: Math.PI / 2,
      }),
    },
  ],
  keys: {
    0: posture('lh 0.26 0.66, rh 0.05 0.64, neck 0.05, rf -0.12 0, lf 0.12 0, hip 0 0.455'),
    0.2: { lh: [0.34, 0.8], rh: [0.28, 0.8], neck: 0 },
    0.45: { lh: [0.34, 0.81], rh: ['chin', -0.015, 0.005], torso: -0.05, blink: 0.3 },
    0.6: { lh: [0.34, 0.81], rh: ['chin', -0.02, 0.005] },
    0.64: { rh: ['ear', -0.06, 0.0], lh: [0.34, 0.8] },
    0.85: { rh: ['ear', -0.04, -0.06], lh: [0.32, 0.76], face: 'happy' },
  },
  strands: ({ beat, at, body }) => {
    const bow = at('leftHand')
    const drawn = beat.phase > 0.18 && beat.phase < 0.62
    const hand = drawn ? at('rightHand') : { x: bow.x - 0.075 * body, y: bow.y }
    const tips = [0.31, -0.31].map((y) => ({ x: bow.x - 0.122 * body, y: bow.y + y * body }))
    return [
      { points: [tips[0] ?? bow, hand], colour: '#f4ecd9', width: 0.005 },
      { points: [hand, tips[1] ?? bow], colour: '#f4ecd9', width: 0.005 },
    ]
  },
}

/** The same with a burning arrow: on the string, in the air, and in the target. */
const FIRE_ARROW: Score = {
  ...ARCHERY,
  set: [
    ...(ARCHERY.set ?? []),
    {
      thing: 'fire',
      z: -0.02,
      height: 0.2,
      ...aloft(
        [0.57, 0.72],
        [
          { until: 0.62, to: [0.57, 0.72], hidden: true },
          { until: 0.72, to: [1.1, 0.38] },
          { until: 1, to: [1.1, 0.38], hidden: true },
        ],
      ),
    },
  ],
  effects: [
    { name: 'fire', at: [0.52, 0.78], from: 0.12, until: 0.62, strength: 1 },
    { name: 'fire', at: [1.1, 0.44], from: 0.72, until: 1, strength: 1.4 },
    { name: 'sparks', at: [1.1, 0.5], from: 0.72, until: 0.82, strength: 0.6 },
  ],
}

const SWORD_FIGHT: Score = {
  seconds: 1.8,
  costume: 'squire',
  needs: { place: 'castle' },
  holds: [
    {
      thing: 'sword',
      angle: 0,
      height: 0.56,
      swing: keyed(pairs('0 -0.5, 0.25 1.0, 0.42 0.8, 0.6 0.5, 0.76 1.35, 0.88 0.6')),
      layer: 'hand',
    },
  ],
  keys: {
    0: { ...GUARD, rh: [0.06, 0.92], lh: [-0.18, 0.66], face: 'angry' },
    0.25: { hip: [0.06, 0.41], torso: 0.2, rh: [0.32, 0.74], lf: [0.22, 0] },
    0.42: { rh: [0.3, 0.78], hip: [0.02, 0.42] },
    0.6: { hip: [-0.05, 0.43], torso: 0.0, rh: [0.2, 0.62], lf: [0.12, 0] },
    0.76: { hip: [0.03, 0.41], torso: 0.14, rh: [0.32, 0.6] },
  },
  partner: {
    x: 1.06,
    holds: [
      {
        thing: 'sword',
        angle: 0,
        height: 0.56,
        swing: keyed(pairs('0 0.6, 0.25 0.5, 0.42 0.7, 0.6 -0.5, 0.76 1.0, 0.9 0.8')),
        layer: 'hand',
      },
    ],
    keys: {
      0: { ...GUARD, rh: [0.24, 0.66], lh: [-0.18, 0.66], face: 'angry' },
      0.25: { hip: [-0.03, 0.42], rh: [0.31, 0.72], torso: 0.04 },
      0.42: { rh: [0.3, 0.78] },
      0.6: { rh: [0.06, 0.92], hip: [0.02, 0.43] },
      0.76: { hip: [0.06, 0.41], rh: [0.32, 0.66], torso: 0.22 },
    },
  },
  effects: [
    { name: 'sparks', at: [0.54, 0.92], from: 0.24, until: 0.32 },
    { name: 'sparks', at: [0.54, 0.78], from: 0.75, until: 0.83 },
  ],
}

/** A blade in the hand as it is called; a sword where nothing is said. */
function bladeFor(object: string): string {
  if (/light ?sab/u.test(object)) return 'lightsaber'
  return /katana/u.test(object) ? 'katana' : 'sword'
}

function wielding(thing: string): Score {
  const { holds = [], partner, ...score } = SWORD_FIGHT
  const own = holds.map((hold) => ({ ...hold, thing }))
  if (!partner) return { ...score, holds: own }
  const other = (partner.holds ?? []).map((hold) => ({ ...hold, thing }))
  return { ...score, holds: own, partner: { ...partner, holds: other } }
}

/** Swords, foils, bows. */
export const SWORDS_AND_BOWS: Deeds = {
  'pull-sword': {
    seconds: 3,
    set: [{ thing: 'sword-in-the-stone', x: 0.26, z: -0.04, height: 0.6 }],
    keys: {
      0: { rh: [0.26, 0.56], lh: [0.25, 0.53], torso: 0.3, neck: -0.1 },
      0.5: { rh: [0.26, 0.57], lh: [0.25, 0.54], torso: 0.06, neck: -0.3, mouth: 0.4 },
      0.7: { rh: [0.26, 0.57], lh: [0.25, 0.54], torso: 0.02, neck: -0.34, mouth: 0.5 },
    },
  },
  'sword-fight': {
    needs: { place: 'castle' },
    by: ({ object }) => wielding(bladeFor(object ?? '')),
  },
  fence: {
    seconds: 1.6,
    costume: 'fencer',
    needs: { place: 'gym' },
    holds: [{ thing: 'foil', layer: 'hand' }],
    keys: {
      0: { ...GUARD, rh: [0.2, 0.68], lh: [-0.2, 0.86] },
      0.4: posture('hip 0.12 0.34, rf -0.3 0, lf 0.36 0, torso 0.2, rh 0.43 0.68, lh -0.22 0.6'),
      0.55: { hip: [0.12, 0.34], rf: [-0.3, 0], lf: [0.36, 0], rh: [0.43, 0.68] },
      0.85: { ...GUARD, rh: [0.2, 0.7], lh: [-0.2, 0.86] },
    },
    partner: {
      x: 1.35,
      holds: [{ thing: 'foil', layer: 'hand' }],
      keys: {
        0: { ...GUARD, rh: [0.2, 0.7], lh: [-0.2, 0.86] },
        0.4: { hip: [-0.08, 0.44], rh: [0.2, 0.86], torso: -0.1 },
        0.8: { ...GUARD, rh: [0.26, 0.7], torso: 0.1 },
      },
    },
    effects: [{ name: 'sparks', at: [0.9, 0.72], from: 0.4, until: 0.5, strength: 0.5 }],
  },
  archery: ARCHERY,
  'shoot-fire-arrow': FIRE_ARROW,
}
