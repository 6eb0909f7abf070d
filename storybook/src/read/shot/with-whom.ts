import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

/** What nobody does alone, or to nobody. */
const OF_TWO = /^(?:give|show|propose|hug|kiss|argue|whisper|shake-hands|high-five|dance-together)$/

/** "A boy gives a rose; the girl blushes", "he proposes. She nods": who comes next is whom it was done to, and no stranger. */
export function withPartners(shots: readonly Shot[]): Shot[] {
  return shots.map((shot, at) => {
    const next = shots[at + 1]
    const [one, ...others] = shot.subjects.filter(({ kind }) => LIVING.has(kind))
    if (
      !next ||
      /^(?:beside|becoming)$/.test(next.transition) ||
      !one ||
      others.length > 0 ||
      one.count > 1
    )
      return shot
    const partner = whoComes(next, one.id)
    const done = one.actions.some(({ verb, target }) => OF_TWO.test(verb) && target === null)
    return partner && done ? met(shot, one, partner) : shot
  })
}

/** The only other person of the next shot. */
function whoComes({ subjects }: Shot, own: string): Subject | undefined {
  const [other, ...more] = subjects.filter(({ id, kind }) => id !== own && LIVING.has(kind))
  return other?.kind === 'person' && other.count === 1 && more.length === 0 ? other : undefined
}

function met(shot: Shot, one: Subject, partner: Subject): Shot {
  const actions = one.actions.map((each) =>
    OF_TWO.test(each.verb) && each.target === null ? { ...each, target: partner.id } : each,
  )
  const there: Subject = { ...structuredClone(partner), actions: [], emotion: 'neutral' }
  const subjects = shot.subjects.map((each) => (each.id === one.id ? { ...one, actions } : each))
  return { ...shot, subjects: [...subjects, there].slice(0, 12) }
}
