import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { lighter } from '../kit/colour.ts'
import { peak, peaks } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { flower } from '../kit/nature/plants.ts'
import { tree } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { farBirds } from '../kit/alive.ts'
import { hills } from '../kit/nature/land.ts'
import { sky } from '../../sky/sky.ts'

/** A green alp under white horns: chalets, firs, cows and gentians. */
export const alpsPlace = place({
  id: 'alps',
  time: 'morning',
  sounds: { birds: 0.4, wind: 0.3 },
  set: (c) => [
    sky(c),
    horns(c),
    slopes(c),
    meadowGround(c, {
      flowers: 90,
      dress: (ink) => path(ink, { colour: '#d9c9a0', width: 2.2, bend: 2.4, far: 26 }),
    }),
    chalets(c),
    ...cows(c),
    farBirds(c, { count: 4 }),
    greenery(c),
  ],
})

const horns = planeOf({ name: 'horns', z: 38 }, (ink) => {
  peaks(ink, { colour: '#8e9fc6', height: [9, 14], step: 8, snow: 0.55 })
  peak(ink, {
    x: ink.half * 0.22,
    height: -ink.crown * 0.8,
    wide: 9,
    colour: '#7d8fb8',
    floor: 0.1,
    snow: 0.5,
  })
})

function slopes(c: PlaceContext) {
  return plane(c, { name: 'slopes', z: 26 }, (ink) => {
    const green = greens(c)[1] ?? '#84b65a'
    hills(ink, { colour: '#6f9a7a', height: [2.4, 6], step: 9 })
    for (let x = ink.left; x < ink.right; x += ink.random.between(0.9, 2))
      tree(ink, 'pine', { x, y: -ink.random.between(0.6, 2.6), height: ink.random.between(1.8, 3) })
    hills(ink, { colour: lighter(green, 0.08), height: [0.6, 2], step: 8 })
  })
}

const chalets = planeOf({ name: 'chalets', z: 15, top: 8 }, (ink) => {
  for (const [share, size] of pairs('-0.66 3.4, 0.62 4, -0.3 2.4'))
    chalet(ink, { x: share * ink.half, size })
})

/** Wood on stone under a wide roof, with flowers on the balcony. */
function chalet(ink: Ink, { x, size: s }: { x: number; size: number }): void {
  cut(ink, '#e9e0d0', 0.14).standing(x, 0.1, [s, s * 0.32])
  cut(ink, '#a06f44', 0.1).standing(x, -s * 0.2, [s, s * 0.42])
  cut(ink, '#7d4f32', [0.12, 0.3]).polygon(
    ...plotted(
      { x, w: s, h: s },
      '-0.72 -0.56, 0 -0.98, 0.72 -0.56, 0.66 -0.48, 0 -0.86, -0.66 -0.48',
    ),
  )
  cut(ink, '#b58152', 0.04).plot({ x, w: s, h: s }, '-0.5 -0.56, 0 -0.86, 0.5 -0.56')
  for (const dx of [-0.3, 0, 0.3])
    mark(ink, '#f7dca0').standing(x + dx * s, -s * 0.38, [s * 0.13, s * 0.16])
  mark(ink, '#6a4128').rect(x - s * 0.54, -s * 0.34, [s * 1.08, s * 0.09])
  for (let dx = -0.46; dx < 0.5; dx += 0.13)
    mark(ink, ink.random.pick(['#d8433a', '#e86f7c'])).shape((ctx) =>
      ctx.ellipse(x + dx * s, -s * 0.36, s * 0.045, s * 0.035, 0, 0, 7),
    )
  mark(ink, '#5c3a26').standing(x, 0.1, [s * 0.16, s * 0.24])
}

function cows(c: PlaceContext) {
  return plane(c, { name: 'cows', z: 8.5, top: 3, split: true }, (ink) => {
    if (!(c.nouns ?? []).some((noun) => /\bcow$/u.test(noun)))
      for (const share of [-0.74, 0.8]) thing(ink, 'noto:cow', { x: share * ink.half, height: 1.4 })
    for (let x = -ink.half; x < ink.half; x += ink.random.between(1, 2))
      flower(ink, { x, height: 0.5, colour: ink.random.pick(['#5a6fd0', '#f7f0e3', '#f2c14e']) })
  })
}
