import { blot } from '../../../../scene/blot.ts'
import { pairs, plotted, triples } from '../../../../scene/rows.ts'
import { clear, darker, lighter, mix } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { soft, type Pair } from '../shapes.ts'
import type { GroundInk } from './ground.ts'
import { leaves } from '../season.ts'
import { scalloped } from './tree-parts.ts'
import { coverWithSnow } from './snow-cover.ts'
import type { Spot } from '../spot.ts'

/** A round bush of three puffs, with berries or blossoms by season. */
export function bush(ink: Ink, spot: Spot & { width?: number }): void {
  const { x, y = 0, height, width = height * 1.7 } = spot
  const white = ink.season === 'winter'
  const base = spot.colour ?? ink.random.pick(white ? EVERGREEN : leaves(ink))
  for (const [dx, size, tone] of triples('-0.3 0.5 0.14, 0.3 0.46 0.08, 0 0.6 0')) {
    const radius = height * size
    const [px, py] = [x + dx * width, y - radius * 0.75]
    const puff = scalloped(px, py, radius)
    cut(ink, lighter(darker(base, tone + 0.06), 0.06), [0.1, 0.2]).shape(puff)
    if (white)
      coverWithSnow(ink, puff, {
        left: px - radius,
        right: px + radius,
        top: py - radius * 1.2,
        low: py - radius * 0.14,
        step: radius * 0.46,
      })
  }
}

/** What stays green under the snow. */
const EVERGREEN = ['#5d8a7a', '#6b9384', '#557f78'] as const

/** Blades of grass that fan out. */
export function grass(ink: Ink, spot: Spot & { blades?: number }): void {
  const { x, y = 0, height, blades = 7 } = spot
  const base = spot.colour ?? '#5d9a4c'
  for (let i = 0; i < blades; i++) {
    const side = (i / (blades - 1) - 0.5) * 2
    const tall = height * ink.random.between(0.6, 1)
    const tone = mix(darker(base, 0.2), lighter(base, 0.2), ink.random.next())
    const tip: Pair = [x + side * height * 0.55, y - tall]
    const foot = x + side * height * 0.16
    mark(ink, tone).shape((ctx) => {
      ctx.moveTo(foot - height * 0.05, y)
      ctx.quadraticCurveTo(foot, y - tall * 0.6, tip[0], tip[1])
      ctx.quadraticCurveTo(foot + height * 0.07, y - tall * 0.5, foot + height * 0.05, y)
    })
  }
}

/** A paper flower on its stem. */
export function flower(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const colour =
    spot.colour ?? ink.random.pick(['#e8667c', '#f2c14e', '#f7f0e3', '#b184c9', '#ef8a4f'])
  stroke(ink, '#4f8a49', height * 0.06).line([x, y], [x, y - height])
  mark(ink, '#5f9a52').oval(x + height * 0.12, y - height * 0.4, [height * 0.14, height * 0.06])
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2
    mark(ink, i % 2 ? colour : lighter(colour, 0.14)).oval(
      x + Math.cos(angle) * height * 0.14,
      y - height + Math.sin(angle) * height * 0.14,
      [height * 0.11, height * 0.11],
    )
  }
  mark(ink, '#f7d25a').disc(x, y - height, height * 0.09)
}

/** Tall reeds with brown heads. */
export function reeds(ink: Ink, spot: Spot & { count?: number; width?: number }): void {
  const { x, y = 0, height, count = 9, width = height * 0.7 } = spot
  for (let i = 0; i < count; i++) {
    const foot = x + (i / (count - 1) - 0.5) * width
    const tall = height * ink.random.between(0.65, 1)
    const lean = ink.random.between(-0.1, 0.16) * tall
    const tone = spot.colour ?? mix('#5c7a3d', '#8fa352', ink.random.next())
    stroke(ink, tone, height * 0.028).path({ x: foot, y, w: lean, h: tall }, 'M0 0Q0 -0.6 1 -1')
    if (i % 2 === 0) {
      stroke(ink, '#7a4a2e', height * 0.06).line(
        [foot + lean * 0.85, y - tall * 0.88],
        [foot + lean, y - tall],
      )
    }
  }
}

