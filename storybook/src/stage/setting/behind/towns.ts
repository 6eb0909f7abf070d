import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { litAtNight, plane } from '../../places/kit/plane.ts'
import { city } from '../../places/kit/town/buildings.ts'
import { castleTower, castleWall } from '../../places/kit/town/castles.ts'
import { house } from '../../places/kit/town/houses.ts'

export function skylineBehind(c: PlaceContext): Piece[] {
  const towers = {
    colours: ['#9fb2cc', '#b0bcd2', '#8fa3c0'],
    height: [5, 13],
    width: [2, 3.6],
  } as const
  return litAtNight(c, { name: 'city behind', z: 37 }, (ink, lit) =>
    city(ink, { ...towers, y: 0, glowing: lit }),
  )
}

export function hamlet(c: PlaceContext): Piece[] {
  return plane(c, { name: 'village behind', z: 16, split: true }, (ink) => {
    for (const side of [-1, 1])
      for (const [share, size] of pairs('0.56 2.6, 0.72 3.2, 0.9 2.8'))
        house(ink, {
          x: side * share * ink.half,
          width: size,
          height: size,
          colour: ink.random.pick(['#f2e2c4', '#e9d0b0', '#f0d8c0']),
        })
  })
}

export function fortress(c: PlaceContext): Piece[] {
  return plane(c, { name: 'castle behind', z: 34 }, (ink) => {
    const x = -ink.half * 0.4
    castleWall(ink, { x, width: 8, height: 4, colour: '#a8a2ac' })
    for (const [dx, height] of pairs('-4 8, 4 7.4, 0 10'))
      castleTower(ink, { x: x + dx, width: 2, height, colour: '#b0aab4', roof: '#7a5a8a' })
  })
}
