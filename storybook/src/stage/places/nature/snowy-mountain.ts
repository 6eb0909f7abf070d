import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { smoke } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { terrain } from '../kit/nature/ground.ts'
import { peak } from '../kit/nature/land.ts'
import { litPlane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'
import { snowDrifts, snowSparkle, snowyFirs, snowyRange } from '../kit/nature/snow.ts'

const SNOW = ['#e4edf6', '#f1f6fb', '#dbe7f2'] as const

export const snowyMountainPlace = place({
  id: 'snowy-mountain',
  time: 'morning',
  ground: 'snow',
  sounds: { wind: 0.5 },
  set: (context) => {
    const c = { ...context, season: 'winter' as const }
    return [
      sky(c),
      snowyRange(c),
      greatPeaks(c),
      whiteFirs(c),
      smoke(c, { at: [c.box.width * 0.32 * 1.4, 2.8, 18.9], size: 0.4 }),
      terrain(c, { colours: SNOW, bump: 0.24, dress: snowSparkle }),
      snowyFirs(c),
      snowDrifts(c, { fir: true }),
    ]
  },
})

const greatPeaks = planeOf({ name: 'great peaks', z: 28 }, (ink) => {
  const h = -ink.crown * 0.66
  peak(ink, {
    x: -ink.half * 0.45,
    height: h,
    wide: h * 0.85,
    colour: '#8ba0cc',
    floor: 0.1,
    snow: 0.62,
  })
  peak(ink, {
    x: ink.half * 0.55,
    height: h * 0.8,
    wide: h * 0.8,
    colour: '#8ba0cc',
    floor: 0.1,
    snow: 0.6,
  })
})

function whiteFirs(c: PlaceContext) {
  return litPlane(c, 'white firs', {
    z: 19,
    draw: (ink) => {
      wood(ink, ['pine'], { height: [2.2, 4.2], step: [1, 2.2], gap: ink.half * 0.16 })
      house(ink, {
        x: ink.half * 0.34,
        width: 3.2,
        height: 2.8,
        colour: '#a87850',
        roof: '#eef4f9',
      })
    },
    glow:
      c.light.dark &&
      ((ink) =>
        house(ink, {
          x: ink.half * 0.34,
          width: 3.2,
          height: 2.8,
          colour: '#a87850',
          glowing: true,
        })),
  })
}
