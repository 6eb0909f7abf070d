import type { Actor, Pose } from '../../cast/actor.ts'
import type { Framing, Kind, Upshot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Place3 } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'

/**
 * A deed as a pure function of time. All lengths are in the performer's own heights, measured from its spot:
 * x to where it faces, y up, z away from the audience. Everything is written as if it faced right;
 * the stage mirrors the whole performance (places, poses, companions) for one that faces left.
 */
export interface Choreography {
  /** The verb of the plan: `walk`, `play-guitar`. */
  readonly id: string
  /** Who can do it; empty: anybody. */
  readonly for: readonly (Kind | 'puppet')[]
  readonly needs?: Needs
  perform(context: ActionContext): Performance
}

/** What the stage should provide when the prompt is silent. */
export interface Needs {
  /** It takes two: the noun of the other one (`person`, `dog`, `cow`). */
  readonly partner?: string
  /** One performance is for so many at most, who share one table, rope or ring; without it every two are a pair. */
  readonly company?: number
  /** Only those who do the same to the same thing are of that company. */
  readonly alike?: boolean
  /** The recipe of a fitting place: `kitchen`, `gym`, `beach`. */
  readonly place?: string
  readonly ground?: PlaceSet['ground']
  /** How near the audience must be to see it: faces and hands want a closer look. */
  readonly framing?: Framing
  /** The share of the stage's width that it likes to cross; 0 or nothing: done on the spot. */
  readonly way?: number
}

/** What a choreography knows when it is asked to perform. */
export interface ActionContext {
  readonly performer: Actor
  /** The other one of the deed; null when there is none. */
  readonly partner: Actor | null
  /** All others of a deed for a whole company: those at the same table, on the same rope. */
  readonly fellows?: readonly Actor[]
  /** The English noun that the deed is done with or to (`cake` in "eating a cake"); null when the prompt has none. */
  readonly object: string | null
  /** The English noun of what the deed is aimed at, beside its object (`bin` in "throws a ball into a bin"). */
  readonly aim?: string | null
  /** What comes of the deed for the thing that it is done to; null when the prompt does not say. */
  readonly upshot?: Upshot | null
  /** Fetches a thing by its English name; null when the cast has nothing like it. */
  find(name: string): Actor | null
  readonly random: Random
  readonly seconds: number
  /** 1: natural speed; slow 0.65, fast 1.5. */
  readonly tempo: number
  /** How far it may travel forwards in all, in own heights; 0: stay on the spot. */
  readonly room: number
  readonly ground: PlaceSet['ground']
  /** How many times higher than usual the waves go. */
  readonly swell?: number
}

/** What a choreography gives: where everybody is at any time, and how. */
export interface Performance {
  at(t: number): Moment
  readonly effects: readonly Effect[]
  /** What the performer and its companions cover over the whole film, for composition. */
  readonly extent: Extent
  /** It plays between fixed things: the camera keeps the whole extent in sight instead of going along. */
  readonly stays?: boolean
}

/** The room around its spot that a performance takes, in own heights. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly up: number
  readonly down: number
}

/** One instant of a performance. */
export interface Moment {
  readonly place: Place3
  readonly pose: Pose
  /** The partner and the deed's own furniture, each where it stands now. */
  readonly companions: readonly Companion[]
}

/** Somebody or something that the deed brings along: a partner, a mount, a ball. */
export interface Companion {
  readonly name: string
  readonly actor: Actor
  /** Where its feet (the middle of its lower edge) are. */
  readonly place: Place3
  /** Its height in the performer's heights. */
  readonly height: number
  readonly pose: Pose
  /** Whether it stands on the ground and throws a contact shadow there. */
  readonly shadow: boolean
}

/** Particles that deeds may throw. */
export const EFFECTS = [
  'dust',
  'mud',
  'splash',
  'wake',
  'bubbles',
  'notes',
  'sound',
  'hearts',
  'sweat',
  'tears',
  'sparks',
  'steam',
  'smoke',
  'colour-puffs',
  'wisp',
  'fire',
  'zzz',
  'leaves',
  'snow',
  'confetti',
  'stars',
  'speed',
  'rush',
  'water',
  'spout',
  'dust-spout',
  'mud-spout',
  'snow-spout',
  'blow',
  'blast',
  'trickle',
  'shower',
  'petals',
  'crumbs',
  'tufts',
  'herbs',
  'grains',
  'money',
  'flash',
  'magic',
  'jet',
  'laser',
  'tracer',
  'breath',
  'blue-breath',
  'green-breath',
  'purple-breath',
  'white-breath',
  'mist',
  'shards',
  'popcorn',
  'drips',
  'gleam',
  'questions',
  'alarms',
  'anger',
  'envy',
  'sighs',
  'blushes',
  'beads',
] as const
export type EffectName = (typeof EFFECTS)[number]

/** Particles born at `at(t)` while `from` ≤ t ≤ `until`; a burst has a short life, a stream a long one. */
export interface Effect {
  readonly name: EffectName
  readonly from: number
  readonly until: number
  at(t: number): Place3
  /** 1: as one person would make it. */
  readonly strength: number
  /** As the prompt names it; its own when null or left out. */
  readonly colour?: string | null
}
