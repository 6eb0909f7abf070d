import type { Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

const GAP = /\b(?:canyon|gorge|ravine|chasm|abyss|gap|crevasse)$/u

/** A car that jumps over a canyon flies from one edge to the other. */
export function jumpOverGap(shot: Shot): Shot {
  const lead = shot.subjects.find(({ kind, count }) => kind === 'vehicle' && count === 1)
  const jump = lead?.actions.find(({ verb }) => /^(?:jump|leap|fly|soar)$/u.test(verb))
  const gap = shot.subjects.find(({ noun, kind }) => kind !== 'vehicle' && GAP.test(noun))
  if (!lead || !jump || !(gap || GAP.test(shot.place ?? ''))) return shot
  return {
    ...withSubject(unseen(shot, gap), lead, { actions: [doing('jump-gap')] }),
    place: 'canyon',
  }
}
