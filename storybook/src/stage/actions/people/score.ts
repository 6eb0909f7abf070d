import type { Actor, Expression, Grip, HoldLayer } from '../../../cast/actor.ts'
import type { Point } from '../../../scene/space.ts'
import type { ActionContext, EffectName, Needs } from '../action.ts'
import type { Carriage, Stance } from './stance.ts'
import type { Keys } from './keys.ts'

/** The moment a score is at: seconds, the share of its cycle, and how many cycles are over. */
export interface Beat {
  readonly t: number
  readonly phase: number
  readonly round: number
  readonly seconds: number
}

/** A thing in the hands. A name that starts with `?` gives way to the thing the prompt names. */
export interface Hold {
  readonly thing: string
  /** The right hand unless told. */
  readonly grip?: Grip
  /** From the vertical of the stage, unless `upright` is false: then from the hand. */
  readonly angle?: number
  readonly upright?: boolean
  /** In adult heights; without it the tool's own size. */
  readonly height?: number
  readonly at?: readonly [number, number]
  readonly aim?: Grip
  /** In front of all unless told; `hand`: where the arm that holds it is. */
  readonly layer?: HoldLayer | 'hand'
  /** Held only while this is true. */
  readonly when?: (beat: Beat) => boolean
  /** Turns in the hand: radians on top of the angle. */
  readonly swing?: (beat: Beat) => number
  /** How it looks while it is used: an apple with bites out of it. */
  readonly as?: (thing: Actor) => Actor
}

/** A thing on the stage around the performer; x and y where the middle of its lower edge is. */
export interface SetPiece {
  readonly thing: string
  /** The thing itself, when the deed has looked at it already. */
  readonly actor?: Actor
  readonly x: number
  readonly y?: number
  /** Positive: behind the performer. */
  readonly z?: number
  readonly height?: number
  /** Stands for what the prompt names, which is then not shown a second time. */
  readonly stands?: boolean
  /** Stands for this, too, which is called otherwise. */
  readonly plays?: string
  /** Faces the other way. */
  readonly flip?: boolean
  readonly shadow?: boolean
  readonly move?: (beat: Beat) => {
    x?: number
    y?: number
    z?: number
    spin?: number
    lean?: number
    alpha?: number
    height?: number
    stretch?: number
    turn?: number
    gait?: number
    flap?: number
    open?: number
    guise?: string
    roll?: number
  }
}

export interface PartnerScore {
  readonly x: number
  readonly z?: number
  /** Faces the performer unless told otherwise. */
  readonly faces?: 1 | -1
  readonly view?: Carriage['view']
  readonly keys: Keys
  readonly face?: Expression
  readonly holds?: readonly Hold[]
  readonly bends?: Carriage['bends']
  readonly age?: 'baby' | 'child' | 'adult' | 'old'
  /** In clothes of its own, whatever the performer is dressed in: a patient, a client. */
  readonly guest?: boolean
  /** A beast or a robot and a man are of one height in this, so that each strikes the other and not the air. */
  readonly level?: boolean
  /** So tall in the performer's heights, whoever it is: the light one on a seesaw. */
  readonly tall?: number
  /** Its hands' points are the performer's: where the two touch. */
  readonly touching?: boolean
  /** Behind a table: so high is the top of the head at least, in the performer's heights; a small child has cushions. */
  readonly sees?: number
  /** How much of a cycle after the performer it does the same. */
  readonly late?: number
  /** What it has not on yet, of all that it wears. */
  readonly sheds?: (beat: Beat) => string | null
}

export interface Cue {
  readonly name: EffectName
  /** A grip of the performer, or a point in adult heights from the spot. */
  readonly at: Grip | readonly [number, number]
  /** Phases of the cycle between which it is there; without them always. */
  readonly from?: number
  readonly until?: number
  readonly strength?: number
}

/** A string, rope or line through points in own heights from the performer's feet. */
export interface Strand {
  readonly points: readonly Point[]
  readonly colour: string
  /** In own heights. */
  readonly width: number
  readonly z?: number
}

/** A deed as data: keys of a cycle, what is held, what stands around, who takes part, what flies off. */
export interface Score {
  /** Length of one cycle at natural speed. */
  readonly seconds: number
  readonly keys: Keys
  readonly view?: Carriage['view']
  /** Played once, stretched to a given share of the film, and held at its end. */
  readonly once?: boolean
  readonly face?: Expression
  /** The deed is the face itself: whatever its owner feels otherwise. */
  readonly feels?: true
  readonly holds?: readonly Hold[]
  /** Who holds nothing for it keeps the tool of the calling; otherwise hands are empty. */
  readonly keepsTool?: boolean
  readonly bends?: Carriage['bends']
  readonly set?: readonly SetPiece[]
  readonly partner?: PartnerScore
  /** What the rest of the company does, for so many of them. */
  readonly fellows?: (count: number) => readonly PartnerScore[]
  readonly effects?: readonly Cue[]
  /** Ropes and strings between hands and things; `body` is the scale of this body. */
  readonly strands?: (scene: {
    beat: Beat
    body: number
    at: (grip: Grip) => Point
  }) => readonly Strand[]
  readonly needs?: Needs
  /** Rolls, glides or sails along when there is room. */
  readonly glides?: boolean
  /** How far it has turned about itself, in radians: it is then seen from all sides in turn. */
  readonly whirl?: (beat: Beat) => number
  /** Changes on top of the keys that no table can say. */
  readonly live?: (stance: Stance, beat: Beat) => Stance
  /** The part in whose dress it is done when the prompt is silent about clothes. */
  readonly costume?: string
  /** What one has not put on yet, of all that one wears. */
  readonly sheds?: (beat: Beat) => string | null
  /** Does not breathe: statues, robots. */
  readonly still?: boolean
}

/** A score that depends on what the prompt names, with what it needs whatever that is. */
export interface Variation {
  readonly needs?: Needs
  readonly by: (context: ActionContext) => Score
}

/** Deeds of one theme by their ids, the verbs of the plan. */
export type Deeds = Readonly<Record<string, Score | Variation>>

/** Fetches a thing: one of our own tools first, then whatever the cast has. */
export type Fetch = (name: string) => Actor | null
