import { sky } from '../../sky/sky.ts'
import { terrain } from '../kit/ground.ts'
import { hills, peaks } from '../kit/land.ts'
import { bush, lawn } from '../kit/plants.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { pine, wood } from '../kit/trees.ts'

export const valleyPlace = place({
  id: 'valley',
  words: ['valley', 'glen', 'dale', 'vale'],
  time: 'morning',
  sounds: [
    { name: 'birds', level: 0.5 },
    { name: 'wind', level: 0.3 },
  ],
  set: (c) => [
    sky(c),
    plane(c, 'far peaks', {
      z: 36,
      draw: (ink) => {
        peaks(ink, { colour: '#8d9cc0', height: [9, 16], step: 11, snow: 0.35, gap: 8 })
      },
    }),
    plane(c, 'slopes', {
      z: 22,
      draw: (ink) => {
        hills(ink, { colour: '#7fa06b', height: [1, 3.4], step: 8 })
        wood(ink, ['pine'], { height: [2.2, 3.6], step: [1, 2], gap: 6 })
      },
    }),
    terrain(c, {
      colours: ['#5d9448', '#7fb45a', '#a8cb78'],
      dress: (ink) => lawn(ink, { colour: '#6fa352', flowers: 70 }),
    }),
    plane(c, 'trees', {
      z: 9,
      split: true,
      draw: (ink) =>
        wood(ink, ['pine', 'pine', 'round'], {
          height: [3.6 * ink.tall, 5.6 * ink.tall],
          step: [1.6, 3],
          gap: ink.half * 0.55,
        }),
    }),
    wing(c, 'front', {
      draw: (ink) => {
        pine(ink, {
          x: -ink.half * 1.18,
          height: Math.min(8 * ink.tall, ink.half * 1.4),
          y: ink.foot + 1,
        })
        bush(ink, { x: ink.half * 0.95, y: ink.foot + 0.4, height: 1.6 })
      },
    }),
  ],
})
