import { clear, darker, lighter, mix } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

/** A house door with steps and a fanlight, and a broad window beside it with flowers below. */
export function homeDoor(
  ink: Ink,
  { x, width, trim, wall }: { x: number; width: number; trim: string; wall: string },
): void {
  const at = x + width * 0.24
  const wood = mix(darker(trim, 0.5), '#2f6f7a', 0.5)
  mark(ink, darker(wall, 0.16)).standing(x, 0, [width, 0.5])
  mark(ink, lighter(wall, 0.5)).rounded([at - 0.72, -2.6, 1.44, 2.6], [0.72, 0.72, 0, 0])
  mark(ink, wood).rounded([at - 0.54, -2.4, 1.08, 2.4], [0.54, 0.54, 0, 0])
  mark(ink, ink.light.dark ? '#ffd584' : '#bfdbe2').path(
    { x: at, y: -1.9, w: 0.44, h: 0.42 },
    'M-1 0Q-0.9 -1 0 -1Q0.9 -1 1 0Z',
  )
  mark(ink, '#f2c660').disc(at + 0.34, -1, 0.07)
  for (const [i, w] of [1.9, 1.6].entries())
    mark(ink, lighter('#b5a898', 0.2 * i)).standing(at, -0.16 * i, [w, 0.17])
  bay(ink, { x: x - width * 0.2, width: width * 0.46, wall })
}

/** Three panes that stand out from the wall under a little roof. */
function bay(ink: Ink, { x, width, wall }: { x: number; width: number; wall: string }): void {
  const [foot, high] = [-0.75, 1.7]
  cut(ink, lighter(wall, 0.3), 0.25).standing(x, 0, [width, 2.5])
  mark(ink, lighter(wall, 0.55)).standing(x, foot + 0.06, [width + 0.16, 0.14])
  const glass = ink.light.dark ? '#ffd584' : '#7fa9c0'
  for (const share of [-0.32, 0, 0.32]) {
    mark(ink, glass).standing(x + share * width, foot, [width * 0.26, high - 0.1])
    stroke(ink, clear('#fff8e6', 0.9), 0.05).line(
      [x + share * width - width * 0.13, foot - high * 0.6],
      [x + share * width + width * 0.13, foot - high * 0.6],
    )
  }
  mark(ink, darker(wall, 0.36)).plot(
    { x, y: -2.42, w: width, h: 0.4 },
    '-0.56 0, -0.44 -1, 0.44 -1, 0.56 0',
  )
  for (let dx = -width * 0.5; dx <= width * 0.5; dx += 0.26) {
    mark(ink, '#5f9a58').disc(x + dx, -0.16, 0.24)
    mark(ink, dx > 0 ? '#f7c559' : '#ee7a86').disc(x + dx, -0.3, 0.08)
  }
}
