import type { Shot, Subject } from '../../plan/plan.ts'

/** So much sky above what lightning strikes, in its own heights, shows the bolt. */
const BOLT = 0.38

/** How far above its top the frame must reach to show what comes down on it. */
export function skyAbove({ id }: Subject, { subjects, relations }: Shot): number {
  const bolts = subjects.filter(({ noun }) => /\b(lightning|thunderbolt)\b/u.test(noun))
  const struck = bolts.some(
    (bolt) =>
      bolt.actions.some(({ target }) => target === id) ||
      relations.some(({ from, to }) => from === bolt.id && to === id),
  )
  return struck ? BOLT : 0
}
