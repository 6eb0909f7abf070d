import type { Near } from './depth/standing.ts'
import type { Field } from './field.ts'
import type { Look } from './look.ts'
import type { Cloth } from './regions/cloth.ts'
import type { FaceParts } from './regions/face-parts.ts'
import type { Footing } from './regions/floor.ts'
import type { Lamp } from './regions/lights.ts'
import type { Share } from './regions/patches.ts'
import type { Perch } from './regions/perch.ts'

/** What is where in a world. Fields cover the whole world, at a small size. */
export interface Survey {
  readonly look: Look
  /** What draws the eye, in shares of the world. */
  readonly focus: { readonly u: number; readonly v: number }
  /** What the prompt sends the camera to, when it is found. */
  readonly target: { readonly u: number; readonly v: number } | null
  readonly sky: Field | null
  readonly water: Field | null
  readonly foliage: Field | null
  readonly lights: readonly Lamp[]
  readonly fire: Field | null
  /** How near things are, those that stand clear among them. */
  readonly depth: Field
  /** How near all that is behind them is. */
  readonly backDepth: Field
  readonly things: readonly Near[]
  /** Those of them that may leave their place, when somebody is asked to move. */
  readonly loose: ReadonlySet<Near>
  readonly horizon: number
  /** Where guests may stand or swim. */
  readonly footing: Footing
  /** The largest face. */
  readonly face: Share | null
  /** Its eyes and mouth, when it is to move. */
  readonly faceParts: FaceParts | null
  /** Where guests may come down on a roof or a ridge. */
  readonly perch: Perch | null
  /** Whether its sky is the white of a drawing's paper. */
  readonly paper: boolean
  /** Whether it is a drawing, a page or a screen, and no view. */
  readonly flat: boolean
  /** Whether its things are alone on paper of one colour. */
  readonly plain: boolean
  /** How bright it is altogether, 0…1. */
  readonly tone: number
  /** Whether it is night in it already. */
  readonly dark: boolean
  /** Whether it plainly shows a room, and the windows of that room. */
  readonly indoors: boolean
  readonly windows: readonly Share[]
  /** Cloth that is to flutter. */
  readonly cloth: Cloth | null
  /** The hair of the person in it, when it is to blow. */
  readonly hair: Field | null
  /** What draws the eye, in shares of the world. */
  readonly salient: Share
}

/** The depth that stays in place when the camera moves. */
export const PIVOT = 0.4
