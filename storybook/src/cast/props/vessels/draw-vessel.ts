import { shift } from '../../colour/oklch.ts'
import type { Ink } from '../ink.ts'
import { GLASS, SHINE, STEEL } from '../tones.ts'
import { halfAt, type VesselShape } from './vessel-shapes.ts'

/** Part of what is in a vessel, between two heights below its top. */
export interface Filling {
  readonly from: number
  readonly to: number
  readonly colour: string
  /** 1 hides what is behind it. */
  readonly alpha?: number
}

/** How flat we see the circles of rims and surfaces. */
const FLAT = 0.13

/** The inside of a vessel between two heights, as corners. */
function sliceOf(shape: VesselShape, from: number, to: number): [number, number][] {
  const middle = shape.width / 2
  const heights = [from, ...shape.wall.map(([y]) => y).filter((y) => y > from && y < to), to]
  const right = heights.map((y): [number, number] => [middle + halfAt(shape, y), y])
  const left = heights.map((y): [number, number] => [middle - halfAt(shape, y), y])
  return [...left, ...right.toReversed()]
}

/** What is behind all that is in it: the far wall. */
export function drawBack(ink: Ink, shape: VesselShape): void {
  const [rim = [0, 0]] = shape.wall
  const middle = shape.width / 2
  ink.faint(shape.shell === undefined ? 0.3 : 0.42, () => {
    ink.poly(sliceOf(shape, rim[0], shape.wall.at(-1)?.[0] ?? 96), shape.shell ?? GLASS)
    ink.oval([middle, rim[0], rim[1], rim[1] * FLAT], shape.shell ?? GLASS)
  })
}

/** A stuff that fills it between two heights, with the surface that one sees of it. */
export function fillVessel(ink: Ink, shape: VesselShape, filling: Filling): void {
  const { from, to, colour, alpha = 1 } = filling
  if (to - from < 0.3) return
  const [middle, half] = [shape.width / 2, halfAt(shape, from)]
  ink.faint(alpha, () => {
    ink.poly(sliceOf(shape, from, to), colour)
    const foot = halfAt(shape, to)
    ink.oval([middle, to, foot, Math.min(3, foot * FLAT)], colour)
  })
  ink.faint(0.9, () => ink.oval([middle, from, half, half * FLAT], shift(colour, 0.05)))
  ink.faint(0.16, () => {
    const edge = sliceOf(shape, from, to).filter(([x]) => x > middle)
    const inner = edge.map(([x, y]): [number, number] => [x - 0.22 * (x - middle), y])
    ink.poly([...edge, ...inner.toReversed()], '#20303a')
  })
}

function drawHandle(ink: Ink, { handle, shell = STEEL, width, wall }: VesselShape): void {
  const [middle, dark] = [width / 2, shift(shell, -0.16)]
  const [[y, half] = [0, 0]] = wall
  if (handle === 'bail')
    ink.line(`M${middle - half} ${y}Q${middle} ${y - 44} ${middle + half} ${y}`, 3, dark)
  if (handle === 'side')
    ink.line(
      `M${middle + half - 2} ${y + 14}Q${width - 4} ${y + 12} ${width - 8} ${y + 36}Q${width - 14} ${y + 58} ${middle + half - 10} ${y + 54}`,
      7,
      shell,
    )
  if (handle === 'both')
    for (const side of [-1, 1])
      ink.line(
        `M${middle + side * (half + 2)} ${y + 12}Q${middle + side * (half + 18)} ${y + 10} ${middle + side * (half + 16)} ${y + 22}Q${middle + side * (half + 14)} ${y + 27} ${middle + side * (half + 2)} ${y + 26}`,
        5,
        '#3c434b',
      )
}

/** The walls and the rim before what is in it, with the light on them. */
export function drawFront(ink: Ink, shape: VesselShape): void {
  const [rim = [0, 0]] = shape.wall
  const [middle, floor] = [shape.width / 2, shape.wall.at(-1)?.[0] ?? 96]
  const outline = sliceOf(shape, rim[0], floor)
  const left = outline.slice(0, outline.length / 2)
  const right = outline.slice(outline.length / 2)
  const wall = shape.shell ?? '#7f98a6'
  drawHandle(ink, shape)
  ink.faint(0.85, () => {
    const foot = halfAt(shape, floor)
    ink.line([...left, ...right], shape.shell === undefined ? 2 : 4.5, wall)
    ink.oval([middle, floor + 1.5, foot + 1, 2.4], wall)
  })
  ink.faint(0.7, () =>
    ink.line(ellipse([middle, rim[0], rim[1], rim[1] * FLAT]), shape.shell ? 3 : 1.6, wall),
  )
  const shine = left.map(([x, y]): [number, number] => [x + 0.2 * (middle - x), y])
  ink.faint(0.55, () => ink.line(shine.slice(0, -1), 2.4, SHINE))
}

function ellipse([x, y, rx, ry]: readonly [number, number, number, number]): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`
}

/** A lid or a cap on its rim, lifted and turned aside by a share. */
export function drawLid(ink: Ink, shape: VesselShape, lifted: number): void {
  const [rim = [0, 0]] = shape.wall
  const { lid = '#c9ccd0', width } = shape
  const half = rim[1] + 2
  ink.moved(
    {
      x: width / 2 + lifted * (half + 14),
      y: rim[0] - 2 - 16 * Math.sin(lifted * 2.2),
      turn: 0.9 * lifted,
    },
    () => {
      ink.box([-half, -7, 2 * half, 10], lid, 2.5)
      ink.box([-half, -1, 2 * half, 4], shift(lid, -0.1), 1.5)
    },
  )
}
