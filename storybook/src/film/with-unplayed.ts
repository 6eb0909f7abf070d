import type { Plan } from '../plan/plan.ts'

/** What was told when only the prompt was known, and what the stage could not play of it. */
export function withUnplayed<Told extends Pick<Plan, 'not_shown'>>(
  plan: Told,
  unplayed: readonly string[],
): Told {
  if (unplayed.length === 0) return plan
  const listed = unplayed.map((deed) => `“${deed.slice(0, 80)}”`).join(', ')
  return { ...plan, not_shown: [...plan.not_shown, `Not played: ${listed.slice(0, 260)}.`] }
}
