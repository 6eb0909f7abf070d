import { place } from '../kit/recipe.ts'
import { onHigh } from '../kit/nature/road-on-high.ts'

/** How far below the crest the road is at the frame's edge. */
const FALL = 1.1

/** High among the clouds on a road that lies in the sky: a rainbow, the milky way, a moonbeam, piano keys. */
export const skyRoadPlace = place({
  id: 'sky-road',
  ground: 'none',
  far: 0.2,
  sounds: { wind: 0.4 },
  set: (c) => onHigh(c, (ink, x) => FALL * (x / ink.half) ** 2),
})
