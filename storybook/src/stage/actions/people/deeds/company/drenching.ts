import type { ActionContext } from '../../../action.ts'
import { otherScale } from '../../seated-head.ts'
import type { Deeds, Score } from '../../score.ts'

/** What it comes out of when only what is poured is named, and its colour. */
const POURED: readonly (readonly [words: RegExp, vessel: string, colour: string])[] = [
  [/soup/u, 'bowl', '#e08a3c'],
  [/coffee|cocoa/u, 'mug', '#6b4226'],
  [/tea/u, 'mug', '#b0702e'],
  [/milk/u, 'jug', '#fbf7ee'],
  [/wine/u, 'wine glass', '#8a1f3d'],
  [/juice|lemonade/u, 'glass', '#f5b942'],
  [/beer|honey/u, 'jug', '#e2a32b'],
  [/slime/u, 'bucket', '#7fc241'],
  [/paint/u, 'bucket', '#4f8fd0'],
  [/water$/u, 'bucket', '#8cc9ee'],
]
const WATER = '#8cc9ee'

/** A vessel is tipped over the other's head, and it runs down on who stands there with spread arms. */
function drenching(context: ActionContext): Score {
  const said = context.object ?? 'water'
  const [, vessel, colour] = POURED.find(([words]) => words.test(said)) ?? [null, said, WATER]
  const tall = otherScale(context)
  // Over the head of a child the arms are level; over a giant's they are stretched.
  const y = Math.min(1.14, tall + 0.14)
  const x = 0.56
  return {
    seconds: 2.4,
    face: 'happy',
    holds: [{ thing: vessel, height: vessel === 'bowl' ? 0.1 : 0.2, angle: 1.9 }],
    keys: {
      0: { rh: [0.34, y], lh: [0.3, y - 0.06], torso: 0.02, neck: -0.1 },
      0.5: { rh: [0.36, y - 0.02], lh: [0.32, y - 0.08], torso: 0.06, mouth: 0.6 },
    },
    partner: {
      guest: true,
      x,
      z: 0.02,
      face: 'surprised',
      keys: {
        0: { ra: [-0.7, 0.3], la: [0.7, 0.3], right: 'open', left: 'open', mouth: 0.9 },
        0.5: { ra: [-0.9, 0.4], la: [0.9, 0.4], neck: 0.1, mouth: 0.6, blink: 1 },
      },
    },
    strands: ({ body }) =>
      [-0.03, 0.015, 0.05].map((off, index) => ({
        points: [
          { x: (x - 0.12) * body, y: (y - 0.02) * body },
          { x: (x + off - 0.06) * body, y: (tall + 0.04) * body },
          { x: (x + 1.8 * off - 0.07) * body, y: tall * (0.74 - 0.07 * index) * body },
        ],
        colour,
        width: 0.03,
        z: -0.03,
      })),
    effects: [
      { name: 'water', at: [x, tall], strength: 1 },
      { name: 'water', at: [x, 0.05], strength: 0.7 },
    ],
  }
}

export const DRENCHING: Deeds = {
  drench: { by: drenching },
  'spill-on': { by: (context) => ({ ...drenching(context), face: 'surprised' }) },
}
