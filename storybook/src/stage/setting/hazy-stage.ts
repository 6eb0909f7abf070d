import { STAGE_HAZE } from '../../plan/kinds.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { fogBank } from '../weather/fog.ts'

const STAGES = /^(stage|nightclub|jazz-club|circus|ballroom|bar|boxing-ring)$/u

/** Soft haze over the floor of a stage, behind those who play and round their feet, in the colours of its lamps. */
export function hazyStage(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const asked = context.scenery?.includes(STAGE_HAZE) === true || context.weather === 'fog'
  if (!asked || !STAGES.test(place.id)) return set
  const layers = [
    { z: 4.6, y: 0.6, height: 2.2, strength: 0.5, colour: '#b9a0d0' },
    { z: 4.2, y: 2.6, height: 2, strength: 0.26, colour: '#c8a8c0' },
    { z: 2.2, y: 0.1, height: 1.5, strength: 0.55, colour: '#e0b8c4' },
    { z: -0.9, y: -0.35, height: 0.8, strength: 0.6, colour: '#f0d8cc' },
  ]
  return { ...set, pieces: [...set.pieces, ...layers.map((layer) => fogBank(context, layer))] }
}
