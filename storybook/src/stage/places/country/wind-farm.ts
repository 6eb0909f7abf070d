import { blot } from '../../../scene/blot.ts'
import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, moving } from '../kit/alive.ts'
import { seen } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { cut } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'

const WHITE = '#f4f4f0'

export const windFarmPlace = place({
  id: 'wind-farm',
  time: 'day',
  sounds: { wind: 0.6 },
  set: (c) => [
    sky(c),
    ...slopes(c),
    meadowGround(c, {
      flowers: 60,
      dress: (ink) => path(ink, { colour: '#dcc79a', width: 2.6, bend: 2, far: 26 }),
    }),
    ...turbines(c).flatMap(({ x, y, z, h, i }) => [
      ...tower(c, { x, y, z, h, i }),
      rotor(c, { x, y, z, h, i }),
    ]),
    farBirds(c, { count: 4 }),
    ...greenery(c),
  ],
})

function slopes(c: PlaceContext) {
  return plane(c, { name: 'slopes', z: 33 }, (ink) => {
    hills(ink, { colour: '#9fbcb0', height: [2, 5], step: 10 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.8, 2.6], step: 8 })
    wood(ink, ['round'], { height: [1, 1.8], step: [2, 5], y: -0.4 })
  })
}

interface Turbine {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly h: number
  readonly i: number
}

/** Large ones near, small ones on the hills. */
function turbines(c: PlaceContext): Turbine[] {
  const k = Math.min(1.5, c.box.height / 9)
  const spots = triples(`
    -0.86 30 7, -0.52 31 6.4, -0.2 29 6, 0.16 31 6.6, 0.44 29 7, -0.66 17 9.4, 0.7 14 9.6,
    0.96 26 7.6
  `)
  return spots.map(([share, z, h], i) => ({
    x: share * extentAt(c.box, z).half,
    y: z > 25 ? 1.4 : 0,
    z,
    h: h * k,
    i,
  }))
}

function tower(c: PlaceContext, { x, y, z, h, i }: Turbine) {
  return plane(c, { name: `turbine ${i}`, z, top: y + h * 1.1 }, (ink) => {
    cut(ink, WHITE, [0.1, 0.3]).polygon(
      [x - h * 0.03, -y + 0.1],
      [x - h * 0.014, -y - h],
      [x + h * 0.014, -y - h],
      [x + h * 0.03, -y + 0.1],
    )
    cut(ink, WHITE, 0.04).rounded([x - h * 0.03, -y - h * 1.02, h * 0.08, h * 0.04], h * 0.02)
  })
}

function rotor(c: PlaceContext, { x, y, z, h, i }: Turbine) {
  const white = seen(c.light, WHITE, z)
  return moving(`rotor ${i}`, { x, y: y + h, z: z - 0.02 }, (ctx, t) => {
    blot(ctx, white, [0, 0, h * 0.03])
    for (let blade = 0; blade < 3; blade++) {
      ctx.save()
      ctx.rotate(t * 0.9 + i + (blade * Math.PI * 2) / 3)
      ctx.beginPath()
      ctx.moveTo(-h * 0.012, 0)
      ctx.quadraticCurveTo(-h * 0.045, -h * 0.12, -h * 0.004, -h * 0.46)
      ctx.lineTo(h * 0.01, 0)
      ctx.fill()
      ctx.restore()
    }
  })
}
