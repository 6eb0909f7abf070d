import { LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'

const GIVES = /^(?:give|show)$/

/** "A stranger sits down beside her and offers a handkerchief": to her, the only other one there. */
export function giveToThem(subjects: readonly Subject[]): Subject[] {
  return subjects.map((one) => {
    const [other, ...more] = subjects.filter(({ id, kind }) => id !== one.id && LIVING.has(kind))
    if (other === undefined || more.length > 0) return one
    const actions = one.actions.map((each) =>
      GIVES.test(each.verb) && each.target === null && each.prop !== null
        ? { ...each, target: other.id }
        : each,
    )
    return { ...one, actions }
  })
}
