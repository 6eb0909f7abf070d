import { clamp, ease, gather, through } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { poolOf } from '../../../spilt.ts'
import type { Deeds, Score } from '../../score.ts'

/** When it is pushed, and when it lies there, in shares of the deed. */
const PUSH = 0.25
const LIES = 0.6
/** How far it goes over; what is wider than tall is only shoved askew. */
const [FLAT, SHOVED, LOW] = [1.5, 0.3, 1.7]
const WIDEST = 1.4
/** How much of a body's height the pool is that runs out. */
const DEEP = 0.16

/** A push with both hands, and it goes over. */
function knockingOver(context: ActionContext): Score {
  const thing = context.object ?? 'vase'
  const actor = context.find(thing)
  const { metres = 1, aspect = 1 } = actor ?? {}
  const height = Math.min(clamp(metres / context.performer.metres, 0.3, 1.3), WIDEST / aspect)
  const half = (aspect * height) / 2
  const flat = aspect > LOW ? SHOVED : FLAT
  const y = clamp(height * 0.8, 0.24, 0.75)
  return {
    seconds: 3,
    once: true,
    set: [
      {
        thing,
        x: 0.34 + half,
        z: -0.02,
        height,
        stands: true,
        shadow: true,
        move: ({ phase }) => {
          const tip = gather(through(phase, PUSH, LIES - PUSH))
          return { x: 0.12 * tip, y: half * 0.62 * Math.sin(flat * tip), lean: flat * tip }
        },
      },
      ...poolOn(poolOf(thing), 0.34 + half + height),
    ],
    keys: {
      0: { rh: [0.16, y + 0.1], lh: [0.18, y + 0.06], torso: 0 },
      [PUSH]: { rh: [0.34, y], lh: [0.35, y - 0.04], torso: 0.24, rf: [-0.1, 0], lf: [0.12, 0] },
      0.4: { rh: [0.38, y - 0.02], lh: [0.39, y - 0.06], torso: 0.3, mouth: 0.5 },
      0.8: { rh: [0.14, 0.82], lh: [0.1, 0.84], torso: -0.06, mouth: 0.8, face: 'surprised' },
    },
    effects: [
      { name: 'dust', at: [0.5 + height / 2, 0.04], from: LIES, until: LIES + 0.15, strength: 2 },
    ],
  }
}

/** What runs out of it when it lies there. */
function poolOn(pool: string | null, x: number): NonNullable<Score['set']> {
  if (pool === null) return []
  const run = (phase: number): number => ease(through(phase, LIES - 0.08, 0.3))
  return [
    {
      thing: pool,
      x,
      z: 0.02,
      height: DEEP,
      move: ({ phase }) => ({
        x: 0.4 * run(phase),
        height: Math.max(0.005, DEEP * run(phase)),
        alpha: run(phase) > 0 ? 1 : 0,
      }),
    },
  ]
}

/** What goes over when it is pushed. */
export const KNOCKING_OVER: Deeds = { 'knock-over': { by: knockingOver } }
