import type { Piece } from '../../scene/scene.ts'
import { bowlerHats } from './bowler-hats.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'
import { floatingIsland } from './floating-island.ts'
import { meltingClock } from './melting-clock.ts'
import { skyDoor } from './sky-door.ts'
import { skyFish } from './sky-fish.ts'
import { watchfulEye } from './watchful-eye.ts'

/** A dream: clocks run like cheese, islands and doors hang in the air, fish swim where birds should. */
export const surreal: Dressing = {
  hour: 'golden',
  light: (light, { indoors, medium }) => {
    if (indoors || light.dark || medium === 'underwater' || medium === 'space') return light
    return {
      ...light,
      name: `${light.name} dream`,
      sky: ['#0f4f78', '#2f87a4', '#8fc4bb', '#eddfb8', '#f0bd82'],
      haze: '#e6d2ae',
      hazeAmount: 0.34,
      tint: '#fff0d4',
      tintAmount: 0.3,
      from: -0.82,
      height: 0.16,
      shadow: '#2a2147',
      shadowAmount: 0.5,
      rim: 0.7,
      sun: 'none',
    }
  },
  pieces: (context) => (hasHorizon(context) ? landscape(context) : afloat(context)),
}

function landscape(context: DressContext): Piece[] {
  const side = context.random.fork(`dream ${context.place.id}`).chance(0.5) ? 1 : -1
  return [
    watchfulEye(context, { x: 0.1 * side, y: 0.76, z: 39 }),
    ...floatingIsland(context, { x: 0.52 * side, y: 0.56, z: 26, size: 1 }),
    ...floatingIsland(context, { x: -0.74 * side, y: 0.7, z: 33, size: 0.7 }),
    skyDoor(context, { x: -0.66 * side, y: 0.34, z: 15 }),
    ...skyFish(context, { y: 0.52, z: 12, side }),
    bowlerHats(context),
    ...meltingClock(context, { x: 0.74 * side, y: 0, z: 4.4 }),
  ]
}

/** In rooms, under water and among the stars nothing needs to stand. */
function afloat(context: DressContext): Piece[] {
  const side = context.random.fork(`dream ${context.place.id}`).chance(0.5) ? 1 : -1
  const z = context.place.indoors ? 4.6 : 12
  return [
    ...floatingIsland(context, { x: 0.6 * side, y: 0.62, z, size: 0.55 }),
    skyDoor(context, { x: -0.66 * side, y: 0.36, z: z + 0.3 }),
    ...skyFish(context, { y: 0.74, z: z - 0.4, side }),
    ...meltingClock(context, { x: 0.78 * side, y: 0, z: 3.4 }),
  ]
}
