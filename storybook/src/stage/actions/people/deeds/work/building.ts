import { pairs } from '../../../../../scene/rows.ts'
import type { Actor } from '../../../../../cast/actor.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { keyed } from '../../track.ts'
import { ONE_KNEE } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** A bench to work at. */
const BENCH = { thing: 'table', x: 0.42, z: 0.04, height: 0.36 } as const

const HAMMERING: Score = {
  seconds: 0.9,
  costume: 'carpenter',
  holds: [
    {
      thing: 'hammer',
      angle: 0,
      height: 0.24,
      swing: keyed(pairs('0 -0.6, 0.4 1.4, 0.52 1.3')),
      layer: 'hand',
    },
  ],
  set: [BENCH, { thing: 'plank', x: 0.44, y: 0.36, z: -0.03, height: 0.05 }],
  keys: {
    0: { rh: [0.1, 0.82], lh: [0.32, 0.44], rw: 0.4, torso: 0.08, neck: 0.2, hip: [-0.03, 0.46] },
    0.4: { rh: [0.27, 0.54], rw: -0.1, torso: 0.3 },
    0.52: { rh: [0.27, 0.55], torso: 0.28 },
  },
  effects: [{ name: 'sparks', at: [0.4, 0.46], from: 0.38, until: 0.5, strength: 0.5 }],
}

/** What is worked up into something else, and lies on the bench as a plank does. */
const MATERIALS =
  /(?<! of )\b(nails?|wood|planks?|boards?|wall|beam|metal|iron|tables?|roof|floor)$/u

/** Large things are built where they stand, small ones on the bench; null when nothing is named that has a picture. */
function buildingOf(context: ActionContext): Score | null {
  // A nail goes into a boot: that is on the bench.
  const object = [context.object, context.aim].find((each) => each && !MATERIALS.test(each))
  const built = object ? context.find(object) : null
  if (!object || !built) return null
  const height = built.metres / 1.72
  if (height < 0.4) return onBench(object, built)
  const tall = clamp(height, 0.62, 1.3)
  const x = 0.36 + Math.min(tall * built.aspect, 1.6) / 2
  return { ...HAMMERING, set: [{ thing: object, actor: built, x, z: 0.06, height: tall }] }
}

function onBench(thing: string, actor: Actor): Score {
  const height = clamp(actor.metres / 1.72, 0.14, 0.3)
  const made = { thing, actor, x: 0.44, y: 0.36, z: -0.03, height }
  return { ...HAMMERING, set: [BENCH, made] }
}

/** Wood, metal and walls. */
export const BUILDING: Deeds = {
  hammer: { by: (context) => buildingOf(context) ?? HAMMERING },
  'hammer-together': { ...HAMMERING, set: [] },
  'bend-metal': {
    seconds: 1,
    costume: 'blacksmith',
    holds: [
      {
        thing: 'hammer',
        angle: 0,
        height: 0.28,
        swing: keyed(pairs('0 -0.6, 0.4 1.4, 0.52 1.3')),
        layer: 'hand',
      },
    ],
    set: [{ thing: 'anvil', x: 0.38, z: -0.03, height: 0.34 }],
    keys: {
      0: posture('rh 0.06 0.94, lh 0.3 0.42, rw 0.4, torso 0.05, neck 0.15, hip -0.03 0.46'),
      0.4: { rh: [0.28, 0.5], rw: -0.1, torso: 0.34 },
      0.52: { rh: [0.28, 0.52], torso: 0.3 },
    },
    effects: [
      { name: 'sparks', at: [0.38, 0.38], from: 0.36, until: 0.55 },
      { name: 'fire', at: [0.62, 0.1], strength: 0.4 },
    ],
  },
  weld: {
    seconds: 2,
    costume: 'welder',
    holds: [{ thing: 'torch', angle: 2.2 }],
    set: [{ thing: 'plank', x: 0.44, y: 0.2, z: 0.02, height: 0.08 }],
    keys: {
      0: { ...ONE_KNEE, torso: 0.3, neck: 0.14, rh: [0.26, 0.4], lh: [0.3, 0.34] },
      0.5: { rh: [0.32, 0.39] },
    },
    effects: [
      { name: 'sparks', at: [0.44, 0.3], strength: 1.4 },
      { name: 'smoke', at: [0.44, 0.34], strength: 0.5 },
    ],
  },
  saw: {
    seconds: 1,
    costume: 'carpenter',
    holds: [{ thing: 'saw', angle: 1.75, at: [0.4, 0.92] }],
    set: [
      { thing: 'table', x: 0.46, z: 0.04, height: 0.34 },
      { thing: 'plank', x: 0.42, y: 0.34, z: 0.02, height: 0.06 },
    ],
    keys: {
      0: { rh: [0.04, 0.54], lh: [0.34, 0.42], torso: 0.34, neck: 0.1, hip: [-0.05, 0.45] },
      0.5: { rh: [0.22, 0.46], torso: 0.42 },
    },
    effects: [{ name: 'crumbs', at: [0.36, 0.36] }],
  },
  'saw-log': {
    seconds: 1,
    costume: 'lumberjack',
    needs: { place: 'forest' },
    holds: [{ thing: 'saw', angle: 1.75, at: [0.4, 0.92] }],
    set: [{ thing: 'log', stands: true, x: 0.56, z: 0.04, height: 0.36 }],
    keys: {
      0: { rh: [0.08, 0.5], lh: [0.36, 0.37], torso: 0.4, neck: 0.1, hip: [-0.05, 0.44] },
      0.5: { rh: [0.26, 0.42], torso: 0.5 },
    },
    effects: [{ name: 'crumbs', at: [0.4, 0.34] }],
  },
  chainsaw: {
    seconds: 1.6,
    holds: [{ thing: 'chainsaw', angle: 0.1, height: 0.2, at: [0.2, 0.5] }],
    set: [{ thing: '?log', x: 0.62, z: 0.04, height: 0.85 }],
    keys: {
      0: { rh: [0.16, 0.66], lh: [0.27, 0.7], torso: 0.12, neck: 0.08, hip: [-0.03, 0.46] },
      0.25: { rh: [0.2, 0.58], lh: [0.31, 0.6], torso: 0.22 },
      0.5: { rh: [0.23, 0.48], lh: [0.33, 0.5], torso: 0.32, hip: [-0.06, 0.45] },
      0.75: { rh: [0.19, 0.58], lh: [0.3, 0.62], torso: 0.2 },
    },
    effects: [{ name: 'crumbs', at: [0.5, 0.56], strength: 1.4 }],
  },
}
