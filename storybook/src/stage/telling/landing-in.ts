import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

/** What one sticks in, head first. */
const SOFT =
  /\b(?:bush|bushes|hedge|shrub|haystack|hay bale|hay|snowdrift|snow ?bank|snow pile|pile of .+|heap of .+|flower bed|trash can|garbage can|bin|dumpster|barrel|laundry basket|cactus|rose bush)$/u
const COMES_DOWN = /^(?:land|fall|drop|tumble|crash|stumble|fly|plop|end)$/u
/** Into these one leaps for fun. */
const LEAPS = /^(?:jump|leap|dive)$/u
const HEAPS =
  /\b(?:(?:pile|heap) of .*(?:leaf|leaves|hay|snow|straw)|haystack|hay|snow ?bank|snowdrift|snow pile)$/u
const FLIERS = new Set<Subject['kind']>(['bird', 'insect'])

/** "Stumbles and lands in a hedge": head first, and he does not stand on top of it. */
export function landInIt(shot: Shot): Shot {
  for (const who of shot.subjects) {
    if (!LIVING.has(who.kind) || FLIERS.has(who.kind) || who.count > 1) continue
    const deed = who.actions.find(({ verb }) => COMES_DOWN.test(verb) || LEAPS.test(verb))
    const goal = deed && goalOf(shot, who, deed)
    if (!goal || (LEAPS.test(deed.verb) && !HEAPS.test(goal.noun))) continue
    const lands = doing('land-headlong', { prop: goal.noun })
    const told = withSubject(unseen(shot, goal), who, { actions: [lands] })
    return { ...told, place: shot.place ?? 'garden' }
  }
  return shot
}

/** Who comes rolling cannot stop before it. */
const isTumble = ({ verb }: Action): boolean =>
  /^(?:roll|slide|tumble|fall|stumble|somersault)$/u.test(verb)

function goalOf({ subjects, relations }: Shot, who: Subject, deed: Action): Subject | undefined {
  const aims = relations.filter(({ from, relation }) => from === who.id && relation === 'inside')
  const ids = new Set(aims.map(({ to }) => to))
  const into = deed.way === 'into' || (deed.verb === 'crash' && who.actions.some(isTumble))
  if (into && deed.target) ids.add(deed.target)
  return subjects.find(({ id, noun, kind }) => ids.has(id) && !LIVING.has(kind) && SOFT.test(noun))
}
