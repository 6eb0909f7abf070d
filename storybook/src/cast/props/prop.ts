import type { Kind } from '../../plan/plan.ts'
import type { Facts } from '../facts/facts.ts'
import type { Ink } from './ink.ts'

/** A piece of a prop that moves by itself: sails, wheels, flames, hands of a clock. */
export interface MovingPiece {
  /**
   * What drives it: `roll` turns with the wheels, `time` turns always, `flicker` breathes like a flame, `sway` swings
   * a little, `flap` beats like a wing, `step` swings like a leg, `bow` is a head, `lids` are on that head and
   * show while it blinks or sleeps, a `gape` while its mouth is open. With `pose.open` a lid turns (`open`),
   * a door or a cover swings round its edge (`hinge`), what is inside comes up (`pop`),
   * petals unfold (`bloom`), what is soft sinks (`melt`) and a shutter goes up under its upper edge (`furl`). `turn` is not moved but takes its turn: it is seen while
   * the share of the round that is over lies within `seen`.
   */
  readonly by:
    | 'roll'
    | 'time'
    | 'turn'
    | 'flicker'
    | 'sway'
    | 'flap'
    | 'step'
    | 'bow'
    | 'lids'
    | 'gape'
    | 'open'
    | 'hinge'
    | 'pop'
    | 'bloom'
    | 'melt'
    | 'fill'
    | 'furl'
  /** Of a leg, in cycles. */
  readonly phase?: number
  /** The pin it moves about, on the 100-high sheet. */
  readonly at: readonly [number, number]
  /** Turns per second for `time`, rounds per second for `turn`, amount for `flicker` and `sway`, radians for `open` and `hinge`, hundredths for `pop`. */
  readonly speed?: number
  /** Radians per second of a `sway`. */
  readonly rate?: number
  /** How far it is open when nobody opens it. */
  readonly rest?: number
  /** How much of the opening is over before it begins to move: tiles that fall one after the other. */
  readonly after?: number
  /** Only seen while the opening is within this: a cover that is before its pages when shut and behind them when open. */
  readonly seen?: readonly [from: number, to: number]
  readonly behind?: boolean
  /** Only seen in flight, or only on the ground: spread wings, folded wings, feet. */
  readonly aloft?: boolean
  readonly draw: (ink: Ink) => void
}

/** A thing of our own making, drawn in vectors on a sheet 100 high. */
export interface Prop extends Facts {
  /** Its first word unless told. */
  readonly name?: string
  /** When it differs from its family's. */
  readonly kind?: Kind
  /** English nouns that mean it, most telling first. */
  readonly words: readonly string[]
  /** Width of the sheet; its height is 100. */
  readonly width: number
  /** Its colour when the prompt says nothing. */
  readonly colour: string
  readonly moving?: readonly MovingPiece[]
  /** The outline round an animal's head, where that is no piece of its own: what a puppet wears of it; `whole` for all of a small one. */
  readonly face?: string
  /** Its second colour is that of its fruit. */
  readonly bears?: boolean
  /** Bends in strips: a fish with `pose.wave`. */
  readonly bend?: 'fish' | 'snake'
  readonly draw: (ink: Ink) => void
}

/** Things of one kind that are listed together. */
export type Family = readonly [Kind, readonly Prop[]]

/** So many metres tall, on a sheet so wide, in this colour when the prompt says nothing. */
export const metresTall = (tall: number, width: number, colour: string) => ({ tall, width, colour })

/** The same for what is known by its length. */
export const metresLong = (long: number, width: number, colour: string) => ({ long, width, colour })

/** What drives a piece, the pin it moves about, and how fast. */
export const driven = (
  by: MovingPiece['by'],
  at: MovingPiece['at'],
  speed?: number,
): Pick<MovingPiece, 'by' | 'at' | 'speed'> =>
  speed === undefined ? { by, at } : { by, at, speed }

/** A prop in the list, what it is called, and which kind of subject it makes. */
export interface ListedProp extends Prop {
  readonly name: string
  readonly kind: Kind
}
