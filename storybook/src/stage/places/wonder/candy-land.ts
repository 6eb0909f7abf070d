import { blot } from '../../../scene/blot.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { sprinkle } from '../kit/nature/plants.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { thing } from '../kit/thing.ts'
import { onStage, place } from '../kit/recipe.ts'

const SWEETS = ['#f07a9a', '#f7b84e', '#7fc9b5', '#b58fd6', '#f2929a', '#8fc4e6'] as const

export const candyLandPlace = place({
  id: 'candy-land',
  time: 'morning',
  sounds: { birds: 0.3 },
  set: (c) => [
    sky(c),
    iceCreamHills(c),
    mintHills(c),
    theGround(c),
    ...(STREET.test(c.words) ? row(c) : HOUSE.test(c.words) ? cottage(c) : []),
    lollipops(c),
    gumdrops(c),
    cupcakePlane(c),
    motes(c, { z: 3, count: 22, colour: '#fff0f4' }),
    farBirds(c, { count: 3, colour: '#c96a8a' }),
    canes(c),
  ],
})

const HOUSE = /gingerbread|house|cottage/u
const STREET = /\b(?:village|town|city|streets?)\b/u

/** Houses along both sides, where people live. */
const row = planeOf({ name: 'row of houses', z: 12, split: true }, (ink) => {
  for (const side of [-1, 1])
    for (const share of [0.42, 0.72, 1.02])
      thing(ink, 'prop:gingerbread-house', {
        x: side * share * ink.half,
        height: 4.6 * Math.min(1.2, ink.tall),
        turn: side,
      })
})

/** The house that the prompt names, large in the middle. */
const cottage = planeOf({ name: 'cottage', z: 7 }, (ink) =>
  thing(ink, 'prop:gingerbread-house', {
    x: ink.half * 0.1,
    y: 0,
    height: Math.min(7.4, ink.half * 0.86) * Math.min(1.2, ink.tall),
  }),
)

const iceCreamHills = planeOf({ name: 'ice cream hills', z: 36 }, (ink) => {
  hills(ink, { colour: '#f4b6c8', height: [3, 7], step: 8 })
  for (let d = -0.9; d < 1; d += 0.36) scoop(ink, d * ink.half, 3.4)
})

const mintHills = planeOf({ name: 'mint hills', z: 26 }, (ink) => {
  hills(ink, { colour: '#a9dcc4', height: [1, 3], step: 7 })
  gingerbread(ink, ink.half * 0.36)
})

const theGround = onStage(terrain, {
  colours: ['#f4a9bf', '#f9c6d2', '#fbdde2'],
  bump: 0.26,
  dress: (ink) => {
    path(ink, { colour: '#8a5a42', width: 3, from: -1, to: 4, bend: 4, far: 26 })
    path(ink, { colour: '#a8714f', width: 2, from: -1.1, to: 4, bend: 4, far: 26 })
    sprinkle(ink, 170, ({ x, y, scale }) =>
      blot(ink.ctx, ink.random.pick(SWEETS), [
        x,
        y,
        0.11 * scale,
        0.05 * scale,
        ink.random.between(-1, 1),
      ]),
    )
  },
})

const lollipops = planeOf({ name: 'lollipops', z: 11 }, (ink) => {
  for (const [d, h, i] of triples(
    '-0.9 6.4 0, -0.64 4.6 1, -0.4 3 2, 0.56 3.6 3, 0.78 5.4 4, 1 6.8 5',
  ))
    lollipop(ink, { x: d * ink.half, height: h * ink.tall, colour: SWEETS[i] ?? '#f07a9a' })
  for (const d of [-0.52, 0.66]) cane(ink, d * ink.half)
})

const gumdrops = planeOf({ name: 'gumdrops', z: 4.4, split: true, top: 3 }, (ink) => {
  for (const [d, s, i] of triples('-0.96 1.3 0, -0.8 0.9 2, 0.8 0.9 3, 0.95 1.4 1'))
    gumdrop(ink, { x: d * ink.half, size: s, colour: SWEETS[i] ?? '#f07a9a' })
})

function cupcakePlane(c: PlaceContext) {
  return cutOut(c, { name: 'cupcake', at: [c.box.width * 0.36, 0, 3.4], size: [2, 2] }, cupcake)
}

const canes = wingOf({ name: 'canes' }, (ink) => {
  for (const s of [-1, 1])
    gumdrop(ink, {
      x: s * ink.half * 1.03,
      y: ink.foot + 0.4,
      size: 1.6,
      colour: s < 0 ? '#e8607c' : '#f2a93c',
    })
})

