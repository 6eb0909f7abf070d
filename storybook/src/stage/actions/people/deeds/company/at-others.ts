import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { KNEEL, ON_BACK, ONE_KNEE, SIT } from '../../postures.ts'
import { otherScale } from '../../seated-head.ts'
import type { Deeds, Hold, Score, SetPiece } from '../../score.ts'
import type { Stance } from '../../stance.ts'

/** In the right hand, where the deed has a tool: a cloth, a brush, a pen. */
function toolOf({ object }: ActionContext): readonly Hold[] {
  return object === null ? [] : [{ thing: object, height: 0.1 }]
}

const seatAt = (x: number, scale: number): SetPiece => ({
  thing: 'stool',
  x,
  z: 0.04,
  height: 0.255 * scale,
})

/** On one knee before who sits, at a foot that is held out. */
function atFoot(context: ActionContext): Score {
  const scale = otherScale(context)
  const x = 0.36 + 0.33 * scale
  const foot = 0.15 * scale
  return {
    seconds: 1.3,
    holds: toolOf(context),
    set: [seatAt(x, scale)],
    keys: {
      0: { ...ONE_KNEE, rh: [0.3, foot], lh: [0.36, foot + 0.03], torso: 0.5, neck: 0.1 },
      0.5: { rh: [0.33, foot + 0.05], lh: [0.38, foot], torso: 0.54 },
    },
    partner: {
      guest: true,
      x,
      z: 0.02,
      face: 'happy',
      keys: {
        0: { ...SIT, rf: [0.33, 0.12], rt: 0.3, rh: [0.02, 0.34], lh: [0.08, 0.34], neck: 0.16 },
        0.5: { neck: 0.1, torso: 0.03 },
      },
    },
  }
}

/** Both sit, the one's hand in the other's. */
function atHand(context: ActionContext): Score {
  const scale = otherScale(context)
  const x = 0.4 + 0.36 * scale
  const y = 0.3 + 0.2 * scale
  return {
    seconds: 1.6,
    holds: toolOf(context),
    set: [seatAt(0, 1), seatAt(x, scale)],
    keys: {
      0: { ...SIT, rh: [0.3, y + 0.05], lh: [0.36, y - 0.02], torso: 0.12, neck: 0.24 },
      0.5: { rh: [0.36, y + 0.06], torso: 0.16 },
    },
    partner: {
      guest: true,
      x,
      z: 0.02,
      face: 'happy',
      touching: true,
      keys: { 0: { ...SIT, rh: [0.37, y], lh: [x - 0.14 * scale, 0.36 * scale], neck: 0.16 } },
    },
  }
}

/** Before who stands or kneels there, at what is on the head, at the neck or down the front; one kneels to a child. */
function atFront(share: number, pose: Stance = {}): (context: ActionContext) => Score {
  return (context) => {
    const scale = otherScale(context)
    const stance: Stance = scale < 0.85 ? ONE_KNEE : {}
    const y = Math.min(1.1, share * scale)
    return {
      seconds: 1.8,
      holds: toolOf(context),
      face: 'happy',
      keys: {
        0: { ...stance, rh: [0.34, y], lh: [0.36, y - 0.05], torso: 0.08, neck: 0.08 },
        0.5: { rh: [0.36, y - 0.07], lh: [0.33, y + 0.03], torso: 0.12 },
      },
      partner: {
        guest: true,
        x: 0.46,
        z: 0.02,
        face: 'happy',
        keys: { 0: { ...pose, ra: [-0.1, 0.1], la: [0.1, 0.1], neck: -0.06 }, 0.5: { neck: 0.04 } },
      },
    }
  }
}

/** One hand on the shoulder of who stands before one. */
function onShoulder(context: ActionContext): Score {
  const scale = otherScale(context)
  const y = 0.77 * scale
  const bent = 0.3 * Math.max(0, 1 - scale)
  return {
    seconds: 2.6,
    face: 'happy',
    keys: {
      0: { rh: [0.33, y], right: 'open', la: [0.1, 0.15], torso: 0.06 + bent, neck: 0.06 },
      0.5: { rh: [0.33, y + 0.015], right: 'open', torso: 0.09 + bent, neck: 0.12 },
    },
    partner: {
      guest: true,
      x: 0.37,
      z: 0.02,
      face: 'happy',
      keys: { 0: { ra: [-0.1, 0.1], la: [0.1, 0.1], neck: -0.12 }, 0.5: { neck: -0.04 } },
    },
  }
}

