import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

/** What befalls a thing because of what somebody does to it. */
const BEFALLS = /^(melt|burn|break|collapse|explode|fall|grow|bloom|disappear|light-up|wake-up)$/u

/** What is done to nobody: who runs from a burning house has not set it on fire. */
const HARMLESS = /^(run|walk|flee|look|watch|stand|fly|gather|cry|point|escape|leave)$/u

/** The snowman melts after the dragon has breathed fire at it, not before: until then it stands there. */
export function comeAfter(shot: Shot): Shot {
  return withEach(shot, (each) =>
    isBefallen(each, shot) ? { ...each, actions: [doing('stand'), ...each.actions] } : each,
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
