import { pairs } from '../../scene/rows.ts'

/**
 * Wings. `spread` ones are drawn on the picture and are cut out along an outline; birds drawn with folded wings get a
 * pair of paper wings pinned at the shoulder while they fly. Points: 0,0 top left … 1,1 bottom right of the picture.
 */
export interface Spread {
  readonly pin: readonly [number, number]
  readonly outline: readonly (readonly [number, number])[]
  /** `x`: closes like a book; `y`: goes up and down. */
  readonly axis: 'x' | 'y'
}

export interface Wings {
  /** Outlines of the drawn wings, each with the pin it beats about. */
  readonly spread?: readonly Spread[]
  /** Shoulder of the paper wings, and their length in heights. */
  readonly shoulder?: readonly [number, number]
  readonly long?: number
  /** One wing to each side, for birds that look at the audience. */
  readonly pair?: boolean
}

const half = (side: 'left' | 'right', axisAt = 0.5): Spread => ({
  pin: [axisAt, 0.5] as const,
  axis: 'x',
  outline:
    side === 'left'
      ? [
          [-0.1, -0.1],
          [axisAt, -0.1],
          [axisAt, 1.1],
          [-0.1, 1.1],
        ]
      : [
          [axisAt, -0.1],
          [1.1, -0.1],
          [1.1, 1.1],
          [axisAt, 1.1],
        ],
})

/** A wing that goes up and down about its pin. */
const wing = (
  pin: readonly [number, number],
  outline: readonly (readonly [number, number])[],
): Spread => ({ pin, outline, axis: 'y' })

export const WINGS: Readonly<Record<string, Wings>> = {
  butterfly: { spread: [half('left', 0.47), half('right', 0.61)] },
  'monarch-butterfly': { spread: [half('left', 0.45), half('right', 0.55)] },
  bat: {
    spread: [
      wing([0.38, 0.5], pairs('-0.1 -0.2, 0.38 -0.2, 0.38 1.2, -0.1 1.2')),
      wing([0.62, 0.5], pairs('0.62 -0.2, 1.1 -0.2, 1.1 1.2, 0.62 1.2')),
    ],
  },
  eagle: {
    spread: [
      wing(
        [0.3, 0.44],
        pairs('-0.05 -0.05, 0.36 -0.05, 0.42 0.4, 0.36 0.44, 0.2 0.4, 0.1 0.48, -0.05 0.3'),
      ),
      wing(
        [0.48, 0.54],
        pairs('0.41 0.45, 0.5 0.18, 1.05 0.1, 1.05 0.4, 0.74 0.55, 0.62 0.68, 0.48 0.64'),
      ),
    ],
  },
  dove: {
    spread: [
      wing([0.46, 0.46], pairs('0.37 0.4, 0.46 0.12, 0.66 -0.02, 0.66 0.2, 0.47 0.5')),
      wing([0.6, 0.54], pairs('0.52 0.42, 0.66 0.16, 1.05 -0.05, 1.05 0.3, 0.8 0.68, 0.62 0.62')),
    ],
  },
  phoenix: {
    spread: [
      wing(
        [0.36, 0.5],
        pairs('-0.05 -0.05, 0.36 -0.05, 0.33 0.45, 0.38 0.68, 0.28 0.7, -0.05 0.66'),
      ),
      wing([0.6, 0.5], pairs('0.64 -0.05, 1.05 -0.05, 1.05 0.66, 0.72 0.7, 0.6 0.66, 0.63 0.45')),
    ],
  },
  honeybee: {
    spread: [
      wing([0.5, 0.46], pairs('0.42 0.47, 0.4 -0.05, 0.73 -0.05, 0.73 0.1, 0.55 0.47')),
      wing([0.62, 0.48], pairs('0.57 0.5, 0.68 0.12, 0.98 0.12, 0.96 0.3, 0.8 0.43, 0.62 0.5')),
    ],
  },
  fly: {
    spread: [wing([0.16, 0.42], pairs('0.02 -0.05, 0.4 -0.05, 0.42 0.26, 0.16 0.46, 0.05 0.3'))],
  },
  mosquito: {
    spread: [wing([0.52, 0.42], pairs('0.5 0.42, 0.6 0.2, 0.75 -0.05, 0.95 0.1, 0.62 0.36'))],
  },
  bird: { shoulder: [0.5, 0.5], long: 0.75 },
  'black-bird': { shoulder: [0.5, 0.5], long: 0.75 },
  'baby-chick': { shoulder: [0.55, 0.48], long: 0.4 },
  duck: { shoulder: [0.55, 0.5], long: 0.6 },
  goose: { shoulder: [0.62, 0.58], long: 0.6 },
  swan: { shoulder: [0.6, 0.55], long: 0.75 },
  parrot: { shoulder: [0.5, 0.45], long: 0.6 },
  owl: { shoulder: [0.76, 0.5], long: 0.92, pair: true },
  'front-facing-baby-chick': { shoulder: [0.78, 0.55], long: 0.4, pair: true },
  flamingo: { shoulder: [0.6, 0.5], long: 0.74 },
  rooster: { shoulder: [0.5, 0.52], long: 0.45 },
  turkey: { shoulder: [0.5, 0.58], long: 0.45 },
  dodo: { shoulder: [0.5, 0.5], long: 0.35 },
  penguin: { shoulder: [0.62, 0.42], long: 0.35 },
}

/** How high above its shoulder the tip of a paper wing comes, in its lengths. */
const RAISED = 1.05

/** How high the wings of a flying bird are raised, in its own heights above its feet; 1 for all whose wings are not seen over them. */
export function wingsUp(name: string): number {
  const known = WINGS[name.replace(/^noto:/u, '')]
  if (!known?.shoulder) return 1
  return Math.max(1, 1 - known.shoulder[1] + RAISED * (known.long ?? 0.6))
}
