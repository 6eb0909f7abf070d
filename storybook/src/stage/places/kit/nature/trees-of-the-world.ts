import { pairs, triples } from '../../../../scene/rows.ts'
import { leaves } from '../season.ts'
import type { Spot } from '../spot.ts'
import { darker, deeper, lighter, mix } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { leafyCrown } from './leafy-crown.ts'
import { trunk } from './tree-parts.ts'

/** Puffs of a crown, each by where it sits and how large it is, in heights of the tree. */
function crown(
  ink: Ink,
  { x, y = 0, height }: Spot,
  how: { base: string; puffs: readonly (readonly [dx: number, dy: number, size: number])[] },
): void {
  how.puffs.forEach(([dx, dy, size], index) => {
    const share = index / how.puffs.length
    const colour = mix(deeper(how.base, 0.4), lighter(how.base, 0.1), share)
    const middle = { x: x + dx * height, y: y - dy * height }
    leafyCrown(ink, { ...middle, size: [size * height * 1.08, size * height], colour })
  })
}

function limbs(ink: Ink, spot: Spot, how: { colour: string; to: readonly Pair[]; width: number }) {
  const { x, y = 0, height } = spot
  for (const [dx, dy] of how.to)
    stroke(ink, how.colour, height * how.width).shape((ctx) => {
      ctx.moveTo(x, y - height * 0.16)
      ctx.quadraticCurveTo(x, y - dy * height * 0.7, x + dx * height, y - dy * height)
    })
}

/** An old oak: a short thick trunk, wide limbs and a broad crown. */
export function oak(ink: Ink, spot: Spot): void {
  const base = spot.colour ?? ink.random.pick(leaves(ink))
  trunk(ink, spot, { height: spot.height * 0.42, width: spot.height * 0.15, colour: '#6a4b37' })
  limbs(ink, spot, {
    colour: '#6a4b37',
    width: 0.055,
    to: pairs('-0.34 0.56, 0.34 0.58, 0 0.66'),
  })
  crown(ink, spot, {
    base,
    puffs: triples('-0.42 0.58 0.2, 0.42 0.6 0.2, -0.2 0.76 0.24, 0.22 0.78 0.23, 0 0.62 0.2'),
  })
}

/** A silver-green crown on a twisted, split trunk. */
export function olive(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  limbs(
    ink,
    { ...spot, y: y + height * 0.14 },
    {
      colour: '#7d6a56',
      width: 0.075,
      to: pairs('-0.2 0.6, 0.16 0.56, 0.02 0.66'),
    },
  )
  stroke(ink, '#5d4d3e', height * 0.02).path(
    { x, y, w: height, h: height },
    'M0.02 0C-0.06 -0.16 0.08 -0.2 0 -0.36',
  )
  crown(ink, spot, {
    base: spot.colour ?? ink.random.pick(['#8a9c72', '#9aab84', '#7b8f68']),
    puffs: triples('-0.3 0.6 0.18, 0.3 0.6 0.18, 0 0.56 0.17, -0.13 0.76 0.18, 0.17 0.74 0.17'),
  })
}

/** A dark, narrow column. */
export function cypress(ink: Ink, { x, y = 0, height, colour }: Spot): void {
  const base = colour ?? ink.random.pick(['#2f5d46', '#37664a', '#294f40'])
  for (const [scale, tone] of [
    [1, darker(base, 0.12)],
    [0.62, lighter(base, 0.12)],
  ] as const) {
    const wide = height * 0.085 * scale
    const tip = y - height * (0.6 + 0.4 * scale)
    cut(ink, tone, height * 0.02).shape((ctx) => {
      ctx.moveTo(x, tip)
      ctx.bezierCurveTo(
        x + wide * 1.3,
        y - height * 0.6,
        x + wide,
        y - height * 0.1,
        x + wide * 0.4,
        y,
      )
      ctx.lineTo(x - wide * 0.4, y)
      ctx.bezierCurveTo(x - wide, y - height * 0.1, x - wide * 1.3, y - height * 0.6, x, tip)
    })
  }
}

