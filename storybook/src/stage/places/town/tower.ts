import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, flag, glowing } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { castleTower, masonry } from '../kit/town/castles.ts'
import { darker } from '../kit/colour.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { boxAt } from '../kit/shapes.ts'

export const towerPlace = place({
  id: 'tower',
  time: 'day',
  sounds: { birds: 0.4, wind: 0.3 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c, { at: 0.72 }),
      peaksPlane(c),
      town(c),
      tower(c, m),
      pennant(c, m),
      towerGlow(c, m),
      theGround(c),
      trees(c),
      farBirds(c, { z: 24, high: 0.66 }),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 18)
  const h = e.crown * 0.78
  const iron = /eiffel|iron|radio|tv/.test(c.words)
  const clock = /clock|ben|bell/.test(c.words)
  return { e, h, iron, clock }
}

type Measures = ReturnType<typeof measures>

const peaksPlane = planeOf({ name: 'peaks', z: 38 }, (ink) =>
  peaks(ink, { colour: '#9aabc8', height: [4, 8], step: 9, snow: 0.2 }),
)

function town(c: PlaceContext) {
  return plane(c, { name: 'town', z: 30 }, (ink) => {
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.6, 2.4], step: 7 })
    for (let x = ink.left; x < ink.right; x += 3.6)
      house(ink, {
        x,
        width: ink.random.between(2.2, 3),
        height: ink.random.between(2, 3),
        colour: ink.random.pick(['#f2e2c4', '#e6d0b0', '#efdcd0']),
      })
    wood(ink, ['round'], { height: [1.6, 2.6], step: [3, 6] })
  })
}

function tower(c: PlaceContext, { iron, h, clock }: Measures) {
  return litPlane(c, 'tower', {
    z: 18,
    haze: 0.6,
    draw: (ink) => (iron ? ironTower(ink, h) : stoneTower(ink, h, clock)),
    glow: c.light.dark && !iron && ((ink) => lights(ink, h, clock)),
  })
}

function pennant(c: PlaceContext, { iron, h }: Measures) {
  return iron
    ? []
    : [
        flag(c, {
          at: [0, h * 1.12, 17.9],
          width: 1.5,
          height: 0.8,
          colour: '#d9483f',
          pennant: true,
        }),
      ]
}

function towerGlow(c: PlaceContext, { h }: Measures) {
  return c.light.dark ? [glowing(c, { at: [0, h * 0.7, 17.8], radius: 5, strength: 0.35 })] : []
}

const theGround = onStage(meadowGround, {
  flowers: 60,
  dress: (ink) => path(ink, { colour: '#d3bd92', width: 2.6, from: -2, to: 0, bend: 4, far: 18 }),
})

const trees = planeOf({ name: 'trees', z: 9, split: true }, (ink) => {
  tree(ink, 'round', { x: -ink.half * 0.8, height: 5 * ink.tall })
  tree(ink, 'poplar', { x: -ink.half * 0.62, height: 5.4 * ink.tall })
  tree(ink, 'round', { x: ink.half * 0.82, height: 5.4 * ink.tall })
  for (const d of [-0.44, 0.5, 0.62]) bush(ink, { x: d * ink.half, height: 0.9 })
})

/** A tall stone tower with ledges, slits, a balcony and a pointed roof; a clock if asked for. */
function stoneTower(ink: Ink, h: number, clock: boolean): void {
  const w = Math.min(h * 0.27, ink.half * 0.5)
  for (let i = 0; i < 4; i++) storey(ink, i, { w, h })
  castleTower(ink, {
    ...boxAt([0, -h * 0.7], [w * 0.9, h * 0.08]),
    colour: '#c4b49c',
    pointed: true,
    roof: '#4f6ba3',
  })
  if (clock) clockFace(ink, w, h)
  mark(ink, '#5b4238').rounded(
    [-w * 0.13, -h * 0.09, w * 0.26, h * 0.09],
    [w * 0.13, w * 0.13, 0, 0],
  )
}

