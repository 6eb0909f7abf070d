import type { Shot } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { withoutAll } from './without.ts'

const WOODED = /\b(jungle|forest|rainforest|woods?|woodland|grove)\b/u
const STANDING =
  /^(?:(?:tall|ancient|dense|old|giant|huge|mossy|pine|tropical) )*(?:tree|trunk|tree trunk|vine|bush|fern)$/u
const GONE_ROUND = /^(around|between|behind|under|above|in-front-of|next-to)$/u

/** The trees that somebody goes around or between in a forest are the forest's own. */
export function amongTrees(shot: Shot): Shot {
  if (!WOODED.test(shot.place ?? '')) return shot
  const trees = shot.subjects.filter(
    ({ noun, count, colour, actions }) =>
      count > 1 && colour === null && actions.length === 0 && STANDING.test(noun),
  )
  const gone = new Set(
    trees.flatMap(({ id }) =>
      shot.relations.some(({ to, relation }) => to === id && GONE_ROUND.test(relation)) ||
      shot.subjects.some(({ actions }) => actions.some(({ target }) => target === id))
        ? [id]
        : [],
    ),
  )
  if (gone.size === 0 || gone.size === shot.subjects.length) return shot
  return withEach(withoutAll(shot, gone), (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      gone.has(action.target ?? '') ? { ...action, target: null } : action,
    ),
  }))
}
