import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { bush } from '../kit/nature/plants.ts'
import { wood } from '../kit/nature/trees.ts'
import { rings, water } from '../kit/nature/water.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bridgeFor } from '../kit/town/footbridges.ts'

const WATER = -1.9
/** Where the banks end and the bridge begins, as a share of half the frame. */
const EDGE = 0.9

/** A bridge in the country, seen from its side: the river comes towards us below it, woods on both banks. */
export const countryBridgePlace = place({
  id: 'country-bridge',
  time: 'day',
  ground: 'road',
  near: -0.2,
  far: 0.3,
  sounds: { stream: 0.6, birds: 0.4 },
  set: (c) => [
    sky(c),
    farHills(c),
    banks(c, 30),
    water(c, {
      y: WATER,
      colours: ['#3f8fb4', '#56a3c0', '#7fbccd'],
      waves: [22, 13],
      waveHeight: 0.12,
    }),
    rings(c, { y: WATER, near: 8, far: 20 }),
    banks(c, 15),
    ends(c),
    plane(c, { name: 'bridge', z: 0.6, bottom: -4, haze: 0 }, (ink) =>
      bridgeFor(c.words, 'stone').behind(ink, ink.half * EDGE),
    ),
    farBirds(c, { count: 4 }),
    greenery(c),
  ],
})

function farHills(c: PlaceContext) {
  return plane(c, { name: 'hills', z: 38 }, (ink) => {
    hills(ink, { colour: '#9bb4c2', height: [4, 8], step: 9 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1.6, 3.4], step: 7 })
  })
}

/** Woods to both sides; the river between them. */
function banks(c: PlaceContext, z: number) {
  const kinds = ['round', 'pine', 'round'] as const
  return plane(c, { name: `banks ${z}`, z, split: true, bottom: -3 }, (ink) => {
    const gap = ink.half * (z > 20 ? 0.3 : 0.56)
    if (/canyon|gorge|ravine|desert/u.test(c.words)) {
      for (const side of [-1, 1]) cliff(ink, { side, gap, far: z > 20 })
      return
    }
    const green = greens(c)[1] ?? '#84b65a'
    for (const side of [-1, 1])
      cut(ink, z > 20 ? lighter(green, 0.12) : green, [0.2, 0.3]).shape((ctx) => {
        ctx.moveTo(side * gap * 0.86, -WATER)
        ctx.quadraticCurveTo(side * gap, -0.2, side * gap * 1.4, -0.5)
        ctx.lineTo(side * ink.right * 1.1, -0.9)
        ctx.lineTo(side * ink.right * 1.1, 3)
        ctx.lineTo(side * gap * 0.86, 3)
        ctx.closePath()
      })
    wood(ink, kinds, { height: [3.6, 6], step: [1.3, 2.6], gap: gap * 1.16, y: -0.3 })
  })
}

/** The wall of a canyon, in layers. */
function cliff(ink: Ink, { side, gap, far }: { side: number; gap: number; far: boolean }): void {
  const rock = far ? '#d59a78' : '#c47a54'
  const top = ink.crown * (far ? 0.5 : 0.72)
  for (const [layer, share] of [1, 0.78, 0.54, 0.28].entries())
    cut(ink, layer % 2 ? darker(rock, 0.12) : lighter(rock, 0.06), [0.2, 0.3]).shape((ctx) => {
      const inner = gap * (1.12 - share * 0.1)
      ctx.moveTo(side * inner * 0.9, -WATER)
      ctx.lineTo(side * inner, top * share)
      ctx.lineTo(side * ink.right * 1.1, top * share * 1.06)
      ctx.lineTo(side * ink.right * 1.1, 3)
      ctx.lineTo(side * inner * 0.9, 3)
      ctx.closePath()
    })
}

/** The two banks on which the bridge rests: their tops are level with it. */
function ends(c: PlaceContext) {
  return plane(c, { name: 'bridge ends', z: 1, bottom: -4, haze: 0.1 }, (ink) => {
    const green = greens(c)[0] ?? '#6fa44c'
    for (const side of [-1, 1]) {
      const inner = ink.half * EDGE
      cut(ink, green, [0.2, 0.3]).shape((ctx) => {
        ctx.moveTo(side * inner * 0.8, 4)
        ctx.quadraticCurveTo(side * inner * 0.94, 0.6, side * inner, -0.1)
        ctx.lineTo(side * ink.right, -0.3)
        ctx.lineTo(side * ink.right, 4)
        ctx.closePath()
      })
      bush(ink, { x: side * ink.half * 1.02, y: 0, height: ink.random.between(0.9, 1.4) })
    }
  })
}
