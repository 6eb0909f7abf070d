import { floor, lay, level } from '../kit/nature/ground.ts'
import { sight } from '../kit/sight.ts'
import { onStage } from '../kit/recipe.ts'
import { mosqueFront, mosqueLights } from '../kit/town/mosque-front.ts'

export const mosquePlace = sight({
  id: 'mosque',
  time: 'golden',
  ground: 'floor',
  size: [20, 12],
  upwards: 0.92,
  trees: 'poplar',
  before: (c) => [court(c)],
  draw: mosqueFront,
  glow: mosqueLights,
})

const court = onStage(floor, {
  pattern: 'slabs',
  colour: '#e6dcc8',
  other: '#c9bda4',
  back: 30,
  size: 1.8,
  dress: (ink) =>
    lay(ink, 'rgba(63,143,154,0.5)', () => {
      for (const x of [-5, 5]) level(ink, [x - 0.3, x + 0.3], [ink.near, 15])
    }),
})
