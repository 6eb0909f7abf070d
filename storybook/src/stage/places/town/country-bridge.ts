import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { wood } from '../kit/nature/trees.ts'
import { rings, water } from '../kit/nature/water.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'

const WATER = -1.9

/** On a bridge in the country: the river runs away below, woods on both banks, another arch far off. */
export const countryBridgePlace = place({
  id: 'country-bridge',
  time: 'day',
  ground: 'road',
  far: 2.6,
  sounds: [
    { name: 'stream', level: 0.6 },
    { name: 'birds', level: 0.4 },
  ],
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
    plane(c, { name: 'far arch', z: 24, haze: 0.8, bottom: -3 }, farArch),
    banks(c, 15),
    deck(c),
    parapet(c),
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
      cut(ink, z > 20 ? lighter(green, 0.12) : green, { shadow: 0.2, edge: 0.3 }).shape((ctx) => {
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
    cut(ink, layer % 2 ? darker(rock, 0.12) : lighter(rock, 0.06), {
      shadow: 0.2,
      edge: 0.3,
    }).shape((ctx) => {
      const inner = gap * (1.12 - share * 0.1)
      ctx.moveTo(side * inner * 0.9, -WATER)
      ctx.lineTo(side * inner, top * share)
      ctx.lineTo(side * ink.right * 1.1, top * share * 1.06)
      ctx.lineTo(side * ink.right * 1.1, 3)
      ctx.lineTo(side * inner * 0.9, 3)
      ctx.closePath()
    })
}

/** A small stone arch over the same river. */
function farArch(ink: Ink): void {
  const x = ink.half * 0.42
  cut(ink, '#b9a58c', { shadow: 0.16, edge: 0.4 }).shape((ctx) => {
    ctx.moveTo(-x, -0.6)
    ctx.quadraticCurveTo(0, -2.8, x, -0.6)
    ctx.lineTo(x, -WATER)
    ctx.lineTo(x * 0.72, -WATER)
    ctx.quadraticCurveTo(0, -2.6, -x * 0.72, -WATER)
    ctx.lineTo(-x, -WATER)
    ctx.closePath()
  })
}

const isOfWood = ({ words }: PlaceContext): boolean =>
  /wood|plank|foot|rope|hanging|jungle/u.test(words)

function deck(c: PlaceContext) {
  const wooden = isOfWood(c)
  return {
    ...floor(c, {
      pattern: wooden ? 'planks' : 'cobbles',
      colour: wooden ? '#b08a62' : '#c0b4a2',
      other: wooden ? '#8f6c4a' : '#a2968a',
      back: 4.6,
      size: wooden ? 1 : 0.9,
    }),
    depth: () => 12,
  }
}

/** The side one looks over: stones, planks or ropes. */
function parapet(c: PlaceContext) {
  return plane(c, { name: 'parapet', z: 4.5, top: 4, bottom: -2 }, (ink) => {
    if (/rope|hanging/u.test(c.words)) ropes(ink)
    else if (isOfWood(c))
      fence(ink, { from: ink.left, to: ink.right, height: 1.5, colour: '#8a6342', kind: 'rail' })
    else stones(ink)
  })
}

function ropes(ink: Ink): void {
  const step = ink.half * 0.34
  for (const high of [1.5, 0.8])
    stroke(ink, '#8f6f48', 0.1).shape((ctx) => {
      for (let x = ink.left; x < ink.right; x += step) {
        ctx.moveTo(x, -high)
        ctx.quadraticCurveTo(x + step / 2, -high + 0.34, x + step, -high)
      }
    })
  for (let x = ink.left; x < ink.right; x += step)
    cut(ink, '#7a5a3a', { shadow: 0.08 }).rect(x - 0.12, -1.8, [0.24, 2])
}

/** Courses of cut stone with a coping on top. */
function stones(ink: Ink): void {
  const wide = ink.right - ink.left
  cut(ink, '#b3a48e', { shadow: 0.16 }).rect(ink.left, -1.15, [wide, 2])
  for (const [row, y] of [-1.15, -0.62, -0.1].entries())
    for (let x = ink.left + (row % 2) * 0.6; x < ink.right; x += 1.2)
      mark(ink, ink.random.pick(['#c2b49e', '#a99a84', '#b9ab95', darker('#b3a48e', 0.12)])).rect(
        x + 0.04,
        y + 0.05,
        [1.1, 0.44],
      )
  cut(ink, '#cfc3af', { shadow: 0.1, edge: 0.4 }).rect(ink.left, -1.42, [wide, 0.32])
}
