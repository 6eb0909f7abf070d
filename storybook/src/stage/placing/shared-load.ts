import type { Actor } from '../../cast/actor.ts'
import type { Subject } from '../../plan/plan.ts'
import { ALOFT, IN_THE_AIR } from '../telling/carrying.ts'
import type { Mark, Player } from '../player.ts'

/** How tall a load is at most, in heights of those under it, and what share of their row it covers. */
const MOST = { people: 0.55, beasts: 0.85, insects: 1.5, long: 0.42 }
const SPAN = 0.94
/** These may be as long as the row is. */
const LONG = /log|trunk|ladder|plank|beam|pole|canoe|carpet|rug|banner|snake|baguette/u
const LONGEST = 2.4
/** How high the hands of somebody are who bears a load, in own heights. */
const HANDS = 1

/** Whether somebody is one of those who bear a load together. */
export function isBearing({ actions }: Pick<Subject, 'actions'>): boolean {
  const verb = actions[0]?.verb
  return verb === ALOFT || verb === IN_THE_AIR
}

interface Shared {
  readonly actor: Actor
  readonly at: (t: number) => Mark
}

/** A load that is on all who bear it: over the middle of them, as wide as they are; null for every other. */
export function sharedLoad(load: Actor, players: ReadonlyMap<string, Player>): Shared | null {
  const bearers = [...players.values()].filter(({ subject }) => isBearing(subject))
  const [first] = bearers
  if (!first || bearers.length < 2) return null
  const row = measured(bearers, 0)
  const most = mostFor(load, first)
  const height = Math.min(most * row.tall, (SPAN * row.span) / load.aspect)
  const long = Math.min(LONGEST, (SPAN * row.span) / (load.aspect * height))
  const hangs = first.subject.actions[0]?.verb === IN_THE_AIR
  const at = (t: number): Mark => {
    const { middle, top, low, facing, z } = measured(bearers, t)
    const y = hangs ? low - 0.8 * height : top - 0.03 * height
    return { x: middle, y, z: z + (hangs ? -0.1 : 0.05), height, facing }
  }
  return { actor: LONG.test(load.name) && long > 1 ? stretched(load, long) : load, at }
}

function mostFor({ name }: Actor, { actor, subject }: Player): number {
  if (LONG.test(name)) return MOST.long
  if (actor.kind === 'puppet') return MOST.people
  return subject.kind === 'insect' ? MOST.insects : MOST.beasts
}

function measured(bearers: readonly Player[], t: number) {
  const stances = bearers.map((each) => ({ ...each.at(t), wide: each.actor.aspect }))
  const left = Math.min(...stances.map(({ x, wide, height }) => x - (wide * height) / 2))
  const right = Math.max(...stances.map(({ x, wide, height }) => x + (wide * height) / 2))
  const mean = (of: (each: (typeof stances)[number]) => number): number =>
    stances.reduce((sum, each) => sum + of(each), 0) / stances.length
  return {
    middle: (left + right) / 2,
    span: right - left,
    tall: Math.max(...stances.map(({ height }) => height)),
    top: Math.max(...stances.map(({ y, height }) => y + HANDS * height)),
    low: Math.min(...stances.map(({ y }) => y)),
    z: mean(({ z }) => z),
    facing: stances[0]?.facing ?? 1,
  }
}

function stretched(actor: Actor, by: number): Actor {
  return {
    ...actor,
    aspect: actor.aspect * by,
    draw: (brush, pose) => {
      brush.ctx.save()
      brush.ctx.scale(by, 1)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}
