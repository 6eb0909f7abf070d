import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

/** On an empty board, for what stands on the usual ones is not what was asked for. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'write-board': 'write-in-chalk',
  'write-whiteboard': 'write-in-marker',
}

/** "Writes “Welcome back” on the blackboard": these words, on the board before which somebody stands. */
export function writeWords(shot: Shot): Shot {
  if (!shot.lettering.some(({ on }) => on === 'sign' || on === 'chalkboard')) return shot
  return withEach(shot, (each) => {
    const [first, ...rest] = each.actions
    const deed = IN_WORDS[first?.verb ?? '']
    return deed === undefined ? each : { ...each, actions: [doing(deed), ...rest] }
  })
}
