import { plotted } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, moving } from '../kit/alive.ts'
import { lay, level, seen, terrain } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { drivesAcross, roadAcross } from '../kit/nature/road-across.ts'
import { laneTraffic } from '../kit/town/lane-traffic.ts'
import { cropBy, cropRows } from '../kit/nature/roadside-crops.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { lamp } from '../kit/town/street.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import type { PlaceContext } from '../../place.ts'

const BUSY = /busy|traffic|rush|jam|freeway|interstate|motorway|expressway/u

export const highwayPlace = place({
  id: 'highway',
  time: 'day',
  ground: 'road',
  sounds: { traffic: 0.6, wind: 0.2 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c),
      ...(isFarmed(c) ? [] : [peaksPlane(c)]),
      hillsPlane(c, m),
      theGround(c, m),
      ...(/empty|lonely|deserted|quiet/u.test(c.words) || drivesAcross(c)
        ? []
        : [laneTraffic(c, { busy: BUSY.test(c.words) })]),
      farSide(c, m),
      nearSide(c, m),
      farBirds(c, { count: 4 }),
      greenery(c),
      heat(c),
    ]
  },
})

/** Fields on both sides, up to the hills. */
const isFarmed = ({ words }: PlaceContext): boolean =>
  /countryside|farm|\bfields?\b|agricultur|rural/u.test(words)

const FIELDS = { words: /./u, colour: '#d9bd5c', grows: 'blades', height: 1 } as const

function measures(c: PlaceContext) {
  const woods = /forest|wood/.test(c.words)
  const g = /desert/.test(c.words) ? ['#d9a866', '#e3bb80', '#efd0a0'] : greens(c)
  return { woods, g }
}

type Measures = ReturnType<typeof measures>

const peaksPlane = planeOf({ name: 'peaks', z: 38 }, (ink) =>
  peaks(ink, { colour: '#9caac6', height: [5, 10], step: 9, snow: 0.25, gap: 6 }),
)

function hillsPlane(c: PlaceContext, { g }: Measures) {
  return plane(c, { name: 'hills', z: 30 }, (ink) => {
    if (isFarmed(c)) return farmland(ink)
    hills(ink, { colour: g[2] ?? '#a9cd78', height: [0.8, 3], step: 8 })
    wood(ink, ['pine', 'round'], { height: [2, 4], step: [1.4, 3], gap: 3 })
  })
}

/** Golden and green fields on the hills, with a barn and its silo. */
function farmland(ink: Ink): void {
  hills(ink, { colour: '#e3c766', height: [3.6, 6], step: 13 })
  hills(ink, { colour: '#9cc062', height: [2.4, 4], step: 9 })
  hills(ink, { colour: '#d3b552', height: [1, 2.4], step: 11 })
  for (const share of [-0.62, 0.66]) {
    const x = share * ink.half
    cut(ink, '#d8d4cc', 0.1).rounded([x + 1.7, -4.4, 1.1, 4.4], [0.55, 0.55, 0, 0])
    cut(ink, '#b5483f', 0.1).polygon(
      [x - 1.6, 0],
      [x - 1.6, -2],
      [x, -3.6],
      [x + 1.6, -2],
      [x + 1.6, 0],
    )
    mark(ink, '#f4ead6').rect(x - 0.5, -1.4, [1, 1.4])
  }
  wood(ink, ['round', 'poplar'], { height: [1.6, 3], step: [3, 7], gap: 3 })
}

function theGround(c: PlaceContext, { g }: Measures) {
  return terrain(c, {
    colours: g,
    bump: 0.14,
    dress: (ink) => {
      if (drivesAcross(c)) return roadAcross(ink)
      const far = 36
      if (isFarmed(c)) cropRows(ink, cropBy(c.words) ?? FIELDS)
      const strip = (from: number, to: number, colour: string): void =>
        lay(ink, colour, () => level(ink, [from, to], [ink.near, far]))
      strip(-7.6, 7.6, '#c4b8a0')
      strip(-6.6, 6.6, '#5c5f6e')
      strip(-6.2, -6, '#f2ecdc')
      strip(6, 6.2, '#f2ecdc')
      strip(-0.24, -0.1, '#f0c23c')
      strip(0.1, 0.24, '#f0c23c')
      lay(ink, '#f2ecdc', () => {
        for (let z = ink.near; z < far; z += 4)
          for (const x of [-3.1, 3.1]) level(ink, [x - 0.08, x + 0.08], [z, z + 2])
      })
    },
  })
}

function farSide(c: PlaceContext, { woods }: Measures) {
  return litPlane(c, 'far side', {
    z: 18,
    split: true,
    draw: (ink) => {
      for (const s of [-1, 1]) {
        for (let i = 0; i < 4; i++)
          tree(ink, woods ? 'pine' : i % 2 ? 'round' : 'pine', {
            x: s * (9.6 + i * 3.4),
            height: ink.random.between(4, 6.4) * (woods ? 1.5 : 1),
          })
        lamp(ink, { x: s * 8, height: 6, arm: false })
      }
    },
    glow: (ink) => {
      for (const s of [-1, 1]) lamp(ink, { x: s * 8, height: 6, glowing: true })
    },
  })
}

function nearSide(c: PlaceContext, { woods }: Measures) {
  return plane(c, { name: 'near side', z: 7, split: true }, (ink) => {
    for (const s of [-1, 1]) {
      rail(ink, s)
      tree(ink, woods ? 'pine' : 'round', {
        x: s * Math.max(9.4, ink.half * 0.94),
        height: 6 * ink.tall,
      })
      bush(ink, { x: s * Math.max(8.4, ink.half * 0.8), height: 1 })
    }
    sign(ink, Math.min(8.2, ink.half * 0.8))
  })
}

function heat(c: PlaceContext) {
  return moving('heat', { x: 0, y: 0, z: 37 }, (ctx, t) => {
    ctx.fillStyle = seen(c.light, '#ffffff', 20)
    ctx.globalAlpha = 0.1 + 0.05 * Math.sin(t * 2)
    ctx.fillRect(-extentAt(c.box, 37).half, -0.3, extentAt(c.box, 37).half * 2, 0.4)
    ctx.globalAlpha = 1
  })
}

function rail(ink: Ink, side: number): void {
  const from = side < 0 ? -ink.half * 1.6 : 7.4
  const to = side < 0 ? -7.4 : ink.half * 1.6
  for (let x = from; x < to; x += 1.8) mark(ink, '#7d828c').rect(x, -0.8, [0.14, 0.8])
  cut(ink, '#c4c8cc', [0.06, 0.4]).rect(from, -0.85, [to - from, 0.34])
}

/** A road sign by picture: a bend ahead. */
function sign(ink: Ink, x: number): void {
  stroke(ink, '#7d828c', 0.12).line([x, 0], [x, -2.4])
  cut(ink, '#f0c23c', [0.08, 0.3]).polygon(
    ...plotted({ x }, '0 -4, 0.95 -3.05, 0 -2.1, -0.95 -3.05'),
  )
  stroke(ink, '#33323a', 0.15).line(
    ...plotted({ x }, '-0.14 -2.6, -0.14 -3, 0.16 -3.24, 0.16 -3.5'),
  )
}
