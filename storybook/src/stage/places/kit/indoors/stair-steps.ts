import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, type Ink } from '../paper.ts'
import { polygon, type Pair } from '../shapes.ts'
import { RISE } from './stair-measures.ts'

/** How deep a step is. */
export const STEP = 0.95

/** A flight of steps that rises to the right through the whole frame, and goes on below it. */
export function drawSteps(ink: Ink, tread: string): void {
  cut(ink, darker(tread, 0.24), 0.3).shape(flight(ink))
  for (let x = firstStep(ink); x < ink.right; x += STEP) {
    const y = -RISE * x
    cut(ink, lighter(tread, 0.22), 0.08).rect(x - 0.06, y - 0.06, [STEP + 0.12, 0.2])
    mark(ink, clear('#1c1420', 0.2)).rect(x, y + 0.14, [0.1, RISE * STEP])
  }
}

function firstStep(ink: Ink): number {
  return Math.floor(ink.left / STEP) * STEP
}

/** The outline of all steps, down to below the frame. */
function flight(ink: Ink) {
  const points: Pair[] = [[ink.left, ink.bottom]]
  for (let x = firstStep(ink); x < ink.right; x += STEP)
    points.push([x, -RISE * x], [x + STEP, -RISE * x])
  return polygon(...points, [ink.right, ink.bottom])
}
