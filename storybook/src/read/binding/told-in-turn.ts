import { LIVING } from '../../plan/kinds.ts'
import { goesOff, isLeaving, isOfLegs, isPosture } from '../../plan/later-deeds.ts'
import type { Action, Direction, Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'

/** Where a deed leads; `off` is out of the picture. */
export function goThere(action: Action, direction: Direction | 'off'): void {
  if (direction !== 'off') action.direction = direction
  else if (goesOff(action.verb) && action.target === null) action.way = 'off'
}

/** "Digs a hole and lies down": told after another deed of the same one. */
export function isAfterDeed({ actions }: Pick<Subject, 'actions'>, verb: string): boolean {
  const at = actions.findIndex((each) => each.verb === verb)
  return actions.slice(0, Math.max(0, at)).some((each) => !isPosture(each))
}

/** How somebody is, as a deed that has its own time among others. */
const IN_TURN: Readonly<Record<string, string>> = {
  sit: 'sit-down',
  lie: 'lie-down',
  kneel: 'kneel-down',
  wait: 'wait-a-while',
  look: 'turn-head',
}

/** What puts an end to sitting, lying and kneeling. */
const RISES = /^(?:stand-up|get-up|wake-up)$/
const SETTLES = /^(?:sit|lie|kneel)$/
const WATCHES = /^(?:look|wait)$/

/** "Digs a hole and lies down", "kneels, then stands up": each at its time, and not one while doing the other. */
export function tellInTurn({ later, relations }: Binding, subject: Subject): void {
  const { id, kind, actions } = subject
  for (const action of actions.slice(1)) if (action.direction === 'away') leave(action)
  const placed = relations.some(
    ({ from, relation }) => from === id && /^(?:on|inside|riding|under)$/.test(relation),
  )
  if (placed || !LIVING.has(kind)) return
  for (const [at, action] of actions.entries()) {
    const told = later.has(`${id} ${action.verb}`) && isSeen(action, actions[at + 1])
    const first = at === 0 && isBefore(action, actions[1])
    if (told || first) action.verb = turnOf(action, subject) ?? action.verb
  }
}

/** "Stops and looks up" is one moment; a look between two deeds, or into the camera, is another. */
const isSeen = ({ verb, direction }: Action, next: Action | undefined): boolean =>
  verb !== 'look' || direction === 'towards' || next !== undefined

function leave(action: Action): void {
  if (action.target !== null || action.prop !== null || !goesOff(action.verb)) return
  action.direction = null
  action.way = 'off'
}

function isBefore({ verb }: Action, next: Action | undefined): boolean {
  if (next === undefined) return false
  return (SETTLES.test(verb) && RISES.test(next.verb)) || (WATCHES.test(verb) && goes(next))
}

const goes = (action: Action): boolean => isLeaving(action) || isOfLegs(action.verb)

/** Who has no knees to kneel on, and sits down to wait. */
const OF_OTHERS: Readonly<Record<string, string>> = { ...IN_TURN, kneel: 'kneel', wait: 'sit-down' }

/** Null where it is no deed of its own: to look at something, up or down. */
function turnOf(
  { verb, direction, target, prop }: Action,
  { kind, actions }: Subject,
): string | null {
  if (target !== null || prop !== null) return null
  // Who sleeps lies there meanwhile.
  if (SETTLES.test(verb) && actions.some((each) => each.verb === 'sleep')) return null
  if (verb === 'look' && direction === 'towards') return 'face-us'
  if (verb === 'look' && /^(?:up|down)$/.test(direction ?? '')) return null
  return (kind === 'person' ? IN_TURN : OF_OTHERS)[verb] ?? null
}
