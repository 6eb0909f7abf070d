import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

export type Roof = 'gable' | 'steps' | 'scrolls' | 'cornice' | 'mansard' | 'pitched'

interface Roofed {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly wall: string
  readonly trim: string
  readonly tiles: string
  readonly roof: Roof
}

/** What is above the eaves; drawn before the wall, which covers its foot. */
export function roofOf(ink: Ink, house: Roofed): void {
  ROOFS[house.roof](ink, house)
}

type Draw = (ink: Ink, house: Roofed) => void

function chimney(ink: Ink, { x, width, height }: Roofed, [share, rise]: readonly [number, number]) {
  const at = x + share * width
  mark(ink, '#a5604c').standing(at, -height, [0.52, rise])
  mark(ink, '#7f4a42').standing(at, -height - rise, [0.66, 0.16])
  for (const dx of [-0.14, 0.14])
    mark(ink, '#c9805f').standing(at + dx, -height - rise - 0.14, [0.18, 0.26])
}

/** A round or square opening in a gable, with its frame. */
function eye(ink: Ink, { x, height, trim }: Roofed, rise: number): void {
  mark(ink, lighter(trim, 0.4)).disc(x, -height - rise, 0.36)
  mark(ink, ink.light.dark ? '#ffd584' : '#6f93ad').disc(x, -height - rise, 0.26)
}

const gable: Draw = (ink, house) => {
  const { x, width, height, wall, tiles } = house
  const rise = Math.min(2.6, width * 0.5)
  chimney(ink, house, [0.3, rise * 0.86])
  cut(ink, tiles, 0.25).plot({ x, y: -height, w: width, h: rise }, '-0.56 0.06, 0 -1.16, 0.56 0.06')
  mark(ink, wall).plot(
    { x, y: -height, w: width, h: rise },
    '-0.5 0.1, -0.5 0, 0 -0.96, 0.5 0, 0.5 0.1',
  )
  eye(ink, house, rise * 0.36)
}

const steps: Draw = (ink, house) => {
  const { x, width, height, wall } = house
  const rise = Math.min(2.4, width * 0.46)
  const outline =
    '-0.5 0.2, -0.5 -0.2, -0.36 -0.2, -0.36 -0.48, -0.22 -0.48, -0.22 -0.76, -0.1 -0.76, -0.1 -1, 0.1 -1, 0.1 -0.76, 0.22 -0.76, 0.22 -0.48, 0.36 -0.48, 0.36 -0.2, 0.5 -0.2, 0.5 0.2'
  cut(ink, lighter(wall, 0.42), 0.25).plot({ x, y: -height - 0.1, w: width, h: rise }, outline)
  mark(ink, wall).plot({ x, y: -height + 0.05, w: width * 0.99, h: rise }, outline)
  eye(ink, house, rise * 0.34)
}

const scrolls: Draw = (ink, house) => {
  const { x, width, height, wall } = house
  const rise = Math.min(2.5, width * 0.48)
  const outline =
    'M-0.5 0.1L-0.5 -0.1Q-0.34 -0.14 -0.32 -0.4Q-0.3 -0.66 -0.16 -0.7Q-0.14 -1 0 -1.04Q0.14 -1 0.16 -0.7Q0.3 -0.66 0.32 -0.4Q0.34 -0.14 0.5 -0.1L0.5 0.1Z'
  cut(ink, lighter(wall, 0.45), 0.25).path({ x, y: -height - 0.1, w: width, h: rise }, outline)
  mark(ink, wall).path({ x, y: -height + 0.04, w: width * 0.98, h: rise }, outline)
  eye(ink, house, rise * 0.4)
}

const cornice: Draw = (ink, house) => {
  const { x, width, height, wall } = house
  chimney(ink, house, [-0.28, 1.1])
  chimney(ink, house, [0.32, 0.8])
  mark(ink, darker(wall, 0.12)).standing(x, -height + 0.1, [width + 0.1, 0.42])
  mark(ink, lighter(wall, 0.42)).standing(x, -height - 0.18, [width + 0.34, 0.2])
  for (let dx = -width / 2 + 0.2; dx < width / 2; dx += 0.42)
    mark(ink, lighter(wall, 0.3)).rect(x + dx, -height - 0.14, [0.2, 0.2])
}

/** A steep roof of slate with windows of its own. */
const mansard: Draw = (ink, house) => {
  const { x, width, height, tiles, trim } = house
  const rise = Math.min(2.2, width * 0.44)
  chimney(ink, house, [-0.34, rise + 0.7])
  cut(ink, tiles, [0.25, 0.25]).path(
    { x, y: -height, w: width, h: rise },
    'M-0.53 0.1Q-0.46 -0.4 -0.42 -1L0.42 -1Q0.46 -0.4 0.53 0.1Z',
  )
  courses(ink, house, rise)
  for (const share of width > 4 ? [-0.26, 0, 0.26] : [-0.18, 0.18]) {
    const at = x + share * width
    mark(ink, lighter(trim, 0.3)).rounded([at - 0.36, -height - 1.3, 0.72, 1.1], [0.36, 0.36, 0, 0])
    mark(ink, ink.light.dark ? '#ffd584' : '#6f93ad').rounded(
      [at - 0.24, -height - 1.16, 0.48, 0.9],
      [0.24, 0.24, 0, 0],
    )
  }
}

const pitched: Draw = (ink, house) => {
  const { x, width, height, tiles } = house
  const rise = 1.7
  chimney(ink, house, [0.26, rise + 0.6])
  cut(ink, tiles, [0.25, 0.25]).plot(
    { x, y: -height, w: width, h: rise },
    '-0.56 0.1, -0.44 -1, 0.44 -1, 0.56 0.1',
  )
  courses(ink, house, rise)
}

/** Rows of tiles. */
function courses(ink: Ink, { x, width, height, tiles }: Roofed, rise: number): void {
  for (let row = 1; row < 5; row++) {
    const y = -height - (rise * row) / 5
    stroke(ink, clear(darker(tiles, 0.35), 0.45), 0.04).line(
      [x - width * (0.52 - row * 0.02), y],
      [x + width * (0.52 - row * 0.02), y],
    )
  }
}

const ROOFS: Readonly<Record<Roof, Draw>> = { gable, steps, scrolls, cornice, mansard, pitched }
