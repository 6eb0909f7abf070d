import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'

const eating = (thing: string, more: { plate?: string } = {}): Score => ({
  seconds: 2.3,
  face: 'happy',
  needs: { place: 'kitchen' },
  holds: [{ thing, grip: 'bothHands', layer: 'front', upright: true, angle: 0, at: [0.5, 0.75] }],
  set: [
    STOOL,
    { thing: 'table', x: 0.5, z: -0.06, height: 0.4 },
    ...(more.plate
      ? [{ thing: more.plate, x: 0.44, y: 0.4, z: -0.07, height: 0.03, shadow: false }]
      : []),
  ],
  keys: [
    [0, { ...SIT, rh: [0.23, 0.52], lh: [0.27, 0.53], torso: 0.06, neck: 0.05 }],
    [0.28, { rh: ['mouth', 0.055, -0.02], lh: ['mouth', 0.09, -0.015], mouth: 0.9, torso: 0.12 }],
    [0.4, { rh: ['mouth', 0.05, -0.02], lh: ['mouth', 0.085, -0.015], mouth: 0.1 }],
    [0.55, { rh: [0.22, 0.56], lh: [0.26, 0.57], mouth: 0.3, torso: 0.04 }],
    [0.66, { mouth: 0.05 }],
    [0.77, { mouth: 0.3 }],
    [0.88, { mouth: 0.05 }],
  ],
  effects: [{ name: 'crumbs', at: 'mouth', from: 0.3, until: 0.5 }],
})

/** At the table. */
export const EATING: Deeds = {
  eat: {
    needs: { place: 'kitchen' },
    by: (context) =>
      /soup|spaghetti|noodle|rice|salad|cereal|pasta|ramen|stew/.test(context.object ?? '')
        ? spooned('bowl')
        : eating(/melon/.test(context.object ?? '') ? 'watermelon slice' : '?burger'),
  },
  'eat-watermelon': eating('watermelon slice'),
  'eat-cake': {
    seconds: 2,
    face: 'happy',
    holds: [{ thing: 'fork', angle: 2.3, upright: false, layer: 'front' }],
    set: [
      STOOL,
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      { thing: 'cake', x: 0.5, y: 0.4, z: -0.06, height: 0.18, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: [0.32, 0.5], lh: [0.24, 0.44], torso: 0.1 }],
      [0.4, { rh: ['mouth', 0.09, -0.03], mouth: 0.9 }],
      [0.5, { mouth: 0.1, rh: ['mouth', 0.1, -0.03] }],
      [0.75, { mouth: 0.3 }],
    ],
  },
  'eat-soup': spooned('noodles'),
}

function spooned(bowl: string): Score {
  return {
    seconds: 2,
    face: 'happy',
    needs: { place: 'kitchen' },
    holds: [{ thing: 'spoon', angle: 2.2, layer: 'front' }],
    set: [
      STOOL,
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      { thing: `?${bowl}`, x: 0.42, y: 0.4, z: -0.06, height: 0.1, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: [0.32, 0.54], lh: [0.3, 0.46], torso: 0.12, neck: 0.1 }],
      [0.4, { rh: ['mouth', 0.1, -0.03], mouth: 0.8 }],
      [0.5, { mouth: 0.1, rh: ['mouth', 0.11, -0.035] }],
      [0.75, { mouth: 0.25 }],
    ],
    effects: [{ name: 'steam', at: [0.42, 0.52], strength: 0.6 }],
  }
}
