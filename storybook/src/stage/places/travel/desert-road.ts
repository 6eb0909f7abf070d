import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { drivesAcross, roadAcross } from '../kit/nature/road-across.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { nearRocks } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { cactus, grass } from '../kit/nature/plants.ts'
import { windingSlope } from '../kit/nature/road-winding.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

export const desertRoadPlace = place({
  id: 'desert-road',
  time: 'golden',
  ground: 'road',
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c, { clouds: 0.25 }),
    ...plane(c, { name: 'mesas', z: 35 }, (ink) => {
      hills(ink, { colour: '#d0956a', height: [0.6, 2], step: 9 })
      for (const [share, wide, high] of triples('-0.8 7 6, -0.46 4 8, 0.5 6 7, 0.86 8 5'))
        mesa(ink, { x: share * ink.half, width: wide, height: high * Math.min(1.5, ink.tall) })
    }),
    windingSlope(c, { z: 17, land: '#d6a06c', road: '#8d8078' }),
    road(c),
    ...poles(c),
    ...plane(c, { name: 'cacti', z: 9, split: true }, (ink) => {
      cactus(ink, { x: -ink.half * 0.8, height: 4 * Math.min(1.4, ink.tall) })
      cactus(ink, { x: ink.half * 0.9, height: 3 * Math.min(1.4, ink.tall) })
      rocks(ink, { x: ink.half * 0.66, width: 2, height: 0.8, colour: '#b07048' })
      for (const share of [-0.64, -0.95, 0.78])
        grass(ink, { x: share * ink.half, height: 0.8, colour: '#a89a4e' })
    }),
    farBirds(c, { count: 3 }),
    ...nearRocks(c, { height: 1.1, colour: '#9c6240' }),
  ],
})

/** A flat-topped rock in red layers. */
function mesa(ink: Ink, b: { x: number; width: number; height: number }): void {
  const { x, width: w, height: h } = b
  cut(ink, '#c47a52', [0.3, 0.35]).polygon(
    [x - w * 0.72, 0.1],
    [x - w * 0.52, -h * 0.4],
    [x - w * 0.46, -h],
    [x + w * 0.44, -h],
    [x + w * 0.52, -h * 0.4],
    [x + w * 0.74, 0.1],
  )
  for (const [i, share] of [0.44, 0.62, 0.8].entries())
    mark(ink, i % 2 ? lighter('#c47a52', 0.14) : darker('#c47a52', 0.14)).rect(
      x - w * 0.48,
      -h * share,
      [w * 0.95, h * 0.06],
    )
}

/** The road runs straight to the horizon. */
function road(c: PlaceContext) {
  return terrain(c, {
    colours: ['#d9a064', '#e6b880', '#f0cfa0'],
    bump: 0.2,
    dress: (ink) => {
      if (drivesAcross(c)) return roadAcross(ink, '#6a6672', '#f0c23c')
      const strip = (from: number, to: number, colour: string): void =>
        lay(ink, colour, () => level(ink, [from, to], [ink.near, 37]))
      strip(-5, 5, '#c4a078')
      strip(-4.2, 4.2, '#6a6672')
      for (const x of [-3.8, 3.8]) strip(x - 0.08, x + 0.08, '#f2ecdc')
      lay(ink, '#f0c23c', () => {
        for (let z = ink.near; z < 37; z += 3.4) level(ink, [-0.12, 0.12], [z, z + 1.8])
      })
    },
  })
}

/** Telegraph poles that grow small with the road. */
function poles(c: PlaceContext) {
  return [30, 22, 16, 11].flatMap((z) =>
    plane(c, { name: `pole ${z}`, z }, (ink) => {
      cut(ink, '#7a5a44', 0.08).rect(6.4, -6, [0.24, 6])
      for (const y of [-5.7, -5.1]) mark(ink, '#7a5a44').rect(5.4, y, [2.2, 0.16])
    }),
  )
}
