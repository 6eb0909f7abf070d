import type { Place } from '../../place.ts'
import { eiffelTowerPlace } from './eiffel-tower.ts'
import { greekTemplePlace } from './greek-temple.ts'

export const LANDMARKS: readonly Place[] = [eiffelTowerPlace, greekTemplePlace]
