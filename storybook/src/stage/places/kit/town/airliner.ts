import { plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

interface Airliner {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly colour: string
}

/** An airliner from the side; x, y is under its belly. */
export function airliner(ink: Ink, b: Airliner): void {
  wheels(ink, b)
  fin(ink, b)
  fuselage(ink, b)
  cabinWindows(ink, b)
  wing(ink, b)
  tailplane(ink, b)
}

/** The fuselage's half height, as a share of the airliner's length. */
const GIRTH = 0.065

function wheels(ink: Ink, { x, y, length: l }: Airliner): void {
  for (const d of [-0.08, 0.32]) {
    stroke(ink, '#6d7078', l * 0.012).line([x + d * l, y], [x + d * l, y + l * 0.045])
    mark(ink, '#33343c').disc(x + d * l, y + l * 0.045, l * 0.018)
  }
}

function fin(ink: Ink, { x, y, length: l, colour }: Airliner): void {
  const r = l * GIRTH
  cut(ink, colour, [0.1, 0.3]).polygon(
    ...plotted({ x, y, w: l, h: r }, '-0.46 -1.6, -0.52 -4.4, -0.43 -4.4, -0.3 -1.8'),
  )
}

function fuselage(ink: Ink, { x, y, length: l, colour }: Airliner): void {
  const r = l * GIRTH
  cut(ink, '#f6f1e6', [0.12, 0.3]).path(
    { x, y, w: l, h: r },
    'M-0.5 -1.8L0.34 -2Q0.5 -1.8 0.5 -0.8Q0.46 0 0.3 0L-0.3 0Q-0.44 -0.6 -0.5 -1.8',
  )
  mark(ink, colour).plot({ x, y, w: l, h: r }, '-0.42 -0.9, 0.46 -0.9, 0.47 -0.6, -0.36 -0.6')
}

function cabinWindows(ink: Ink, { x, y, length: l }: Airliner): void {
  const r = l * GIRTH
  for (let i = 0; i < 13; i++)
    mark(ink, ink.light.dark ? '#ffdf9e' : '#6d93ad').disc(
      x - l * 0.32 + i * l * 0.052,
      y - r * 1.35,
      l * 0.009,
    )
  mark(ink, '#4f7088').plot({ x, y, w: l, h: r }, '0.38 -1.8, 0.45 -1.5, 0.45 -1.2, 0.38 -1.3')
}

/** The near wing with its engine. */
function wing(ink: Ink, { x, y, length: l, colour }: Airliner): void {
  const r = l * GIRTH
  cut(ink, darker('#d9d4c8', 0.06), 0.08).polygon(
    ...plotted({ x, y, w: l, h: r }, '0.06 -0.6, -0.16 1.3, -0.22 1.3, -0.1 -0.6'),
  )
  cut(ink, lighter(colour, 0.1), 0.06).rounded(
    [x - l * 0.1, y + r * 0.1, l * 0.12, r * 0.8],
    r * 0.4,
  )
}

function tailplane(ink: Ink, { x, y, length: l }: Airliner): void {
  const r = l * GIRTH
  mark(ink, '#d9d4c8').plot({ x, y, w: l, h: r }, '-0.5 -1.9, -0.56 -2.3, -0.5 -2.4, -0.38 -1.8')
}
