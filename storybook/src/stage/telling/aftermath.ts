import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

/** What befalls a thing because of what somebody does to it. */
const BEFALLS = /^(melt|burn|break|collapse|explode|fall|grow|bloom|disappear|light-up|wake-up)$/u

/** What is done to nobody: who runs from a burning house has not set it on fire. */
const HARMLESS = /^(run|walk|flee|look|watch|stand|fly|gather|cry|point|escape|leave)$/u

/** What one does who has seen it happen. */
const REACTS =
  /^(laugh|giggle|clap|applaud|cheer|gasp|scream|cry|wag-finger|celebrate|faint|bark)$/u

/** What happens at one moment, and is not over when the film begins. */
const HAPPENS =
  /^(fall|drop|break|smash-down|blow-candles|slip|trip|pop|burst|explode|crash|spill|sneeze|collapse|topple|knock-over|push|disappear|transform|appear|hatch|magic)$/u

/** The snowman melts after the dragon has breathed fire at it, not before: until then it stands there. */
export function comeAfter(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const waits = isBefallen(each, shot) ? 'stand' : hasSeenIt(each, shot) ? 'stand-by' : null
    return waits === null ? each : { ...each, actions: [doing(waits), ...each.actions] }
  })
}

/** "A girl blows out the candles, and everyone claps": when they are out. */
function hasSeenIt({ id, actions: [first] }: Subject, { subjects }: Shot): boolean {
  if (first === undefined || !REACTS.test(first.verb)) return false
  return subjects.some(
    (other) =>
      other.id !== id &&
      !/^(?:nature|plant|sky)$/u.test(other.kind) &&
      other.actions.some(({ verb }) => HAPPENS.test(verb)),
  )
}

function isBefallen({ id, kind, actions }: Subject, { subjects }: Shot): boolean {
  const [first] = actions
  if (kind === 'person' || !first || !BEFALLS.test(first.verb) || first.prop !== null) return false
  return subjects.some(
    (other) =>
      other.id !== id &&
      other.actions.some(({ verb, target }) => target === id && !HARMLESS.test(verb)),
  )
}
