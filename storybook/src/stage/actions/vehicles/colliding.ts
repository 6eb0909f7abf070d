import { ease, gather, through } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { effect, performed } from '../performed.ts'

/** When two that come at each other meet: a share of the film. */
const MEET = 0.42

/** Two run into each other and bounce apart; one alone comes to a sudden stop. */
export function colliding(context: ActionContext): Performance {
  const { performer, partner, seconds } = context
  const bang = MEET * seconds
  const run = 0.9
  const at = (t: number): number =>
    run * gather(t / bang) - 0.14 * ease(through(t, bang, 0.3)) * (t > bang ? 1 : 0)
  const touch = run + performer.aspect / 2
  const pose = (t: number) => ({
    roll: at(t) * 6,
    lean: t > bang ? -0.05 * Math.exp(-4 * (t - bang)) : 0.02,
  })
  const other = (t: number): Companion[] =>
    partner
      ? [
          {
            name: 'partner',
            actor: partner,
            place: { x: touch + partner.aspect / 2 + run - at(t), y: 0, z: 0.02 },
            height: 1,
            pose: { ...pose(t), turn: -1 },
            shadow: true,
          },
        ]
      : []
  const seen = (name: 'stars' | 'smoke' | 'shards', lasts: number, strength: number) =>
    effect(name, { from: bang, until: bang + lasts, strength, at: () => ({ x: touch, y: 0.35 }) })
  return performed(context, (t) => ({ x: at(t), pose: pose(t), companions: other(t) }), [
    seen('stars', 0.4, 2.5),
    seen('shards', 0.3, 1.2),
    seen('smoke', 2.2, 2),
  ])
}
