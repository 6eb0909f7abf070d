import { darker } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

const CLOTH = '#fff3de'

/** A little table with two chairs under a striped parasol, before a shop. */
export function pavementCafe(ink: Ink, { x, stripes }: { x: number; stripes: string }): void {
  const iron = '#4d4656'
  stroke(ink, iron, 0.09).line([x, 0], [x, -2.3])
  cut(ink, CLOTH, 0.1).path({ x, y: -2.05, w: 1.5, h: 0.85 }, 'M-1 0Q-0.5 -0.9 0 -1Q0.5 -0.9 1 0Z')
  for (const [from, to] of [
    [-1, -0.6],
    [-0.2, 0.2],
    [0.6, 1],
  ] as const)
    mark(ink, stripes).path(
      { x, y: -2.05, w: 1.5, h: 0.85 },
      `M${from} 0Q${from * 0.5} -0.9 0 -1Q${to * 0.5} -0.9 ${to} 0Z`,
    )
  cut(ink, CLOTH, 0.06).standing(x, -0.84, [1.1, 0.1])
  for (const side of [-1, 1]) {
    stroke(ink, darker(stripes, 0.2), 0.1).path(
      { x, w: side },
      'M0.6 0L0.62 -0.5L1.02 -0.5M1.02 0L1.06 -1.15',
    )
    mark(ink, '#f2c660').rect(x + side * 0.3 - 0.07, -1.04, [0.14, 0.12])
  }
}

/** A clipped tree in a tub, as it stands beside doors. */
export function tubTree(ink: Ink, x: number): void {
  stroke(ink, '#7a5440', 0.1).line([x, -0.5], [x, -1.3])
  cut(ink, '#5f9a5e', 0.08).disc(x, -1.6, 0.46)
  mark(ink, '#7db56c').disc(x - 0.12, -1.72, 0.24)
  mark(ink, '#b5684a').plot({ x, w: 0.4, h: 0.6 }, '-0.7 0, -1 -1, 1 -1, 0.7 0')
}
