import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { FALL, hillside } from '../kit/nature/hillside.ts'
import { mound } from '../kit/nature/land.ts'
import { snowyRange } from '../kit/nature/snow.ts'
import { pine } from '../kit/nature/trees.ts'
import { place } from '../kit/recipe.ts'

/** A white hillside that falls to the right: for whoever slides, skis or rolls down. */
export const snowSlopePlace = place({
  id: 'snow-slope',
  time: 'day',
  ground: 'snow',
  incline: FALL,
  sounds: [{ name: 'wind', level: 0.5 }],
  set: (context) => {
    const c = { ...context, season: 'winter' as const }
    return [
      sky(c),
      snowyRange(c),
      hillside(c, {
        near: '#f6fafd',
        far: '#d3e0ef',
        edge: '#9fb6d6',
        strewn: ['#ffffff', '#c4d6ec'],
        grow: (ink, { x, y, height }) => {
          pine(ink, { x, y, height })
          mound(ink, { x, y: y + 0.1, width: 2, height: 0.3, colour: '#f4f8fc' })
        },
      }),
      motes(c, { z: 2, count: 30, colour: '#ffffff', rise: -0.4, size: 0.05 }),
    ]
  },
})
