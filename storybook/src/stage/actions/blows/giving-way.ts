import type { Actor } from '../../../cast/actor.ts'
import type { Upshot } from '../../../plan/plan.ts'
import { ease, gather, settle } from '../../easing.ts'
import { dying, placed, type Fate, type Struck } from './struck.ts'

/** The same thing that leans about its top, where it hangs. */
function hanging(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { lean = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.translate(0, -1)
      brush.ctx.rotate(-lean)
      brush.ctx.translate(0, 1)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

export function swung(struck: Struck): Fate {
  const as = hanging(struck.actor)
  return (since) => placed(struck, { as, pose: { lean: 0.5 * dying(since, 0.75, 6) } })
}

export const leaning =
  (far: number, beats: number, lasts: number) =>
  (struck: Struck): Fate =>
  (since) =>
    placed(struck, { pose: { lean: far * dying(since, beats, lasts) } })

/** How far what is landed on gives way under whom it bears, in its heights. */
export function sinkOf(upshot: Upshot | null, since: number): number {
  if (since < 0) return 0
  if (upshot === 'dip') return 0.1 * (0.55 * ease(since / 0.3) + 0.9 * dying(since, 1.1, 2.2))
  if (upshot === 'shatter' || upshot === 'burst') return 0.9 * gather(since / 0.4)
  return upshot === 'flatten' ? 0.32 * settle(since / 0.8) : 0
}

/** A branch bends about its trunk: lower the farther out. */
export function dipped(struck: Struck): Fate {
  return (since) => {
    const sink = sinkOf('dip', since)
    return placed(struck, { dy: -0.3 * sink * struck.height, pose: { lean: 1.3 * sink } })
  }
}

/** The same thing lower, and a little broader, as far as `pose.open` says. */
function pressed(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.scale(1 + 0.3 * open, 1 - open)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** Lower and broader, as what is soft is under a weight. */
export function flattened(struck: Struck): Fate {
  const as = pressed(struck.actor)
  return (since) => placed(struck, { as, pose: { open: sinkOf('flatten', since) } })
}

export function swollen(struck: Struck): Fate {
  return (since) => placed(struck, { grown: 1 + 0.5 * ease(since / 2) })
}

export function opened(struck: Struck): Fate {
  if (struck.actor.opens) return (since) => placed(struck, { pose: { open: ease(since / 1.2) } })
  return (since) => placed(struck, { pose: { turn: 1 - 0.75 * ease(since / 1.2) } })
}
