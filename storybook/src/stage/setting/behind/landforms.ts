import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { darker, lighter } from '../../places/kit/colour.ts'
import { earthTint } from '../../places/kit/nature/earth-tint.ts'
import { hills, peak } from '../../places/kit/nature/land.ts'
import { greens } from '../../places/kit/nature/nature.ts'
import { bush, grass } from '../../places/kit/nature/plants.ts'
import { tree } from '../../places/kit/nature/trees.ts'
import { cut, mark, type Ink } from '../../places/kit/paper.ts'
import type { Pair } from '../../places/kit/shapes.ts'
import { plane } from '../../places/kit/plane.ts'

const sideOf = (c: PlaceContext, name: string): 1 | -1 => c.random.fork(name).pick([-1, 1] as const)

/** One mountain that stands over the land, off the middle. */
export function lonePeak(c: PlaceContext, snow: number): Piece[] {
  const side = sideOf(c, 'lone peak')
  return plane(c, { name: 'mountain behind', z: 38 }, (ink) => {
    const high = -ink.crown * 0.74
    const one = { colour: '#8595bd', floor: 0.1, snow }
    peak(ink, { ...one, x: side * ink.half * 0.72, height: high * 0.5, wide: high * 0.6 })
    peak(ink, { ...one, x: side * ink.half * 0.24, height: high, wide: high * 0.9 })
  })
}

/** A range of green hills behind houses and streets. */
export function farHills(c: PlaceContext): Piece[] {
  return plane(c, { name: 'hills behind', z: 37 }, (ink) => {
    hills(ink, { colour: '#93b3a8', height: [5, 9], step: 11 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [2.6, 5.4], step: 9 })
  })
}

/** One round hill close behind, with a tree on top. */
export function nearHill(c: PlaceContext): Piece[] {
  const side = sideOf(c, 'hill')
  return plane(c, { name: 'near hill behind', z: 15, haze: 0.4 }, (ink) => {
    const [x, w, top] = [side * ink.half * 0.3, ink.half * 0.6, ink.crown * 0.46]
    const green = ink.season === 'winter' ? '#e3ebf3' : (greens(c)[1] ?? '#84b65a')
    cut(ink, green, [0.3, 0.35]).shape((ctx) => {
      ctx.moveTo(x - w, 0.3)
      ctx.bezierCurveTo(x - w * 0.5, 0.1, x - w * 0.45, top, x, top)
      ctx.bezierCurveTo(x + w * 0.45, top, x + w * 0.5, 0.1, x + w, 0.3)
      ctx.closePath()
    })
    tree(ink, 'round', { x, y: top + 0.2, height: -top * 0.5 })
    for (let i = 0; i < 7; i++) {
      const share = ink.random.between(-0.6, 0.6)
      bush(ink, { x: x + share * w, y: top * (1 - Math.abs(share) * 1.5), height: 0.7 })
    }
  })
}

/** Ice that comes down between two mountains and breaks off blue. */
export function iceTongue(c: PlaceContext): Piece[] {
  const side = sideOf(c, 'ice')
  return plane(c, { name: 'glacier behind', z: 19, haze: 0.6 }, (ink) => {
    const [x, high, w] = [side * ink.half * 0.2, -ink.crown * 0.62, ink.half * 0.3]
    const one = { colour: '#8b98b4', floor: 0.1 }
    peak(ink, { ...one, x, height: high, wide: w * 1.2, snow: 0.7 })
    for (const to of [-1, 1])
      peak(ink, { ...one, x: x + to * w * 1.1, height: high * 0.8, wide: w, snow: 0.4 })
    const edge = (share: number, y: number): Pair => [x + share * w, -high * y]
    cut(ink, '#e6f3fa', [0.3, 0.3]).polygon(
      edge(-0.1, 0.66),
      edge(0.16, 0.66),
      edge(0.2, 0.5),
      edge(0.62, 0.1),
      edge(0.58, 0),
      edge(-0.66, 0),
      edge(-0.6, 0.12),
      edge(-0.16, 0.46),
    )
    cut(ink, '#9fd3ea', 0.1).polygon(
      edge(-0.66, 0),
      edge(-0.6, 0.12),
      edge(-0.2, 0.09),
      edge(0.2, 0.13),
      edge(0.62, 0.1),
      edge(0.58, 0),
    )
    crevasses(ink, edge)
  })
}

