import type { Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const TAKES = /^(hold|carry|lift|collect|pick|pick-up|fetch|greet|wait)$/u

/** A taxi that picks somebody up stops beside who waves at it: it has no arms to hold them. */
export function pickUp(shot: Shot): Shot {
  const [lead] = shot.subjects
  const taking = lead?.actions.find(({ verb, target }) => target !== null && TAKES.test(verb))
  const fare = shot.subjects.find(({ id, kind }) => id === taking?.target && kind === 'person')
  if (lead?.kind !== 'vehicle' || !fare) return shot
  const subjects = shot.subjects.map((each) => {
    if (each === lead) return { ...each, actions: [doing('stop')] }
    return each === fare && each.actions.length === 0 ? { ...each, actions: [doing('wave')] } : each
  })
  const others = shot.relations.filter(({ from, to }) => from !== lead.id || to !== fare.id)
  const beside = { from: fare.id, relation: 'next-to' as const, to: lead.id }
  return { ...shot, subjects, relations: [...others, beside] }
}
