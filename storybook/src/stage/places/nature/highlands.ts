import { valleySides, type Slope } from '../kit/nature/valley-sides.ts'
import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { fogBank } from '../../weather/fog.ts'
import { farBirds } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { hills, peak, rocks } from '../kit/nature/land.ts'
import { meadowGround, path } from '../kit/nature/nature.ts'
import { grass, sprinkle } from '../kit/nature/plants.ts'
import type { Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const HEATHER = ['#9a6a9c', '#b584b0', '#8a5a86'] as const

/** A glen between bare mountains, green and brown, with mist on their sides, a stream and heather. */
export const highlandsPlace = place({
  id: 'highlands',
  time: 'morning',
  weather: 'cloudy',
  ground: 'grass',
  sounds: { wind: 0.6 },
  set: (c) => [
    sky(c),
    bens(c),
    fogBank(c, { z: 31, y: 3.4, height: 3, strength: 0.7 }),
    ...slopes(c, { z: 27, inner: 0.04, high: 0.62, colour: '#8a9468' }),
    fogBank(c, { z: 22, y: 1.2, height: 2.2, strength: 0.5 }),
    meadowGround(c, {
      colours: ['#7d8a4c', '#929a5c', '#a9a872'],
      flowers: 0,
      dress: (ink) => {
        path(ink, { colour: '#8fb0c0', width: 2.6, from: 4, to: -2, bend: 6, far: 34 })
        sprinkle(ink, 900, ({ x, y, scale }) => {
          ink.ctx.fillStyle = ink.random.pick(HEATHER)
          ink.ctx.beginPath()
          const size = ink.random.between(0.05, 0.15) * scale
          ink.ctx.ellipse(x, y, size, size * 0.5, 0, 0, 7)
          ink.ctx.fill()
        })
      },
    }),
    ...slopes(c, { z: 15, inner: 0.42, high: 0.5, colour: '#7f8350' }),
    ...slopes(c, { z: 9, inner: 0.74, high: 0.36, colour: '#766f46' }),
    heather(c),
    farBirds(c, { count: 3 }),
  ],
})

/** Broad round-shouldered mountains, one behind the other. */
const bens = planeOf({ name: 'bens', z: 38 }, (ink) => {
  const tall = -ink.crown
  for (const [share, high, colour] of [
    [-0.8, 0.5, '#8d9c96'],
    [0.1, 0.56, '#87968c'],
    [0.86, 0.62, '#8d9c96'],
    [-0.36, 0.66, '#7c8a74'],
    [0.5, 0.48, '#808c70'],
  ] as const)
    peak(ink, {
      x: share * ink.half,
      height: tall * high,
      wide: tall * high * 1.5,
      colour,
      floor: 0.1,
      snow: 0,
    })
  hills(ink, { colour: '#7e8a62', height: [0.8, 2.6], step: 9 })
})

/** Bare sides with heather. */
function slopes(c: PlaceContext, how: { z: number; inner: number; high: number; colour: string }) {
  return valleySides(c, { ...how, rough: [0.08, 0.9] }, tufts)
}

function tufts(ink: Ink, { side, from, colour, height }: Slope): void {
  for (let i = 0; i < 26; i++) {
    const x = ink.random.between(from, ink.right)
    const y = height(x) * ink.random.between(0.05, 0.85)
    blot(ink.ctx, ink.random.pick([...HEATHER, darker(colour, 0.14)]), [
      side * x,
      y,
      ink.random.between(0.3, 0.9),
      0.12,
    ])
  }
}

/** Tufts of it beside the way, between boulders. */
const heather = planeOf({ name: 'heather', z: 4.6, top: 2, bottom: -0.4, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    rocks(ink, { x: side * ink.half * 0.82, width: 2.2, height: 0.8 })
    for (const share of [0.56, 0.64, 0.72, 0.92, 1])
      grass(ink, {
        x: side * ink.half * share,
        height: ink.random.between(0.5, 0.9),
        colour: ink.random.pick(HEATHER),
      })
  }
})