/** A giant: a fluted red trunk as wide as a house, its needles far above. */
export function redwood(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const half = height * 0.075
  const bark = ink.random.pick(['#8f4a34', '#9a5540', '#84422f'])
  cut(ink, turned(ink, bark, { span: [x - half, x + half], amount: 0.35 }), height * 0.02).plot(
    { x, y, w: half, h: height },
    '-1.9 0, -1 -0.1, -0.55 -1, 0.55 -1, 1 -0.1, 1.9 0',
  )
  for (const share of [-0.5, -0.1, 0.35])
    stroke(ink, darker(bark, 0.28), height * 0.008).line(
      [x + half * share * 1.8, y],
      [x + half * share * 0.7, y - height * 0.7],
    )
  for (let i = 0; i < 5; i++) {
    const foot = y - height * (0.55 + i * 0.1)
    const wide = height * (0.17 - i * 0.018)
    const tone = lighter(darker('#3f7a54', 0.2), i * 0.06)
    cut(ink, tone, [height * 0.02, 0.2]).oval(x, foot, [wide, height * 0.05])
  }
}

/** A low crown on arched roots that stand in the water. */
export function mangrove(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  for (const reach of [-0.26, -0.15, -0.06, 0.07, 0.16, 0.27])
    stroke(ink, ink.random.chance(0.5) ? '#6b5242' : '#7c6350', height * 0.026).shape((ctx) => {
      ctx.moveTo(x + reach * height, y)
      ctx.quadraticCurveTo(x + reach * height * 0.9, y - height * 0.26, x, y - height * 0.36)
    })
  limbs(
    ink,
    { ...spot, y: y - height * 0.12 },
    {
      colour: '#6b5242',
      width: 0.05,
      to: pairs('-0.2 0.5, 0.2 0.52, 0 0.58'),
    },
  )
  crown(ink, spot, {
    base: spot.colour ?? ink.random.pick(['#4f8f55', '#5d9c5c', '#46814f']),
    puffs: triples('-0.3 0.66 0.17, 0.3 0.66 0.17, 0 0.68 0.19, -0.15 0.82 0.16, 0.16 0.82 0.16'),
  })
}

const TWIGS = pairs('-0.3 0.9, -0.15 0.98, 0.02 1, 0.17 0.97, 0.32 0.88')

/** A trunk like a bottle, with a few short twigs on top. */
export function baobab(ink: Ink, { x, y = 0, height: h }: Spot): void {
  const half = h * 0.15
  for (const [dx, dy] of TWIGS) {
    stroke(ink, '#8d6f58', h * 0.04).shape((ctx) => {
      ctx.moveTo(x + dx * h * 0.3, y - h * 0.6)
      ctx.quadraticCurveTo(x + dx * h * 0.5, y - h * 0.82, x + dx * h, y - dy * h)
    })
    mark(ink, '#7c8f4b').oval(x + dx * h, y - dy * h, [h * 0.1, h * 0.045])
  }
  const side = (ctx: Ink['ctx'], s: number): void =>
    ctx.bezierCurveTo(
      x + s * half * 1.2,
      y - h * 0.3,
      x + s * half,
      y - h * 0.5,
      x + s * half * 0.7,
      y - h * 0.72,
    )
  cut(ink, turned(ink, '#a3836a', { span: [x - half, x + half], amount: 0.35 }), [
    h * 0.03,
    0.2,
  ]).shape((ctx) => {
    ctx.moveTo(x, y)
    ctx.lineTo(x - half * 1.1, y)
    side(ctx, -1)
    ctx.lineTo(x, y - h * 0.74)
    ctx.lineTo(x, y)
    ctx.lineTo(x + half * 1.1, y)
    side(ctx, 1)
    ctx.lineTo(x, y - h * 0.74)
    ctx.closePath()
  })
}
