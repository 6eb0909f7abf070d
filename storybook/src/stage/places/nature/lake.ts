import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { rowBoat, sailBoat } from '../kit/nature/boats.ts'
import { terrain } from '../kit/nature/ground.ts'
import { isWooded, lakeLand } from '../kit/nature/lake-land.ts'
import { rocks } from '../kit/nature/land.ts'
import { landOf } from '../kit/nature/lands.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { cut } from '../kit/paper.ts'
import { lawn, reeds } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { tree } from '../kit/nature/trees.ts'
import { rings, water } from '../kit/nature/water.ts'

export const lakePlace = place({
  id: 'lake',
  time: 'golden',
  waterline: 0,
  far: 2,
  sounds: { water: 0.4, birds: 0.4 },
  set: (c) => [
    sky(c),
    lakeLand(c),
    water(c, { colours: ['#2b9acb', '#187cc2', '#2488d2'], glitter: 1.2 }),
    rings(c, { y: 0, near: 8, far: 20 }),
    ...(isWooded(c) ? [] : [sailPlane(c)]),
    theGround(c),
    jetty(c),
    nearTrees(c),
    farBirds(c),
    greenery(c),
  ],
})

function sailPlane(c: PlaceContext) {
  return passing(c, { name: 'sail', y: 0, z: 20, size: [3, 3.6], speed: 0.25, start: 0.3 }, (ink) =>
    sailBoat(ink, { x: 0, height: 3.2, sail: '#f7e3bc' }),
  )
}

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: greens(c),
    far: 2.3,
    depth: 27,
    bump: 0.12,
    dress: (ink) =>
      lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: landOf(c.words)?.dry ? 0 : 50 }),
  })
}

const jetty = planeOf({ name: 'jetty', z: 2.4, top: 12 }, (ink) => {
  const x = ink.half * 0.42
  for (let i = 0; i < 4; i++) cut(ink, '#7d5a40', 0).rect(x + i * 1.1, -0.5, [0.16, 0.9])
  cut(ink, '#a57a52', [0.12, 0.3]).polygon(
    ...plotted({ x }, '-0.4 -0.5, 0.4 -0.8, 5.4 -0.8, 5.4 -0.5'),
  )
  rowBoat(ink, { x: x - 1.9, width: 2.6, y: -0.1 })
  reeds(ink, { x: -ink.half * 0.62, height: 2 })
  reeds(ink, { x: -ink.half * 0.78, height: 2.4 })
  rocks(ink, { x: -ink.half * 0.46, width: 1.6, height: 0.5 })
})

function nearTrees(c: PlaceContext) {
  return plane(c, { name: 'near trees', z: 4, split: true }, (ink) => {
    tree(ink, c.season === 'winter' ? 'bare' : 'willow', {
      x: -ink.half * 1.0,
      height: 7 * Math.min(1.1, ink.tall),
    })
    tree(ink, 'round', { x: ink.half * 1.04, height: 5.4 * Math.min(1.1, ink.tall) })
  })
}
