import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const GASP: Score = {
  feels: true,
  seconds: 3,
  view: 'front',
  face: 'surprised',
  needs: { framing: 'medium' },
  keys: {
    0: { rh: [-0.14, 0.78], lh: [0.14, 0.78], mouth: 0.2 },
    0.14: { hip: [0, 0.44], rh: [-0.12, 0.78], lh: [0.12, 0.78] },
    0.26: posture(
      'at 0 0.06, hip 0 0.471, rh -0.22 0.86, lh 0.22 0.86, right open, left open, mouth 1',
    ),
    0.36: { at: [0, 0], hip: [0, 0.455] },
    0.55: { rh: ['mouth', -0.1, 0], lh: ['mouth', 0.1, 0], mouth: 0.9, hip: [0, 0.471] },
    0.9: { rh: ['mouth', -0.1, -0.01], lh: ['mouth', 0.1, -0.01], mouth: 0.8, neck: 0.05 },
  },
  effects: [{ name: 'stars', at: [0, 1.1], from: 0.24, until: 0.36, strength: 0.7 }],
}

/** What anger, fear, surprise and the rest look like from a distance. */
export const FEELINGS: Deeds = {
  rage: {
    seconds: 1.6,
    view: 'front',
    face: 'angry',
    needs: { framing: 'medium' },
    keys: {
      0: posture(
        'ra -0.5 0.3, la 0.5 -0.3, right fist, left fist, rf -0.09 0, lf 0.09 0, mouth 0.2',
      ),
      0.25: { ra: [-0.75, 1.5], la: [0.75, -1.5], neck: 0.06, mouth: 0.9, rf: [-0.09, 0.12] },
      0.4: { ra: [-0.5, 0.3], la: [0.5, -0.3], hip: [0, 0.455], mouth: 0.6, rf: [-0.09, 0] },
      0.72: { ra: [-0.75, 1.6], la: [0.75, -1.6], neck: -0.06, mouth: 1, hip: [0, 0.471] },
    },
    effects: [
      { name: 'smoke', at: 'head', strength: 0.7 },
      { name: 'dust', at: [-0.1, 0.02], from: 0.4, until: 0.5, strength: 0.7 },
    ],
  },
  /** Starts back from whatever is before one, the hands up against it. */
  recoil: {
    seconds: 2.2,
    face: 'scared',
    keys: {
      0: { hip: [-0.02, 0.45], rh: [0.16, 0.72], lh: [0.2, 0.7], right: 'open', left: 'open' },
      0.3: { hip: [-0.1, 0.44], rh: [0.22, 0.88], lh: [0.28, 0.8], torso: -0.26, rf: [-0.22, 0] },
      0.6: { hip: [-0.1, 0.43], rh: [0.2, 0.86], lh: [0.26, 0.82], torso: -0.3, mouth: 1 },
      0.85: { hip: [-0.08, 0.44], torso: -0.24, mouth: 0.7 },
    },
    effects: [{ name: 'sweat', at: 'head', strength: 0.8 }],
  },
  cower: {
    seconds: 2.4,
    view: 'front',
    face: 'scared',
    needs: { framing: 'medium' },
    keys: {
      0: posture(
        'hip 0 0.4, rh mouth -0.08 -0.04, lh mouth 0.08 -0.04, right open, left open, rf -0.05 0, lf 0.05 0, mouth 0.7',
      ),
      0.5: { hip: [0, 0.38], mouth: 1, look: 0.4 },
      0.8: { look: -0.4, mouth: 0.5 },
    },
    live: (stance, { t }) => ({
      ...stance,
      hip: [(stance.hip?.[0] ?? 0) + Math.sin(t * 46) * 0.004, stance.hip?.[1] ?? 0.4],
      neck: (stance.neck ?? 0) + Math.sin(t * 39) * 0.025,
    }),
    effects: [{ name: 'sweat', at: 'head', strength: 0.8 }],
  },
  gasp: GASP,
  'gasp-aloud': GASP,
  mourn: {
    seconds: 4,
    face: 'sad',
    needs: { framing: 'medium' },
    keys: {
      0: { torso: 0.16, neck: 0.42, ra: [0.05, 0.15], la: [0.12, 0.15], hip: [-0.02, 0.46] },
      0.5: { torso: 0.2, neck: 0.5, blink: 1 },
      0.7: { rh: ['eye', 0.03, -0.02], blink: 1 },
      0.85: { rh: ['eye', 0.03, -0.03], blink: 1 },
    },
    effects: [{ name: 'tears', at: 'head', strength: 0.5 }],
  },
  beam: {
    feels: true,
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    needs: { framing: 'medium' },
    keys: {
      0: { hip: [0, 0.46], rh: [-0.18, 0.8], lh: [0.18, 0.8], mouth: 0.4, neck: 0.06 },
      0.3: { at: [0, 0.05], hip: [0, 0.471], rh: [-0.26, 0.92], lh: [0.26, 0.92], mouth: 0.9 },
      0.5: { at: [0, 0], hip: [0, 0.45], neck: -0.06 },
      0.75: { hip: [0, 0.47], rh: [-0.22, 0.84], lh: [0.22, 0.84], mouth: 0.5 },
    },
  },
  play: { by: played },
}

