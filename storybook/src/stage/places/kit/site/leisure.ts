import { pairs, plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import type { Stood, Structure } from './built.ts'

const STONE = '#c8b08a'

/** Two rows of arches across the whole land. */
export function aqueduct(ink: Ink, { height: h }: Stood): void {
  const pillar = (wide: number, low: number, high: number): void => {
    for (let x = -ink.half * 1.6; x < ink.half * 1.6; x += wide) {
      cut(ink, ink.random.chance(0.5) ? STONE : lighter(STONE, 0.06), [0.12, 0.25]).shape((ctx) => {
        ctx.moveTo(x, -low)
        ctx.lineTo(x, -high)
        ctx.lineTo(x + wide, -high)
        ctx.lineTo(x + wide, -low)
        ctx.lineTo(x + wide * 0.86, -low)
        ctx.lineTo(x + wide * 0.86, -high + wide * 0.5)
        ctx.arc(x + wide * 0.5, -high + wide * 0.5, wide * 0.36, 0, Math.PI, true)
        ctx.lineTo(x + wide * 0.14, -low)
        ctx.closePath()
      })
      for (let i = 1; i < 4; i++)
        mark(ink, darker(STONE, 0.12)).rect(x, -low - ((high - low) * i) / 5, [wide * 0.13, 0.06])
    }
    cut(ink, darker(STONE, 0.06), 0.08).rect(-ink.half * 1.7, -high - 0.14, [ink.half * 3.4, 0.26])
  }
  pillar(h * 0.42, 0, h * 0.6)
  pillar(h * 0.21, h * 0.6, h)
}

/** A cage as large as a house, with perches. */
export function birdDome(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.95
  mark(ink, 'rgba(214,232,230,0.35)').shape(dome(x, w, h))
  for (const [dx, y] of pairs('-0.5 0.4, 0.1 0.62, 0.56 0.34')) {
    stroke(ink, '#7d6248', h * 0.02).line(
      [x + (dx - 0.24) * w, -y * h],
      [x + (dx + 0.24) * w, -y * h],
    )
    for (const [bird, by] of [
      ['noto:parrot', -0.1],
      ['noto:bird', 0.12],
    ] as const)
      thing(ink, bird, { x: x + (dx + by) * w, y: -y * h, height: h * 0.13 })
  }
  stroke(ink, '#5f7a6a', h * 0.018).shape((ctx) => {
    for (let i = -6; i <= 6; i++) {
      ctx.moveTo(x + (i / 6) * w, 0)
      ctx.quadraticCurveTo(x + (i / 6) * w, -h * 0.8, x, -h)
    }
    for (const y of [0.3, 0.55]) {
      ctx.moveTo(x - w * (1 - y * 0.22), -h * y)
      ctx.lineTo(x + w * (1 - y * 0.22), -h * y)
    }
  })
  cut(ink, '#5f7a6a', 0.04).disc(x, -h * 1.02, h * 0.04)
  cut(ink, '#a59a86', 0.08).rect(x - w * 1.04, -h * 0.06, [w * 2.08, h * 0.08])
}

function dome(x: number, w: number, h: number): (ctx: Ink['ctx']) => void {
  return (ctx) => {
    ctx.moveTo(x - w, 0)
    ctx.quadraticCurveTo(x - w, -h * 0.8, x, -h)
    ctx.quadraticCurveTo(x + w, -h * 0.8, x + w, 0)
    ctx.closePath()
  }
}

/** A wooden house on posts at the water, its gate open on a boat. */
export function boatShed(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.78
  for (let i = -2; i <= 2; i++)
    cut(ink, '#6d5540', 0.04).rect(x + i * w * 0.45 - 0.12, -h * 0.1, [0.24, h * 0.16])
  cut(ink, '#a8503f', [0.18, 0.3]).rect(x - w, -h * 0.62, [w * 2, h * 0.54])
  for (let i = -7; i <= 7; i++)
    mark(ink, darker('#a8503f', 0.12)).rect(x + (i * w) / 7.4, -h * 0.62, [0.05, h * 0.54])
  cut(ink, '#f3ead8', 0.06).rect(x - w * 0.6, -h * 0.5, [w * 1.2, h * 0.44])
  mark(ink, '#2f3d48').rect(x - w * 0.54, -h * 0.46, [w * 1.08, h * 0.4])
  thing(ink, 'prop:rowed-boat', { x, y: -h * 0.05, height: h * 0.22 })
  cut(ink, '#5b4a44', [0.14, 0.3]).plot({ x, w, h }, '-1.16 -0.6, 0 -1, 1.16 -0.6')
  cut(ink, '#f3ead8', 0.04).disc(x, -h * 0.74, h * 0.07)
}

/** A pylon, a cable that rises over the land, and two cars on it. */
export function cableway(ink: Ink, { x, height: h }: Stood): void {
  const [low, high] = [-h * 0.72, -h * 1.3]
  const end = x > 0 ? -ink.half * 1.2 : ink.half * 1.2
  const at = (share: number): readonly [number, number] => [
    x + (end - x) * share,
    low + (high - low) * share,
  ]
  stroke(ink, '#3f4650', 0.07).line([...at(0)], [...at(1)])
  for (const share of [0.24, 0.62]) {
    const [cx, cy] = at(share)
    thing(ink, 'prop:cable-car', { x: cx, y: cy + h * 0.34, height: h * 0.4 })
  }
  cut(ink, '#d9d3c6', [0.18, 0.3]).rect(x - h * 0.5, -h * 0.62, [h, h * 0.62])
  mark(ink, '#33404d').rect(x - h * 0.4, -h * 0.5, [h * 0.8, h * 0.32])
  cut(ink, '#b5473c', [0.14, 0.3]).polygon(
    ...plotted({ x, w: h, h }, '-0.66 -0.6, -0.4 -0.9, 0.4 -0.9, 0.66 -0.6'),
  )
}

/** A white screen on posts, with a sunset of a film on it. */
export function bigScreen(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.86
  for (const side of [-1, 1])
    cut(ink, '#4a4f5a', 0.05).rect(x + side * w * 0.8 - 0.12, -h * 0.4, [0.24, h * 0.4])
  cut(ink, '#33373f', 0.2).rounded([x - w - 0.2, -h - 0.2, w * 2 + 0.4, h * 0.8], 0.1)
  mark(ink, '#f6c98a').rect(x - w, -h, [w * 2, h * 0.74])
  mark(ink, '#fff3d0').disc(x + w * 0.3, -h * 0.66, h * 0.12)
  mark(ink, '#b5714f').polygon(
    ...plotted({ x, w, h }, '-1 -0.26, -1 -0.5, -0.4 -0.64, 0.1 -0.42, 0.6 -0.58, 1 -0.4, 1 -0.26'),
  )
}

/** Box trees cut to shapes: balls on a stem, a cone, a spiral, a peacock. */
export function topiary(ink: Ink, { x, height: h }: Stood): void {
  const green = ink.random.pick(['#4f8a4c', '#5c9a52', '#468046'])
  const paper = [0.12, 0.3] as const
  cut(ink, '#7a5638', 0.05).rect(x - h * 0.03, -h * 0.2, [h * 0.06, h * 0.2])
  switch (ink.random.whole(0, 3)) {
    case 0:
      for (const [y, r] of pairs('0.3 0.22, 0.62 0.17, 0.88 0.12'))
        cut(ink, green, paper).disc(x, -h * y, h * r)
      break
    case 1:
      cut(ink, green, paper).polygon([x - h * 0.3, -h * 0.12], [x, -h], [x + h * 0.3, -h * 0.12])
      for (let i = 1; i < 6; i++)
        mark(ink, darker(green, 0.16)).polygon(
          [x - h * 0.05 * (7 - i), -h * 0.14 * i],
          [x + h * 0.05 * (7 - i), -h * (0.14 * i + 0.09)],
          [x + h * 0.05 * (6 - i), -h * (0.14 * i + 0.13)],
        )
      break
    case 2:
      cut(ink, green, paper).oval(x, -h * 0.34, [h * 0.4, h * 0.22])
      cut(ink, green, paper).disc(x - h * 0.34, -h * 0.62, h * 0.16)
      for (const dx of [-0.42, -0.28])
        cut(ink, green, paper).oval(x + dx * h, -h * 0.86, [h * 0.06, h * 0.18])
      break
    default:
      cut(ink, green, paper).oval(x + h * 0.1, -h * 0.5, [h * 0.34, h * 0.4])
      cut(ink, lighter(green, 0.1), paper).oval(x - h * 0.16, -h * 0.3, [h * 0.24, h * 0.16])
      cut(ink, lighter(green, 0.1), paper).oval(x - h * 0.34, -h * 0.52, [h * 0.07, h * 0.2])
  }
}

/** A long table of boards between two benches, mugs of beer on it. */
export const beerTable = laidTable(['beer-mug', 'beer-mug', 'beer-mug'])
export const picnicTable = laidTable(['sandwich', 'watermelon', 'red-apple'])

function laidTable(dishes: readonly [string, string, string]): Structure {
  return (ink, { x, height: h }) => {
    const [wood, w] = ['#c9863f', h * 1.5]
    for (const side of [-1, 1])
      stroke(ink, '#5f5a58', h * 0.05).shape((ctx) => {
        for (const lean of [-1, 1]) {
          ctx.moveTo(x + side * w * 0.34 - lean * h * 0.14, 0)
          ctx.lineTo(x + side * w * 0.34 + lean * h * 0.14, -h * 0.5)
        }
      })
    cut(ink, darker(wood, 0.2), 0.06).standing(x, -h * 0.3, [w * 0.92, h * 0.07])
    cut(ink, wood, [0.1, 0.4]).standing(x, -h * 0.5, [w, h * 0.09])
    for (const [i, at] of [-0.34, 0.06, 0.3].entries())
      thing(ink, `noto:${dishes[i] ?? 'beer-mug'}`, {
        x: x + at * w,
        y: -h * 0.58,
        height: h * 0.36,
        shadow: 0.03,
      })
    cut(ink, wood, [0.12, 0.3]).standing(x, -h * 0.22, [w * 1.02, h * 0.08])
    for (const side of [-1, 1])
      mark(ink, '#5f5a58').standing(x + side * w * 0.4, 0, [h * 0.05, h * 0.22])
  }
}
