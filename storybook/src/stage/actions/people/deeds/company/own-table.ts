import type { ActionContext } from '../../../action.ts'
import { DESK, STOOL } from '../../furniture.ts'
import type { Key } from '../../keys.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

/** A grown-up's height in metres, by which things are to scale. */
const GROWN = 1.72
const [LOWEST, TALLEST] = [0.1, 0.24]
/** Where on the table the first, the second and the third thing lie. */
const SPOTS = [0.5, 0.72, 0.3] as const

/** What one would open before sitting over it. */
const OPENED: Readonly<Record<string, string>> = { book: 'open book' }

function laid({ object, find }: Pick<ActionContext, 'object' | 'find'>): SetPiece[] {
  const names = (object ?? '').split(' + ').filter((name) => name !== '')
  return names.slice(0, SPOTS.length).map((name, index): SetPiece => {
    const thing = OPENED[name] ?? name
    const tall = (find(thing)?.metres ?? 0.2) / GROWN
    const height = Math.min(TALLEST, Math.max(LOWEST, tall))
    return { thing, x: SPOTS[index] ?? 0.5, y: DESK.height, z: -0.06, height, shadow: false }
  })
}

function seated(keys: readonly Key[]): (context: ActionContext) => Score {
  return (context) => ({
    seconds: 5,
    holds: [],
    set: [STOOL, DESK, ...laid(context)],
    keys: keys.map(([at, stance]): Key => [at, { ...SIT, ...stance }]),
  })
}

/** Alone at a small table, with what lies on it. */
export const OWN_TABLE: Deeds = {
  'sit-at-table': {
    by: seated([
      [0, { rh: [0.26, 0.45], lh: [0.3, 0.46], torso: 0.06, neck: 0.08 }],
      [0.4, { rh: [0.26, 0.45], lh: [0.3, 0.46], torso: 0.08, neck: -0.04, look: 0.3 }],
      [0.7, { rh: [0.27, 0.45], lh: [0.3, 0.46], torso: 0.05, neck: 0.12, blink: 0 }],
    ]),
  },
  'think-at-table': {
    by: seated([
      [0, { rh: ['chin', 0.03, -0.012], lh: [0.28, 0.45], torso: 0.16, neck: 0.14, look: 0.2 }],
      [0.5, { rh: ['chin', 0.035, -0.016], lh: [0.28, 0.45], torso: 0.18, neck: 0, look: 0.5 }],
    ]),
  },
}
