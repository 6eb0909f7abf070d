import type { Piece } from '../../../scene/scene.ts'
import type { Place, PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { rowBoat } from '../kit/nature/boats.ts'
import { boards } from '../kit/nature/ground.ts'
import { lakeLand } from '../kit/nature/lake-land.ts'
import { reeds } from '../kit/nature/plants.ts'
import { rings, water } from '../kit/nature/water.ts'
import { cut, mark } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const WOOD = '#b08a5f'

const dock = place({
  id: 'lake-dock',
  time: 'golden',
  ground: 'floor',
  far: 1.6,
  sounds: { water: 0.5, birds: 0.3 },
  spots: (c) => [{ name: 'offing', x: -c.box.width * 0.2, y: 0, z: 14 }],
  set: (c) => [
    sky(c),
    lakeLand(c),
    water(c, { colours: ['#5fb0c4', '#4a95b8', '#5f9fc0'], glitter: 1.2 }),
    rings(c, { y: 0, near: 6, far: 20 }),
    ...(c.words.startsWith('open ')
      ? []
      : c.afloat
        ? jetty(c)
        : [...moored(c), boards(c, { colour: WOOD, other: '#8f6c48', back: 2.2 }), ...posts(c)]),
    farBirds(c),
  ],
})

/** The planks of a landing stage, with a lake and its hills behind them; boats that lie there are before it, on the water. */
export const lakeDockPlace: Place = {
  ...dock,
  build: (context) => {
    const set = dock.build(context)
    return context.afloat ? { ...set, ground: 'water', waterline: 0, spots: [] } : set
  },
}

/** Seen from the water: the landing stage on its legs, behind the boats that are tied to it. */
function jetty(c: PlaceContext): Piece[] {
  const side = c.random.fork('jetty').pick([-1, 1])
  return plane(c, { name: 'jetty', z: 9.2, reflect: { y: 0, strength: 0.3 } }, (ink) => {
    const [from, to] = side < 0 ? [ink.left, ink.half * 0.72] : [-ink.half * 0.72, ink.right]
    for (let x = from + 0.4; x < to; x += 2) cut(ink, '#6b4f38', 0.05).rect(x, -2, [0.36, 2.1])
    cut(ink, WOOD, [0.12, 0.3]).rect(from, -1.3, [to - from, 0.42])
    for (let x = from; x < to; x += 0.8) mark(ink, darker(WOOD, 0.2)).rect(x, -1.3, [0.05, 0.42])
  })
}

/** A boat beside the planks, and reeds. */
function moored(c: PlaceContext) {
  const side = c.random.fork('boat').pick([-1, 1])
  return plane(c, { name: 'moored', z: 9.5, reflect: { y: 0, strength: 0.3 } }, (ink) => {
    rowBoat(ink, { x: side * ink.half * 0.62, width: 3.6, y: -0.1 })
    for (const share of [0.8, 0.9, 1])
      reeds(ink, { x: -side * ink.half * share, height: ink.random.between(1.6, 2.6) })
  })
}

/** Where boats are tied up: thick posts along the edge, white on top in winter. */
function posts(c: PlaceContext) {
  return plane(c, { name: 'posts', z: 2.2 }, (ink) => {
    cut(ink, darker(WOOD, 0.18), 0.05).rect(ink.left, -0.04, [ink.right - ink.left, 0.2])
    for (const share of [-0.94, -0.56, 0.56, 0.94]) {
      const x = share * ink.half
      cut(ink, '#7d5a40', [0.06, 0.3]).standing(x, 0, [0.42, 1])
      const top = c.snowy === true ? '#f4f8fc' : lighter('#7d5a40', 0.3)
      cut(ink, top, 0.03).rect(x - 0.25, -1.1, [0.5, 0.16])
    }
  })
}
