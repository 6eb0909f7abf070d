import type { Actor } from '../../cast/actor.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import { clamp } from '../easing.ts'
import type { Mark, Player } from '../player.ts'

/** What is long, narrow and high: one goes along it. */
const RIDGES = /\b(fence|wall|railing|roof|ridge|branch|bough|log|wire|line|rope|beam)$/u
const WALKS = /^(walk|run|crawl|tiptoe|sneak|march|creep|trot|prance|strut|stalk|dance|go)$/u

/** Whether somebody walks along the top of what carries it. */
export function pacesOn(how: RelationName, { actions }: Subject, { subject }: Player): boolean {
  return how === 'on' && RIDGES.test(subject.noun) && WALKS.test(actions[0]?.verb ?? '')
}

/** How much of the free way is walked: nobody steps off the end. */
const WALKED = 0.92

/** The same place, moved along its carrier from the one end towards the other. */
export function pacing(
  at: (t: number) => Mark,
  carrier: Player,
  { actor, seconds }: { readonly actor: Actor; readonly seconds: number },
): (t: number) => Mark {
  return (t) => {
    const mark = at(t)
    const { x, height } = carrier.at(t)
    const half = (carrier.actor.aspect * height - actor.aspect * mark.height) / 2
    const free = Math.max(0, WALKED * (half - Math.abs(mark.x - x)))
    return { ...mark, x: mark.x + mark.facing * free * (2 * clamp(t / seconds) - 1) }
  }
}
