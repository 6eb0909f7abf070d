import type { Thing } from './table-scene.ts'

/** Where one thing is beside another, which stands in the middle. */
export type Whereabouts = 'beside' | 'on' | 'in' | 'next' | 'behind' | 'front' | 'under' | 'over'

interface Placed {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Things that lie so flat that something under them lifts them up. */
const LIFTED = 0.3
/** How much of a thing is seen above the rim of what it is in. */
const PEEKS = 0.45

/** The foot of the first thing at its place, and how deep in the picture. */
export function placeOf(where: Whereabouts, it: Thing, other: Thing): Placed {
  const [half, own] = [other.wide / 2, it.wide / 2]
  switch (where) {
    case 'on':
      return { x: 0, y: other.tall * 0.94, z: -0.02 }
    case 'over':
      return { x: 0, y: other.tall + 0.14, z: -0.02 }
    case 'in':
      return { x: 0, y: Math.max(0.05, other.tall - PEEKS * it.tall), z: 0.03 }
    case 'next':
      return { x: half + own + 0.08, y: 0, z: -0.01 }
    case 'behind':
      return { x: half * 0.8, y: 0.07, z: 0.04 }
    case 'front':
      return { x: 0.1 * half, y: -0.03, z: -0.04 }
    case 'under':
      return { x: half * 0.35, y: 0, z: -0.01 }
    case 'beside':
      return { x: 1.02 - own * 0.3, y: 0, z: -0.02 }
  }
}

/** How far the other thing is lifted while something is under it. */
export const raisedBy = (it: Thing): number => Math.min(LIFTED, it.tall * 0.5)
