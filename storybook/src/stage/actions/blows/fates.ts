import type { Upshot } from '../../../plan/plan.ts'
import { flying } from '../things/ruin.ts'
import { broken, crackedBy, halved, scattered } from './broken-apart.ts'
import { dipped, flattened, leaning, opened, swollen, swung } from './giving-way.ts'
import { rolled, spilt, toppled } from './knocked-over.ts'
import { bounced, flung, fluttered } from './sent-flying.ts'
import { withStain } from './stains.ts'
import { dying, placed, slidden, type Fate, type Struck } from './struck.ts'

/** Goes along with whoever pulls. */
export function dragged(struck: Struck, pulled: (since: number) => number): Fate {
  return (since) => placed(struck, { dx: pulled(since) })
}

function stained(struck: Struck): Fate {
  const as = withStain(struck.actor, struck.by)
  return (since) =>
    placed(struck, { as, pose: { open: since < 0 ? 0 : 1, lean: 0.03 * dying(since, 3, 1) } })
}

const FATES: Readonly<Partial<Record<Upshot, (struck: Struck) => Fate>>> = {
  crack: crackedBy,
  shatter: broken(flying, { columns: 4, rows: 5 }, 1.4),
  split: broken(halved, { columns: 2, rows: 1 }, 1.1),
  burst: broken(flying, { columns: 5, rows: 5 }, 1.2),
  topple: toppled,
  spill: spilt,
  slide: (struck) => (since) => placed(struck, { dx: slidden(struck, since) }),
  roll: rolled,
  bounce: bounced,
  fly: flung,
  flutter: fluttered,
  swing: swung,
  wobble: leaning(0.16, 2.2, 2.6),
  sway: leaning(0.13, 0.7, 6),
  dip: dipped,
  scatter: scattered,
  flatten: flattened,
  swell: swollen,
  open: opened,
  stain: stained,
}

/** What becomes of the thing; where nothing does, it only trembles. */
export function fateOf(upshot: Upshot | null, struck: Struck): Fate {
  const fate = upshot === null ? undefined : FATES[upshot]
  return (fate ?? leaning(0.02, 4, 0.8))(struck)
}
