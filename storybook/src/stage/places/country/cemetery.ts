import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { church } from '../kit/town/houses.ts'
import { darker } from '../kit/colour.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { flower, grass } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'
import { bareTree, tree } from '../kit/nature/trees.ts'
import { fogBank } from '../../weather/fog.ts'

export const cemeteryPlace = place({
  id: 'cemetery',
  time: 'dusk',
  sounds: { wind: 0.5, crickets: 0.3 },
  set: (c) => [
    sky(c),
    hill(c),
    chapel(c),
    fogBank(c, { z: 20, y: 0.2, height: 1.7, strength: 0.42 }),
    theGround(c),
    farGraves(c),
    graves(c),
    fogBank(c, { z: 6, y: -0.1, height: 0.9, strength: 0.34 }),
    nearGraves(c),
    farBirds(c, { count: 5, colour: '#2a2530' }),
    motes(c, { z: 4, count: 12, colour: '#d9f0c9', high: 3 }),
    greenery(c, { colour: '#4a6a44' }),
  ],
})

const hill = planeOf({ name: 'hill', z: 36 }, (ink) =>
  hills(ink, { colour: '#7a8a92', height: [2, 5], step: 8 }),
)

function chapel(c: PlaceContext) {
  const s = Math.min(1, extentAt(c.box, 26).half / 17)
  return plane(c, { name: 'chapel', z: 26 }, (ink) => {
    church(ink, {
      x: ink.half * 0.36,
      width: 9 * s,
      height: 10.5 * s,
      colour: '#b9b3ac',
      roof: '#5a5f78',
    })
    fence(ink, { from: ink.left, to: ink.right, height: 1.7, colour: '#4a4f5c', kind: 'iron' })
    for (const d of [-0.8, -0.5, 0.86])
      tree(ink, 'poplar', { x: d * ink.half, height: 7.4 * ink.tall })
  })
}

const theGround = onStage(meadowGround, {
  colours: ['#5d7a4c', '#74905c', '#8ba374'],
  flowers: 10,
  dress: (ink) => path(ink, { colour: '#b0a288', width: 2.2, from: 0, to: 6, bend: 2, far: 25 }),
})

const farGraves = planeOf({ name: 'far graves', z: 15 }, (ink) => {
  for (let d = -1.2; d < 1.2; d += 0.2)
    if (Math.abs(d - 0.1) > 0.12)
      grave(ink, {
        x: d * ink.half + ink.random.between(-0.3, 0.3),
        height: ink.random.between(1.3, 1.9),
      })
})

const graves = planeOf({ name: 'graves', z: 8 }, (ink) => {
  for (const d of [-0.92, -0.66, -0.4, 0.42, 0.68, 0.94])
    grave(ink, { x: d * ink.half, height: ink.random.between(1.5, 2.3) })
  bareTree(ink, { x: -ink.half * 0.8, height: 7 * ink.tall, colour: '#4a3f45' })
})

const nearGraves = planeOf({ name: 'near graves', z: 3.2, split: true, top: 4 }, (ink) => {
  grave(ink, { x: -ink.half * 0.9, height: 2 })
  grave(ink, { x: ink.half * 0.88, height: 1.8 })
  for (const d of [-0.76, -0.73, 0.74]) flower(ink, { x: d * ink.half, height: 0.6 })
  for (const d of [-0.98, 0.97]) grass(ink, { x: d * ink.half, height: 0.7 })
})

/** A stone of one of four kinds, a little crooked. */
function grave(ink: Ink, b: { x: number; height: number }): void {
  const { height: h } = b
  const colour = ink.random.pick(['#9c9aa3', '#8a8892', '#adaab0', '#938f8c'])
  const kind = ink.random.whole(0, 3)
  ink.ctx.save()
  ink.ctx.translate(b.x, 0.08)
  ink.ctx.rotate(ink.random.between(-0.07, 0.07))
  const w = h * 0.34
  headstone(ink, { kind, w, h, colour })
  cut(ink, darker(colour, 0.12), 0.05).rect(-w * 1.2, -h * 0.1, [w * 2.4, h * 0.12])
  stroke(ink, '#7a9a5c', 0.09).line([-w, -0.1], [-w * 0.8, -h * 0.3])
  ink.ctx.restore()
}

function headstone(ink: Ink, b: { kind: number; w: number; h: number; colour: string }): void {
  const { kind, w, h, colour } = b
  if (kind === 0) {
    cut(ink, colour, [0.12, 0.3]).plot(
      { w, h },
      '-0.3 0, -0.3 -0.55, -1 -0.55, -1 -0.78, -0.3 -0.78, -0.3 -1, 0.3 -1, 0.3 -0.78, 1 -0.78, 1 -0.55, 0.3 -0.55, 0.3 0',
    )
  } else if (kind === 1) {
    cut(ink, colour, [0.12, 0.3]).polygon(
      ...plotted({ w, h }, '-0.5 0, -0.36 -0.9, 0 -1.1, 0.36 -0.9, 0.5 0'),
    )
  } else {
    cut(ink, colour, [0.12, 0.3]).rounded(
      [-w, -h, w * 2, h],
      kind === 2 ? [w, w, 0, 0] : [w * 0.25, w * 0.25, 0, 0],
    )
    for (const row of [0.7, 0.56])
      mark(ink, darker(colour, 0.25)).rect(-w * 0.56, -h * row, [w * 1.12, h * 0.05])
  }
}
