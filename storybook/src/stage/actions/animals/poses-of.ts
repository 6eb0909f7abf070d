import type { Actor, Pose } from '../../../cast/actor.ts'
import type { ActionContext, Performance } from '../action.ts'
import { humanDeed } from '../people/human-actions.ts'

const PACES: Readonly<Record<string, number>> = { walk: 1, run: 2.2, chase: 2.2 }

/** How an actor looks at its own deeds: puppets as in their dances, the others on their feet and wings. */
export function posesOf(context: ActionContext, actor: Actor): (verb: string, t: number) => Pose {
  const alone = { ...context, performer: actor, partner: null, object: null, room: 0 }
  const dances = new Map<string, Performance | undefined>()
  return (verb, t) => {
    const pace = PACES[verb] ?? 0
    const flap = t * (1.4 + pace / 4)
    if (actor.kind !== 'puppet')
      return pace > 0 ? { gait: t * pace, stride: pace, flap, wag: t } : { flap, wag: t }
    if (!dances.has(verb)) dances.set(verb, humanDeed(verb)?.perform(alone))
    return dances.get(verb)?.at(t).pose ?? {}
  }
}
