import type { Expression, HandShape, Held } from '../../../cast/actor.ts'
import type { View } from '../../../cast/people/body/skeleton.ts'

/** Parts of the body that a hand can go to; offsets from them are in adult heights. */
export type Anchor =
  | 'mouth'
  | 'ear'
  | 'eye'
  | 'nose'
  | 'chin'
  | 'crown'
  | 'nape'
  | 'chest'
  | 'belly'
  | 'hip'
  | 'knee'
  | 'foot'
  | 'hand'

/** Where a hand goes: a point in front of the spot, or a part of the body and an offset. */
export type Reach = readonly [number, number] | readonly [Anchor, number, number]

/** A hand on its way from one place to another. */
export interface OnTheWay {
  readonly from: Reach
  readonly to: Reach
  readonly share: number
}

/** What a body does at one instant, in an adult's heights; everything is optional, standing at ease is the rest. */
export interface Stance {
  /** Hips: forwards of the spot and above the ground. */
  readonly hip?: readonly [number, number]
  readonly torso?: number
  readonly neck?: number
  /** Hands and soles by where they are … */
  readonly rh?: Reach | OnTheWay
  readonly lh?: Reach | OnTheWay
  readonly rf?: readonly [number, number]
  readonly lf?: readonly [number, number]
  /** … or arms (shoulder, elbow) and legs (hip, knee) by their angles. */
  readonly ra?: readonly [number, number]
  readonly la?: readonly [number, number]
  readonly rl?: readonly [number, number]
  readonly ll?: readonly [number, number]
  /** Wrists and the tilt of the feet. */
  readonly rw?: number
  readonly lw?: number
  readonly rt?: number
  readonly lt?: number
  /** The whole body: moved from the spot, leant, spun, stretched, turned, faded. */
  readonly at?: readonly [number, number]
  readonly lean?: number
  readonly spin?: number
  readonly stretch?: number
  readonly turn?: number
  readonly alpha?: number
  readonly mouth?: number
  readonly blink?: number
  readonly look?: number
  /** Where the eyes look and how many tears are in them, for faces that are seen from near. */
  readonly gaze?: readonly [number, number]
  readonly tears?: number
  readonly face?: Expression
  readonly right?: HandShape
  readonly left?: HandShape
}

/** How a deed is seen and held; the same for the whole of it. */
export interface Carriage {
  readonly view: View
  readonly holds?: readonly Held[]
  /** Bends elbows and knees the other way than usual. */
  readonly bends?: Partial<Record<'rh' | 'lh' | 'rf' | 'lf', 1 | -1>>
}
