import { floatingIsland } from '../../dressing/floating-island.ts'
import type { PlaceContext } from '../../place.ts'
import { drawCloud } from '../../sky/cloud-shapes.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { mix } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { greens } from '../kit/nature/nature.ts'
import { grass, lawn } from '../kit/nature/plants.ts'
import { cut, mark } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Pieces of land that hang in the air, each with its house, its tree and water that falls into nothing; one stands on the rim of another. */
export const floatingIslandsPlace = place({
  id: 'floating-islands',
  time: 'day',
  far: 1.6,
  sounds: { wind: 0.4, waterfall: 0.3 },
  set: (c) => {
    const side = c.random.fork('islands').pick([-1, 1])
    return [
      sky(c),
      ...clouds(c),
      ...floatingIsland(c, { x: 0.7 * side, y: 0.42, z: 30, size: 0.8 }),
      ...floatingIsland(c, { x: -0.66 * side, y: 0.72, z: 26, size: 0.7 }),
      ...floatingIsland(c, { x: -0.06 * side, y: 0.56, z: 16, size: 1.15 }),
      ...drifting(c),
      ...rim(c),
      farBirds(c, { count: 5 }),
    ]
  },
})

const paleOf = (c: PlaceContext): string =>
  c.light.dark ? mix(c.light.sky.at(-1) ?? '#8899cc', '#9fb0e6', 0.5) : '#f6f9fc'

/** A sea of clouds far below. */
function clouds(c: PlaceContext) {
  const pale = paleOf(c)
  return plane(c, { name: 'sea of clouds', z: 34, bottom: -12 }, (ink) => {
    for (let x = ink.left; x < ink.right; x += 2.6)
      cut(ink, pale, [0.2, 0.3]).shape((ctx) => ctx.arc(x, 1, ink.random.between(1.3, 2.4), 0, 7))
    mark(ink, pale).rect(ink.left, 1, [ink.right - ink.left, 20])
  })
}

function drifting(c: PlaceContext) {
  return [0, 1].flatMap((i) =>
    passing(
      c,
      {
        name: `drifting ${i}`,
        y: 1.4 + i * 3.4,
        z: 13 - i * 2,
        size: [5, 2.2],
        speed: 0.5 + i * 0.2,
        start: i * 0.9 - 0.8,
        haze: 0.3,
      },
      (ink) => drawCloud(ink.ctx, { width: 5, tone: paleOf(c), puffs: ink.random }),
    ),
  )
}

/** The edge of the island that one stands on. */
function rim(c: PlaceContext) {
  return [
    terrain(c, {
      colours: greens(c),
      far: 2.4,
      depth: 3.8,
      bump: 0.1,
      dress: (ink) => lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 40 }),
    }),
    ...plane(c, { name: 'tufts', z: 2.4, top: 2 }, (ink) => {
      for (let x = ink.left; x < ink.right; x += ink.random.between(0.5, 1.6))
        grass(ink, { x, height: ink.random.between(0.3, 0.7), blades: 6 })
    }),
  ]
}
