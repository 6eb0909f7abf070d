import type { PlaceContext } from '../../../place.ts'
import { lay, level, type GroundInk } from './ground.ts'

const MOTORS =
  /\b(cars?|taxis?|cabs?|bus(es)?|double-decker|trucks?|lorr(y|ies)|vans?|ambulances?|fire ?(engines?|trucks?)|trams?|streetcars?|limousines?|jeeps?|convertibles?|motorcycles?|motorbikes?|scooters?|tractors?|bicycles?|bikes?|cyclists?|bikers?|motorcyclists?|racers?|sedans?|coach|tanks?|bulldozers?)$/u

/** Whether somebody drives here who is seen from the side: then the road runs across the picture, or they would slide sideways. */
export function drivesAcross({ nouns = [], scenery = [] }: PlaceContext): boolean {
  return nouns.some((noun) => MOTORS.test(noun)) && !scenery.includes('leading away')
}

/** The edges of the road in depth: all who act stand between them. */
const [NEAR, FAR] = [-4.6, 2.7] as const

/** A road of two lanes from side to side, under those who act. */
export function roadAcross(ink: GroundInk, asphalt = '#5c5f6e', line = '#f2ecdc'): void {
  const strip = (zs: readonly [number, number], colour: string): void =>
    lay(ink, colour, () => level(ink, [-90, 90], zs))
  strip([NEAR - 0.6, FAR + 0.6], '#b9b0a2')
  strip([NEAR, FAR], asphalt)
  strip([FAR - 0.34, FAR - 0.2], line)
  strip([NEAR + 0.2, NEAR + 0.3], line)
  lay(ink, line, () => {
    for (let x = -90; x < 90; x += 4) level(ink, [x, x + 2.2], [-1.9, -1.72])
  })
}
