import type { LampFace, MoonPhase } from './sky/lamp-face.ts'
import type { Light } from '../scene/light.ts'
import type { Random } from '../scene/random.ts'
import type { Piece, Scene } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import type { TreeKind } from './places/kit/nature/tree-kind.ts'
import type { Force, Season, Time, Weather } from '../plan/plan.ts'

export interface PlaceContext {
  readonly box: Box
  readonly light: Light
  readonly time: Time
  readonly weather: Weather
  readonly season: Season | null
  readonly random: Random
  /** The words of the prompt for the place, for variants ("a ruined castle"). */
  readonly words: string
  /** What is said to be outside its windows. */
  readonly outlook?: string
  /** What else is said of it, each in a few words: `burning`, `river`. */
  readonly scenery?: readonly string[]
  /** A drizzle or a downpour; as usual when absent. */
  readonly force?: Force
  /** The kinds of trees that are named. */
  readonly trees?: readonly TreeKind[]
  /** What is done here: who surfs wants a wave. */
  readonly deeds?: readonly string[]
  /** Snow lies on everything out of doors. */
  readonly snowy?: boolean
  /** Who and what plays here: a set does not show the same thing twice. */
  readonly nouns?: readonly string[]
  /** How the sun or the moon looks when the prompt says so: its colour in hex, and its size beside the usual. */
  readonly lamp?: {
    readonly colour: string | null
    readonly scale: number
    /** With a face, when one is spoken of. */
    readonly face?: LampFace | null
    readonly crescent?: boolean
    readonly phase?: MoonPhase | null
    /** More suns than one shine in this sky. */
    readonly count?: number
  }
  /** Whoever leads is seen before the sun or the moon: it hangs large in the middle. */
  readonly haloed?: boolean
  /** A room without its walls, under the open sky: what hangs on a wall is left out. */
  readonly open?: boolean
  /** There is a party: garlands hang and balloons float. */
  readonly party?: boolean
  /** Where the low sun that somebody watches hangs, large and over the roofs, −1…1 across the frame. */
  readonly watched?: number
  /** A time-lapse: seconds of the story in which the sun or the moon goes over the whole sky. */
  readonly lapse?: number
  /** Whoever leads is on the water: it should reach to the acting line and past it, with no shore before it. */
  readonly afloat?: boolean
  /** Who goes over the land below, when it is seen from straight above. */
  readonly travellers?: readonly Traveller[]
  /** How long all of it is seen. */
  readonly seconds?: number
}

/** How somebody who goes over a land looks from straight above. */
export type TravellerForm =
  | 'car'
  | 'truck'
  | 'bus'
  | 'wagon'
  | 'tractor'
  | 'motorboat'
  | 'sailboat'
  | 'ship'
  | 'kayak'
  | 'walker'
  | 'umbrella'
  | 'cyclist'
  | 'swimmer'
  | 'surfer'
  | 'skier'
  | 'lying'
  | 'beast'
  | 'fin'

/** Some who go over a land that is seen from straight above: they are drawn with it. */
export interface Traveller {
  readonly form: TravellerForm
  readonly noun: string
  readonly count: number
  /** In hex; null for its own. */
  readonly colour: string | null
  /** Stays where it is. */
  readonly still: boolean
  /** How large it is beside what is usual. */
  readonly size?: number
  /** Right over those named before it. */
  readonly above?: boolean
}

/** A stage that is ready for its actors. */
export interface PlaceSet {
  readonly pieces: readonly Piece[]
  /** What is under the actors' feet: dust, splashes, footprints and reflections follow from it. */
  readonly ground:
    | 'grass'
    | 'sand'
    | 'snow'
    | 'water'
    | 'road'
    | 'floor'
    | 'rock'
    | 'seabed'
    | 'none'
  /** The height of open water's surface, for boats and swimmers; null where there is none. */
  readonly waterline: number | null
  /** How many times higher than usual its waves go, and ships with them. */
  readonly swell?: number
  /** Depths between which actors may stand, and spots that invite: a table top, a branch, a stage. */
  readonly near: number
  readonly far: number
  readonly spots: readonly {
    readonly name: string
    readonly x: number
    readonly y: number
    readonly z: number
  }[]
  readonly sounds: Scene['sounds']
  /** A hillside: how much higher the ground is for each u to the right; below 0 it falls. Level when absent. */
  readonly incline?: number
  /** The incline is of stairs: whoever goes up or down them stays upright. */
  readonly upright?: boolean
}

/** A place as a recipe: one small file in `places/`, found by its folder. */
export interface Place {
  /** What it is called is in `lexicon/places/`, by this id. */
  readonly id: string
  readonly indoors: boolean
  /** Whether actors are in the air, under water or in space here, unless they say otherwise. */
  readonly medium: 'ground' | 'water' | 'underwater' | 'air' | 'space'
  /** The medium whose light it has, when that is not its own: one walks on the moon, under the light of space. */
  readonly lightAs?: Place['medium']
  /** The time and weather it likes when the prompt is silent. */
  readonly time?: Time
  readonly weather?: Weather
  /** A roof over those who play: rain and snow fall only farther away than this. */
  readonly roofTo?: number
  build(context: PlaceContext): PlaceSet
}
