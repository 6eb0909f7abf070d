import { pairs } from '../../../scene/rows.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

const CANVAS = '#d9954e'
const LINING = '#e8b878'

/** Inside a tent: canvas that slopes to both sides, the flaps of its door tied back, a lantern under the ridge. */
export const tentInteriorPlace = interior({
  id: 'tent-interior',
  time: 'night',
  sounds: { crickets: 0.5 },
  wall: { style: 'plain', colour: LINING },
  floor: { pattern: 'planks', colour: '#8f7a5c', other: '#86714f', size: 3 },
  ceiling: darker(CANVAS, 0.34),
  height: 7.4,
  depth: 4.2,
  lamps: null,
  near: null,
  back,
  glow: (ink) => {
    for (const [r, a] of pairs('1.6 0.16, 0.9 0.3, 0.34 0.9'))
      mark(ink, clear('#ffdf94', a)).disc(0, ink.top * 0.78, r)
  },
  middle: (ink) => {
    sleepingBag(ink, { x: -ink.half * 0.82, colour: '#4f7f9a' })
    sleepingBag(ink, { x: ink.half * 0.82, colour: '#b5584a' })
  },
})

function back(ink: Ink, s: number): void {
  door(ink, 3 * s)
  for (const side of [-1, 1]) slope(ink, side)
  stroke(ink, '#6b4a30', 0.08).line([0, ink.top], [0, ink.top * 0.86])
  thing(ink, 'prop:lantern', { x: 0, y: ink.top * 0.7, height: 1.1 })
  thing(ink, 'prop:backpack', { x: -ink.half * 0.5, height: 1.7 })
}

/** The world outside between two flaps. */
function door(ink: Ink, half: number): void {
  const high = 5
  window(ink, { ...boxAt([0, 0], [half * 2, high]), frame: LINING, bars: [1, 1], view: 'trees' })
  for (const side of [-1, 1])
    cut(ink, lighter(CANVAS, 0.12), [0.2, 0.3]).polygon(
      [side * (half + 0.3), 0.1],
      [side * (half + 0.3), -high - 0.3],
      [0, -high - 0.3],
      [side * half * 0.34, -high * 0.5],
      [side * half * 0.86, 0.1],
    )
}

function slope(ink: Ink, side: number): void {
  const foot: [number, number] = [side * ink.half, -0.6]
  cut(ink, CANVAS, [0.3, 0.3]).polygon(foot, [side * ink.half, ink.top], [side * 0.1, ink.top])
  for (const share of [0.3, 0.62])
    stroke(ink, darker(CANVAS, 0.16), 0.06).line(
      [side * ink.half, -0.6 + (ink.top + 0.6) * share],
      [side * (0.1 + (ink.half - 0.1) * share), ink.top],
    )
}

function sleepingBag(ink: Ink, { x, colour }: { x: number; colour: string }): void {
  cut(ink, colour, [0.14, 0.3]).rounded([x - 1.7, -0.8, 3.4, 0.8], 0.36)
  mark(ink, lighter(colour, 0.4)).rounded([x - 1.6, -0.92, 0.9, 0.5], 0.2)
}
