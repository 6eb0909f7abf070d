import { pairs } from '../../../scene/rows.ts'

/** A vessel that one sees into: what is in it is drawn between its walls. */
export interface VesselShape {
  readonly name: string
  readonly words: readonly string[]
  /** Width of its sheet, which is 100 high. */
  readonly width: number
  readonly metres: number
  /** Its inner wall from the rim down: how far below the top, and how far from the middle. */
  readonly wall: readonly (readonly [y: number, half: number])[]
  /** Colour of walls that are not of clear glass. */
  readonly shell?: string
  readonly handle?: 'side' | 'both' | 'bail'
  readonly lid?: string
}

/** Vessels as if of clear glass: what happens in them is what the film is about. */
export const VESSEL_SHAPES: readonly VesselShape[] = [
  {
    name: 'clear-glass',
    words: ['clear drinking glass', 'workpiece'],
    width: 66,
    metres: 0.16,
    wall: pairs('5 25, 60 21.5, 94 19'),
  },
  {
    name: 'clear-beaker',
    words: ['clear beaker'],
    width: 84,
    metres: 0.18,
    wall: pairs('6 33, 88 33, 94 29'),
  },
  {
    name: 'clear-flask',
    words: ['clear flask'],
    width: 92,
    metres: 0.22,
    wall: pairs('4 9.5, 34 9.5, 42 13, 86 39, 92 39, 96 35'),
  },
  {
    name: 'clear-bottle',
    words: ['clear bottle'],
    width: 44,
    metres: 0.28,
    wall: pairs('7 6, 26 6, 31 8, 40 15, 46 17, 92 17, 96 14'),
    lid: '#3f7fc4',
  },
  {
    name: 'clear-jar',
    words: ['clear jar'],
    width: 78,
    metres: 0.18,
    wall: pairs('12 27, 20 28, 27 33, 90 33, 96 28'),
    lid: '#d9a52c',
  },
  {
    name: 'clear-bowl',
    words: ['clear bowl'],
    width: 190,
    metres: 0.14,
    wall: pairs('7 88, 30 84, 52 74, 72 58, 86 40, 92 28'),
  },
  {
    name: 'clear-bucket',
    words: ['clear bucket'],
    width: 108,
    metres: 0.3,
    wall: pairs('22 47, 94 35'),
    shell: '#5f94c8',
    handle: 'bail',
  },
  {
    name: 'clear-pot',
    words: ['clear pot'],
    width: 150,
    metres: 0.2,
    wall: pairs('14 54, 88 54, 95 48'),
    shell: '#9aa5b0',
    handle: 'both',
  },
  {
    name: 'clear-cup',
    words: ['clear cup'],
    width: 124,
    metres: 0.1,
    wall: pairs('8 46, 50 42, 80 32, 92 22'),
    shell: '#f3efe6',
    handle: 'side',
  },
  {
    name: 'clear-tank',
    words: ['clear tank'],
    width: 230,
    metres: 0.4,
    wall: pairs('16 108, 90 104, 95 98'),
    shell: '#8f8a80',
  },
]

const SHAPES: ReadonlyMap<string, VesselShape> = new Map(
  VESSEL_SHAPES.map((shape) => [shape.name, shape]),
)

/** The vessel of that name: `prop:clear-bowl`. */
export function vesselShape(name: string): VesselShape | null {
  return SHAPES.get(name.replace(/^prop:/u, '')) ?? null
}

/** How far the wall is from the middle so far below the top. */
export function halfAt({ wall }: VesselShape, y: number): number {
  const below = wall.findIndex(([at]) => at >= y)
  const [first, last] = [wall[0], wall.at(-1)]
  if (below === 0 || !first || !last) return first?.[1] ?? 0
  const [lowY, low] = wall[below] ?? last
  const [highY, high] = wall[below - 1] ?? first
  if (below === -1) return last[1]
  return high + ((low - high) * (y - highY)) / Math.max(0.01, lowY - highY)
}

/** How far below the top the surface is when it is filled to a share of its depth. */
export function levelAt({ wall }: VesselShape, share: number): number {
  const [rim, floor] = [wall[0]?.[0] ?? 0, wall.at(-1)?.[0] ?? 100]
  return floor - (floor - rim) * share
}
