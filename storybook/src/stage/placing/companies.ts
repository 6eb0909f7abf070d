import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Subject } from '../../plan/plan.ts'

/** More than so many nobody counts. */
const MOST = 9

const isCounted = ({ count, kind }: Subject): boolean =>
  count > 1 && count <= MOST && LIVING.has(kind)

/** "Eight dogs run, and four children run behind them": two companies, and nobody tied to one dog. */
export function areCompanies(
  { from, to }: Pick<Relation, 'from' | 'to'>,
  all: readonly Subject[],
): boolean {
  const both = all.filter(({ id }) => id === from || id === to)
  return both.length === 2 && both.every(isCounted)
}
