import { NEAR } from '../../settings.ts'
import type { ActionContext } from '../../../action.ts'
import { inPieces } from '../../../things/fragments.ts'
import { flying as scattered } from '../../../things/ruin.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** A fist, or a stick in it. */
const SHAKEN: Score = {
  seconds: 0.7,
  face: 'angry',
  keys: {
    0: { rh: [0.22, 0.86], right: 'fist', left: 'fist', torso: 0.08, mouth: 0.9 },
    0.5: { rh: [0.28, 0.96], torso: 0.02, mouth: 0.4 },
  },
}

/** What hands say at the hips and in the air. */
export const SIGNS: Deeds = {
  'cross-arms': {
    seconds: 3.6,
    view: 'front',
    needs: NEAR,
    bends: { rh: -1, lh: 1 },
    keys: {
      0: { rh: [0.07, 0.62], lh: [-0.07, 0.645], right: 'fist', left: 'fist', look: 0 },
      0.5: { neck: 0.05, look: 0.3, hip: [0.012, 0.468] },
    },
  },
  'hands-on-hips': {
    seconds: 3.2,
    view: 'front',
    keys: {
      0: { rh: [-0.085, 0.5], lh: [0.085, 0.5], rf: [-0.07, 0], lf: [0.07, 0], right: 'fist' },
      0.5: { neck: 0.06, hip: [0.014, 0.468], left: 'fist' },
    },
  },
  flex: {
    seconds: 2,
    view: 'front',
    face: 'happy',
    keys: {
      0: { rh: [-0.2, 0.86], lh: [0.2, 0.86], right: 'fist', left: 'fist', rf: [-0.08, 0] },
      0.5: { rh: [-0.15, 0.9], lh: [0.15, 0.9], lf: [0.08, 0], hip: [0, 0.455], mouth: 0.4 },
    },
    effects: [{ name: 'stars', at: [0.22, 0.95], from: 0.45, until: 0.6, strength: 0.5 }],
  },
  'peace-sign': {
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    needs: NEAR,
    keys: {
      0: { rh: [-0.28, 0.78], right: 'scissors', rw: 0, neck: -0.06, lh: [0.085, 0.5] },
      0.5: { rh: [-0.27, 0.83], neck: 0.06, mouth: 0.4 },
    },
  },
  'shake-fist': {
    needs: NEAR,
    by: ({ object }) => ({
      ...SHAKEN,
      holds:
        object === null || /fist|hand/u.test(object)
          ? []
          : [{ thing: `?${object}`, angle: 0.5, at: [0.5, 0.9] }],
    }),
  },
  /** "Boo!": up on the toes, the claws over somebody. */
  scare: {
    seconds: 2,
    keys: {
      0: { hip: [-0.04, 0.42], rh: [0.18, 0.66], lh: [0.24, 0.64], torso: 0.12, mouth: 0.2 },
      0.3: { hip: [0.02, 0.48], rh: [0.26, 0.98], lh: [0.36, 0.94], right: 'open', left: 'open' },
      0.5: { rh: [0.32, 0.92], lh: [0.42, 0.88], torso: 0.2, mouth: 1 },
      0.8: { rh: [0.3, 0.95], lh: [0.4, 0.91], torso: 0.18, mouth: 0.8 },
    },
  },
  'wag-finger': {
    seconds: 0.8,
    face: 'angry',
    keys: {
      0: { rh: [0.26, 0.78], right: 'point', rw: 2.2, lh: ['hip', 0.05, 0.06], mouth: 0.7 },
      0.5: { rh: [0.3, 0.8], rw: 2.7, torso: 0.06, mouth: 0.2 },
    },
  },
  shiver: {
    seconds: 1.6,
    face: 'scared',
    needs: NEAR,
    keys: {
      0: { rh: ['chest', 0.07, -0.02], lh: ['chest', 0.06, -0.06], torso: 0.1, hip: [0, 0.455] },
      0.5: { rh: ['chest', 0.07, 0.01], lh: ['chest', 0.06, -0.08], neck: 0.12, mouth: 0.5 },
    },
    live: (stance, { t }) => ({
      ...stance,
      torso: (stance.torso ?? 0) + Math.sin(t * TAU * 6) * 0.014,
      neck: (stance.neck ?? 0) + Math.sin(t * TAU * 7) * 0.03,
    }),
    effects: [{ name: 'steam', at: 'mouth', strength: 0.5 }],
  },
  'drop-thing': { by: dropping },
  'wave-both': {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    keys: {
      0: { rh: [-0.3, 0.96], lh: [0.2, 1.0], right: 'open', left: 'open', mouth: 0.5 },
      0.5: { rh: [-0.2, 1.0], lh: [0.3, 0.96], hip: [0, 0.46], mouth: 0.8 },
    },
  },
  'flail-arms': {
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    keys: {
      0: { ra: [-0.9, -0.4], la: [1.9, 0.5], hip: [-0.02, 0.45], rf: [-0.1, 0], lf: [0.1, 0] },
      0.25: { ra: [-1.6, -0.7], la: [1.1, 0.9], hip: [0.02, 0.46], neck: 0.1, mouth: 0.5 },
      0.5: { ra: [-2.1, -0.5], la: [0.8, 0.4], hip: [0.02, 0.445] },
      0.75: { ra: [-1.2, -0.9], la: [1.5, 0.7], neck: -0.1, mouth: 0.2 },
    },
  },
  surrender: {
    seconds: 2.4,
    view: 'front',
    face: 'scared',
    keys: {
      0: { rh: [-0.2, 0.92], lh: [0.2, 0.92], right: 'open', left: 'open', mouth: 0.4 },
      0.5: { rh: [-0.2, 0.96], lh: [0.2, 0.96], hip: [0, 0.46], look: 0.3 },
    },
  },
  'bang-table': {
    seconds: 1.1,
    face: 'angry',
    set: [{ thing: 'table', x: 0.38, z: -0.04, height: 0.42 }],
    keys: {
      0: { rh: [0.24, 0.78], lh: [0.2, 0.48], right: 'fist', torso: 0.1, mouth: 0.3 },
      0.4: { rh: [0.3, 0.47], torso: 0.24, mouth: 1 },
      0.55: { rh: [0.3, 0.47], torso: 0.24, mouth: 0.8 },
    },
    effects: [{ name: 'stars', at: [0.32, 0.48], from: 0.38, until: 0.5, strength: 0.6 }],
  },
  'show-card': {
    seconds: 3,
    face: 'angry',
    costume: 'referee',
    needs: { place: 'stadium' },
    holds: [{ thing: 'red card', angle: 0.1, height: 0.16, at: [0.5, 0.9], layer: 'back' }],
    keys: {
      0: { rh: [0.13, 1.0], lh: [0.28, 0.74], left: 'point', torso: -0.02, mouth: 0.6 },
      0.5: { rh: [0.14, 1.05], neck: -0.05, mouth: 0.2 },
    },
  },
}

