import { blot } from '../../../scene/blot.ts'
import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { bush, sprinkle } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { weedsAside } from '../kit/nature/wings-aside.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree } from '../kit/nature/trees.ts'
import { thing } from '../kit/thing.ts'

const ROWS = [
  { z: 36, height: [8, 15], width: [3, 5], colours: ['#868c9c', '#90929c', '#7a8192'] },
  { z: 15, height: [6, 9.4], width: [3, 4.4], colours: ['#7f7066', '#716a6e', '#8c7864'] },
] as const
const VINE = '#5f8f4c'

/** A city that people have left: broken towers, ivy on every wall, trees in the road. */
export const ruinedCityPlace = place({
  id: 'ruined-city',
  time: 'morning',
  ground: 'road',
  sounds: { wind: 0.5, birds: 0.3 },
  set: (c) => [
    sky(c),
    ...ROWS.flatMap((row) => towers(c, row)),
    road(c),
    walls(c),
    farBirds(c, { count: 7 }),
    motes(c, { z: 4, count: 16 }),
    weedsAside(c, 1.8),
  ],
})

function towers(c: PlaceContext, { z, ...look }: (typeof ROWS)[number]) {
  return plane(c, { name: `ruins ${z}`, z }, (ink) => {
    for (let x = ink.left; x < ink.right;) {
      const width = ink.random.between(look.width[0], look.width[1])
      const open = Math.abs(x + width / 2) < ink.half * 0.16
      const tall = ink.random.between(look.height[0], look.height[1]) * Math.min(1.4, ink.tall)
      ruin(ink, {
        x,
        width: width * 0.9,
        height: open ? tall * 0.5 : tall,
        colour: ink.random.pick(look.colours),
      })
      x += width
    }
  })
}

interface Ruin {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** A tower with a torn top, dark windows and ivy that hangs down its front. */
function ruin(ink: Ink, { x, width, height, colour }: Ruin): void {
  const torn: Pair[] = [0, 0.2, 0.34, 0.5, 0.68, 0.82, 1].map((share, index) => [
    x + width * share,
    -height * (index % 2 ? ink.random.between(0.68, 0.82) : ink.random.between(0.84, 1)),
  ])
  cut(ink, colour, [0.2, 0.3]).polygon([x, 0.2], ...torn, [x + width, 0.2])
  for (let y = 1; y < height * 0.66; y += 1.2)
    for (let column = 0; column < 3; column++)
      if (ink.random.chance(0.8))
        mark(ink, darker(colour, ink.random.between(0.24, 0.42))).rect(
          x + width * (0.14 + column * 0.27),
          -y - 0.7,
          [width * 0.16, 0.7],
        )
  for (let vine = 0; vine < 3; vine++) {
    const at = x + width * ink.random.between(0.08, 0.92)
    const from = -height * ink.random.between(0.5, 0.8)
    for (let y = from; y < from + height * 0.4; y += 0.34)
      mark(ink, ink.random.chance(0.5) ? VINE : lighter(VINE, 0.14)).shape((ctx) =>
        ctx.ellipse(at + Math.sin(y * 2) * 0.18, y, 0.3, 0.2, y, 0, 7),
      )
  }
}

const road = onStage(terrain, {
  colours: ['#7f8a58', '#8f9a66', '#a3ab7c'],
  bump: 0.14,
  dress: (ink) => {
    lay(ink, '#8b8a8c', () => level(ink, [-5.4, 5.4], [ink.near, 34]))
    lay(ink, '#d9d2b8', () => {
      for (let z = ink.near; z < 30; z += 4) level(ink, [-0.1, 0.1], [z, z + 1.8])
    })
    sprinkle(ink, 120, ({ x, y, scale }) =>
      blot(ink.ctx, ink.random.pick(['#6d8f4a', '#7fa058', '#5f6068', '#a39a8c']), [
        x,
        y,
        ink.random.between(0.1, 0.34) * scale,
        0.07 * scale,
      ]),
    )
  },
})

/** Broken walls at both sides with a rusty car and trees that grow through. */
const walls = planeOf({ name: 'walls', z: 8, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    const left = side < 0 ? -ink.half * 1.5 : ink.half * 0.62
    ruin(ink, {
      x: left,
      width: ink.half * 0.88,
      height: 6 * Math.min(1.4, ink.tall),
      colour: side < 0 ? '#a58a7a' : '#98938e',
    })
    tree(ink, 'round', {
      x: side * ink.half * 0.66,
      height: 5 * Math.min(1.3, ink.tall),
      colour: '#6f9f55',
    })
    rocks(ink, { x: side * ink.half * 0.5, width: 2, height: 0.8, colour: '#9a948c' })
    bush(ink, { x: side * ink.half * 0.78, height: 1.2 })
  }
  thing(ink, 'noto:automobile', { x: ink.half * 0.36, y: 0, height: 1.2 })
  stroke(ink, '#5d6270', 0.14).line(...plotted({ w: ink.half }, '-0.4 0, -0.36 -3.4, -0.28 -3.2'))
})
