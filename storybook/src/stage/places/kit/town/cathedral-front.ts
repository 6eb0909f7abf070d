import { pairs, plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, turned, type Ink } from '../paper.ts'
import { polygon } from '../shapes.ts'

const STONE = '#d8c8a8'
const GLASS = ['#c4504a', '#4f7fb5', '#e0a94a', '#5fa08a'] as const

/** A Gothic west front about x = 0: two towers, a rose window and three portals. */
export function cathedralFront(ink: Ink, size: number): void {
  const half = size * 0.5
  aisles(ink, { half, size })
  cut(ink, STONE, 0.14).rect(-half * 0.6, -size * 0.62, [half * 1.2, size * 0.62])
  const gable = polygon([-half * 0.6, -size * 0.62], [0, -size * 0.82], [half * 0.6, -size * 0.62])
  cut(ink, lighter(STONE, 0.12), [0.14, 0.3]).shape(gable)
  for (const side of [-1, 1]) tower(ink, { x: side * half * 0.78, size })
  for (const y of [0.28, 0.6])
    cut(ink, darker(STONE, 0.1), 0.06).rect(-half * 1.12, -size * y, [half * 2.24, size * 0.02])
  for (let n = -5; n <= 5; n++) niche(ink, { x: n * half * 0.1, y: -size * 0.3, size: size * 0.05 })
  rose(ink, { y: -size * 0.46, r: size * 0.105 })
  for (const [x, grow] of [
    [-half * 0.78, 0.8],
    [0, 1],
    [half * 0.78, 0.8],
  ] as const)
    portal(ink, { x, size: size * 0.24 * grow })
}

/** The lower parts at both sides, with buttresses and windows of coloured glass. */
function aisles(ink: Ink, { half, size }: { half: number; size: number }): void {
  for (const side of [-1, 1])
    for (let n = 0; n < 3; n++) {
      const x = side * half * (1.28 + n * 0.36)
      cut(ink, darker(STONE, 0.1), 0.08).rect(x - half * 0.19, -size * 0.4, [
        half * 0.38,
        size * 0.4,
      ])
      cut(ink, '#66708a', 0.05).rect(x - half * 0.2, -size * 0.45, [half * 0.4, size * 0.06])
      mark(ink, GLASS[n] ?? '#4f7fb5').shape(
        pointed({ x, y: -size * 0.08, wide: half * 0.08, tall: size * 0.26 }),
      )
    }
}

function tower(ink: Ink, { x, size }: { x: number; size: number }): void {
  const wide = size * 0.15
  cut(
    ink,
    turned(ink, lighter(STONE, 0.1), { span: [x - wide, x + wide], amount: 0.2 }),
    [0.18, 0.2],
  ).rect(x - wide, -size * 0.86, [wide * 2, size * 0.86])
  for (const side of [-1, 1])
    cut(ink, darker(STONE, 0.06), 0.06).rect(x + side * wide - wide * 0.14, -size * 0.88, [
      wide * 0.28,
      size * 0.88,
    ])
  for (const [y, tall] of pairs('-0.84 0.2, -0.54 0.2'))
    for (const side of [-1, 1])
      mark(ink, y < -0.6 ? '#5a5866' : ink.light.dark ? '#f0c878' : '#6f7f96').shape(
        pointed({
          x: x + side * wide * 0.42,
          y: size * (y + tall),
          wide: wide * 0.26,
          tall: size * tall,
        }),
      )
  const spire = polygon(...plotted({ x, w: wide, h: size }, '-1.1 -0.87, 0 -1.16, 1.1 -0.87'))
  cut(ink, '#66708a', [0.14, 0.3]).shape(spire)
}

interface Lancet {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
}

/** A pointed arch that stands on y. */
const pointed =
  ({ x, y, wide, tall }: Lancet) =>
  (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - wide, y)
    ctx.lineTo(x - wide, y - tall * 0.55)
    ctx.quadraticCurveTo(x - wide, y - tall * 0.85, x, y - tall)
    ctx.quadraticCurveTo(x + wide, y - tall * 0.85, x + wide, y - tall * 0.55)
    ctx.lineTo(x + wide, y)
  }

function niche(ink: Ink, { x, y, size }: { x: number; y: number; size: number }): void {
  mark(ink, darker(STONE, 0.28)).shape(pointed({ x, y, wide: size * 0.3, tall: size * 1.3 }))
  mark(ink, lighter(STONE, 0.25)).shape(pointed({ x, y, wide: size * 0.15, tall: size }))
}

function rose(ink: Ink, { y, r }: { y: number; r: number }): void {
  cut(ink, darker(STONE, 0.12), 0.08).disc(0, y, r * 1.2)
  for (let n = 0; n < 12; n++)
    mark(
      ink,
      ink.light.dark ? lighter(GLASS[n % 4] ?? '#e0a94a', 0.4) : (GLASS[n % 4] ?? '#e0a94a'),
    ).shape((ctx) => {
      ctx.moveTo(0, y)
      ctx.arc(0, y, r, n * 0.5236, n * 0.5236 + 0.44)
      ctx.closePath()
    })
  mark(ink, '#f7ecd2').disc(0, y, r * 0.24)
}

function portal(ink: Ink, { x, size }: { x: number; size: number }): void {
  for (const [n, grow] of [1, 0.84, 0.68].entries())
    cut(ink, darker(STONE, 0.08 + n * 0.1), 0.05).shape(
      pointed({ x, y: 0, wide: size * 0.4 * grow, tall: size * (0.8 + grow * 0.2) }),
    )
  mark(ink, '#5f3f2e').shape(pointed({ x, y: 0, wide: size * 0.2, tall: size * 0.8 }))
  mark(ink, '#3f2a20').rect(x - size * 0.012, -size * 0.76, [size * 0.024, size * 0.76])
}