/** A saguaro with two arms. */
export function cactus(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const base = spot.colour ?? '#4f8a5a'
  const arm = (points: readonly Pair[], width: number): void => {
    for (const [tone, share] of [
      [darker(base, 0.15), 1],
      [lighter(base, 0.1), 0.45],
    ] as const) {
      stroke(ink, tone, width * share).shape((ctx) =>
        points.forEach(([px, py], i) => (i === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py))),
      )
    }
  }
  arm(
    [
      [x - height * 0.28, y - height * 0.72],
      [x - height * 0.28, y - height * 0.45],
      [x, y - height * 0.38],
    ],
    height * 0.12,
  )
  arm(
    [
      [x + height * 0.26, y - height * 0.86],
      [x + height * 0.26, y - height * 0.58],
      [x, y - height * 0.5],
    ],
    height * 0.11,
  )
  arm(
    [
      [x, y - height * 0.05],
      [x, y - height * 0.92],
    ],
    height * 0.17,
  )
}

/** A big soft leaf for jungles and foregrounds, from `x, y` in a direction. */
export function bigLeaf(
  ink: Ink,
  leaf: { x: number; y: number; angle: number; length: number; colour: string },
): void {
  const { x, y, angle, length, colour } = leaf
  const { ctx } = ink
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  const shape = soft(
    ...plotted({ w: length, h: length }, '0 0, 0.35 -0.26, 0.75 -0.2, 1.08 0, 0.75 0.2, 0.35 0.26'),
  )
  cut(ink, colour, [0.15, 0.25]).shape(shape)
  stroke(ink, clear(lighter(colour, 0.4), 0.6), length * 0.02).shape((pen) => {
    pen.moveTo(0, 0)
    pen.lineTo(length * 0.95, 0)
    for (let i = 1; i < 6; i++) {
      pen.moveTo((length * i) / 7, 0)
      pen.lineTo((length * (i + 1)) / 7, -length * 0.13)
      pen.moveTo((length * i) / 7, 0)
      pen.lineTo((length * (i + 1)) / 7, length * 0.13)
    }
  })
  ctx.restore()
}

/** A toadstool. */
export function mushroom(ink: Ink, spot: Spot): void {
  const { x, y = 0, height, colour = '#d2493f' } = spot
  cut(ink, '#f0e6d2', 0.06).rounded(
    [x - height * 0.13, y - height * 0.6, height * 0.26, height * 0.6],
    height * 0.08,
  )
  cut(ink, colour, [0.08, 0.3]).path(
    { x, y, w: height, h: height },
    'M-0.5 -0.5C-0.45 -1.15 0.45 -1.15 0.5 -0.5Q0 -0.36 -0.5 -0.5',
  )
  for (const [dx, dy] of pairs('-0.22 0.66, 0.1 0.82, 0.26 0.62')) {
    mark(ink, '#fbf3e4').disc(x + dx * height, y - dy * height, height * 0.07)
  }
}

/** Sprinkles small things over the ground, larger when nearer, away from nothing. */
export function sprinkle(
  ink: GroundInk,
  count: number,
  draw: (spot: { x: number; y: number; scale: number; z: number }) => void,
): void {
  const spots = Array.from({ length: count }, () => {
    const z = ink.near + (30 - ink.near) * ink.random.next() ** 1.8
    return { z, x: ink.random.between(-1, 1) * ink.half * 1.8 * ((12 + z) / 12) }
  })
  for (const { x, z } of spots.toSorted((a, b) => b.z - a.z)) draw({ ...ink.at(x, z), z })
}

/** Small tufts of grass over the ground; flowers among them in spring and summer if asked for. */
export function lawn(
  ink: GroundInk,
  how: { colour: string; count?: number; flowers?: number },
): void {
  const { ctx } = ink
  sprinkle(ink, how.count ?? 220, ({ x, y, scale }) => {
    const tone = mix(darker(how.colour, 0.22), lighter(how.colour, 0.22), ink.random.next())
    ctx.strokeStyle = clear(tone, 0.75)
    ctx.lineWidth = 0.035 * scale
    ctx.beginPath()
    for (const lean of [-0.1, 0, 0.1]) {
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(
        x,
        y - 0.1 * scale,
        x + lean * scale,
        y - ink.random.between(0.14, 0.24) * scale,
      )
    }
    ctx.stroke()
  })
  if (ink.season === 'winter' || ink.season === 'autumn') return
  sprinkle(ink, how.flowers ?? 0, ({ x, y, scale }) =>
    blot(ctx, ink.random.pick(['#f7f1e2', '#f4c95d', '#e77c8e', '#c79bd8']), [
      x,
      y - 0.1 * scale,
      0.06 * scale,
    ]),
  )
}
