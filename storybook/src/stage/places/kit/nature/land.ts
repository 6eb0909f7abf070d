import { plotted, triples } from '../../../../scene/rows.ts'
import { clear, darker, deeper, lighter, mix } from '../colour.ts'
import { cut, fade, mark, stroke, type Ink } from '../paper.ts'
import { polygon, skyline, type Pair } from '../shapes.ts'

export interface Ridge {
  readonly colour: string
  /** Lowest and highest point above the ground, in u. */
  readonly height: Pair
  /** Distance between its bends in u. */
  readonly step?: number
  readonly floor?: number
}

/** The bends of a hill line across the plane. */
export function crestOf(ink: Ink, ridge: Ridge): readonly Pair[] {
  const step = ridge.step ?? 5
  const points: Pair[] = []
  for (let x = ink.left - step; x <= ink.right + step; x += step)
    points.push([x, -ink.random.between(ridge.height[0], ridge.height[1])])
  return points
}

/** A soft hill line across the plane, with lower folds of the same land before it. */
export function hills(ink: Ink, ridge: Ridge): void {
  const crest = crestOf(ink, ridge)
  const floor = ridge.floor ?? 0.1
  cut(ink, sunlit(ink, ridge.colour, [-ridge.height[1], floor]), [0.5, 0.35]).skyline(crest, floor)
  const step = ridge.step ?? 5
  for (const share of [0.66, 0.36]) {
    const shift = ink.random.between(0.3, 0.7) * step
    const fold = crest.map(([x, y]): Pair => [
      x + shift,
      y * share * ink.random.between(0.72, 1.12),
    ])
    const paper = sunlit(ink, deeper(ridge.colour, 0.16), [-ridge.height[1] * share, floor])
    const line: readonly Pair[] = [[ink.left - step, -0.2], ...fold]
    stroke(ink, clear(ink.light.shadow, 0.1), 0.3).shape(skyline(line, floor))
    mark(ink, paper).skyline(line, floor)
  }
}

/** Lightest along the crest. */
const sunlit = (ink: Ink, colour: string, span: Pair) =>
  fade(ink, [lighter(colour, 0.1), colour, deeper(colour, 0.2)], span)

/** Sharp paper mountains with a lit and a shaded side, and snow if wanted. */
export function peaks(
  ink: Ink,
  ridge: Ridge & { snow?: number; count?: number; gap?: number },
): void {
  const step = ridge.step ?? 9
  const floor = ridge.floor ?? 0.1
  for (let x = ink.left - step; x <= ink.right + step; x += step * ink.random.between(0.7, 1.1)) {
    const inGap = Math.abs(x) < (ridge.gap ?? 0)
    const height = ink.random.between(ridge.height[0], ridge.height[1]) * (inGap ? 0.45 : 1)
    const wide = height * ink.random.between(0.75, 1.05)
    peak(ink, { x, height, wide, colour: ridge.colour, floor, snow: ridge.snow ?? 0 })
  }
}

export interface Peak {
  readonly x: number
  readonly height: number
  readonly wide: number
  readonly colour: string
  readonly floor: number
  readonly snow: number
}

/** One mountain. `snow` is the white share of its height. */
export function peak(ink: Ink, how: Peak): void {
  const { x, height, wide, colour, floor, snow } = how
  const top: Pair = [x, -height]
  const jag = (share: number): number => ink.random.between(-0.05, 0.05) * wide * share
  const leftSide: Pair[] = [
    [x - wide * 0.3 + jag(1), -height * 0.72],
    [x - wide * 0.55 + jag(1), -height * 0.4],
    [x - wide, floor],
  ]
  const rightSide: Pair[] = [
    [x + wide * 0.22 + jag(1), -height * 0.75],
    [x + wide * 0.52 + jag(1), -height * 0.45],
    [x + wide, floor],
  ]
  const whole: Pair[] = [top, ...rightSide, ...leftSide.toReversed()]
  cut(ink, mix(colour, '#ffe3c4', 0.26), [0.5, 0.3]).polygon(...whole)
  const crest: Pair[] = [
    top,
    [x + jag(2), -height * 0.7],
    [x + wide * 0.12 + jag(2), -height * 0.45],
    [x + jag(2), -height * 0.2],
    [x + wide * 0.1, floor],
  ]
  const shaded = ink.light.from <= 0 ? rightSide : leftSide
  mark(ink, mix(deeper(colour, 0.35), '#4a4590', 0.22)).polygon(...crest, ...shaded.toReversed())
  facets(ink, how)
  if (snow > 0) snowField(ink, how)
}

