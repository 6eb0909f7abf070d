import type { Actor } from '../../../../../cast/actor.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { STOOL } from '../../furniture.ts'
import { ONE_KNEE, SIT } from '../../postures.ts'
import type { Cue, Deeds, Hold, Score, SetPiece } from '../../score.ts'

/** What makes one way of tending a thing: the tool, how fast, and what flies off. */
export interface Care {
  readonly seconds: number
  /** Bare hands without it. */
  readonly tool?: Hold
  /** In the other hand. */
  readonly also?: Hold
  readonly costume?: string
  readonly beside?: readonly SetPiece[]
  readonly effects: readonly Cue[]
}

const BENCH: SetPiece = { thing: 'table', x: 0.44, z: -0.02, height: 0.4 }
const BUCKET: SetPiece = { thing: 'bucket', x: -0.22, z: -0.04, height: 0.17 }

const STANDING: Keys = {
  0: { rh: [0.26, 0.7], lh: [0.28, 0.52], torso: 0.12, hip: [-0.02, 0.46] },
  0.25: { rh: [0.36, 0.62] },
  0.5: { rh: [0.32, 0.48], torso: 0.28, hip: [-0.04, 0.45] },
  0.75: { rh: [0.24, 0.58] },
}
const KNEELING: Keys = {
  0: { ...ONE_KNEE, rh: [0.28, 0.42], lh: [0.32, 0.28], torso: 0.2, neck: 0.1 },
  0.25: { rh: [0.36, 0.38] },
  0.5: { rh: [0.34, 0.26], torso: 0.3 },
  0.75: { rh: [0.26, 0.32] },
}
const AT_BENCH: Keys = {
  0: { rh: [0.3, 0.56], lh: [0.28, 0.46], torso: 0.22, neck: 0.2, hip: [-0.04, 0.46] },
  0.25: { rh: [0.38, 0.54] },
  0.5: { rh: [0.37, 0.48], torso: 0.3 },
  0.75: { rh: [0.29, 0.5] },
}

/** Lower than this one kneels to it, and smaller than that it lies on a bench. */
const KNEE_HIGH = 0.8
const HANDY = 0.36
/** The widest that leaves room for whoever tends it, in adult heights. */
const WIDEST = 2.1

const SMALL_ONES = /^(?:model|toy|miniature|lego) | of (?:clay|plastic)$/u

/** A model airplane looks as airplanes do. */
function thingOf(context: ActionContext): Actor | null {
  const { object } = context
  if (object === null) return null
  return context.find(object) ?? context.find(object.replace(SMALL_ONES, ''))
}

/** Whoever mends, washes or paints a thing is at that thing, whatever its size. */
export function tending(care: Care): (context: ActionContext) => Score {
  return (context) => {
    const thing = thingOf(context)
    return thing && context.object
      ? atThing(care, context.object, thing)
      : scoreOf(care, AT_BENCH, [BENCH])
  }
}

function atThing(care: Care, thing: string, actor: Actor): Score {
  const own = SMALL_ONES.test(thing) ? 0.2 : actor.metres / 1.72
  if (own < HANDY) {
    const height = Math.min(clamp(own, 0.2, 0.38), 0.62 / actor.aspect)
    const small = { thing, actor, x: 0.48, y: 0.4, z: 0, height }
    return scoreOf(care, AT_BENCH, [BENCH, small])
  }
  const height = Math.min(clamp(own, 0.5, 1.35), WIDEST / actor.aspect)
  const x = 0.24 + (height * actor.aspect) / 2
  const keys = height < KNEE_HIGH ? KNEELING : STANDING
  return scoreOf(care, keys, [{ thing, actor, x, z: 0.06, height }])
}

function scoreOf(care: Care, keys: Keys, things: readonly SetPiece[]): Score {
  const { seconds, tool, also, beside = [], effects, costume } = care
  const holds = [tool, also].filter((each) => each !== undefined)
  const dress = costume === undefined ? {} : { costume }
  return { seconds, holds, set: [...things, ...beside], keys, effects, ...dress }
}

const MENDING: Care = {
  seconds: 1.4,
  tool: { thing: 'wrench', height: 0.2, at: [0.5, 0.9] },
  effects: [{ name: 'sparks', at: 'rightHand', from: 0.2, until: 0.6, strength: 0.9 }],
}

/** Too small to be seen on a table: it is held up to the eyes. */
const TINY = 0.07

/** Seated at a table, hands at what is dealt with; what is tiny is in the fingers. */
function handling(context: ActionContext): Score {
  const { object } = context
  const thing = object === null ? null : context.find(object)
  if (!thing || object === null || thing.metres / 1.72 > TINY) return tending(HANDLING)(context)
  return {
    seconds: 1.8,
    set: [STOOL, { ...BENCH, x: 0.5 }],
    holds: [{ thing: object, grip: 'leftHand', angle: 0.2, height: 0.16 }],
    keys: {
      0: { ...SIT, lh: [0.3, 0.6], rh: [0.24, 0.66], torso: 0.06, neck: 0.22 },
      0.4: { rh: [0.29, 0.63], neck: 0.26 },
      0.7: { rh: [0.31, 0.66], lh: [0.31, 0.61] },
    },
  }
}

const HANDLING: Care = { seconds: 1.8, effects: [] }

/** Taking care of things: the one that the prompt names, where it stands. */
export const TENDING: Deeds = {
  'mend-thing': { by: tending(MENDING) },
  'handle-thing': { needs: { framing: 'medium' }, by: handling },
  'wash-thing': {
    by: tending({
      seconds: 1.3,
      tool: { thing: 'sponge', height: 0.07 },
      beside: [BUCKET],
      effects: [
        { name: 'bubbles', at: 'rightHand' },
        { name: 'water', at: [0.5, 0.5], strength: 0.4 },
      ],
    }),
  },
  'polish-thing': {
    by: tending({
      seconds: 1,
      tool: { thing: 'cloth', height: 0.11 },
      effects: [{ name: 'gleam', at: 'rightHand', strength: 0.5 }],
    }),
  },
  'paint-thing': {
    by: tending({
      seconds: 1.8,
      costume: 'painter',
      tool: { thing: 'paintbrush', angle: 1.5, at: [0.5, 0.8] },
      beside: [BUCKET],
      effects: [],
    }),
  },
}