/** From behind, both hands over the eyes. */
function overEyes(context: ActionContext): Score {
  const y = 0.84 * otherScale(context)
  return {
    seconds: 1.6,
    face: 'happy',
    keys: {
      0: { rh: [0.33, y], lh: [0.36, y + 0.02], torso: 0.04, mouth: 0.3 },
      0.5: { rh: [0.34, y + 0.01], torso: 0.08, mouth: 0.6 },
    },
    partner: {
      guest: true,
      x: 0.26,
      z: 0.02,
      faces: 1,
      face: 'happy',
      keys: {
        0: { ra: [0.3, 0.9], la: [0.5, 0.9], mouth: 0.5 },
        0.5: { ra: [0.5, 1.1], neck: 0.06 },
      },
    },
  }
}

/** From behind, at the knot of the cloth before the eyes of who gropes about. */
function bindingEyes(context: ActionContext): Score {
  const y = 0.86 * otherScale(context)
  const scale = otherScale(context)
  return {
    ...overEyes(context),
    keys: {
      0: { rh: [0.3, y], lh: [0.28, y - 0.02], torso: 0.06 },
      0.5: { rh: [0.27, y + 0.02], lh: [0.25, y - 0.04], torso: 0.02 },
    },
    partner: {
      guest: true,
      x: 0.34,
      z: 0.02,
      faces: 1,
      keys: {
        0: { ra: [0.9, 0.4], la: [1.2, 0.3], right: 'open', left: 'open', blink: 1, mouth: 0.3 },
        0.5: { ra: [1.2, 0.3], la: [0.8, 0.5], blink: 1, mouth: 0.5 },
      },
    },
    strands: ({ body }) => [
      {
        points: [
          { x: (0.34 - 0.07 * scale) * body, y: y * body },
          { x: (0.34 + 0.08 * scale) * body, y: (y - 0.005) * body },
        ],
        colour: '#3b3350',
        width: 0.04 * scale,
        z: -0.02,
      },
    ],
  }
}

/** Again and again with what is in the hand on who ducks away under both arms. */
function striking(context: ActionContext): Score {
  const thing = context.object ?? 'umbrella'
  const { metres = 0.7, aspect = 1 } = context.find(thing) ?? {}
  const height = clamp(metres / 1.72, 0.22, 0.5) / Math.max(1, aspect)
  const y = 0.8 * otherScale(context)
  return {
    seconds: 1,
    face: 'angry',
    holds: [
      {
        thing,
        height,
        at: [0.5, 0.9],
        swing: ({ phase }) => 2.4 * Math.min(phase, 1 - phase),
      },
    ],
    keys: {
      0: { rh: [-0.1, 1], lh: [0.2, 0.56], torso: -0.12, rf: [-0.1, 0], lf: [0.12, 0] },
      0.35: { rh: [0.3, Math.min(0.9, y + 0.06)], torso: 0.24, mouth: 0.8 },
      0.5: { rh: [0.32, Math.min(0.86, y)], torso: 0.26 },
    },
    partner: {
      guest: true,
      x: 0.72,
      z: 0.02,
      face: 'scared',
      keys: {
        0: { torso: 0.24, neck: 0.3, rh: [0.06, 0.9], lh: [0.1, 0.94], hip: [-0.04, 0.43] },
        0.45: { torso: 0.42, neck: 0.4, hip: [-0.1, 0.36], mouth: 0.8 },
      },
    },
    effects: [{ name: 'stars', at: [0.62, y], from: 0.4, until: 0.6, strength: 0.7 }],
  }
}

