import type { ActionContext } from '../../../action.ts'
import { DESK, STOOL } from '../../furniture.ts'
import { restaged, type Keys } from '../../keys.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece, Variation } from '../../score.ts'

/** A grown-up's height in metres, by which things are to scale. */
const GROWN = 1.72
const [LOWEST, TALLEST] = [0.1, 0.24]
/** Where on the table the first, the second and the third thing lie. */
const SPOTS = [0.5, 0.72, 0.3] as const
/** The same beside what one works at. */
const BESIDE = [0.75, 0.64] as const
const SMALL = 0.13

/** What one would open before sitting over it. */
const OPENED: Readonly<Record<string, string>> = { book: 'open book' }

type Laying = Pick<ActionContext, 'object' | 'find'>

function namesIn({ object }: Laying): readonly string[] {
  return (object ?? '').split(' + ').filter((name) => name !== '')
}

function laid(names: readonly string[], context: Laying, spots: readonly number[]) {
  return names.slice(0, spots.length).map((name, index): SetPiece => {
    const thing = OPENED[name] ?? name
    const tall = (context.find(thing)?.metres ?? 0.2) / GROWN
    const height = Math.min(TALLEST, Math.max(LOWEST, tall))
    return { thing, x: spots[index] ?? 0.5, y: DESK.height, z: -0.06, height, shadow: false }
  })
}

/** What one writes with is in the hand, and what one writes on is there already. */
const PENS = /\b(?:quill|pen|fountain pen|brush|paintbrush|feather)$/u
const SHEETS = /\b(?:paper|sheet|parchment|scroll|letter)s?$/u

/** What is done at a desk, with what stands on it beside the work: "laptop + cup of coffee". */
export function besideWork(score: Score): Variation {
  const { needs, set = [] } = score
  const by: Variation['by'] = (context) => {
    const [, ...told] = namesIn(context)
    if (told.length === 0) return score
    const pen = told.find((name) => PENS.test(name))
    const more = told.filter((name) => name !== pen && !SHEETS.test(name))
    const plain = set.map((piece) => ({ ...piece, thing: piece.thing.replace(/^\?/u, '') }))
    const small = laid(more, context, BESIDE).map((piece) => ({
      ...piece,
      height: Math.min(piece.height ?? SMALL, SMALL),
    }))
    const holds = score.holds?.map((hold) => (pen ? { ...hold, thing: pen, height: 0.2 } : hold))
    return { ...score, ...(holds ? { holds } : {}), set: [...plain, ...small] }
  }
  return needs ? { needs, by } : { by }
}

function seated(keys: Keys): (context: ActionContext) => Score {
  return (context) => ({
    seconds: 5,
    set: [STOOL, DESK, ...laid(namesIn(context), context, SPOTS)],
    keys: restaged(keys, (stance) => ({ ...SIT, ...stance })),
  })
}

/** Alone at a small table, with what lies on it. */
export const OWN_TABLE: Deeds = {
  'sit-at-table': {
    by: seated({
      0: { rh: [0.26, 0.45], lh: [0.3, 0.46], torso: 0.06, neck: 0.08 },
      0.4: { rh: [0.26, 0.45], lh: [0.3, 0.46], torso: 0.08, neck: -0.04, look: 0.3 },
      0.7: { rh: [0.27, 0.45], lh: [0.3, 0.46], torso: 0.05, neck: 0.12, blink: 0 },
    }),
  },
  'think-at-table': {
    by: seated({
      0: { rh: ['chin', 0.03, -0.012], lh: [0.28, 0.45], torso: 0.16, neck: 0.14, look: 0.2 },
      0.5: { rh: ['chin', 0.035, -0.016], lh: [0.28, 0.45], torso: 0.18, neck: 0, look: 0.5 },
    }),
  },
}
