import { palm } from './palms.ts'
import { pairs, triples } from '../../../../scene/rows.ts'
import { clear, darker, deeper, lighter, mix } from '../colour.ts'
import { bent, cut, mark, stroke, type Ink } from '../paper.ts'
import { type Pair, type Shape } from '../shapes.ts'
import { leafyCrown } from './leafy-crown.ts'
import { leaves } from '../season.ts'
import type { Spot } from '../spot.ts'
import { coverWithSnow, SNOW } from './snow-cover.ts'
import type { TreeKind } from './tree-kind.ts'
import { trunk } from './tree-parts.ts'
import { baobab, cypress, mangrove, oak, olive, redwood } from './trees-of-the-world.ts'

/** A fir of scalloped tiers; snow lies on it in winter. */
export function pine(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const base = spot.colour ?? ink.random.pick(['#2f7a5a', '#39876a', '#2a6b58', '#3d8a5d'])
  trunk(ink, spot, { height: height * 0.3, width: height * 0.07 })
  const tiers = 4
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers
    const foot = y - height * (0.14 + share * 0.62)
    const wide = height * 0.31 * (1 - share * 0.72)
    const tip = foot - height * (0.36 - share * 0.08)
    const tone = lighter(darker(base, 0.18), share * 0.22)
    const bough = tierShape(x, foot, [wide, tip])
    cut(ink, tone, [height * 0.035, 0.25]).shape(bough)
    const away = ink.light.from <= 0 ? 1 : -1
    mark(ink, clear(deeper(darker(base, 0.3), 0.4), 0.4)).path(
      { x, y: foot, w: away * wide, h: foot - tip },
      'M0 -1Q0.35 -0.4 0.96 0Q0.8 0.09 0.6 0.02Q0.4 0.12 0.24 0.04Q0.3 -0.3 0 -1Z',
    )
    if (ink.season === 'winter') snowOnTier(ink, bough, { x, foot, wide, tip })
  }
}

function tierShape(x: number, foot: number, size: Pair): (ctx: Ink['ctx']) => void {
  const [wide, tip] = size
  return (ctx) => {
    ctx.moveTo(x, tip)
    ctx.quadraticCurveTo(x + wide * 0.35, foot - (foot - tip) * 0.4, x + wide, foot)
    const scallops = 5
    for (let i = 0; i < scallops; i++) {
      const from = x + wide - (i * 2 * wide) / scallops
      const to = x + wide - ((i + 1) * 2 * wide) / scallops
      ctx.quadraticCurveTo((from + to) / 2, foot + wide * 0.16, to, foot)
    }
    ctx.quadraticCurveTo(x - wide * 0.35, foot - (foot - tip) * 0.4, x, tip)
    ctx.closePath()
  }
}

/** It lies thick in the middle of a bough and leaves its hem green. */
function snowOnTier(
  ink: Ink,
  bough: Shape,
  { x, foot, wide, tip }: { x: number; foot: number; wide: number; tip: number },
): void {
  const low = foot - (foot - tip) * ink.random.between(0.2, 0.27)
  coverWithSnow(ink, bough, {
    left: x - wide,
    right: x + wide,
    top: tip - 0.1,
    low,
    step: wide * ink.random.between(0.26, 0.34),
  })
}

/** How a leafy tree is grown: where its crown sits and how large it is, in heights of the tree. */
const HABITS = [
  { middle: 0.64, size: [0.35, 0.33], bays: 0.7 },
  { middle: 0.6, size: [0.26, 0.38], bays: 0.6 },
  { middle: 0.68, size: [0.42, 0.28], bays: 0.9 },
  { middle: 0.62, size: [0.32, 0.36], bays: 1 },
] as const

/** A leafy tree: a ball, an egg, a wide one or a cloud, some with apples. */
export function roundTree(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const colour = spot.colour ?? ink.random.pick(leaves(ink))
  const { middle, size, bays } = ink.random.pick(HABITS)
  trunk(ink, spot, { height: height * 0.55, width: height * 0.085 })
  const at = { x, y: y - height * middle }
  leafyCrown(ink, { ...at, size: [size[0] * height, size[1] * height], colour, bays })
  if (spot.colour === undefined && height < WILD && bears(ink)) apples(ink, { ...at, height })
}

