import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { plotted } from '../../../../scene/rows.ts'
import type { Pair } from '../shapes.ts'

/** One part of a building: where its middle stands, how high above the ground it begins, its width and its height. */
interface Part {
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly rest: readonly number[]
}

type Shaping = (ink: Ink, part: Part) => void

/** A sheet of paper of this outline, in shares of its width and its height. */
const sheet =
  (points: string): Shaping =>
  (ink, { colour, x, y, w, h }) =>
    lit(ink, colour, [x, w]).polygon(...plotted({ x, y: -y, w, h }, points))

/** An outline with curves. */
const bowed =
  (path: string): Shaping =>
  (ink, { colour, x, y, w, h }) =>
    lit(ink, colour, [x, w]).path({ x, y: -y, w, h }, path)

const lit = (ink: Ink, colour: string, [x, w]: Pair) =>
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.2 }), [0.12, 0.3])

const SHAPES: Readonly<Record<string, Shaping>> = {
  box: sheet('-0.5 0, -0.5 -1, 0.5 -1, 0.5 0'),
  gable: sheet('-0.5 0, 0 -1, 0.5 0'),
  /** A hip roof with its eaves turned up. */
  eaves: bowed('M-0.5 -0.12Q-0.34 -0.3 -0.3 -1L0.3 -1Q0.34 -0.3 0.5 -0.12L0.46 0L-0.46 0Z'),
  dome: bowed('M-0.5 0C-0.5 -0.7 -0.3 -1 0 -1C0.3 -1 0.5 -0.7 0.5 0Z'),
  onion: bowed('M-0.34 0C-0.66 -0.4 -0.2 -0.62 0 -1C0.2 -0.62 0.66 -0.4 0.34 0Z'),
  /** A spire that swells before it narrows. */
  cone: bowed('M-0.5 0Q-0.44 -0.5 -0.07 -0.98L0.07 -0.98Q0.44 -0.5 0.5 0Z'),
  disc: (ink, { colour, x, y, w, h }) => lit(ink, colour, [x, w]).oval(x, -y, [w / 2, h / 2]),
  /** Narrower above by the share that is said last. */
  taper: (ink, { colour, x, y, w, h, rest: [top = 0.5] }) =>
    lit(ink, colour, [x, w]).polygon(
      [x - w / 2, -y],
      [x - (w * top) / 2, -y - h],
      [x + (w * top) / 2, -y - h],
      [x + w / 2, -y],
    ),
  arch: (ink, { colour, x, y, w, h }) =>
    mark(ink, colour).path(
      { x, y: -y, w, h },
      'M-0.5 0L-0.5 -0.66C-0.5 -0.9 -0.2 -1 0 -1C0.2 -1 0.5 -0.9 0.5 -0.66L0.5 0Z',
    ),
  band: (ink, { colour, x, y, w, h }) => mark(ink, colour).standing(x, -y, [w, h]),
  ring: (ink, { colour, x, y, w, rest: [thick = 0.2] }) =>
    stroke(ink, colour, thick).disc(x, -y, w / 2),
  /** So many windows beside one another, in so many rows. */
  panes: (ink, part) => inRows(part, (x, y, size) => mark(ink, part.colour).rect(x, y, size)),
  /** The same with round tops. */
  arcade: (ink, part) =>
    inRows(part, (x, y, [w, h]) =>
      SHAPES['arch']?.(ink, { ...part, x: x + w / 2, y: -y - h, w, h }),
    ),
  /** A row of columns. */
  columns: (ink, part) =>
    inRows(part, (x, y, size) =>
      cut(ink, turned(ink, part.colour, { span: [x, x + size[0]], amount: 0.3 }), 0.06).rect(
        x,
        y,
        size,
      ),
    ),
  /** Teeth along the top of a wall. */
  merlons: (ink, part) =>
    inRows(part, (x, y, size) => cut(ink, part.colour, 0.05).rect(x, y, size)),
  /** A line from one point to another, so wide. */
  stay: (ink, { colour, x, y, w, h, rest: [wide = 0.06] }) =>
    stroke(ink, colour, wide).line([x, -y], [w, -h]),
}

type Cell = (x: number, y: number, size: Pair) => void

/** Cells of a grid that fill two thirds of their room. */
function inRows({ x, y, w, h, rest: [across = 1, up = 1, share = 0.56] }: Part, draw: Cell): void {
  const [wide, high] = [w / across, h / up]
  const tall = up > 1 ? 0.66 : 1
  for (let row = 0; row < up; row++)
    for (let at = 0; at < across; at++)
      draw(x - w / 2 + (at + (1 - share) / 2) * wide, -y - (row + (1 + tall) / 2) * high, [
        wide * share,
        high * tall,
      ])
}

/**
 * Draws what is told line by line: `box #d8c9a8 0 0 4 3` is a wall four wide and three high whose middle stands at 0, on
 * the ground; `poly #aaa -3 0 0 5 3 0` goes from point to point. Heights are up.
 */
export function built(ink: Ink, lines: string): void {
  for (const line of lines.trim().split('\n')) {
    const [kind = '', colour = '', ...numbers] = line.trim().split(/\s+/)
    const [x = 0, y = 0, w = 0, h = 0, ...rest] = numbers.map(Number)
    if (kind === 'poly') cut(ink, colour, [0.2, 0.3]).polygon(...points(numbers.map(Number)))
    else if (kind === 'face') mark(ink, colour).polygon(...points(numbers.map(Number)))
    else SHAPES[kind]?.(ink, { colour, x, y, w, h, rest })
  }
}

function points(numbers: readonly number[]): Pair[] {
  return numbers.flatMap((x, at): Pair[] => (at % 2 === 0 ? [[x, -(numbers[at + 1] ?? 0)]] : []))
}

/** What is lit within at night, for the panes and arches of these lines. */
export function litPanes(ink: Ink, lines: string): void {
  for (const line of lines.trim().split('\n'))
    if (/^\s*(?:panes|arcade)\b/.test(line)) built(ink, line.replace(/#\w+/, '#ffd98a'))
}