/** By the hair, and it hurts. */
function byHair(context: ActionContext): Score {
  const y = 0.8 * otherScale(context)
  return {
    seconds: 0.9,
    face: 'angry',
    keys: {
      0: { rh: [0.3, y], lh: [0.33, y - 0.03], torso: -0.1, rf: [0.1, 0], lf: [-0.1, 0] },
      0.5: { rh: [0.25, y - 0.03], lh: [0.28, y - 0.05], torso: -0.24 },
    },
    partner: {
      guest: true,
      x: 0.48,
      z: 0.01,
      faces: 1,
      face: 'sad',
      keys: {
        0: { neck: -0.3, torso: -0.1, rh: [0.04, 0.86], lh: [0.1, 0.84], mouth: 0.6 },
        0.5: { neck: -0.5, torso: -0.2, mouth: 0.9 },
      },
    },
  }
}

/** Bowed over a hand that is given. */
function overHand(context: ActionContext): Score {
  const scale = otherScale(context)
  return {
    seconds: 2.4,
    keys: {
      0: { torso: 0.7, neck: 0.2, hip: [-0.1, 0.45], rh: [0.36, 0.62], lh: [-0.1, 0.4] },
      0.4: { torso: 0.68, neck: 0.36, blink: 1 },
      0.7: { torso: 0.68, neck: 0.36, blink: 1 },
      0.9: { torso: 0.6, neck: 0.2, blink: 0 },
    },
    partner: {
      guest: true,
      x: 0.4 + 0.3 * scale,
      z: 0.02,
      face: 'happy',
      touching: true,
      keys: { 0: { rh: [0.37, 0.64], neck: 0.06 }, 0.5: { neck: 0.12, mouth: 0.3 } },
    },
    effects: [{ name: 'hearts', at: [0.4, 0.9], strength: 0.3 }],
  }
}

/** The leg of who lies there, bent and drawn up. */
function atLeg(context: ActionContext): Score {
  const scale = otherScale(context)
  return {
    seconds: 2.4,
    set: [{ thing: 'yoga mat', x: 0.62, z: 0.06, height: 0.05 }],
    keys: {
      0: { ...ONE_KNEE, rh: [0.28, 0.42 * scale], lh: [0.24, 0.5 * scale], torso: 0.2 },
      0.5: { rh: [0.36, 0.45 * scale], lh: [0.32, 0.52 * scale], torso: 0.36 },
    },
    partner: {
      guest: true,
      x: 0.2 + 0.5 * scale,
      z: 0.03,
      keys: {
        0: { hip: [0, 0.07], torso: -1.5, rl: [2.3, -0.1], ll: [1.5, 0.02], lt: 1.5, rt: 2 },
        0.5: { rl: [2.6, -0.1], rt: 2.4 },
      },
    },
  }
}

/** On the chest of who lies there. */
function onChest(context: ActionContext): Score {
  const scale = otherScale(context)
  return {
    seconds: 0.7,
    keys: {
      0: { ...KNEEL, rh: [0.3, 0.24], lh: [0.33, 0.24], torso: 0.5, neck: 0.1 },
      0.5: { rh: [0.3, 0.19], lh: [0.33, 0.19], torso: 0.6 },
    },
    partner: {
      guest: true,
      x: 0.32 + 0.22 * scale,
      z: -0.03,
      keys: { 0: { ...ON_BACK, blink: 1, ra: [0.2, 0], la: [-0.2, 0] }, 0.5: { blink: 1 } },
    },
    effects: [{ name: 'sweat', at: [0.15, 0.7], strength: 0.4 }],
  }
}

/** What is done to a part of somebody else, or to what is on it. */
export const AT_OTHERS: Deeds = {
  'tend-foot': { by: atFoot },
  'tend-hand': { by: atHand },
  'tend-hat': { by: atFront(0.95) },
  'tend-kneeling': { by: atFront(0.7, ONE_KNEE) },
  'tend-face': { by: atFront(0.84) },
  'tend-neck': { by: atFront(0.7) },
  'tend-shoulder': { by: onShoulder },
  'tend-front': { by: atFront(0.6) },
  'cover-eyes-of': { by: overEyes },
  'blindfold-other': { by: bindingEyes },
  'pull-hair': { by: byHair },
  wallop: { by: striking },
  'kiss-hand': { by: overHand },
  'stretch-leg': { by: atLeg },
  cpr: { needs: { partner: 'person' }, by: onChest },
}
