import type { Piece } from '../../../scene/scene.ts'
import type { SoundName } from '../../../scene/sound-name.ts'
import type { Place, PlaceContext, PlaceSet } from '../../place.ts'
import { isWild } from './nature/breakers.ts'

const STORM_SWELL = 3

/** What a recipe writes: everything has a default but its id and its pieces. Its words are in `lexicon/places/`. */
export interface Recipe {
  readonly id: string
  readonly indoors?: boolean
  readonly medium?: Place['medium']
  readonly lightAs?: Place['medium']
  readonly time?: NonNullable<Place['time']>
  readonly weather?: NonNullable<Place['weather']>
  readonly ground?: PlaceSet['ground']
  readonly waterline?: number
  readonly incline?: number
  readonly upright?: boolean
  readonly roofTo?: number
  readonly near?: number
  readonly far?: number
  /** What is heard there, and how loud, 0…1. */
  readonly sounds?: Readonly<Partial<Record<SoundName, number>>>
  readonly spots?: PlaceSet['spots'] | ((context: PlaceContext) => PlaceSet['spots'])
  readonly set: (context: PlaceContext) => readonly (Piece | readonly Piece[])[]
}

/** A piece of this make, for whichever stage it is set up on. */
export const onStage =
  <How extends readonly unknown[], Made>(
    make: (context: PlaceContext, ...how: How) => Made,
    ...how: NoInfer<How>
  ) =>
  (context: PlaceContext): Made =>
    make(context, ...how)

/** Turns a recipe into a place. */
export function place(recipe: Recipe): Place {
  const { time, weather } = recipe
  return {
    id: recipe.id,
    indoors: recipe.indoors ?? false,
    medium: recipe.medium ?? 'ground',
    ...(recipe.lightAs === undefined ? {} : { lightAs: recipe.lightAs }),
    ...(time === undefined ? {} : { time }),
    ...(weather === undefined ? {} : { weather }),
    ...(recipe.roofTo === undefined ? {} : { roofTo: recipe.roofTo }),
    build: (context) => ({
      ...underfoot(context, recipe),
      pieces: recipe.set(inSeason(context, recipe.indoors ?? false)).flat(),
      ...(recipe.incline === undefined ? {} : { incline: recipe.incline }),
      ...(recipe.upright === undefined ? {} : { upright: recipe.upright }),
      near: recipe.near ?? -0.5,
      far: recipe.far ?? 4,
      spots: typeof recipe.spots === 'function' ? recipe.spots(context) : (recipe.spots ?? []),
      sounds: heard(recipe.sounds ?? {}),
    }),
  }
}

/** What is under the actors' feet, and how high its water goes. */
function underfoot(
  context: PlaceContext,
  { ground, indoors, waterline }: Recipe,
): Pick<PlaceSet, 'ground' | 'waterline' | 'swell'> {
  const wild = waterline !== undefined && isWild(context)
  return {
    ground: ground ?? (indoors ? 'floor' : 'grass'),
    waterline: waterline ?? null,
    ...(wild ? { swell: STORM_SWELL } : {}),
  }
}

function heard(sounds: NonNullable<Recipe['sounds']>): PlaceSet['sounds'] {
  return Object.entries(sounds).map(([name, level]) => ({ name: name as SoundName, level }))
}

/** Snow that falls also lies: trees and, out of doors, the ground follow it. */
function inSeason(context: PlaceContext, indoors: boolean): PlaceContext {
  const snows = context.weather === 'snow' || context.weather === 'blizzard'
  const season = snows ? 'winter' : context.season
  return { ...context, season, snowy: !indoors && season === 'winter' }
}

/** A place that is another one said differently: a bakery is a café that bakes. */
export function variant(base: Place, how: { id: string; as: string }): Place {
  return { ...base, id: how.id, build: (context) => base.build({ ...context, words: how.as }) }
}