function crevasses(ink: Ink, edge: (share: number, y: number) => Pair): void {
  for (let i = 0; i < 16; i++) {
    const [y, dx] = [ink.random.between(0.1, 0.6), ink.random.between(-0.2, 0.2)]
    mark(ink, '#b5dcec').polygon(edge(dx, y), edge(dx + 0.2, y - 0.03), edge(dx + 0.02, y - 0.015))
  }
}

/** A sheer wall of rock that comes in from one side, green on top. */
export function cliffWall(c: PlaceContext, words: string): Piece[] {
  const side = sideOf(c, 'cliff')
  return plane(c, { name: 'cliff behind', z: 13, haze: 0.3 }, (ink) => {
    ink.ctx.scale(side, 1)
    const rock = earthTint(words, '#a08d7e')
    sheer(ink, { inner: 0.16, high: -ink.crown * 0.5, colour: lighter(rock, 0.1) })
    sheer(ink, { inner: 0.4, high: -ink.crown * 0.72, colour: rock })
  })
}

function sheer(
  ink: Ink,
  { inner, high, colour }: { inner: number; high: number; colour: string },
): void {
  const [from, to] = [inner * ink.half, ink.half * 2.2]
  const jag = (): number => ink.random.between(-0.35, 0.35)
  const face: Pair[] = [
    [from - 0.7, 0.2],
    [from + jag(), -high * 0.3],
    [from + 0.2 + jag(), -high * 0.62],
    [from + jag(), -high],
    [to, -high * 1.08],
    [to, 0.2],
  ]
  cut(ink, colour, [0.35, 0.35]).polygon(...face)
  for (let x = from + 0.5; x < to; x += ink.random.between(0.5, 1.3)) {
    const y = -high * ink.random.between(0.3, 0.98)
    const low = ink.random.between(0.14, 0.4) * high
    mark(ink, ink.random.chance(0.6) ? darker(colour, 0.14) : lighter(colour, 0.16)).polygon(
      ...plotted({ x, y, h: low }, '0 0, 0.3 0.4, 0.1 1, -0.16 0.5'),
    )
  }
  cut(ink, ink.season === 'winter' ? '#f0f5fa' : '#7fae5c', 0.1).soft(
    [from - 0.4, -high + 0.1],
    [from + 0.6, -high - 0.4],
    [to, -high * 1.08 - 0.6],
    [to, -high * 1.08 + 0.3],
    [from + 1, -high + 0.4],
  )
  tree(ink, 'pine', { x: from + 1.6, y: -high - 0.2, height: high * 0.26 })
  bush(ink, { x: from + 0.6, y: -high, height: 0.8 })
}

/** A hill of sand at one side, with tufts of grass. */
export function nearDune(c: PlaceContext): Piece[] {
  const side = sideOf(c, 'dune')
  return plane(c, { name: 'dune behind', z: 4, haze: 0.1 }, (ink) => {
    ink.ctx.scale(side, 1)
    for (const [share, high, colour] of [
      [0.94, 3.4, '#ecd7a4'],
      [0.66, 2.2, '#f2e0b4'],
    ] as const) {
      const [x, w, top] = [share * ink.half, ink.half * 0.5, -high * ink.tall]
      cut(ink, colour, [0.2, 0.3]).soft(
        [x - w, 0.3],
        [x - w * 0.4, top * 0.5],
        [x + w * 0.1, top],
        [x + w * 0.5, top * 0.7],
        [x + w, 0.3],
      )
      for (let i = 0; i < 9; i++) {
        const at = ink.random.between(-0.3, 0.4)
        grass(ink, {
          x: x + at * w,
          y: top * (0.92 - Math.abs(at)),
          height: 0.9,
          colour: '#a9b06a',
        })
      }
    }
  })
}