/** "A tray of glasses": what is dropped, and what flies off it. */
const HEAPED = /^(tray|basket|box|bag|bowl|plate) of (.+)$/u
const STACKED = /^(?:stack|pile|armful|handful|bunch|load) of (.+)$/u

function falling(context: ActionContext): readonly SetPiece[] {
  const [, holder, content] = HEAPED.exec(context.object ?? '') ?? []
  const [, many] = STACKED.exec(context.object ?? '') ?? []
  const flying = (content ?? many)?.replace(/glasses$/u, 'glass')
  if (flying === undefined) return [single(context)]
  const height = Math.min(0.13, 0.2 / (context.find(flying)?.aspect ?? 1))
  const held = piece({ thing: holder ?? flying, x: 0, height: holder ? 0.14 : height })
  return [held, ...[-0.12, 0.1, 0.22].map((x) => piece({ thing: flying, x, height }))]
}

const FRAGILE =
  /\b(?:glass|vase|cup|mug|plate|egg|bottle|jar|mirror|bowl|teapot|pot|bulb|pumpkin|snow globe|phone|lamp)$/u
/** When it is down. */
const DOWN = 0.48

/** One thing; what is brittle goes to pieces. */
function single(context: ActionContext): SetPiece {
  const { object, random } = context
  const actor = object === null ? null : context.find(object)
  const height = Math.min(0.14, 0.3 / (actor?.aspect ?? 1))
  const whole = piece({ thing: '?mug', x: 0, height })
  if (!actor || !FRAGILE.test(object ?? '')) return whole
  const grid = { columns: 4, rows: 3 }
  const pieces = inPieces(actor, { grid, random: random.fork('shards'), scatter: scattered })
  return {
    ...whole,
    actor: pieces,
    move: (beat) => {
      const open = Math.min(1, Math.max(0, (beat.phase - DOWN) / 0.1))
      return { ...whole.move?.(beat), open, ...(open > 0 ? { spin: 0 } : {}) }
    },
  }
}

/** Out of the hands and onto the ground, where it lies on its side. */
function piece({ thing, x, height }: { thing: string; x: number; height: number }): SetPiece {
  const late = Math.abs(x) * 0.1
  return {
    thing,
    x: 0.26,
    z: -0.05,
    height,
    move: ({ phase }) => {
      const fallen = Math.min(1, Math.max(0, (phase - 0.3 - late) / 0.18))
      return {
        x: x * (0.5 + fallen * 0.9),
        y: (0.58 + Math.abs(x) * 0.4) * (1 - fallen * fallen),
        spin: fallen * (x < 0 ? -1.5 : 1.4),
      }
    },
  }
}

function dropping(context: ActionContext): Score {
  return {
    seconds: 3.4,
    once: true,
    set: falling(context),
    keys: {
      0: { rh: [0.22, 0.62], lh: [0.26, 0.62], mouth: 0.2, face: 'happy' },
      0.26: { rh: [0.22, 0.62], lh: [0.26, 0.62], mouth: 0.2, face: 'happy' },
      0.38: posture(
        'rh 0.3 0.74, lh 0.34 0.7, right open, left open, torso -0.08, mouth 1, face surprised',
      ),
      0.56: { rh: [0.3, 0.66], lh: [0.34, 0.62], torso: 0.06, mouth: 1, neck: 0.3 },
      0.72: { rh: ['mouth', 0.05, 0], lh: ['mouth', 0.07, -0.02], neck: 0.36, face: 'sad' },
      1: { rh: [0.14, 0.42], lh: [0.16, 0.41], torso: 0.2, neck: 0.5, mouth: 0.3, face: 'sad' },
    },
    effects: [{ name: 'dust', at: [0.28, 0.04], from: 0.48, until: 0.58, strength: 0.6 }],
  }
}
