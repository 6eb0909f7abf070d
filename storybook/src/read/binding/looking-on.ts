import type { Subject } from '../../plan/plan.ts'
import { isAlive, type Binding } from './binding.ts'
import { does } from './does.ts'

export const TOPS =
  /(?:^| )(?:table|desk|shelf|counter|bench|wall|rock|roof|piano|stage|box|log|stump|bed)$/

/** What one does from where one is. */
const LOOKS_ON = /^(?:look|look-.*|watch|clap|wave|cheer|smile|laugh|listen|point|sing|wink|shout)$/

/** Whether those who act look on, wave or clap from somewhere. */
export function looksOnFrom(binding: Binding, word: string): boolean {
  return word === 'from' && does(binding, LOOKS_ON)
}

/** "Mice applaud from the shelf": they are on it, and look at whoever plays. */
export function isSeenFrom(binding: Binding, word: string, { kind, noun }: Subject): boolean {
  if (!looksOnFrom(binding, word)) return false
  const seat =
    kind === 'furniture' ||
    TOPS.test(noun) ||
    /(?:^| )(?:branch|perch|post|fence|lily ?pad|leaf|mushroom|toadstool|boulder|stone|cloud|windowsill|ledge)$/.test(
      noun,
    )
  if (seat) watch(binding, noun)
  return seat
}

const CHAIRS = /(?:^| )(?:chair|armchair|sofa|couch|bench|stool|throne|seat|settee)$/

/** Who only looks or listens sits there, if one can; the others do it to whoever plays. */
function watch(binding: Binding, seat: string): void {
  const { subjects, group, actions } = binding
  const doer = subjects.find(
    (each) => isAlive(each) && !group.includes(each.id) && each.actions.length > 0,
  )
  for (const action of actions) {
    if (CHAIRS.test(seat) && action.verb === 'look') action.verb = 'sit'
    else action.target ??= doer?.id ?? null
  }
}
