import { createTool } from '../../../../../cast/people/tools/hold-tool.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { steps } from '../../steps.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import type { Stance } from '../../stance.ts'
import type { Deeds, Score } from '../../score.ts'
import { inBothHands } from '../../grips.ts'
import { posture } from '../../posture.ts'

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
        angle: (lies ? 0 : Math.PI / 2) - 0.06,
        at: [0.5, lies ? 0.12 : 0.5],
        height,
      },
    ],
    keys: steps({ rh: [0.12, 0.73], la: [0.4, 0.3], torso: 0.05 }, { la: [-0.3, 0.3] }),
  }
}

const ARMS_UP: Stance = { rh: [0.14, 1.03], lh: [-0.02, 1.03], torso: 0.04, neck: 0.06 }
const STILL_UP: Keys = {
  0: { ...ARMS_UP, torso: 0 },
  0.5: { ...ARMS_UP, rh: [0.14, 1.06], lh: [-0.02, 1.06], torso: 0.02, mouth: 0.3 },
}

const PAPERS = /\b(?:newspaper|magazine|paper|papers|map|cardboard)$/u

/** Both hands under it: paper is a roof over the head, a cup or a case stands above it. */
function heldUp(object: string | null): Omit<Score, 'keys'> {
  const paper = PAPERS.test(object ?? 'newspaper')
  return {
    seconds: paper ? 1.1 : 2,
    holds: [
      {
        thing: paper ? 'newspaper roof' : '?suitcase',
        grip: 'bothHands',
        angle: 0,
        height: paper ? 0.16 : 0.26,
        at: [0.5, paper ? 0.75 : 0.95],
      },
    ],
  }
}

/** Two long steps of a run. */
function striding(stance: Stance): Keys {
  return {
    0: { ...stance, rf: [0.26, 0.03], lf: [-0.3, 0.14], hip: [0.02, 0.44] },
    0.25: { rf: [-0.04, 0], lf: [0.02, 0.16], hip: [0.02, 0.43] },
    0.5: { ...stance, rf: [-0.3, 0.14], lf: [0.26, 0.03], hip: [0.02, 0.44] },
    0.75: { rf: [0.02, 0.16], lf: [-0.04, 0], hip: [0.02, 0.43] },
  }
}

/** Carrying, pushing and pulling. */
export const LOADS: Deeds = {
  carry: { needs: { way: 0.35 }, by: carrying },
  /** Under something large, with others: both hands over the head. */
  'carry-aloft': {
    seconds: 1.1,
    glides: true,
    needs: { way: 0.35 },
    keys: steps({ rh: [0.09, 1], lh: [-0.02, 1], torso: 0.03, right: 'open', left: 'open' }),
    effects: [{ name: 'sweat', at: 'head', strength: 0.2 }],
  },
  push: { needs: { place: 'supermarket', way: 0.35, company: 2, alike: true }, by: pushing },
  pull: {
    seconds: 1.6,
    keys: {
      0: posture(
        'rh 0.3 0.56, lh 0.34 0.58, torso -0.3, hip -0.12 0.38, rf 0.1 0, lf 0.02 0, face angry, right fist, left fist',
      ),
      0.5: { rh: [0.2, 0.56], lh: [0.24, 0.58], torso: -0.46, hip: [-0.18, 0.36] },
    },
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
  'hold-up': { by: ({ object }) => ({ ...heldUp(object), keys: STILL_UP }) },
  'walk-holding-up': {
    needs: { way: 0.4 },
    by: ({ object }) => ({ ...heldUp(object), glides: true, keys: steps(ARMS_UP) }),
  },
  'run-holding-up': {
    needs: { way: 0.6 },
    by: ({ object }) => ({
      ...heldUp(object),
      seconds: 0.7,
      glides: true,
      keys: striding(ARMS_UP),
    }),
  },
  umbrella: {
    seconds: 1.05,
    glides: true,
    needs: { way: 0.4 },
    holds: [{ thing: 'umbrella', angle: 0.06, height: 0.56 }],
    keys: steps({ rh: [0.1, 0.66], la: [0.35, 0.3] }, { la: [-0.3, 0.3] }),
  },
  /** Shut at first, and then over the head. */
  'open-umbrella': {
    seconds: 1.05,
    glides: true,
    needs: { way: 0.3 },
    holds: [
      { thing: 'closed umbrella', angle: 2.6, height: 0.42, when: ({ t }) => t < 1.1 },
      { thing: 'umbrella', angle: 0.06, height: 0.56, when: ({ t }) => t >= 1.1 },
    ],
    keys: steps({ rh: [0.1, 0.66], la: [0.35, 0.3] }, { la: [-0.3, 0.3] }),
  },
  'hold-under-umbrella': { by: underUmbrella },
}

/** What is held before the eyes and not brought to the mouth. */
const LOOKED_AT: readonly (readonly [words: RegExp, thing: string])[] = [
  [/\b(?:letter|note|postcard)s?$/u, 'written page'],
  [/newspaper/u, 'newspaper'],
  [/\b(?:book|novel|magazine|diary)s?$/u, 'open book'],
  [/phone/u, '?phone'],
]

/** The umbrella in the one hand, and in the other what is read or eaten meanwhile. */
function underUmbrella({ object }: ActionContext): Score {
  const looked = LOOKED_AT.find(([words]) => words.test(object ?? ''))?.[1]
  return {
    seconds: 2.6,
    needs: { place: 'park' },
    holds: [
      { thing: 'umbrella', angle: 0.06, height: 0.56, grip: 'leftHand', layer: 'back' },
      { thing: looked ?? '?apple', angle: 0.1, height: looked ? 0.19 : 0.12 },
    ],
    keys: looked
      ? { 0: { rh: [0.24, 0.66], lh: [0.06, 0.66], neck: 0.16 }, 0.5: { neck: 0.24, mouth: 0.2 } }
      : {
          0: { rh: [0.22, 0.6], lh: [0.06, 0.66], neck: 0.06 },
          0.4: { rh: ['mouth', 0.07, -0.03], mouth: 0.7 },
          0.6: { rh: ['mouth', 0.08, -0.03], mouth: 0.1 },
        },
  }
}

/** Two have their hands on one cart, the one behind it and the other at its far side. */
function pushing(context: ActionContext): Score {
  const keys = steps({ rh: [0.24, 0.47], lh: [0.26, 0.47], torso: 0.2 })
  const score: Score = {
    seconds: 1.2,
    glides: true,
    needs: { way: 0.35 },
    holds: [{ thing: pushed(context), angle: 0 }],
    keys,
  }
  if (!context.partner || !isPuppet(context.partner)) return score
  // Behind the first nothing but a foot would be seen of the other.
  const beside = steps({ rh: [0.16, 0.46], lh: [0.2, 0.46], torso: 0.14 })
  return { ...score, partner: { x: 0.3, z: 0.16, faces: 1, keys: beside, late: 0.5 } }
}

function pushed({ object, performer }: ActionContext): string {
  if (/miner|farmer|peasant/u.test(performer.name)) return 'wheelbarrow'
  if (/pram|baby carriage|buggy/.test(object ?? '')) return 'pram'
  if (/stroller|baby/.test(object ?? '')) return 'stroller'
  if (/barrow/.test(object ?? '')) return 'wheelbarrow'
  return 'cart'
}
