import { eyeHeight, REST_DISTANCE } from '../../../../scene/box.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { riverAt } from '../nature/above-ways.ts'
import { membersOf } from './formations.ts'
import { travellersPiece } from './travellers.ts'
import type { Way } from './ways.ts'

/** How much larger than on a map everybody is: they are far away. */
const GROWN = 2.2
/** The depth in the middle of their way. */
const MIDDLE = 25
const WIDE = 2.1

/** How wide a road is on which somebody is seen from afar, in u. */
export const ROAD_WIDTH = WIDE * GROWN

/** The road that winds from below us to the end of the land, as a way on a map. */
const AHEAD: Way = {
  kind: 'road',
  half: 8,
  wide: WIDE,
  away: () => Infinity,
  at: (s) => {
    const z = MIDDLE + s * GROWN
    const aside = riverAt(z + 0.1) - riverAt(z - 0.1)
    return { x: riverAt(z) / GROWN, y: -s, angle: Math.atan2(-0.2, aside) }
  },
}

/** Those who drive on it, away from us over the land that lies so far below. */
export function onTheRoad(c: PlaceContext, below: number): Piece[] {
  if (c.travellers === undefined) return []
  const members = membersOf(c.travellers, AHEAD, {
    random: c.random.fork('travellers'),
    seconds: c.seconds ?? 5,
    room: WIDE * 0.8,
    loose: false,
  })
  const high = eyeHeight(c.box) + below
  const laid = {
    depth: MIDDLE - 8,
    grown: GROWN,
    layers: [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72],
    at: ({ x, y }: { readonly x: number; readonly y: number }) => {
      const z = MIDDLE - y * GROWN
      return { where: { x: x * GROWN, y: -below, z }, flat: high / (REST_DISTANCE + z) }
    },
  }
  return [travellersPiece(c, members, laid)]
}
