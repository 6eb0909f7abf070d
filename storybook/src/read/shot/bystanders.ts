import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { plainAction } from '../binding/binding.ts'

/** What one goes on with while something happens to others. */
const LASTING =
  /^(?:sleep|sit|lie|kneel|read|knit|sew|fish|row|ride|perch|hang|meditate|sunbathe|bathe|play-.+)$/
/** What leaves those alone who are passed, seen or stood behind. */
const LEAVES_ALONE =
  /^(?:walk|run|sneak|creep|look|point|fly|swim|crawl|pass|appear|finish-race|arrive)$/

/** "A hare sleeps. The tortoise walks past him", "a gardener pushes a cart. A pumpkin rolls away": who has nothing to do in this take sleeps on, or looks at what happens, and goes back to no garden. */
export function goOnOrLook(subjects: readonly Subject[], previous: Shot | null): Subject[] {
  const doer = subjects.find(({ actions }) => actions.length > 0)
  return subjects.map((one) => {
    const before = previous?.subjects.find(({ id }) => id === one.id)
    const free = one.actions.length === 0 && LIVING.has(one.kind) && doer !== undefined
    if (!free || before === undefined || isInvolved(one, subjects)) return one
    const lasting = before.actions.filter(
      ({ verb, target }) => LASTING.test(verb) && (target === null || isHere(target, subjects)),
    )
    if (lasting.length > 0) return { ...one, actions: structuredClone(lasting) }
    // Who looks at nobody is seen from behind, and what happens not at all.
    const looks: Action = LIVING.has(doer.kind)
      ? { ...plainAction('look'), target: doer.id }
      : plainAction('stand')
    return one.kind === 'person' && one.person?.role != null ? { ...one, actions: [looks] } : one
  })
}

const isHere = (id: string, subjects: readonly Subject[]): boolean =>
  subjects.some((one) => one.id === id)

/** Whether something is done to them that moves them. */
function isInvolved({ id }: Subject, subjects: readonly Subject[]): boolean {
  return subjects.some(({ actions }) =>
    actions.some(({ verb, target }) => target === id && !LEAVES_ALONE.test(verb)),
  )
}