function scoop(ink: Ink, x: number, r: number): void {
  const tone = ink.random.pick(['#fbe6c9', '#f4b6c8', '#c9a58a', '#bfe6d2'])
  cut(ink, tone, [0.3, 0.3]).shape((ctx) => ctx.arc(x, -2, r, Math.PI, 0))
  mark(ink, '#8a4f42').shape((ctx) => {
    ctx.moveTo(x - r * 0.8, -2 - r * 0.5)
    ctx.quadraticCurveTo(x, -2 - r * 1.5, x + r * 0.8, -2 - r * 0.5)
    ctx.quadraticCurveTo(x + r * 0.5, -2 - r * 0.3, x + r * 0.3, -2 - r * 0.6)
    ctx.quadraticCurveTo(x, -2 - r * 0.2, x - r * 0.3, -2 - r * 0.6)
    ctx.quadraticCurveTo(x - r * 0.5, -2 - r * 0.3, x - r * 0.8, -2 - r * 0.5)
  })
  mark(ink, '#d9303f').disc(x, -2 - r * 1.06, r * 0.2)
}

function gingerbread(ink: Ink, x: number): void {
  cut(ink, '#b5743c', 0.2).rect(x - 2.4, -3.4, [4.8, 3.4])
  cut(ink, '#fbf3e6', 0.14).plot(
    { x },
    '-3 -3.2, 0 -6.4, 3 -3.2, 2.6 -2.8, 2 -3.3, 1.2 -2.8, 0.4 -3.3, -0.4 -2.8, -1.2 -3.3, -2 -2.8',
  )
  for (let i = 0; i < 5; i++)
    mark(ink, SWEETS[i] ?? '#f07a9a').disc(
      x - 1.6 + i * 0.8,
      -4.2 - (i === 2 ? 1 : i % 2 ? 0.5 : 0),
      0.24,
    )
  mark(ink, '#7a4a28').rounded([x - 0.5, -1.8, 1, 1.8], [0.5, 0.5, 0, 0])
  for (const d of [-1.4, 1.4]) {
    cut(ink, '#fbf3e6', 0).rounded([x + d - 0.5, -2.4, 1, 1], 0.2)
    mark(ink, ink.light.dark ? '#ffd27a' : '#f7d25a').rounded(
      [x + d - 0.36, -2.26, 0.72, 0.72],
      0.14,
    )
  }
}

function lollipop(ink: Ink, b: { x: number; height: number; colour: string }): void {
  const { x, height: h, colour } = b
  const r = h * 0.24
  mark(ink, '#fbf3e6').rect(x - h * 0.02, -h + r, [h * 0.04, h - r])
  cut(ink, colour, [0.14, 0.3]).disc(x, -h + r, r)
  stroke(ink, lighter(colour, 0.6), r * 0.16).shape((ctx) => {
    for (let i = 0; i <= 40; i++) {
      const a = i * 0.36
      ctx.lineTo(x + Math.cos(a) * r * 0.9 * (i / 40), -h + r + Math.sin(a) * r * 0.9 * (i / 40))
    }
  })
}

function cane(ink: Ink, x: number): void {
  const shape = (ctx: Ink['ctx']): void => {
    ctx.moveTo(x, 0)
    ctx.lineTo(x, -2.6)
    ctx.arc(x + 0.5, -2.6, 0.5, Math.PI, 0.2)
  }
  stroke(ink, '#fbf3e6', 0.34).shape(shape)
  ink.ctx.setLineDash([0.26, 0.3])
  ink.ctx.lineCap = 'butt'
  ink.ctx.strokeStyle = '#e0485a'
  ink.ctx.lineWidth = 0.34
  ink.ctx.beginPath()
  shape(ink.ctx)
  ink.ctx.stroke()
  ink.ctx.setLineDash([])
}

function gumdrop(ink: Ink, b: { x: number; y?: number; size: number; colour: string }): void {
  const { x, y = 0, size: s, colour } = b
  cut(ink, colour, [0.1, 0.4]).path({ x, y, w: s, h: s }, 'M-0.6 0C-0.56 -1.3 0.56 -1.3 0.6 0Z')
  for (let i = 0; i < 12; i++)
    mark(ink, lighter(colour, 0.7)).disc(
      x + ink.random.between(-0.4, 0.4) * s,
      y - ink.random.between(0.1, 0.8) * s,
      s * 0.03,
    )
}

function cupcake(ink: Ink): void {
  cut(ink, '#c98a5a', 0.1).polygon(...pairs('-0.7 -0.8, 0.7 -0.8, 0.5 0, -0.5 0'))
  for (let i = -2; i <= 2; i++)
    mark(ink, darker('#c98a5a', 0.18)).polygon(
      [i * 0.26 - 0.04, -0.8],
      [i * 0.26 + 0.06, -0.8],
      [i * 0.2 + 0.04, 0],
      [i * 0.2 - 0.02, 0],
    )
  for (const [y, w] of pairs('-0.9 0.85, -1.25 0.62, -1.55 0.36'))
    cut(ink, '#f9b6cc', 0.06).oval(0, y, [w, 0.26])
  mark(ink, '#d9303f').disc(0, -1.85, 0.17)
}
