import { pairs } from '../../../../../scene/rows.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score, Variation } from '../../score.ts'
import { createTool } from '../../../../../cast/people/tools/hold-tool.ts'
import { keyed } from '../../track.ts'

/** High over the head, and down on what is to break. */
const SLEDGE: Score = {
  seconds: 1.6,
  costume: 'builder',
  holds: [
    {
      thing: 'sledgehammer',
      angle: 0,
      height: 0.6,
      at: [0.5, 0.92],
      swing: keyed(pairs('0 0.5, 0.35 -0.9, 0.5 1.25, 0.66 1.2')),
    },
  ],
  set: [{ thing: '?boulder', stands: true, x: 0.92, z: 0.04, height: 0.44 }],
  keys: {
    0: { rh: [0.2, 0.62], lh: [0.25, 0.56], torso: 0.1, rf: [-0.12, 0], lf: [0.12, 0] },
    0.35: { rh: [0.0, 0.98], lh: [0.06, 1.0], torso: -0.2, hip: [-0.02, 0.46], neck: -0.1 },
    0.5: { rh: [0.34, 0.46], lh: [0.4, 0.44], torso: 0.5, hip: [0.02, 0.42], mouth: 0.6 },
    0.66: { rh: [0.34, 0.48], lh: [0.4, 0.46], torso: 0.46, hip: [0.02, 0.43] },
  },
  effects: [
    { name: 'dust', at: [0.84, 0.44], from: 0.48, until: 0.64, strength: 1.4 },
    { name: 'crumbs', at: [0.84, 0.44], from: 0.48, until: 0.6, strength: 2 },
  ],
}

/** A heap of what the prompt names, shovel by shovel. */
function shovelling({ object }: ActionContext): Score {
  const stuff = `${object ?? 'gravel'} heap`
  const heap = createTool(stuff) ? stuff : 'gravel heap'
  return {
    seconds: 1.6,
    holds: [{ thing: 'shovel', aim: 'leftHand', at: [0.5, 0.08], angle: 0, height: 0.72 }],
    set: [{ thing: heap, x: 0.86, z: 0.02, height: 0.42 }],
    keys: {
      0: { rh: [0.02, 0.62], lh: [0.18, 0.38], torso: 0.4, hip: [-0.05, 0.43], rf: [-0.14, 0] },
      0.25: { rh: [0.12, 0.54], lh: [0.28, 0.3], torso: 0.58, hip: [-0.02, 0.41], lf: [0.14, 0] },
      0.55: { rh: [0.04, 0.62], lh: [0.26, 0.6], torso: 0.14, hip: [-0.02, 0.45] },
      0.7: { rh: [0.06, 0.62], lh: [0.3, 0.68], torso: 0.06, hip: [0.02, 0.46] },
    },
    effects: [
      { name: 'crumbs', at: [0.56, 0.6], from: 0.5, until: 0.75, strength: 2 },
      { name: 'dust', at: [0.6, 0.3], from: 0.2, until: 0.4, strength: 0.5 },
    ],
  }
}

const shovelledAt = (place: string): Variation => ({ needs: { place }, by: shovelling })

/** Down into the flue and up again. */
const SWEEP_CHIMNEY: Score = {
  seconds: 1.6,
  costume: 'chimney sweep',
  needs: { place: 'rooftop' },
  set: [
    {
      thing: 'chimney brush',
      x: 0.46,
      z: 0.01,
      height: 0.8,
      shadow: false,
      move: ({ phase }) => ({ y: 0.3 + 0.14 * Math.cos(phase * Math.PI * 2) }),
    },
    { thing: 'chimney stack', stands: true, x: 0.46, z: -0.03, height: 0.6 },
  ],
  keys: {
    0: { rh: [0.4, 0.98], lh: [0.42, 0.84], torso: 0.04, neck: 0.1 },
    0.5: { rh: [0.4, 0.78], lh: [0.42, 0.68], torso: 0.24, neck: 0.14, hip: [-0.04, 0.45] },
  },
  effects: [{ name: 'smoke', at: [0.46, 0.66], strength: 0.35 }],
}

/** Work that needs the whole back. */
export const HEAVY_WORK: Deeds = {
  'swing-sledge': { needs: { place: 'construction-site' }, by: () => SLEDGE },
  'shovel-heap': shovelledAt('construction-site'),
  'shovel-coal': shovelledAt('boiler-room'),
  'shovel-grain': shovelledAt('farm'),
  'sweep-chimney': SWEEP_CHIMNEY,
}
