import { pairs } from '../../../../scene/rows.ts'
import { standing } from '../materials.ts'
import type { Tool, ToolPaper } from '../tool.ts'

/** Boards to speak in front of. */
export const BOARDS: Readonly<Record<string, Tool>> = {
  'plain wall': standing(1.5, 1.2, plainWall),
  'crayon wall': standing(1.5, 1.2, ({ shape, line, dot }) => {
    plainWall({ shape, line })
    line('M-52 -30V-56H-22V-30ZM-56 -54L-37 -74L-18 -54M-41 -30V-44H-33V-30', '#d6453f', 2.4)
    dot(40, -76, 8, '#f7c52f')
    line('M40 -90V-95M54 -76H60M26 -76H20M50 -86L55 -91M30 -86L25 -91M50 -66L54 -62', '#f0a52a', 2)
    line('M2 -30V-46M2 -36L10 -42', '#3f9a55', 2.4)
    for (const [x, y] of pairs('2 -56, -5 -50, 9 -50, 2 -45')) dot(x, y, 4, '#c765b8')
    line(
      'M34 -30L40 -44L46 -30M40 -44V-54M32 -50H48M35 -59A5 5 0 1 0 45 -59A5 5 0 1 0 35 -59',
      '#3f72b8',
      2.2,
    )
    line('M-60 -26Q-40 -22 -20 -26T20 -26T58 -26', '#5fb07f', 2.4)
  }),
  'floor tiles': standing(5, 0.16, ({ shape, line }) => {
    shape('M-200 -100H190L250 0H-250Z', '#c9744c')
    line('M-225 -50H220M-100 -100L-125 0M0 -100V0M95 -100L125 0', '#f1e3cf', 8)
  }),
  tile: standing(1, 0.12, ({ shape, line }) => {
    shape('M-50 -100H50V0H-50Z', '#c9744c')
    line('M-50 -100H50V0H-50Z', '#9c5433', 5)
  }),
  'tile stack': standing(1.1, 0.16, ({ shape, line }) => {
    shape('M-52 -100H52V0H-52Z', '#c9744c')
    line('M-52 -83H52M-52 -66H52M-52 -50H52M-52 -34H52M-52 -17H52', '#8a4729', 4)
  }),
  'weather map': standing(1.4, 0.6, ({ shape, line, dot }) => {
    shape('M-70 -100H70V0H-70Z', '#2f4a6b')
    shape('M-65 -95H65V-5H-65Z', '#7fb8dc')
    shape(
      'M-52 -80Q-30 -92 -8 -82Q16 -90 44 -74Q58 -56 46 -34Q30 -10 2 -18Q-26 -8 -44 -30Q-62 -54 -52 -80Z',
      '#8fc47a',
    )
    dot(-26, -62, 11, '#f6c445')
    for (const [x, y] of pairs('14 -60, 24 -66, 34 -60')) dot(x, y, 9, '#f7f4ee')
    line('M14 -48L11 -40M24 -48L21 -38M34 -48L31 -40', '#3f74b8', 2.4)
    line('M-58 -26Q-30 -40 0 -30Q28 -22 58 -36', '#d6544a', 2)
  }),
  'chart board': standing(1.4, 0.6, ({ shape, line, dot }) => {
    shape('M-70 -100H70V0H-70Z', '#8f9aa5')
    shape('M-66 -96H66V-4H-66Z', '#fbf8f1')
    for (const [x, tall, colour] of [
      [-50, 22, '#4f80bd'],
      [-34, 34, '#3f8f8b'],
      [-18, 48, '#edbd4f'],
      [-2, 62, '#d65a4a'],
    ] as const)
      shape(`M${x} -14H${x + 11}V${-14 - tall}H${x}Z`, colour)
    line('M-56 -12H16', '#5a5560', 2)
    line('M-48 -44L-30 -58L-12 -70L8 -86', '#5a5560', 2)
    dot(40, -58, 19, '#4f80bd')
    shape('M40 -58V-77A19 19 0 0 1 58 -52Z', '#e5934a')
    line('M24 -28H58M24 -20H50', '#b9b3a8', 2.4)
  }),
  blackboard: standing(1.5, 0.66, ({ shape, line }) => {
    shape('M-74 -100H74V0H-74Z', '#a9743f')
    shape('M-68 -94H68V-8H-68Z', '#3f5f52')
    // Right from either side, because the board may be seen mirrored: x + 8 = 11, 8 + 0 = 8.
    line(
      'M-60 -80l8 10M-52 -80l-8 10M-47 -75h9M-42.5 -79.5v9M-30 -75a4 4 0 1 1 0.1 0M-30 -75a4.6 4.6 0 1 0 0.1 0M-21 -77h9M-21 -72h9M-6 -82v15M0 -82v15',
      '#e6efe6',
      2.4,
    )
    line(
      'M-54 -45a4 4 0 1 1 0.1 0M-54 -45a4.6 4.6 0 1 0 0.1 0M-44 -45h9M-39.5 -49.5v9M-27 -52a5 7 0 1 0 0.1 0M-18 -47h9M-18 -42h9M-1 -45a4 4 0 1 1 0.1 0M-1 -45a4.6 4.6 0 1 0 0.1 0',
      '#e6efe6',
      2.4,
    )
    line('M20 -40L36 -72L52 -40ZM26 -52H46', '#f2e3a1', 3)
  }),
}

/** A piece of a room's wall with its skirting. */
function plainWall({ shape, line }: Pick<ToolPaper, 'shape' | 'line'>): void {
  shape('M-75 -100H75V0H-75Z', '#f3e6cc')
  shape('M-75 -9H75V0H-75Z', '#d8c39c')
  line('M-75 -9H75', '#bfa77c', 1)
}