/** Spurs that run down from the ridge: a lit one and a shaded one. */
function facets(ink: Ink, { x, height, wide, colour }: Peak): void {
  const lamp = ink.light.from <= 0 ? -1 : 1
  const spur = { x, y: 0, w: wide * lamp, h: height }
  mark(ink, lighter(colour, 0.24)).plot(
    spur,
    '0.04 -0.8, 0.22 -0.42, 0.2 -0.2, 0.42 0, 0.1 0, 0.06 -0.42',
  )
  mark(ink, mix(colour, '#8a7aa8', 0.2)).plot(
    spur,
    '0.34 -0.6, 0.44 -0.3, 0.7 0, 0.5 0, 0.36 -0.26',
  )
  mark(ink, mix(deeper(colour, 0.6), '#3b3a78', 0.3)).plot(
    spur,
    '-0.2 -0.72, -0.26 -0.44, -0.44 -0.2, -0.5 0, -0.2 0, -0.24 -0.3, -0.14 -0.5',
  )
}

function snowField(ink: Ink, how: Peak): void {
  const { x, height, wide, snow } = how
  const low = -height * (1 - snow)
  const at = (share: number, drop: number): Pair => [
    x + wide * snow * share * 0.9,
    low + drop * height * snow,
  ]
  const shape = polygon(
    [x, -height],
    [x + wide * 0.22 * snow * 1.2, -height + height * 0.25 * snow * 1.2],
    at(0.8, 0.05),
    at(0.5, -0.22),
    at(0.25, 0.12),
    at(-0.02, -0.2),
    at(-0.35, 0.1),
    at(-0.6, -0.15),
    at(-0.85, 0.02),
  )
  cut(ink, '#f6f9fc', 0.1).shape(shape)
  const shade = polygon(
    [x, -height],
    [x + wide * 0.22 * snow * 1.2, -height + height * 0.25 * snow * 1.2],
    at(0.8, 0.05),
    at(0.5, -0.22),
    at(0.25, 0.12),
    at(0.1, -0.4),
  )
  if (ink.light.from <= 0) mark(ink, '#bfd0e8').shape(shade)
}

/** A boulder of three facets. */
export function rock(
  ink: Ink,
  spot: { x: number; y?: number; width: number; height: number; colour?: string },
): void {
  const { x, y = 0, width, height, colour = '#8b8794' } = spot
  const half = width / 2
  const lean = ink.random.between(-0.15, 0.15) * width
  const outline: Pair[] = [
    [x - half, y + 0.05],
    [x - half * 0.85, y - height * 0.55],
    [x - half * 0.3 + lean, y - height],
    [x + half * 0.35 + lean, y - height * 0.92],
    [x + half * 0.9, y - height * 0.45],
    [x + half, y + 0.05],
  ]
  cut(ink, colour, [0.15, 0.35]).polygon(...outline)
  mark(ink, darker(colour, 0.25)).polygon(
    [x + half * 0.1 + lean, y - height * 0.6],
    [x + half * 0.35 + lean, y - height * 0.92],
    [x + half * 0.9, y - height * 0.45],
    [x + half, y + 0.05],
    [x + half * 0.2, y + 0.05],
  )
  mark(ink, lighter(colour, 0.22)).polygon(
    [x - half * 0.85, y - height * 0.55],
    [x - half * 0.3 + lean, y - height],
    [x + half * 0.35 + lean, y - height * 0.92],
    [x + half * 0.1 + lean, y - height * 0.6],
  )
}

/** A heap of boulders. */
export function rocks(
  ink: Ink,
  spot: { x: number; y?: number; width: number; height: number; colour?: string },
): void {
  const parts: readonly (readonly [number, number, number])[] = triples(
    '-0.28 0.5 0.8, 0.3 0.45 0.65, 0 0.6 1, -0.42 0.24 0.35, 0.46 0.22 0.3',
  )
  for (const [dx, wide, high] of parts) {
    rock(ink, {
      ...spot,
      x: spot.x + dx * spot.width,
      width: wide * spot.width,
      height: high * spot.height,
    })
  }
}

/** A snow drift or dune that lies on the ground. */
export function mound(
  ink: Ink,
  spot: { x: number; y?: number; width: number; height: number; colour: string },
): void {
  const { x, y = 0, width, height, colour } = spot
  cut(ink, colour, [0.2, 0.4]).soft(
    ...plotted({ x, y, w: width, h: height }, '-0.6 0.2, -0.3 -0.5, 0 -1.3, 0.3 -0.6, 0.6 0.2'),
  )
}
