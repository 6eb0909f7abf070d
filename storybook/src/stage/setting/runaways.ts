import { comesAlive } from '../../cast/mascots/enlivened.ts'
import type { Subject } from '../../plan/plan.ts'

const RUNS = /^(run|flee|jog|race|sprint)$/u

/** Food that runs on legs of its own is out of the kitchen. */
export function runsFree(subject: Subject): boolean {
  return (
    subject.kind === 'food' &&
    comesAlive(subject) &&
    subject.actions.some(({ verb }) => RUNS.test(verb))
  )
}