/** Each child has a game of its own, unless the prompt names the toy. */
function played(context: ActionContext): Score {
  const toy = toyOf(context)
  const pick = context.random.fork('game')
  const game = toy === null ? pick.pick([playing, whirling, swooping]) : playing
  return { ...game(toy ?? 'ball'), seconds: pick.between(1.3, 1.7) }
}

/** The toy that is named, unless that is somebody. */
function toyOf(context: ActionContext): string | null {
  const { object } = context
  const thing = object === null ? null : context.find(object)
  const small = thing !== null && thing.kind !== 'puppet' && thing.metres < 0.7
  return small ? object : null
}

/** From one foot to the other with a pinwheel held up. */
function whirling(): Score {
  return {
    seconds: 1.6,
    view: 'front',
    face: 'happy',
    holds: [{ thing: 'pinwheel', height: 0.34, angle: 0.1 }],
    keys: {
      0: { hip: [0.03, 0.45], rh: [-0.24, 0.86], la: [0.5, 0.3], rf: [-0.1, 0.1], lf: [0.05, 0] },
      0.25: { hip: [0, 0.5], at: [0, 0.05], rh: [-0.28, 0.94], la: [0.9, 0.4], mouth: 0.8 },
      0.5: {
        hip: [-0.03, 0.45],
        at: [0, 0],
        rh: [-0.2, 0.84],
        rf: [-0.05, 0],
        lf: [0.1, 0.1],
        neck: 0.08,
      },
      0.75: {
        hip: [0, 0.5],
        at: [0, 0.05],
        rh: [-0.26, 0.92],
        la: [0.9, 0.4],
        mouth: 0.9,
        neck: -0.06,
      },
    },
  }
}

/** A toy plane goes up and down at the end of an arm. */
function swooping(): Score {
  return {
    seconds: 1.6,
    face: 'happy',
    holds: [{ thing: 'toy plane', height: 0.16, angle: 0, upright: true }],
    keys: {
      0: {
        hip: [0, 0.44],
        rh: [0.26, 0.62],
        la: [-0.5, 0.2],
        torso: 0.1,
        rf: [0.1, 0],
        lf: [-0.08, 0],
      },
      0.3: { hip: [0.02, 0.47], rh: [0.3, 0.86], torso: 0, neck: -0.1, mouth: 0.7 },
      0.55: { hip: [0.03, 0.46], rh: [0.24, 1.02], torso: -0.08, neck: -0.24, mouth: 0.9 },
      0.8: { hip: [0.02, 0.45], rh: [0.32, 0.8], torso: 0.06, neck: -0.06, mouth: 0.5 },
    },
  }
}

/** Out of breath with joy: it bounces, and so does the child. */
function playing(thing: string): Score {
  return {
    seconds: 1.5,
    view: 'front',
    face: 'happy',
    set: [
      {
        thing,
        x: 0.26,
        z: -0.04,
        height: 0.16,
        move: ({ phase }) => ({
          y: Math.abs(Math.sin(phase * Math.PI * 2)) * 0.5,
          spin: phase * TAU,
        }),
      },
    ],
    keys: {
      0: { hip: [0, 0.43], la: [0.42, 0.1], ra: [-0.5, -0.1], rf: [-0.09, 0], lf: [0.06, 0] },
      0.25: { hip: [0.02, 0.471], la: [0.4, 0.8], ra: [-0.9, -0.5], mouth: 0.8, neck: 0.06 },
      0.5: { hip: [0, 0.43], la: [0.42, 0.1], ra: [-0.5, -0.1], mouth: 0.4 },
      0.75: { hip: [-0.02, 0.471], la: [0.4, 0.8], ra: [-1, -0.6], mouth: 0.9, neck: -0.06 },
    },
  }
}
