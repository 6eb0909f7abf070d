import { shift } from '../../../colour/oklch.ts'
import type { Ink } from '../../ink.ts'
import type { Build } from './breed.ts'

/** A knitted jersey or a little coat around chest and back, with its collar and hem. */
export function drawJersey(ink: Ink, build: Build, colour: string): void {
  const { front, back, top, belly, head, skull } = build
  const end = front + (back - front) * 0.68
  const deep = belly - top
  ink.shape(
    `M${head[0] + skull * 0.86} ${head[1] + skull * 0.1}Q${front + 24} ${top - 3} ${end} ${top}` +
      `Q${end + 5} ${top + deep * 0.5} ${end} ${belly + 1}Q${front + 24} ${belly + 3} ${front + 6} ${belly}` +
      `Q${front - 5} ${belly - 5} ${front - 4} ${top + deep * 0.5}L${head[0] - skull * 0.5} ${head[1] + skull * 0.8}Z`,
    colour,
  )
  const rib = shift(colour, -0.09)
  ink.line(
    `M${head[0] - skull * 0.45} ${head[1] + skull * 0.86}Q${head[0] + skull * 0.3} ${head[1] + skull} ${head[0] + skull * 0.84} ${head[1] + skull * 0.2}`,
    6,
    rib,
  )
  ink.line(`M${end - 1} ${top + 1}Q${end + 4} ${top + deep * 0.5} ${end - 1} ${belly}`, 5, rib)
  const pale = shift(colour, 0.13)
  for (const share of [0.4, 0.62])
    ink.line(
      `M${front + 1} ${top + deep * (share + 0.06)}Q${(front + end) / 2} ${top + deep * (share - 0.1)} ${end + 1} ${top + deep * share}`,
      2.4,
      pale,
    )
}
