import { pairs } from '../../../../scene/rows.ts'
import { standing } from '../materials.ts'
import type { Tool, ToolPaper } from '../tool.ts'

const [ROCK, LIT, DEEP] = ['#a3927f', '#b9a994', '#87755f']

/** Walls that go out of the frame above, below and behind whoever climbs them. Their near edge is at the left. */
export const STEEP_WALLS: Readonly<Record<string, Tool>> = {
  'rock wall': {
    ...standing(0.9, 3.6, ({ shape }) => {
      const edge = Array.from({ length: 21 }, (_, row) => corner(0, row))
      shape(outline([[45, 0], ...edge, [45, -100]]), ROCK)
      for (let row = 0; row < 20; row++)
        for (let column = 0; column < 7; column++) facet(shape, column, row)
      for (const [column, row] of TUFTS) tuft(shape, corner(column, row))
    }),
    at: [0.5, 0],
  },
  'glass wall': {
    ...standing(0.9, 3.6, (paper) => {
      paper.shape('M-42 0V-100H45V0Z', '#8fa3b8')
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 6; column++) pane(paper, column, row)
      paper.shape('M-42 0V-100H-39V0Z', '#b9c8d6')
    }),
    at: [0.5, 0],
  },
}

const TUFTS = pairs('0 7, 1 12, 3 4, 0 16, 4 10')

type Corner = readonly [x: number, y: number]

/** Always the same number between -1 and 1 for a corner: rocks look thrown together, and are the same in every film. */
const jag = (column: number, row: number): number => Math.sin(column * 12.9 + row * 7.3 + 1.7)

/** The rocks' corners: rows of five hundredths, the first column is the edge. */
function corner(column: number, row: number): Corner {
  const x = -40 + column * 13 + jag(column, row) * (column === 0 ? 2.4 : 4.5)
  return [x, -row * 5 + jag(row, column) * 1.6]
}

function outline(corners: readonly Corner[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Some stand out in the light and some lie back, two or three rows high. */
function facet(shape: ToolPaper['shape'], column: number, row: number): void {
  const chance = jag(column * 3 + 1, row * 5 + 2)
  if (Math.abs(chance) < 0.45) return
  const high = chance > 0 ? 2 : 3
  const corners = [
    corner(column, row),
    corner(column + 1, row + 1),
    corner(column + 1, row + high),
    corner(column, row + high - 1),
  ]
  shape(outline(corners), chance > 0 ? LIT : DEEP)
}

function tuft(shape: ToolPaper['shape'], [x, y]: Corner): void {
  const blade = (from: number, top: number, tall: number): string =>
    `Q${x + from} ${y - tall} ${x + top} ${y - 1}`
  shape(`M${x - 3} ${y}${blade(-2, -1, 4)}${blade(0, 1, 5)}${blade(3, 3.5, 4)}V${y}Z`, '#7f9a55')
}

/** A window with the sky in it; in every third somebody has drawn the blind. */
function pane({ shape }: ToolPaper, column: number, row: number): void {
  const [left, top] = [-37 + column * 13.6, -98 + row * 12.4]
  const [right, bottom] = [left + 12, top + 11]
  shape(
    `M${left} ${top}H${right}V${bottom}H${left}Z`,
    (column + row) % 2 === 0 ? '#6f9cc4' : '#7ba8cd',
  )
  if ((column * 5 + row * 3) % 7 === 0)
    shape(`M${left} ${top}H${right}V${top + 6}H${left}Z`, '#e6dfcf')
  else
    shape(
      `M${left + 1.5} ${bottom}L${left + 7} ${top}H${left + 9.5}L${left + 4} ${bottom}Z`,
      '#a9cbe4',
    )
}
