type Two = readonly [number, number]
type Three = readonly [number, number, number]
type Four = readonly [number, number, number, number]

function rows(text: string): number[][] {
  return text.split(',').map((row) => row.trim().split(/\s+/).map(Number))
}

/** `'12 30, 40 8'` as points: drawings hold hundreds of numbers, and lists of lists fill pages. */
export const pairs = (text: string): readonly Two[] => rows(text) as unknown as Two[]

/** Rows of three numbers: points with a radius, say. */
export const triples = (text: string): readonly Three[] => rows(text) as unknown as Three[]

/** Rows of four numbers: boxes, say. */
export const quads = (text: string): readonly Four[] => rows(text) as unknown as Four[]

/** Where a shape that is given in units of its own lies, and how large such a unit is. */
export interface Plot {
  readonly x?: number
  readonly y?: number
  readonly w?: number
  readonly h?: number
}

/** The points of a shape in units of its own, laid at `x`, `y`: `plotted({ x, w, h }, '-1 0, 0 -1, 1 0')` is a gable. */
export function plotted({ x = 0, y = 0, w = 1, h = 1 }: Plot, text: string): readonly Two[] {
  return pairs(text).map(([right, down]) => [x + right * w, y + down * h])
}
