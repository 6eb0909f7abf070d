import type { Actor, Pose } from '../../cast/actor.ts'
import type {
  ActionContext,
  Choreography,
  Companion,
  Effect,
  EffectName,
  Extent,
  Moment,
  Performance,
} from './action.ts'

/** An instant of a deed; what is left out is zero. */
export interface Beat {
  readonly x?: number
  readonly y?: number
  readonly z?: number
  readonly pose: Pose
  readonly companions?: readonly Companion[]
}

const SAMPLES = 24

/** A performance from a function of time; its extent is measured, so that composition cannot be told a lie. */
export function performed(
  { performer, seconds }: Pick<ActionContext, 'performer' | 'seconds'>,
  beat: (t: number) => Beat,
  effects: readonly Effect[] = [],
): Performance {
  const at = (t: number): Moment => {
    const { x = 0, y = 0, z = 0, pose, companions = [] } = beat(t)
    return { place: { x, y, z }, pose, companions }
  }
  return { at, effects, extent: extentOf(at, performer, seconds) }
}

function extentOf(at: (t: number) => Moment, performer: Actor, seconds: number): Extent {
  let [left, right, up, down] = [0, 0, 0, 0]
  const cover = (place: Moment['place'], aspect: number, height: number): void => {
    const half = (aspect * height) / 2
    left = Math.max(left, half - place.x)
    right = Math.max(right, place.x + half)
    up = Math.max(up, place.y + height)
    down = Math.max(down, -place.y)
  }
  for (let i = 0; i <= SAMPLES; i++) {
    const { place, pose, companions } = at((seconds * i) / SAMPLES)
    cover(place, performer.aspectIn?.(pose) ?? performer.aspect, 1)
    for (const other of companions) cover(other.place, other.actor.aspect, other.height)
  }
  return { left, right, up, down }
}

interface EffectWish {
  readonly from?: number
  readonly until?: number
  readonly strength?: number
  readonly colour?: string | null
  at(t: number): { readonly x: number; readonly y: number; readonly z?: number }
}

/** An effect that follows the deed; without times it lasts as long as the film. */
export function effect(name: EffectName, wish: EffectWish): Effect {
  return {
    name,
    from: wish.from ?? 0,
    until: wish.until ?? Infinity,
    strength: wish.strength ?? 1,
    colour: wish.colour ?? null,
    at: (t) => ({ z: 0, ...wish.at(t) }),
  }
}

/** Where a companion is now; what is left out is zero, and it throws a shadow when it is on the ground. */
interface Beside {
  readonly x: number
  readonly y?: number
  readonly z?: number
  readonly height: number
  readonly pose?: Pose
  readonly shadow?: boolean
}

/** A companion, if the cast has it. */
export function beside(name: string, actor: Actor | null, at: Beside): Companion[] {
  if (!actor) return []
  const { x, y = 0, z = 0, height, pose = {}, shadow = y === 0 } = at
  return [{ name, actor, place: { x, y, z }, height, pose, shadow }]
}

/** A choreography of the non-human stage. */
export function deed(id: string, perform: Choreography['perform']): Choreography {
  return { id, for: [], perform }
}

/** The same for some kinds only; others with this id look further down the table. */
export function only(kinds: Choreography['for'], choreography: Choreography): Choreography {
  return { ...choreography, for: kinds }
}
