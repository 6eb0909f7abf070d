import { sky } from '../../sky/sky.ts'
import { farBirds, passing, smoke } from '../kit/alive.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround } from '../kit/nature/nature.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { railSignal, trackAcross, trackAway, train, trainLength, wires } from '../kit/town/rails.ts'
import { place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'

const TRAINS = /\b(train|tram|locomotive)s?\b/u

export const railwayPlace = place({
  id: 'railway',
  time: 'morning',
  ground: 'rock',
  sounds: { train: 0.5, wind: 0.2 },
  set: (c) => {
    const length = trainLength(2.6, 4)
    const range = extentAt(c.box, 22).half
    return [
      sky(c),
      plane(c, { name: 'peaks', z: 38 }, (ink) =>
        peaks(ink, { colour: '#9caac6', height: [5, 9], step: 9, snow: 0.2, gap: 5 }),
      ),
      plane(c, { name: 'hills', z: 30 }, (ink) => {
        hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.8, 2.8], step: 8 })
        wood(ink, ['round', 'pine'], { height: [2, 3.6], step: [2, 4], gap: 3 })
      }),
      meadowGround(c, {
        flowers: 50,
        dress: (ink) => {
          trackAcross(ink, [21, 23])
          // A train of the story has rails of its own, along its way.
          if (!TRAINS.test((c.nouns ?? []).join(' '))) trackAway(ink, { x: 0.6, to: 40, gauge: 3 })
        },
      }),
      plane(c, { name: 'far wires', z: 25 }, (ink) => wires(ink, { y: 0, step: 9, height: 5.4 })),
      passing(
        c,
        { name: 'train', y: 0.1, z: 22, size: [length, 3], speed: 5, start: -0.55 },
        (ink) => train(ink, { x: 0, height: 2.6, colour: '#c4453c', cars: 4 }),
      ),
      smoke(c, { at: [-range * 0.6, 3, 30], size: 0.3, alpha: 0.2 }),
      plane(c, { name: 'signals', z: 9, split: true }, (ink) => {
        railSignal(ink, { x: -3.4, height: 4.6 * ink.tall })
        railSignal(ink, { x: 4.8, height: 4 * ink.tall, red: true })
        for (const d of [-0.86, 0.9])
          tree(ink, 'round', { x: d * ink.half, height: 5.6 * ink.tall })
        for (const d of [-0.6, 0.64, 0.72]) bush(ink, { x: d * ink.half, height: 1 })
      }),
      farBirds(c),
      greenery(c),
    ]
  },
})
