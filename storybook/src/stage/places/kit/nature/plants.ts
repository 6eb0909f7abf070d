import { blot } from '../../../../scene/blot.ts'
import { pairs, plotted, triples } from '../../../../scene/rows.ts'
import { clear, darker, deeper, lighter, mix } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { soft, type Pair } from '../shapes.ts'
import type { GroundInk } from './ground.ts'
import { leaves } from '../season.ts'
import { scalloped } from './tree-parts.ts'
import { coverWithSnow } from './snow-cover.ts'
import { leafyCrown } from './leafy-crown.ts'
import type { Spot } from '../spot.ts'

/** Three evergreen puffs under their snow. */
function snowyBush(ink: Ink, { x, y = 0, height, ...spot }: Spot & { width: number }): void {
  const base = spot.colour ?? ink.random.pick(EVERGREEN)
  for (const [dx, size, tone] of triples('-0.3 0.5 0.14, 0.3 0.46 0.08, 0 0.6 0')) {
    const radius = height * size
    const [px, py] = [x + dx * spot.width, y - radius * 0.75]
    const puff = scalloped(px, py, radius)
    cut(ink, lighter(darker(base, tone + 0.06), 0.06), [0.1, 0.2]).shape(puff)
    coverWithSnow(ink, puff, {
      left: px - radius,
      right: px + radius,
      top: py - radius * 1.2,
      low: py - radius * 0.14,
      step: radius * 0.46,
    })
  }
}

/** A round bush of three puffs, with berries or blossoms by season. */
export function bush(ink: Ink, spot: Spot & { width?: number }): void {
  const { x, y = 0, height, width = height * 1.7 } = spot
  if (ink.season === 'winter') {
    snowyBush(ink, { ...spot, y, width })
    return
  }
  const base = spot.colour ?? ink.random.pick(leaves(ink))
  for (const [dx, size] of pairs('-0.3 0.5, 0.3 0.44, 0 0.58')) {
    const high = height * size
    leafyCrown(ink, {
      x: x + dx * width,
      y: y - high * 0.72,
      size: [high * 1.12, high],
      colour: base,
      bays: 0.7,
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

const PETALS = 7

/** A paper flower: two rings of curled petals on a stem that leans, with folded leaves. */
export function flower(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  const colour =
    spot.colour ?? ink.random.pick(['#ea5f78', '#f5bf3c', '#f9f1e2', '#ac78cc', '#f2853f'])
  const head: Pair = [x + ink.random.between(-0.14, 0.14) * height, y - height]
  const green = ink.random.pick(['#4b8f42', '#5a9c3e', '#3d8550'])
  stroke(ink, green, height * 0.055).path({ x, y, w: head[0] - x, h: height }, 'M0 0Q0 -0.6 1 -1')
  for (const [side, at] of pairs('-1 0.2, 1 0.34')) {
    const fold = { x, y: y - at * height, w: side * height, h: height }
    mark(ink, green).path(fold, 'M0 0Q0.1 -0.22 0.32 -0.2Q0.26 -0.02 0 0Z')
    mark(ink, lighter(green, 0.24)).path(fold, 'M0 0Q0.1 -0.22 0.32 -0.2Q0.14 -0.12 0 0Z')
  }
  const turn = ink.random.between(0, 1)
  for (const [far, size, tone] of [
    [0.16, 0.12, deeper(colour, 0.3)],
    [0.1, 0.1, lighter(colour, 0.1)],
  ] as const)
    mark(ink, tone).shape((ctx) => {
      for (let i = 0; i < PETALS; i++) {
        const angle = ((i + turn + size * 4) / PETALS) * Math.PI * 2
        const [cos, sin] = [Math.cos(angle) * height, Math.sin(angle) * height]
        const petal: Pair = [head[0] + cos * far, head[1] + sin * far]
        ctx.moveTo(petal[0] + cos * size * 0.86, petal[1] + sin * size * 0.86)
        ctx.ellipse(...petal, height * size * 0.86, height * size * 0.5, angle, 0, Math.PI * 2)
      }
    })
  mark(ink, '#f6cf4a').disc(head[0], head[1], height * 0.075)
  mark(ink, '#d9932e').disc(head[0], head[1] + height * 0.02, height * 0.04)
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

/** Tufts of grass in groups over the ground; flowers in groups among them in spring and summer if asked for. */
export function lawn(
  ink: GroundInk,
  how: { colour: string; count?: number; flowers?: number },
): void {
  sprinkle(ink, Math.round((how.count ?? 220) / 5), (spot) => tuft(ink, spot, how.colour))
  if (ink.season === 'winter' || ink.season === 'autumn') return
  sprinkle(ink, Math.round((how.flowers ?? 0) / 2.6), (spot) => {
    const colour = ink.random.pick(['#fbf5e6', '#f7c948', '#ee6f86', '#b784d6', '#fb8f4e'])
    const many = 2 + Math.floor(ink.random.next() * 4)
    for (let i = 0; i < many; i++) {
      const x = spot.x + ink.random.between(-0.55, 0.55) * spot.scale
      const y = spot.y + ink.random.between(-0.12, 0.12) * spot.scale
      blossom(ink, { x, y, scale: spot.scale * ink.random.between(0.7, 1.1) }, colour)
    }
  })
}

interface Sprinkled {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Blades of cut paper, some in the light and some in the shade. */
function tuft({ ctx, random }: GroundInk, { x, y, scale }: Sprinkled, colour: string): void {
  const blades = 3 + Math.floor(random.next() * 4)
  for (let i = 0; i < blades; i++) {
    const foot = x + (i / blades - 0.5) * 0.34 * scale
    const high = random.between(0.16, 0.34) * scale
    const lean = (i / blades - 0.45) * 0.36 * scale
    ctx.fillStyle = i % 2 ? lighter(colour, 0.2) : deeper(colour, 0.5)
    ctx.beginPath()
    ctx.moveTo(foot - 0.03 * scale, y)
    ctx.quadraticCurveTo(foot, y - high * 0.6, foot + lean, y - high)
    ctx.quadraticCurveTo(foot + 0.05 * scale, y - high * 0.5, foot + 0.03 * scale, y)
    ctx.fill()
  }
}

/** Five petals on a short stem; a speck where it is far. */
function blossom({ ctx }: GroundInk, { x, y, scale }: Sprinkled, colour: string): void {
  const head = y - 0.2 * scale
  if (scale < 0.5) return blot(ctx, colour, [x, head, 0.09 * scale])
  ctx.strokeStyle = '#4d8a3c'
  ctx.lineWidth = 0.03 * scale
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x, head)
  ctx.stroke()
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * Math.PI * 2
    const at: Pair = [x + Math.cos(angle) * 0.06 * scale, head + Math.sin(angle) * 0.045 * scale]
    ctx.moveTo(at[0] + 0.05 * scale, at[1])
    ctx.ellipse(...at, 0.05 * scale, 0.042 * scale, 0, 0, 7)
  }
  ctx.fill()
  blot(ctx, '#f9d64e', [x, head, 0.03 * scale])
}
