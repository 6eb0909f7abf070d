import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { peak, peaks } from '../kit/nature/land.ts'
import { path } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { snowSparkle } from '../kit/nature/snow.ts'
import { tree } from '../kit/nature/trees.ts'

const ROCK = '#8f8590'

export const snowCanyonPlace = place({
  id: 'snow-canyon',
  time: 'day',
  ground: 'snow',
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'far peaks', z: 38 }, (ink) =>
      peaks(ink, { colour: '#a9b8d0', height: [9, 15], step: 9, snow: 0.62 }),
    ),
    ...plane(c, { name: 'great peaks', z: 33 }, greatPeaks),
    // From either side a wall comes further in than the one behind it: so the canyon bends.
    ...walls(c, { z: 29, inner: [0.4, 0.14], high: 0.2, colour: '#a9a2b2' }),
    ...walls(c, { z: 22, inner: [0.06, 0.56], high: 0.23, colour: '#9a92a0' }),
    snow(c),
    ...walls(c, { z: 16, inner: [0.7, 0.32], high: 0.3, colour: ROCK }),
    ...walls(c, { z: 11, inner: [0.6, 0.84], high: 0.5, colour: darker(ROCK, 0.14) }),
    ...plane(c, { name: 'pines', z: 8, split: true }, (ink) => {
      for (const [share, height] of pairs('-0.84 4, -0.66 2.6, 0.7 3, 0.92 4.4'))
        tree({ ...ink, season: 'winter' }, 'pine', {
          x: share * ink.half,
          height: height * Math.min(1.4, ink.tall),
        })
    }),
    farBirds(c, { count: 3 }),
    motes(c, { z: 3, count: 24, colour: '#ffffff', rise: -0.2 }),
    ...drifts(c),
  ],
})

/** Three summits that stand over the canyon, white on their sunny side. */
function greatPeaks(ink: Ink): void {
  const tall = -ink.crown
  for (const [share, high] of pairs('-0.62 0.74, 0.66 0.8, 0.04 0.62'))
    peak(ink, {
      x: share * ink.half,
      height: tall * high,
      wide: tall * high * 0.74,
      colour: '#8795b4',
      floor: 0.1,
      snow: 0.6,
    })
}

/** Cliffs left and right, in layers, with snow on every ledge. */
function walls(
  c: PlaceContext,
  how: { z: number; inner: readonly [left: number, right: number]; high: number; colour: string },
) {
  const { z, high, colour } = how
  const [left, right] = how.inner
  return plane(c, { name: `canyon walls ${z}`, z }, (ink) => {
    cliff(ink, { inner: left, high, colour, side: -1 })
    cliff(ink, { inner: right, high, colour, side: 1 })
  })
}

function cliff(ink: Ink, how: { inner: number; high: number; colour: string; side: number }): void {
  const { side, colour } = how
  const top = ink.crown * how.high
  const inner = side * ink.half * how.inner
  const out = side * ink.right
  const face: Pair[] = [
    [inner - side * 0.4, 0.3],
    [inner + side * 0.2, top * 0.34],
    [inner + side * 0.9, top * 0.36],
    [inner + side * 1.1, top * 0.7],
    [inner + side * 2, top * 0.73],
    [inner + side * 2.3, top],
    [out, top * 1.04],
    [out, 0.3],
  ]
  cut(ink, colour, [0.3, 0.3]).polygon(...face)
  for (const [i, share] of [0.18, 0.5, 0.86].entries())
    mark(ink, i % 2 ? lighter(colour, 0.14) : darker(colour, 0.14)).rect(
      Math.min(inner + side * (0.4 + i), out),
      top * share,
      [Math.abs(out - inner) - i, 0.3],
    )
  for (const [share, at] of pairs('0.35 0, 0.72 0.9, 1.02 2.1')) {
    const from = inner + side * at
    cut(ink, '#f7fafd', 0.1).soft(
      [from - side * 0.2, top * share + 0.2],
      [from + side * 0.2, top * share - 0.3],
      [from + side * 3, top * share - 0.4],
      [out, top * share - 0.5],
      [out, top * share + 0.4],
      [from + side * 2, top * share + 0.24],
      [from + side, top * share + 0.44],
    )
  }
}

const snow = onStage(terrain, {
  colours: ['#e3ebf4', '#eff5fa', '#dfe9f2'],
  bump: 0.26,
  dress: (ink) => {
    snowSparkle(ink)
    const gorge = { from: 1, to: -1.6, bend: 7, far: 32 }
    path(ink, { ...gorge, colour: '#4d5f80', width: 6.4 })
    path(ink, { ...gorge, colour: '#2f78a8', width: 5.2, from: 1.3 })
    path(ink, { ...gorge, colour: '#5fb0d6', width: 2.2, from: 1.7 })
  },
})

const drifts = planeOf({ name: 'drifts', z: 6, top: 2, split: true }, (ink) => {
  for (const side of [-1, 1])
    cut(ink, '#f4f8fc', [0.16, 0.5]).soft(
      ...plotted({ w: side * ink.half }, '0.5 0.2, 0.8 -1, 1.2 -1.4, 1.7 0.2'),
    )
})
