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
