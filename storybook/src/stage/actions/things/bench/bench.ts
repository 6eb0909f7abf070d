import type { Actor } from '../../../../cast/actor.ts'
import { vesselShape, type VesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import { readColour } from '../../../../cast/colour/read-colour.ts'
import { namedStuff } from '../../../../lexicon/substances/mixing.ts'
import type { Substance } from '../../../../lexicon/substances/substances.ts'
import { ARM } from '../../../player.ts'
import type { ActionContext, Companion, Effect, Performance } from '../../action.ts'
import { beside, performed, type Beat } from '../../performed.ts'
import { liveActor, type LiveDrawing } from './live.ts'

/** What happens on a bench: a drawing in the place of the performer, and what else comes along. */
interface Bench {
  readonly drawing: LiveDrawing
  readonly more?: (t: number) => readonly Companion[]
  /** Hands and arms, which come in from outside the frame. */
  readonly hands?: (t: number) => readonly Companion[]
  readonly effects?: readonly Effect[]
}

/** What is performed, with arms for which the frame need not make room: they come in from outside. */
interface Handled {
  readonly beat: (t: number) => Beat
  readonly arms: (t: number) => readonly Companion[]
  readonly effects?: readonly Effect[]
}

export function withArms(context: ActionContext, { beat, arms, effects }: Handled): Performance {
  const { extent } = performed(context, beat)
  const reaching = (t: number): Beat => {
    const now = beat(t)
    return { ...now, companions: [...(now.companions ?? []), ...arms(t)] }
  }
  return { ...performed(context, reaching, effects), extent }
}

/** The performance of something that is drawn anew for each instant, as tall as its performer. */
export function onBench(context: ActionContext, bench: Bench): Performance {
  const { drawing, more, hands = () => [], effects = [] } = bench
  const actor = liveActor(drawing)
  const beat = (t: number): Beat => ({
    pose: { alpha: 0 },
    companions: [
      prop('bench', actor, {
        place: { x: 0, y: 0, z: 0 },
        height: 1,
        pose: { open: t / context.seconds },
      }),
      ...(more?.(t) ?? []),
    ],
  })
  return withArms(context, { beat, arms: hands, effects })
}

/** The stuff of that name in the colour that is said of it. */
export function stuffOf(words: string | null): Substance {
  return namedStuff(words ?? 'water', readColour)
}

/** The vessel that performs; a glass when it is none. */
export function vesselOf({ performer }: Pick<ActionContext, 'performer'>): VesselShape {
  return vesselShape(performer.name) ?? vesselShape('clear-glass')!
}

interface HandAt {
  readonly x: number
  readonly y: number
  readonly height: number
  /** It comes from the left. */
  readonly left?: boolean
  readonly lean?: number
}

/** How far its fingers are from the middle of a hand that reaches in. */
const FINGERS = 0.22

/** A hand that reaches in from above, its fingers at a point. */
export function handAt(
  context: ActionContext,
  { x, y, height, left, lean = 0 }: HandAt,
): Companion[] {
  return beside(ARM, context.find('reaching hand'), {
    x: x + (left === true ? -FINGERS : FINGERS) * height,
    y: y - 0.05 * height,
    z: -0.06,
    height,
    shadow: false,
    pose: { turn: left === true ? -1 : 1, lean },
  })
}

/** Another actor beside what happens; its shadow is seen when it stands on the ground. */
export function prop(
  name: string,
  actor: Actor,
  at: Omit<Companion, 'name' | 'actor' | 'shadow'>,
): Companion {
  return { name, actor, shadow: at.place.y === 0, ...at }
}

/** So many places, shares of a breadth and a height, the same in each film of a seed. */
export function scattered(context: ActionContext, name: string, count: number): readonly Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const random = context.random.fork(`${name} ${at}`)
    return { x: random.between(-1, 1), y: random.between(0, 1), size: random.between(0, 1) }
  })
}

export interface Spot {
  /** −1…1 */
  readonly x: number
  /** 0…1 */
  readonly y: number
  readonly size: number
}
