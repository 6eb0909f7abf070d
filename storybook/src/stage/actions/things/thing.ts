import type { ActionContext, Effect, EffectName, Performance } from '../action.ts'
import { effect, performed, type Beat } from '../performed.ts'

/** How a thing moves: its beat at a time. */
export type Motion = (t: number, context: ActionContext) => Beat

type Effects = (context: ActionContext) => Effect[]

/** The performance of a motion. */
export function thing(motion: Motion, effects: Effects = () => []) {
  return (context: ActionContext): Performance =>
    performed(context, (t) => motion(t, context), effects(context))
}

/** An effect above the thing all the time. */
export const over =
  (name: EffectName, strength = 1, y = 1): Effects =>
  () => [effect(name, { strength, at: () => ({ x: 0, y }) })]

/** An effect that begins at a share of the film and lasts some seconds. */
export function burst(
  name: EffectName,
  from: number,
  { lasts = 0.4, strength = 3, y = 0.5 }: { lasts?: number; strength?: number; y?: number } = {},
): Effect {
  return effect(name, { from, until: from + lasts, strength, at: () => ({ x: 0, y }) })
}

/** The same performer at another size: it grows from the ground up, its proportions kept. */
export function grown({ performer }: ActionContext, size: number, beat: Beat): Beat {
  const { x = 0, y = 0, z = 0, pose, companions = [] } = beat
  return {
    pose: { ...pose, alpha: 0 },
    companions: [
      ...companions,
      {
        name: 'grown',
        actor: performer,
        place: { x, y, z },
        height: Math.max(0.02, size),
        pose,
        shadow: true,
      },
    ],
  }
}