/** From here on it is a tree of the woods. */
const WILD = 6.5

const bears = ({ season, random, land }: Ink): boolean =>
  (season === null || season === 'summer') && !land && random.chance(0.16)

function apples(ink: Ink, { x, y = 0, height }: Spot): void {
  for (const [dx, dy] of pairs(
    '-0.17 0.06, -0.05 -0.12, 0.08 0.12, 0.17 -0.06, -0.1 0.19, 0.03 0.02',
  ))
    cut(ink, '#d8452f', height * 0.012).disc(x + dx * height, y + dy * height, height * 0.024)
}

/** A tall thin flame of a tree. */
export function poplar(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const base = spot.colour ?? darker(ink.random.pick(leaves(ink)), 0.15)
  trunk(ink, spot, { height: height * 0.2, width: height * 0.04 })
  for (const [scale, tone] of [
    [1, deeper(base, 0.5)],
    [0.66, mix(lighter(base, 0.1), '#f2d95c', 0.2)],
  ] as const) {
    const wide = height * 0.12 * scale
    const foot = y - height * (0.1 + (1 - scale) * 0.12)
    const tip = y - height * (0.55 + 0.45 * scale)
    const shape = (ctx: Ink['ctx']): void => {
      ctx.moveTo(x, tip)
      ctx.bezierCurveTo(x + wide * 1.5, (tip + foot) / 2, x + wide, foot, x, foot)
      ctx.bezierCurveTo(x - wide, foot, x - wide * 1.5, (tip + foot) / 2, x, tip)
    }
    cut(ink, tone, height * 0.03).shape(shape)
  }
}

/** Black branches without a leaf, for winter, marsh and fright. */
export function bareTree(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const colour = spot.colour ?? '#4b3d3f'
  const branch = (from: Pair, angle: number, size: Pair): void => {
    const [length, width] = size
    const to: Pair = [from[0] + Math.cos(angle) * length, from[1] - Math.sin(angle) * length]
    const bend = ink.random.between(-0.12, 0.12) * length
    stroke(ink, colour, width).shape((ctx) => {
      ctx.moveTo(from[0], from[1])
      ctx.quadraticCurveTo((from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2, to[0], to[1])
    })
    if (ink.season === 'winter') snowOnBranch(ink, [from, to], { angle, width, bend })
    if (width < height * 0.008) return
    branch(to, angle + ink.random.between(0.3, 0.6), [length * 0.7, width * 0.6])
    branch(to, angle - ink.random.between(0.25, 0.6), [length * 0.72, width * 0.6])
  }
  branch([x, y], Math.PI / 2 + ink.random.between(-0.08, 0.08), [height * 0.36, height * 0.075])
}

/** A white line along the upper side of a branch that is not too steep for it. */
function snowOnBranch(
  ink: Ink,
  [from, to]: readonly [Pair, Pair],
  { angle, width, bend }: { angle: number; width: number; bend: number },
): void {
  if (Math.abs(Math.cos(angle)) < 0.3) return
  const up = width * 0.42
  stroke(ink, SNOW, width * 0.5).shape((ctx) => {
    ctx.moveTo(from[0], from[1] - up)
    const [x, y] = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2]
    ctx.quadraticCurveTo(x, y - up, to[0], to[1] - up)
  })
}

/** A white trunk with dark scars and a light crown. */
export function birch(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const width = height * 0.055
  trunk(ink, spot, { height: height * 0.95, width, colour: '#ece6dc' })
  for (let i = 0; i < 9; i++) {
    const at = y - height * ink.random.between(0.06, 0.85)
    const side = ink.random.chance(0.5) ? -1 : 1
    mark(ink, '#4a4348').oval(x + side * width * 0.3, at, [width * 0.24, height * 0.007])
  }
  const colour = lighter(spot.colour ?? ink.random.pick(leaves(ink)), 0.1)
  for (const [dx, dy, size] of triples('-0.1 0.66 0.13, 0.11 0.72 0.13, -0.03 0.86 0.14'))
    leafyCrown(ink, {
      x: x + dx * height,
      y: y - dy * height,
      size: [size * height, size * height * 1.1],
      colour,
    })
}

