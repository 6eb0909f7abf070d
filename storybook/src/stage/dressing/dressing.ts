import type { Time } from '../../plan/plan.ts'
import type { Light } from '../../scene/light.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'

/** Where a style dresses the stage: the place as it was built, in the style's own light. */
export interface DressContext extends PlaceContext {
  readonly place: Place
  readonly set: PlaceSet
}

/** What a style brings on stage before its brush touches the picture. */
export interface Dressing {
  /** The hour that people know the style by, for prompts that name none. */
  readonly hour?: Time
  /** Recolours the one light of the stage, so that sky, haze and actors agree with the style. */
  readonly light?: (light: Light, place: Place) => Light
  /** Things that belong to the style wherever it plays. */
  readonly pieces?: (context: DressContext) => readonly Piece[]
}

/** Out of doors with ground or water below: where there is a horizon to stand things on. */
export function hasHorizon({ place }: { readonly place: Place }): boolean {
  return !place.indoors && (place.medium === 'ground' || place.medium === 'water')
}
