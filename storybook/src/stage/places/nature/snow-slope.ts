import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { FALL, hillside } from '../kit/nature/hillside.ts'
import { mound } from '../kit/nature/land.ts'
import { snowyRange } from '../kit/nature/snow.ts'
import { pine } from '../kit/nature/trees.ts'
import { cut, fade, mark } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const WET = /\b(sea|ocean|lake|water|river)\b/u

/** Where the hill ends in the water. */
function shoreOf({ box }: PlaceContext) {
  const x = 0.05 * box.width
  return { x, y: FALL * x, z: 0 }
}

/** A white hillside that falls to the right: for whoever slides, skis or rolls down. */
export const snowSlopePlace = place({
  id: 'snow-slope',
  time: 'day',
  ground: 'snow',
  incline: FALL,
  sounds: { wind: 0.5 },
  spots: (c) => (WET.test(c.words) ? [{ name: 'shore', ...shoreOf(c) }] : []),
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
      ...(WET.test(c.words) ? foot(c) : []),
      motes(c, { z: 2, count: 30, colour: '#ffffff', rise: -0.4, size: 0.05 }),
    ]
  },
})

/** The water at the foot of the hill, with floes: who slides down ends in it. */
function foot(c: PlaceContext) {
  return plane(
    c,
    {
      name: 'water at the foot',
      z: -0.7,
      drift: (t) => ({ x: 0, y: Math.sin(t * 1.3) * 0.05 }),
      driftReach: 0.1,
    },
    (ink) => {
      const { x: from, y } = shoreOf(c)
      const level = -y
      cut(ink, fade(ink, ['#6fb8d4', '#2f7fae'], [level, level + 3]), [0.2, 0.4]).shape((ctx) => {
        ctx.moveTo(from, level)
        for (let x = from; x < ink.right; x += 1)
          ctx.quadraticCurveTo(x + 0.25, level - 0.12, x + 0.5, level)
        ctx.lineTo(ink.right, ink.bottom)
        ctx.lineTo(from - ink.half * 0.3, ink.bottom)
        ctx.quadraticCurveTo(from - ink.half * 0.06, level + 0.9, from, level)
      })
      for (const [share, wide] of pairs('0.5 0.9, 0.72 1.3, 0.92 0.8'))
        mark(ink, '#f4fafd').oval(share * ink.half, level + 0.7 + share * 0.5, [wide, 0.2])
    },
  )
}