/** One of the four storeys, each narrower than the one below, with a ledge and a slit. */
function storey(ink: Ink, i: number, { w, h }: { w: number; h: number }): void {
  const colour = '#b9a88f'
  const at = (share: number): number => w * (0.5 - share * 0.1)
  const low = i * 0.18
  const top = (i + 1) * 0.18
  cut(
    ink,
    turned(ink, colour, { span: [-w / 2, w / 2], amount: 0.28 }),
    i === 0 ? 0.3 : 0.08,
  ).polygon([-at(low), -h * low], [-at(top), -h * top], [at(top), -h * top], [at(low), -h * low])
  masonry(
    { ...ink, random: ink.random.fork(`rows ${i}`) },
    { ...boxAt([-at(top), -h * top], [at(top) * 2, h * 0.18]), colour, size: 0.8, share: 0.22 },
  )
  cut(ink, darker(colour, 0.12), 0.06).rect(-at(top) - 0.2, -h * top - 0.16, [
    at(top) * 2 + 0.4,
    0.32,
  ])
  mark(ink, ink.light.dark ? '#ffd27a' : '#4a4048').rounded(
    [-w * 0.06, -h * (low + 0.12), w * 0.12, h * 0.06],
    w * 0.06,
  )
}

function clockFace(ink: Ink, w: number, h: number): void {
  cut(ink, '#fbf6e8', 0.1).disc(0, -h * 0.64, w * 0.3)
  stroke(ink, '#3a3f52', w * 0.03).shape((ctx) => {
    ctx.arc(0, -h * 0.64, w * 0.3, 0, 7)
    ctx.moveTo(0, -h * 0.64)
    ctx.lineTo(0, -h * 0.64 - w * 0.22)
    ctx.moveTo(0, -h * 0.64)
    ctx.lineTo(w * 0.15, -h * 0.63)
  })
}

function lights(ink: Ink, h: number, clock: boolean): void {
  const w = Math.min(h * 0.27, ink.half * 0.5)
  for (let i = 0; i < 4; i++)
    mark(ink, '#ffd27a').rounded([-w * 0.06, -h * (i * 0.18 + 0.12), w * 0.12, h * 0.06], w * 0.06)
  if (clock) mark(ink, '#fff3cf').disc(0, -h * 0.64, w * 0.28)
}

/** An iron lattice tower on four arched feet. */
function ironTower(ink: Ink, h: number): void {
  const w = Math.min(h * 0.42, ink.half * 0.8)
  const colour = '#7d6a5c'
  const edge = (share: number): number => (w / 2) * (1 - share) ** 2.1 + w * 0.02
  for (const side of [-1, 1]) {
    ink.ctx.save()
    cut(ink, colour, [0.2, 0.3]).shape((ctx) => {
      for (let i = 0; i <= 20; i++) ctx.lineTo(side * edge(i / 20), -h * (i / 20))
      for (let i = 20; i >= 0; i--)
        ctx.lineTo(side * Math.max(0, edge(i / 20) - w * 0.13 * (1 - i / 20)), -h * (i / 20))
    })
    ink.ctx.restore()
  }
  for (const share of [0.22, 0.42, 0.7])
    cut(ink, darker(colour, 0.12), 0.08).rect(-edge(share) - 0.2, -h * share - 0.3, [
      edge(share) * 2 + 0.4,
      0.5,
    ])
  stroke(ink, colour, 0.12).shape((ctx) => {
    ctx.moveTo(-edge(0) * 0.74, 0)
    ctx.quadraticCurveTo(0, -h * 0.26, edge(0) * 0.74, 0)
    for (let i = 0; i < 14; i++) {
      const a = 0.24 + i * 0.05
      if (a > 0.94) continue
      ctx.moveTo(-edge(a), -h * a)
      ctx.lineTo(edge(a + 0.05), -h * (a + 0.05))
      ctx.moveTo(edge(a), -h * a)
      ctx.lineTo(-edge(a + 0.05), -h * (a + 0.05))
    }
    ctx.moveTo(0, -h)
    ctx.lineTo(0, -h * 1.05)
  })
  if (ink.light.dark)
    for (let i = 0; i < 60; i++) {
      const a = i / 60
      mark(ink, '#ffd98a').disc((i % 2 ? 1 : -1) * edge(a), -h * a, 0.09)
    }
}
