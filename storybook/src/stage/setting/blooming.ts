import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { flowersTold } from '../places/kit/nature/field-tones.ts'
import { flower } from '../places/kit/nature/plants.ts'
import { plane } from '../places/kit/plane.ts'

/** These are in flower by themselves, or have nowhere to put it. */
const OWN = /(^|-)(field|shop|grove|hilltop|house|plantation|greenhouse|maze)$/u

/** Behind their bank is water: flowers stand on this side of it, and not in it. */
const SHORES = /(^|-)(lake|river|riverbank|pond|brook|stream|marsh|swamp|lagoon|coast|bay|fjord)$/u
const NEAR = [-1.4, -2.8]
/** On sand they bloom in a desert alone. */
const EARTH = new Set<PlaceSet['ground']>(['grass', 'rock', 'road'])

/** A land that is covered with flowers: they stand in drifts from far to near, with room for whoever acts. */
export function blooming(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const told = (context.scenery ?? []).map(flowersTold).find((tones) => tones !== null)
  const bare = context.season === 'winter' || context.snowy === true
  if (!told || bare || place.indoors || OWN.test(place.id)) return set
  if (!EARTH.has(set.ground) && place.id !== 'desert') return set
  const depths = SHORES.test(place.id) ? [0.9, ...NEAR] : [15, 10, 6.5, 4, 2.2, ...NEAR]
  const drifts = depths.flatMap((z) => drift(context, told, z))
  return { ...set, pieces: [...set.pieces, ...drifts] }
}

function drift(c: PlaceContext, tones: readonly string[], z: number): Piece[] {
  return plane(c, { name: `drift ${z}`, z, top: 1.6, bottom: -1.2, haze: 0.8 }, (ink) => {
    const high = z < 0 ? 0.34 : 0.62
    for (let x = -ink.half * 1.5; x < ink.half * 1.5; x += ink.random.between(0.2, 0.5)) {
      // Where the path goes and where somebody stands the ground is seen.
      if (Math.sin(x * 0.9 + z * 2.1) < -0.55) continue
      const y = ink.random.between(-0.14, 0.3)
      flower(ink, {
        x,
        y,
        height: high * ink.random.between(0.7, 1.2),
        colour: ink.random.pick(tones),
      })
    }
  })
}
