import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { COUNTER } from '../../furniture.ts'
import { clamp } from '../../../../easing.ts'

/** When the hand lets go. */
const DOWN = 0.6
/** Smaller than this it stands on a table. */
const HANDY = 0.4
const TABLE = 0.42
/** How high an arm reaches. */
const REACH = 1.02

interface Goal {
  readonly pieces: readonly SetPiece[]
  readonly x: number
  readonly top: number
}

/** What something is put on: before the performer, on a table if it is small. */
function goalOf(name: string, context: ActionContext): Goal {
  const actor = context.find(name)
  if (!actor || /\b(table|desk|counter)$/u.test(name))
    return { pieces: [COUNTER], x: 0.4, top: TABLE }
  const own = actor.metres / context.performer.metres
  if (own < HANDY) {
    const height = Math.min(clamp(own, 0.12, 0.3), 0.5 / actor.aspect)
    const thing = { thing: name, actor, x: 0.42, y: 0.4, z: -0.04, height }
    return { pieces: [COUNTER, thing], x: 0.42, top: 0.4 + height }
  }
  const height = Math.min(clamp(own, 0.5, 1.3), 1.2 / actor.aspect)
  const x = 0.2 + Math.min(0.24, (height * actor.aspect) / 2)
  return { pieces: [{ thing: name, actor, x, z: 0.04, height }], x, top: Math.min(height, REACH) }
}

/** Puts one thing on another, and it stays there: `cherry onto cake`. */
function putting(context: ActionContext): Score {
  const [what = '', where = 'table'] = (context.object ?? '').split(' onto ')
  const { pieces, x, top } = goalOf(where, context)
  const thing = context.find(what)
  const size = clamp((thing?.metres ?? 0.2) / context.performer.metres, 0.08, 0.24)
  const laid: SetPiece = {
    thing: what,
    ...(thing ? { actor: thing } : {}),
    x,
    y: top - 0.02,
    z: -0.06,
    height: size,
    shadow: false,
    move: ({ phase }) => ({ alpha: phase < DOWN ? 0 : 1 }),
  }
  return {
    seconds: 4,
    face: 'happy',
    holds: [{ thing: what, height: size, angle: 0, when: ({ phase }) => phase < DOWN }],
    set: [...pieces, laid],
    keys: {
      0: { rh: [0.16, 0.62], lh: [0.12, 0.5], torso: 0.02 },
      0.4: { rh: [x - 0.04, top + 0.12], torso: 0.12, neck: 0.1 },
      0.56: { rh: [x - 0.02, top + 0.05], torso: 0.16, neck: 0.14 },
      0.66: { rh: [x - 0.08, top + 0.1], torso: 0.1, mouth: 0.2 },
      0.85: { rh: [0.14, 0.5], lh: [0.12, 0.5], torso: -0.04 },
    },
  }
}

export const PUTTING: Deeds = { 'put-there': { by: putting } }
