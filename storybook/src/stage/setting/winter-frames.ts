import { blot } from '../../scene/blot.ts'
import { plotted } from '../../scene/rows.ts'
import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { cutOut, glowing, moving } from '../places/kit/alive.ts'
import { pine } from '../places/kit/nature/trees.ts'
import { cut, mark, stroke, type Ink } from '../places/kit/paper.ts'
import type { Pair } from '../places/kit/shapes.ts'
import { extentAt, litPlane, plane } from '../places/kit/plane.ts'
import { thing } from '../places/kit/thing.ts'
import { line } from './thin-line.ts'

/** The edge of a roof along the top of the frame: snow, a gutter board, icicles, and drops that fall from them. */
export function eaves(context: PlaceContext): Piece[] {
  const z = 1
  const { half, crown } = extentAt(context.box, z)
  const random = context.random.fork('icicles')
  const teeth: { x: number; long: number }[] = []
  for (let x = -half * 1.1; x < half * 1.1; x += random.between(0.42, 0.75))
    teeth.push({ x, long: random.between(0.7, 2.6) })
  const board = plane(context, { name: 'eaves', z, haze: 0 }, (ink) => {
    const top = ink.crown * 0.8
    for (const { x, long } of teeth) icicle(ink, x, [top, long])
    cut(ink, '#7a5540', [0.2, 0.3]).polygon(
      [ink.left, top - 0.5],
      [ink.right, top - 0.5],
      [ink.right, top + 0.1],
      [ink.left, top + 0.1],
    )
    cut(ink, '#f4f8fc', 0.12).polygon(
      [ink.left, top - 9],
      [ink.right, top - 9],
      [ink.right, top - 0.4],
      [ink.left, top - 0.4],
    )
    for (let x = ink.left; x < ink.right; x += 1.1)
      mark(ink, '#f4f8fc').oval(x, top - 0.4, [0.7, 0.24])
  })
  const drops = teeth
    .filter((_, index) => index % 2 === 0)
    .map(({ x, long }, index) => drop(context, index, { x, y: crown * 0.8 - long, z: z - 0.05 }))
  return [...board, ...drops]
}

function icicle(ink: Ink, x: number, [top, long]: readonly [number, number]): void {
  cut(ink, '#cfe8f6', [0.05, 0.5]).polygon(...plotted({ x, y: top, h: long }, '-0.2 0, 0.2 0, 0 1'))
  mark(ink, '#8fbfdd').polygon([x + 0.04, top], [x + 0.2, top], [x, top + long])
}

function drop(
  context: PlaceContext,
  index: number,
  where: { x: number; y: number; z: number },
): Piece {
  const phase = context.random.fork(`drop ${index}`).next()
  return moving(`icicle drop ${index}`, where, (ctx, t) => {
    const way = (t * 0.55 + phase) % 1
    const size = Math.min(1, way * 4) * 0.11
    blot(ctx, '#9fd2ee', [0, way < 0.3 ? 0 : (way - 0.3) ** 2 * 16, size, size * 1.5])
  })
}

const BULBS = ['#ff5a4f', '#ffd24f', '#5fd06a', '#5aa9ff', '#ff8fc4'] as const

/** Cords of coloured bulbs across the street, and trees with candles and a star at its sides. */
export function christmasLights(context: PlaceContext): Piece[] {
  const cords = [
    [13, 0.62],
    [6.5, 0.78],
  ].flatMap(([z = 8, share = 0.7]) => cord(context, z, share))
  return [...cords, ...[-1, 1].flatMap((side) => firTree(context, { side, z: 5, high: 4.2 }))]
}

/** A tree with its gifts in a corner of the room, and a cord of bulbs under the ceiling. */
export function christmasRoom(context: PlaceContext): Piece[] {
  const side = context.random.fork('christmas tree').pick([-1, 1])
  const z = 2.6
  const told = context.nouns?.some((noun) => /\b(?:christmas|fir) tree$/u.test(noun)) ?? false
  const gifts = plane(context, { name: 'gifts', z: z - 0.2, top: 2 }, (ink) => {
    for (const [n, dx] of [-1.3, -0.2, 1].entries())
      thing(ink, 'noto:wrapped-gift', {
        x: side * ink.half * 0.66 + dx,
        height: 0.8 + (n % 2) * 0.3,
      })
  })
  const fir = { side, z, high: Math.min(5.6, extentAt(context.box, z).crown * 0.8) }
  return [...cord(context, z, 0.9), ...(told ? [] : [...firTree(context, fir), ...gifts])]
}

