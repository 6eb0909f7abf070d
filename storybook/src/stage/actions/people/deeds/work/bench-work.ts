import { STOOL } from '../../furniture.ts'
import { SIT } from '../../postures.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { keyed } from '../../track.ts'
import { type Care, tending } from './tending.ts'
import { inHand } from '../../grips.ts'

const SANDING: Care = {
  seconds: 0.8,
  costume: 'carpenter',
  tool: { thing: 'sanding block', height: 0.06, angle: 0 },
  effects: [{ name: 'dust', at: 'rightHand', strength: 0.8 }],
}

const CARVING: Care = {
  seconds: 1,
  tool: {
    thing: 'mallet',
    angle: 0,
    swing: keyed([
      [0, -0.4],
      [0.45, 1.2],
    ]),
  },
  also: { thing: 'chisel', grip: 'leftHand', angle: 0.9 },
  effects: [{ name: 'crumbs', at: 'leftHand' }],
}

const INSPECTING: Care = {
  seconds: 3,
  tool: { thing: 'magnifying glass', height: 0.22, angle: 0.5 },
  effects: [{ name: 'gleam', at: 'rightHand', strength: 0.3 }],
}

const WELDING: Care = {
  seconds: 2,
  costume: 'welder',
  tool: { thing: 'torch', angle: 2.2 },
  effects: [
    { name: 'sparks', at: 'rightHand', strength: 1.4 },
    { name: 'smoke', at: 'rightHand', strength: 0.4 },
  ],
}

const DRILLING: Care = {
  seconds: 0.6,
  tool: inHand('power drill', 0.16, [0.24, 0.6]),
  effects: [{ name: 'dust', at: 'rightHand', strength: 0.8 }],
}

/** Sits with what is cut in one hand and the knife in the other; chips fall at the feet. */
function whittling({ object }: ActionContext): Score {
  const stick = object === null || /\b(?:stick|twig|branch|wood)s?$/u.test(object)
  return {
    seconds: 1.3,
    face: 'happy',
    holds: [
      stick
        ? { thing: 'whittled stick', grip: 'leftHand', angle: 1.1 }
        : { thing: `?${object}`, grip: 'leftHand', angle: 0.3, height: 0.24 },
      { thing: 'pocket knife', angle: 0.7, height: 0.17 },
    ],
    set: [{ ...STOOL, thing: 'tree stump' }],
    keys: {
      0: { ...SIT, lh: [0.3, 0.5], rh: [0.3, 0.6], torso: 0.12, neck: 0.24 },
      0.4: { rh: [0.4, 0.63], torso: 0.16 },
      0.6: { rh: [0.41, 0.64] },
    },
    effects: [{ name: 'crumbs', at: [0.4, 0.58], strength: 1.2 }],
  }
}

/** What hands shape, smooth and look into, at the thing itself. */
export const BENCH_WORK: Deeds = {
  whittle: { needs: { place: 'forest', framing: 'medium' }, by: whittling },
  'sand-thing': { by: tending(SANDING) },
  'carve-thing': { by: tending(CARVING) },
  'weld-thing': { by: tending(WELDING) },
  'drill-thing': { by: tending(DRILLING) },
  'inspect-thing': { by: tending(INSPECTING) },
}
