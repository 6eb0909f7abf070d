import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { smoke } from '../kit/alive.ts'
import { house } from '../kit/houses.ts'
import { terrain } from '../kit/ground.ts'
import { mound, peak, peaks } from '../kit/land.ts'
import type { Pair } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { pine, wood } from '../kit/trees.ts'
import { pinesInSnow, snowSparkle } from '../kit/snow.ts'

const SNOW = ['#e4edf6', '#f1f6fb', '#dbe7f2'] as const

export const snowyMountainPlace = place({
  id: 'snowy-mountain',
  time: 'morning',
  ground: 'snow',
  sounds: [{ name: 'wind', level: 0.5 }],
  set: (context) => {
    const c = { ...context, season: 'winter' as const }
    return [
      sky(c),
      farRange(c),
      greatPeaks(c),
      whiteFirs(c),
      smoke(c, { x: c.box.width * 0.32 * 1.4, y: 2.8, z: 18.9, size: 0.4 }),
      terrain(c, { colours: SNOW, bump: 0.24, dress: snowSparkle }),
      nearFirs(c),
      drift(c),
    ]
  },
})

function farRange(c: PlaceContext) {
  return plane(c, 'far range', {
    z: 38,
    draw: (ink) => peaks(ink, { colour: '#a9bbdd', height: [8, 14], step: 9, snow: 0.7 }),
  })
}

function greatPeaks(c: PlaceContext) {
  return plane(c, 'great peaks', {
    z: 28,
    draw: (ink) => {
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
    },
  })
}

function whiteFirs(c: PlaceContext) {
  return plane(c, 'white firs', {
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
    ...(c.light.dark
      ? {
          glow: (ink) =>
            house(ink, {
              x: ink.half * 0.34,
              width: 3.2,
              height: 2.8,
              colour: '#a87850',
              glowing: true,
            }),
        }
      : {}),
  })
}

function nearFirs(c: PlaceContext) {
  return plane(c, 'near firs', {
    z: 8,
    split: true,
    draw: (ink) => {
      const heights: Pair[] = [
        [-1, 6.4],
        [-0.76, 4.8],
        [0.8, 5.4],
        [1.02, 7],
      ]
      pinesInSnow(ink, heights, { width: 2.6, height: 0.35, colour: '#f4f8fc' })
    },
  })
}

function drift(c: PlaceContext) {
  return wing(c, 'drift', {
    draw: (ink) => {
      for (const side of [-1, 1])
        mound(ink, {
          x: side * ink.half * 1.05,
          y: ink.foot + 0.3,
          width: ink.half * 0.8,
          height: 1.1,
          colour: '#dfe9f5',
        })
      pine(ink, {
        x: ink.half * 1.2,
        y: ink.foot + 0.2,
        height: Math.min(7 * ink.tall, ink.half),
      })
    },
  })
}