function cord(context: PlaceContext, z: number, share: number): Piece[] {
  const bulbs = (ink: Ink, radius: number): void => {
    for (let i = 0; i <= 26; i++) {
      const [x, y] = hanging(ink, i / 26, share)
      mark(ink, BULBS[i % BULBS.length] ?? '#ffd24f').disc(x, y + 0.14, radius)
    }
  }
  return litPlane(context, `christmas lights ${z}`, {
    z,
    haze: 0.1,
    tint: 0.1,
    draw: (ink) => {
      stroke(ink, '#3a4a3c', 0.06).shape((ctx) => {
        for (let i = 0; i <= 52; i++) ctx.lineTo(...hanging(ink, i / 52, share))
      })
      bulbs(ink, 0.2)
    },
    glow: (ink) => bulbs(ink, 0.26),
  })
}

function hanging(ink: Ink, along: number, share: number): [number, number] {
  const x = ink.half * (along * 2.2 - 1.1)
  return [x, ink.crown * share + 0.9 * Math.abs(Math.sin(along * Math.PI * 3))]
}

interface Fir {
  readonly side: number
  readonly z: number
  readonly high: number
}

function firTree(context: PlaceContext, { side, z, high }: Fir): Piece[] {
  const x = side * extentAt(context.box, z).half * 0.66
  const fir = cutOut(
    context,
    { name: `christmas tree ${side}`, at: [x, 0, z], size: [high, high * 1.3] },
    (ink) => {
      pine(ink, { x: 0, height: high })
      for (let i = 0; i < 16; i++) {
        const up = 0.16 + (i / 16) * 0.68
        const wide = (1 - up) * high * 0.3
        mark(ink, BULBS[i % BULBS.length] ?? '#ffd24f').disc(
          Math.sin(i * 2.4) * wide,
          -high * up,
          0.13,
        )
      }
      mark(ink, '#ffdf6a').polygon(
        ...STAR.map(([dx, dy]): Pair => [dx * 0.4, -high * 1.02 + dy * 0.4]),
      )
    },
  )
  return [fir, glowing(context, { at: [x, high, z - 0.1], radius: 1.2, flicker: 0.1 })]
}

const STAR = Array.from({ length: 10 }, (_, i): Pair => {
  const [turn, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.42 : 1]
  return [Math.cos(turn) * far, Math.sin(turn) * far]
})

/** Ferns of ice that grow over a pane from its corners. */
export function frostFerns(context: PlaceContext): Piece[] {
  return plane(context, { name: 'frost', z: 3, haze: 0, tint: 0.2 }, (ink) => {
    const [wide, top, low] = [ink.half * 0.62, ink.crown * 0.86, ink.crown * 0.16]
    const pane = top - low
    for (let i = 0; i < 150; i++) {
      const along = ink.random.between(-1, 1)
      const edge = i % 4
      const at: Pair =
        edge < 2
          ? [
              (edge === 0 ? -1 : 1) * wide * ink.random.between(0.82, 1),
              low + (pane * (along + 1)) / 2,
            ]
          : [
              along * wide,
              low + pane * (edge === 2 ? ink.random.between(0, 0.24) : ink.random.between(0.9, 1)),
            ]
      mark(ink, 'rgba(236,245,252,0.16)').oval(at[0], at[1], [1.3, 0.9])
      fern(ink, at, {
        turn: Math.atan2(low + pane / 2 - at[1], -at[0]) + ink.random.between(-0.8, 0.8),
        long: ink.random.between(0.7, 1.5),
      })
    }
  })
}

function fern(ink: Ink, [x, y]: Pair, { turn, long }: { turn: number; long: number }): void {
  const white = 'rgba(244,250,255,0.85)'
  const at = (share: number): Pair => [
    x + Math.cos(turn) * long * share,
    y + Math.sin(turn) * long * share,
  ]
  line(ink, white, { from: at(0), to: at(1), width: 0.06 })
  for (let i = 1; i < 7; i++)
    for (const side of [-1, 1]) {
      const [fx, fy] = at(i / 7)
      const arm = long * 0.34 * (1 - i / 9)
      const lean = turn + side * 0.9
      line(ink, white, {
        from: [fx, fy],
        to: [fx + Math.cos(lean) * arm, fy + Math.sin(lean) * arm],
        width: 0.045,
      })
    }
}
