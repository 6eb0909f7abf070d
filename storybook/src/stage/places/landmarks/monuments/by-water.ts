import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { quay } from '../../kit/nature/waterside.ts'
import { water } from '../../kit/nature/water.ts'

/** A broad water before a sight, and the quay from which one sees it. */
export const byWater = (c: PlaceContext): Piece[] => [
  ...water(c, { colours: ['#3f86a8', '#5c9fbc', '#8fc0d2'], waves: [14, 9], waveHeight: 0.06 }),
  quay(c, { colour: '#cfc6b6', other: '#b3aa9a' }),
]
