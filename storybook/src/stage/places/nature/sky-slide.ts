import { place } from '../kit/recipe.ts'
import { onHigh } from '../kit/nature/road-on-high.ts'

/** How steep it is. */
const DOWN = -0.3

/** The end of a road in the sky, where one slides down. */
export const skySlidePlace = place({
  id: 'sky-slide',
  ground: 'none',
  far: 0.2,
  incline: DOWN,
  sounds: { wind: 0.4 },
  set: (c) => onHigh(c, (_, x) => -DOWN * x),
})
