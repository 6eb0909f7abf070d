import { pairs } from '../../../../scene/rows.ts'
import { PAPER, standing } from '../materials.ts'
import type { Tool, ToolPaper } from '../tool.ts'

const TABLE_TOP = 'M-150 -40H150L172 0H-172Z'

/** Games that lie on a table, seen from somewhat above. */
export const BOARD_GAMES: Readonly<Record<string, Tool>> = {
  'domino game': standing(3.4, 0.1, ({ shape, dot }) => {
    for (const [x, y] of pairs('-150 -8, -104 -8, -58 -8, -12 -24, 34 -24, 80 -8, 126 -8')) {
      shape(`M${x - 20} ${y - 16}H${x + 20}L${x + 22} ${y + 6}H${x - 22}Z`, '#f7f1e2')
      shape(`M${x - 1} ${y - 16}H${x + 1}V${y + 6}H${x - 1}Z`, '#33323a')
      for (const side of [-10, 10]) dot(x + side, y - 5, 4, '#33323a')
    }
    for (const x of [-160, -136, -112, 112, 136, 160]) {
      shape(`M${x - 10} -62H${x + 10}V-28H${x - 10}Z`, '#f7f1e2')
      dot(x, -52, 3.5, '#33323a')
      dot(x, -38, 3.5, '#33323a')
    }
  }),
  'mahjong tiles': standing(3.4, 0.1, ({ shape, dot }) => {
    for (const [row, y] of [0, -34].entries())
      for (let index = 0; index < 9; index++) {
        const x = -152 + index * 38 + row * 4
        shape(`M${x - 16} ${y - 32}H${x + 16}V${y}H${x - 16}Z`, '#f7f1e2')
        shape(`M${x - 16} ${y - 8}H${x + 16}V${y}H${x - 16}Z`, '#3f8f5f')
        dot(x, y - 20, 6, index % 2 ? '#c8403f' : '#2f5f9f')
      }
  }),
  'backgammon board': standing(3.4, 0.1, (pen) => {
    const { shape } = pen
    shape(TABLE_TOP, '#7a4a2c')
    for (let index = 0; index < 10; index++) {
      const x = -140 + index * 28 + (index > 4 ? 14 : 0)
      shape(`M${x} -4L${x + 9} -34L${x + 20} -4Z`, index % 2 ? '#e9d3a8' : '#b8473f')
    }
    men(pen, [-130, -102, 30], PAPER)
    men(pen, [-46, 86, 114], '#33282c')
  }),
  'checkers board': standing(3.4, 0.1, (pen) => {
    pen.shape(TABLE_TOP, '#8a5a34')
    for (let row = 0; row < 2; row++)
      for (let index = 0; index < 4; index++) {
        const x = -140 + index * 72 + row * 36
        const y = -36 + row * 18
        pen.shape(`M${x} ${y}H${x + 34}L${x + 36} ${y + 16}H${x}Z`, '#f4e4c3')
      }
    men(pen, [-124, -88, -52], '#c8403f')
    men(pen, [52, 88, 124], '#33282c')
  }),
  'go board': standing(3.4, 0.1, (pen) => {
    pen.shape(TABLE_TOP, '#d9a860')
    pen.line(
      'M-156 -28H156M-162 -15H162M-100 -40L-116 0M-50 -40L-58 0M0 -40V0M50 -40L58 0M100 -40L116 0',
      '#6b4a2c',
      2,
    )
    men(pen, [-104, -54, 60], PAPER)
    men(pen, [-80, 4, 108], '#2c282e')
  }),
  'game board': standing(3.4, 0.1, (pen) => {
    pen.shape(TABLE_TOP, '#f4ecd8')
    for (const [index, colour] of ['#d6453f', '#f2c14a', '#3f80c8', '#5fb07f'].entries()) {
      const x = -136 + index * 72
      pen.shape(`M${x} -32H${x + 56}L${x + 60} -6H${x - 2}Z`, colour)
      pen.shape(`M${x + 16} -14L${x + 24} -50H${x + 32}L${x + 40} -14Z`, colour)
      pen.dot(x + 28, -54, 9, colour)
    }
  }),
}

/** Round men of a game, lying on its board. */
function men({ shape }: ToolPaper, at: readonly number[], colour: string): void {
  for (const x of at)
    shape(`M${x - 15} -22A15 8 0 0 1 ${x + 15} -22V-12A15 8 0 0 1 ${x - 15} -12Z`, colour)
}
