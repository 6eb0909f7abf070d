import type { Actor } from '../../../cast/actor.ts'
import { ease, gather, through } from '../../easing.ts'
import { beside } from '../performed.ts'
import { spiltFrom } from '../spilt.ts'
import { dying, FLAT, LOW, placed, slidden, wideOf, type Fate, type Struck } from './struck.ts'

/** What is flat, such as a bicycle, lies down towards us. */
function laidDown(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.transform(1, 0, 0.35 * open, 1 - 0.68 * open, 0, 0)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

export function toppled(struck: Struck): Fate {
  if (struck.actor.build === 'wheeled' || struck.actor.aspect > LOW) {
    const as = laidDown(struck.actor)
    return (since) => placed(struck, { as, pose: { open: gather(since / 0.6) } })
  }
  return (since) => {
    const tip = gather(since / 0.55)
    const dy = 0.31 * wideOf(struck) * Math.sin(FLAT * tip) - struck.y * gather(since / 0.7)
    return placed(struck, { dx: 0.12 * tip, dy: since < 0 ? 0 : dy, pose: { lean: FLAT * tip } })
  }
}

/** It goes over where it stands, and what was in it runs out. */
export function spilt(struck: Struck): Fate {
  const pool = spiltFrom(struck.name, struck) ?? struck.find('puddle')
  const reach = struck.x + struck.height
  return (since) => {
    const tip = gather(since / 0.45)
    const run = ease(through(since, 0.4, 1))
    const dy = 0.31 * wideOf(struck) * Math.sin(FLAT * tip)
    const wet = beside('spilt', pool, {
      x: reach + 0.2 * run,
      y: struck.y,
      z: struck.z - 0.01,
      height: Math.max(0.01, 0.3 * struck.height * run),
      shadow: false,
    })
    return [
      ...(run > 0.02 ? wet : []),
      ...placed(struck, { dx: 0.06 * tip, dy, pose: { lean: FLAT * tip } }),
    ]
  }
}

/** What is much taller than wide rolls lying down. */
const TALL = 0.65

export function rolled(struck: Struck): Fate {
  const { aspect } = struck.actor
  if (aspect < TALL) return rolledDown(struck)
  return (since) => {
    const dx = 1.6 * slidden(struck, since)
    const dy = -struck.y * gather(since / 0.5)
    // A log rolls about its own length: end over end it would tumble.
    const spin = aspect > LOW ? 0 : (2 * dx) / struck.height
    return placed(struck, { dx, dy, pose: { spin } })
  }
}

/** A bottle falls on its side and rolls away towards us. */
function rolledDown(struck: Struck): Fate {
  const lower = 0.5 * struck.height * (1 - struck.actor.aspect)
  return (since) => {
    const tip = gather(since / 0.4)
    const dx = 1.4 * slidden(struck, since - 0.2)
    return placed(struck, {
      dx: since > 0.2 ? dx : 0,
      dy: -(struck.y + lower) * tip,
      pose: { spin: (Math.PI / 2) * tip + 0.12 * dying(since - 0.2, 1.6, 3) },
    })
  }
}
