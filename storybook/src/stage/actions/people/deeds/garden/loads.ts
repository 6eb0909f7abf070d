import { createTool } from '../../../../../cast/people/tools/hold-tool.ts'
import { steps } from '../../steps.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { inBothHands } from '../../grips.ts'

const CARRYING: Score = {
  seconds: 1.1,
  glides: true,
  holds: [inBothHands('?box', 0.26, [0.5, 0.85])],
  needs: { way: 0.35 },
  keys: steps({ rh: [0.18, 0.5], lh: [0.26, 0.5], torso: -0.08 }),
  effects: [{ name: 'sweat', at: 'head', strength: 0.3 }],
}

/** What is longer than a man lies on the shoulder; its drawing is either upright or lies already. */
const LONG =
  /\b(?:ladder|plank|board|pole|beam|log|pipe|rug|carpet|oar|surfboard|skis?|canoe|kayak)$/u
const LENGTH = 1.25

function carrying(context: ActionContext): Score {
  const { object } = context
  const actor =
    object !== null && LONG.test(object) ? (createTool(object) ?? context.find(object)) : null
  if (!actor || object === null) return CARRYING
  const lies = actor.aspect > 1
  const height = lies ? LENGTH / actor.aspect : Math.min(LENGTH, 0.36 / actor.aspect)
  return {
    ...CARRYING,
    holds: [
      {
        thing: object,
        upright: true,
        angle: (lies ? 0 : Math.PI / 2) - 0.06,
        at: [0.5, lies ? 0.12 : 0.5],
        height,
        layer: 'front',
      },
    ],
    keys: steps({ rh: [0.12, 0.73], la: [0.4, 0.3], torso: 0.05 }, { la: [-0.3, 0.3] }),
  }
}

/** Carrying, pushing and pulling. */
export const LOADS: Deeds = {
  carry: { needs: { way: 0.35 }, by: carrying },
  /** Under something large, with others: both hands over the head. */
  'carry-aloft': {
    seconds: 1.1,
    glides: true,
    holds: [],
    needs: { way: 0.35 },
    keys: steps({ rh: [0.09, 1], lh: [-0.02, 1], torso: 0.03, right: 'open', left: 'open' }),
    effects: [{ name: 'sweat', at: 'head', strength: 0.2 }],
  },
  push: {
    needs: { place: 'supermarket', way: 0.35 },
    by: (context) => ({
      seconds: 1.2,
      glides: true,
      needs: { way: 0.35 },
      holds: [
        {
          thing: pushed(context.object),
          grip: 'rightHand',
          upright: true,
          angle: 0,
          layer: 'front',
        },
      ],
      keys: steps({ rh: [0.24, 0.47], lh: [0.26, 0.47], torso: 0.2 }),
    }),
  },
  pull: {
    seconds: 1.6,
    holds: [],
    keys: [
      [
        0,
        {
          rh: [0.3, 0.56],
          lh: [0.34, 0.58],
          torso: -0.3,
          hip: [-0.12, 0.38],
          rf: [0.1, 0],
          lf: [0.02, 0],
          face: 'angry',
          right: 'fist',
          left: 'fist',
        },
      ],
      [0.5, { rh: [0.2, 0.56], lh: [0.24, 0.58], torso: -0.46, hip: [-0.18, 0.36] }],
    ],
    strands: ({ at, body }) => [
      {
        points: [
          { x: at('rightHand').x - 0.05, y: at('rightHand').y - 0.02 },
          { x: 0.8 * body, y: 0.52 * body },
          { x: 1.5 * body, y: 0.5 * body },
        ],
        colour: '#c79a5a',
        width: 0.02,
      },
    ],
    effects: [
      { name: 'sweat', at: 'head' },
      { name: 'dust', at: 'feet', strength: 0.4 },
    ],
  },
  umbrella: {
    seconds: 1.05,
    glides: true,
    needs: { way: 0.4 },
    holds: [{ thing: 'umbrella', upright: true, angle: 0.06, layer: 'front', height: 0.56 }],
    keys: steps({ rh: [0.1, 0.66], la: [0.35, 0.3] }, { la: [-0.3, 0.3] }),
  },
}

function pushed(object: string | null): string {
  if (/pram|baby carriage|buggy/.test(object ?? '')) return 'pram'
  if (/stroller|baby/.test(object ?? '')) return 'stroller'
  if (/barrow/.test(object ?? '')) return 'wheelbarrow'
  return 'cart'
}
