import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { farCity } from '../kit/town/far-city.ts'
import { greenery } from '../kit/nature/nature.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { meadowGround } from '../kit/nature/nature.ts'
import { glow, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { lamp } from '../kit/town/street.ts'
import { thing } from '../kit/thing.ts'
import { onStage } from '../kit/recipe.ts'

export const eiffelTowerPlace = sight({
  id: 'eiffel-tower',
  time: 'golden',
  sounds: { birds: 0.3 },
  size: [8, 13],
  upwards: 0.95,
  z: 17,
  trees: 'round',
  behind: (c) => roofs(c),
  before: (c) => [lawns(c), ...lamps(c), ...greenery(c)],
  draw: (ink) => thing(ink, 'prop:eiffel-tower', { x: 0, height: 13, shadow: 0.2 }),
  glow(ink) {
    for (const [y, radius] of pairs('-2 3.4, -5.4 2.4, -10 1.6, -12.8 1'))
      glow(ink, '#ffd27a', { x: 0, y, radius, strength: 0.5 })
  },
})

const roofs = onStage(farCity, {
  z: 32,
  colours: ['#d9cdb8', '#cfc3b4', '#c4bcb8'],
  width: [2.4, 4],
  height: [1.8, 3.4],
  low: true,
})

/** The long lawn between two gravel walks. */
const lawns = onStage(meadowGround, {
  flowers: 10,
  dress: (ink) => {
    for (const side of [-1, 1])
      lay(ink, '#e2d3b2', () => level(ink, [side * 3.4 - 1.3, side * 3.4 + 1.3], [ink.near, 17]))
    lay(ink, '#e2d3b2', () => level(ink, [-60, 60], [15, 17]))
  },
})

function lamps(c: PlaceContext) {
  const stand = (ink: Ink, glowing: boolean): void => {
    for (const side of [-1, 1])
      lamp(ink, { x: side * Math.min(5.6, ink.half * 0.6), height: 3.4, glowing })
  }
  return litPlane(c, 'lamps', {
    z: 8,
    draw: (ink) => stand(ink, false),
    glow: (ink) => stand(ink, true),
  })
}