/** A weeping tree whose strands hang to the ground. */
export function willow(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const base = spot.colour ?? ink.random.pick(leaves(ink))
  trunk(ink, spot, { height: height * 0.6, width: height * 0.1 })
  leafyCrown(ink, {
    x,
    y: y - height * 0.7,
    size: [height * 0.31, height * 0.28],
    colour: base,
  })
  for (let i = 0; i < 22; i++) {
    const side = (i / 21 - 0.5) * 2
    const fromX = x + side * height * 0.3
    const fromY = y - height * (0.78 - side * side * 0.16)
    const drop = height * ink.random.between(0.4, 0.62)
    stroke(
      ink,
      mix(darker(base, 0.2), lighter(base, 0.15), ink.random.next()),
      height * 0.022,
    ).path({ x: fromX, y: fromY, w: side * height, h: drop }, 'M0 0Q0.14 0.3 0.12 1')
  }
}

/** A flat-topped tree of the savanna. */
export function acacia(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  for (const [side, reach] of pairs('-1 0.34, 1 0.3, 1 0.05')) {
    stroke(ink, '#6b4b39', height * 0.045).shape((ctx) => {
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x, y - height * 0.5, x + side * reach * height, y - height * 0.8)
    })
  }
  const base = spot.colour ?? '#7c8f45'
  for (const [dx, dy, wide] of triples('-0.32 0.78 0.3, 0.3 0.8 0.32, 0 0.9 0.4'))
    leafyCrown(ink, {
      x: x + dx * height,
      y: y - dy * height,
      size: [wide * height, height * 0.09],
      colour: base,
      bays: 0.35,
    })
}

const tinted =
  (draw: (ink: Ink, spot: Spot) => void, tones: readonly string[]) =>
  (ink: Ink, spot: Spot): void =>
    draw(ink, { ...spot, colour: spot.colour ?? ink.random.pick(tones) })

const DRAW: Readonly<Record<TreeKind, (ink: Ink, spot: Spot) => void>> = {
  pine,
  round: roundTree,
  poplar,
  palm,
  bare: bareTree,
  birch,
  willow,
  acacia,
  oak,
  maple: tinted(roundTree, ['#c8402c', '#d9632a', '#e08a30', '#b5322c']),
  cherry: tinted(roundTree, ['#f2b3c6', '#f7c9d6', '#ea9db6']),
  olive,
  cypress,
  redwood,
  mangrove,
  baobab,
}

/** Those that stand bare in winter. */
const LEAFY: ReadonlySet<TreeKind> = new Set(['round', 'oak', 'maple', 'cherry', 'willow'])

/** One tree of a kind, by name. */
export function tree(ink: Ink, kind: TreeKind, spot: Spot): void {
  // Where the prompt names a kind, all trees of the set are of it.
  const grown = ink.trees === undefined ? kind : ink.random.pick(ink.trees)
  const draw = ink.season === 'winter' && LEAFY.has(grown) ? bareTree : DRAW[grown]
  bent(ink, [spot.x, spot.y ?? 0], () => draw(ink, spot))
}

/** A wood across the whole plane; `gap` keeps the middle open, as half a width in u. */
export function wood(
  ink: Ink,
  kinds: readonly TreeKind[],
  how: { height: Pair; step: Pair; gap?: number; y?: number },
): void {
  const apart = ink.land?.dry ? 2.6 : 1
  for (let x = ink.left; x < ink.right; x += apart * ink.random.between(...how.step)) {
    const height = ink.random.between(how.height[0], how.height[1])
    const kind = ink.random.pick(kinds)
    if (Math.abs(x) >= (how.gap ?? 0)) tree(ink, kind, { x, y: how.y ?? 0, height })
  }
}
