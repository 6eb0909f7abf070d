import type { Actor, Held } from '../../cast/actor.ts'
import type { Companion, Moment, Performance } from '../actions/action.ts'
import { isPuppet } from '../../cast/people/puppet.ts'

/** A thing of a performance that the prompt's own thing plays instead. */
export interface Recasting {
  /** The companion's name, or the held thing's. */
  readonly name: string
  readonly actor: Actor
  /** One for each of those who do it: umbrellas of many colours. */
  readonly each?: readonly Actor[]
  /** How many times as large as the deed's own. */
  readonly grown?: number
}

const LOOKS = [0, 0.7, 1.6, 2.5, 3.4]
const SEATS = /\b(rock|log|armchair|chair|stool|sofa|couch|bench|bed|throne)\b/u

/** Names of all that a performance shows beside its performer. */
export function shownIn(performance: Performance): ReadonlySet<string> {
  const names = new Set<string>()
  for (const t of LOOKS) {
    const { companions, pose } = performance.at(t)
    for (const { name, actor } of companions) names.add(plain(name)).add(plain(actor.name))
    for (const { actor } of pose.holds ?? []) names.add(plain(actor.name))
  }
  return names
}

/** Whether this very actor is shown. */
export function isShown(performance: Performance, actor: Actor): boolean {
  return LOOKS.some((t) => {
    const { companions, pose } = performance.at(t)
    return (
      companions.some((each) => each.actor === actor) ||
      (pose.holds ?? []).some((held) => held.actor === actor)
    )
  })
}

function plain(name: string): string {
  return name
    .replace(/^\?/u, '')
    .replace(/^(prop|noto):/u, '')
    .replaceAll('-', ' ')
}

/** The shown name that means this noun: a `big window` is a window. */
export function nameFor(noun: string, shown: ReadonlySet<string>): string | null {
  const same = (named: (name: string) => string): string | undefined =>
    [...shown].find((name) => named(name) === named(noun))
  return same(lastWord) ?? same(headOf) ?? null
}

/** Other names of the same thing: what stands under somebody's work is drawn as a table. */
const SPELT: Readonly<Record<string, string>> = {
  photocamera: 'camera',
  drier: 'dryer',
  comb: 'hairbrush',
  brush: 'hairbrush',
  desk: 'table',
  counter: 'table',
  countertop: 'table',
  worktop: 'table',
  workbench: 'table',
  present: 'gift',
  parcel: 'gift',
  package: 'gift',
  vase: 'pot',
  jug: 'pot',
  bowl: 'pot',
  jar: 'pot',
  mug: 'pot',
}

const lastWord = (noun: string): string => noun.split(' ').at(-1) ?? noun

const headOf = (noun: string): string => SPELT[lastWord(noun)] ?? lastWord(noun)

/** The seat that a performance brings along, if it does. */
export function seatIn(shown: ReadonlySet<string>): string | null {
  return [...shown].find((name) => SEATS.test(name)) ?? null
}

const RIDES =
  /\b(car|boat|ship|kayak|canoe|raft|horse|bicycle|bike|motorcycle|scooter|elephant|camel|tractor|truck|sled|plane)\b/u

/** The mount or vehicle that a performance brings along, if it does. */
export function mountIn(shown: ReadonlySet<string>): string | null {
  return [...shown].find((name) => RIDES.test(name)) ?? null
}

/** What the member with this number has of things that are one for each. */
export function ownOf(recastings: readonly Recasting[], index: number): readonly Recasting[] {
  return recastings.map((recasting) => {
    const { each = [], actor } = recasting
    return { ...recasting, actor: each[index % each.length] ?? actor }
  })
}

/** The same performance with the prompt's own things in it. */
export function recast(performance: Performance, recastings: readonly Recasting[]): Performance {
  if (recastings.length === 0) return performance
  const at = (t: number): Moment => {
    const { companions, pose, place } = performance.at(t)
    const holds = pose.holds?.map((held) => recastHeld(held, recastings))
    return {
      place,
      pose: holds ? { ...pose, holds } : pose,
      companions: companions.map((each) => recastCompanion(inHands(each, recastings), recastings)),
    }
  }
  return { ...performance, at }
}

function recastHeld(held: Held, recastings: readonly Recasting[]): Held {
  const found = recastings.find(({ name }) => plain(held.actor.name) === name)
  return found ? { ...held, actor: found.actor, height: held.height * (found.grown ?? 1) } : held
}

/** What is handed over is the same thing in the other's hands. */
function inHands(companion: Companion, recastings: readonly Recasting[]): Companion {
  const { holds } = companion.pose
  if (!holds) return companion
  const own = holds.map((held) => recastHeld(held, recastings))
  return { ...companion, pose: { ...companion.pose, holds: own } }
}

/** Seats are made as high to sit on as those they replace. */
function recastCompanion(companion: Companion, recastings: readonly Recasting[]): Companion {
  const found = recastings.find(
    ({ name }) => plain(companion.name) === name || plain(companion.actor.name) === name,
  )
  if (!found) return companion
  if (/\bbed\b/u.test(found.name)) {
    const height = (companion.height * companion.actor.aspect) / found.actor.aspect
    return { ...companion, actor: found.actor, height }
  }
  const [old, now] = [companion.actor, found.actor].map((actor) => actor.grip('seat', {}).y)
  const level = SEATS.test(found.name) && old && now ? Math.min(2, Math.max(0.5, old / now)) : 1
  const partner = found.name === 'partner'
  const size = partner ? besidePartner(found.actor, companion.actor) : level
  // Whoever sits on a tiny chair sits on it, and not in the air above.
  const grown = SEATS.test(found.name) ? 1 : (found.grown ?? 1)
  const height = companion.height * size * grown
  // A dragon has no hands for the second sword.
  const { holds, ...bare } = companion.pose
  const pose = holds && partner && !isPuppet(found.actor) ? bare : companion.pose
  return { ...companion, actor: found.actor, height, pose }
}

/** A dog is lower than the man it stands in for, and no monster so much larger that he is lost beside it. */
function besidePartner(actor: Actor, instead: Actor): number {
  const ratio = (actor.metres / instead.metres) ** 0.6
  return Math.min(1.25, Math.max(0.5, ratio)) / Math.max(1, actor.aspect) ** 0.3
}
