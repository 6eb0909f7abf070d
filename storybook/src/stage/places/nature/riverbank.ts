import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { bush, lawn, reeds } from '../kit/nature/plants.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** A river that flows past from side to side, seen from the grass of its bank, with trees on the other one. */
export const riverbankPlace = place({
  id: 'riverbank',
  time: 'day',
  waterline: 0,
  far: 2,
  sounds: { stream: 0.6, birds: 0.4 },
  set: (c) => [
    sky(c),
    farHills(c),
    otherBank(c),
    water(c, { colours: ['#4fa0c0', '#5fb0c4', '#79bccb'], far: 15, glitter: 1 }),
    theGround(c),
    edge(c),
    nearTrees(c),
    farBirds(c),
    greenery(c),
  ],
})

function farHills(c: PlaceContext) {
  return plane(c, { name: 'hills', z: 32 }, (ink) => {
    hills(ink, { colour: '#8fb0b5', height: [3, 7], step: 8 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [2, 4], step: 7 })
  })
}

function otherBank(c: PlaceContext) {
  return plane(c, { name: 'other bank', z: 15, reflect: { y: 0, strength: 0.4 } }, (ink) => {
    wood(ink, ['round', 'willow', 'round'], { height: [3, 5], step: [2.4, 4.4] })
    hills(ink, { colour: greens(c)[1] ?? '#84b65a', height: [0.3, 0.8], step: 5 })
    for (const dx of [-0.6, 0.1, 0.7]) bush(ink, { x: dx * ink.half, height: 0.9 })
  })
}

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: greens(c),
    far: 2.2,
    depth: 14,
    bump: 0.1,
    dress: (ink) => lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 40 }),
  })
}

const edge = planeOf({ name: 'edge', z: 2, split: true }, (ink) => {
  for (const dx of [-0.72, -0.6]) reeds(ink, { x: dx * ink.half, height: 1.9 })
  rocks(ink, { x: ink.half * 0.7, width: 2, height: 0.6 })
})

function nearTrees(c: PlaceContext) {
  return plane(c, { name: 'near trees', z: 3, split: true }, (ink) => {
    const kind = c.season === 'winter' ? 'bare' : 'willow'
    tree(ink, kind, { x: -ink.half * 1.02, height: 6.6 * Math.min(1.1, ink.tall) })
    tree(ink, 'round', { x: ink.half * 1.04, height: 5 * Math.min(1.1, ink.tall) })
  })
}
