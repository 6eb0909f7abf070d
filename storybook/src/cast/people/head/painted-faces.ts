import type { Extra } from '../outfit.ts'
import { mark, stroke, type Sketch } from './head-sketch.ts'

type Draw = (sketch: Sketch) => void

const INK = '#2a2328'
const WHITE = 'rgba(255,252,246,0.94)'

/** Where the middle of the face is. */
const middle = ({ view }: Sketch): number => (view === 'side' ? 0.13 : 0)

/** An oval of paint: its middle and its radii. */
function oval(
  sketch: Sketch,
  colour: string,
  [x, y, wide, high]: readonly [number, number, number, number],
): void {
  const path = `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0Z`
  mark(sketch, path, colour)
}

function bothEyes(sketch: Sketch, colour: string, [wide, high]: readonly [number, number]): void {
  for (const side of [-0.155, 0.155])
    oval(sketch, colour, [middle(sketch) + side, -0.48, wide, high])
}

/** Lines that are drawn on both halves of the face, x from its middle. */
function onBothSides(
  sketch: Sketch,
  lines: readonly (readonly [number, number, number, number])[],
  width: number,
): void {
  const x = middle(sketch)
  for (const side of [-1, 1])
    for (const [x1, y1, x2, y2] of lines)
      stroke(sketch, `M${x + side * x1} ${y1}L${x + side * x2} ${y2}`, { colour: INK, width })
}

const nose = (sketch: Sketch, colour: string): void => {
  const x = middle(sketch)
  mark(sketch, `M${x - 0.07} -0.36H${x + 0.07}L${x} -0.27Z`, colour)
}

const tiger: Draw = (sketch) => {
  const x = middle(sketch)
  oval(sketch, 'rgba(242,140,40,0.94)', [x, -0.38, 0.35, 0.37])
  oval(sketch, WHITE, [x, -0.19, 0.2, 0.13])
  bothEyes(sketch, WHITE, [0.09, 0.13])
  nose(sketch, INK)
  const cheeks = [
    [0.34, -0.36, 0.19, -0.33],
    [0.33, -0.25, 0.2, -0.25],
    [0.28, -0.14, 0.18, -0.17],
    [0.05, -0.73, 0.03, -0.6],
    [0.17, -0.71, 0.12, -0.63],
  ] as const
  onBothSides(sketch, cheeks, 0.045)
}

const cat: Draw = (sketch) => {
  oval(sketch, WHITE, [middle(sketch), -0.2, 0.21, 0.13])
  nose(sketch, '#d9607a')
  const whiskers = [
    [0.12, -0.27, 0.36, -0.34],
    [0.12, -0.23, 0.38, -0.24],
    [0.12, -0.19, 0.35, -0.13],
  ] as const
  onBothSides(sketch, whiskers, 0.028)
}

const skull: Draw = (sketch) => {
  const x = middle(sketch)
  oval(sketch, WHITE, [x, -0.38, 0.35, 0.39])
  bothEyes(sketch, 'rgba(42,35,40,0.9)', [0.12, 0.15])
  nose(sketch, INK)
  const teeth = [
    [0.04, -0.22, 0.04, -0.12],
    [0.12, -0.22, 0.12, -0.12],
    [0.2, -0.21, 0.2, -0.13],
  ] as const
  onBothSides(sketch, teeth, 0.024)
}

const butterfly: Draw = (sketch) => {
  const x = middle(sketch)
  for (const side of [-1, 1]) {
    oval(sketch, 'rgba(168,88,200,0.88)', [x + side * 0.19, -0.56, 0.17, 0.15])
    oval(sketch, 'rgba(72,170,220,0.88)', [x + side * 0.16, -0.36, 0.13, 0.11])
    oval(sketch, WHITE, [x + side * 0.27, -0.62, 0.035, 0.035])
  }
  stroke(sketch, `M${x} -0.66V-0.3`, { colour: INK, width: 0.035 })
}

/** Faces that are painted all over; the features move above the paint. */
export const PAINTED_FACES: Partial<Record<Extra, Draw>> = {
  'tiger-face': tiger,
  'cat-face': cat,
  'skull-face': skull,
  'butterfly-face': butterfly,
}
