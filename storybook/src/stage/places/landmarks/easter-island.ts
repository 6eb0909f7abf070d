import type { PlaceContext } from '../../place.ts'
import { meadowGround, nearRocks } from '../kit/nature/nature.ts'
import { plane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { thing } from '../kit/thing.ts'
import { water } from '../kit/nature/water.ts'
import { hills } from '../kit/nature/land.ts'

export const easterIslandPlace = sight({
  id: 'easter-island',
  time: 'golden',
  sounds: { waves: 0.4 },
  size: [17, 6],
  across: 0.96,
  upwards: 0.7,
  z: 11,
  behind: (c) => [
    ...water(c, { colours: ['#2f86b0', '#4a9ec0', '#79bdd4'], waves: [26, 20], waveHeight: 0.12 }),
    ...plane(c, { name: 'far slope', z: 30 }, (ink) =>
      hills(ink, { colour: '#9aa878', height: [0.2, 2.4], step: 14 }),
    ),
  ],
  before: (c) => [slope(c), ...nearRocks(c, { height: 1.2, colour: '#77706a' })],
  draw(ink) {
    for (const [index, height] of [4.2, 5.2, 4.6, 5.6, 4.8].entries())
      thing(ink, 'noto:moai', { x: -6.8 + index * 3.4, y: 0.1, height, shadow: 0.2 })
  },
})

function slope(c: PlaceContext) {
  return {
    ...meadowGround(c, { colours: ['#8a9a4e', '#a3ae62', '#bcc382'], flowers: 12 }),
    depth: () => 18,
  }
}
