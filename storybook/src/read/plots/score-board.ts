import type { Shot } from '../../plan/plan.ts'
import type { RetoldMatch } from './retell-match.ts'

/** The score of a match, in the shot in which it stands so. */
export function withScores<Told extends { readonly shots: readonly Shot[] }>(
  story: Told,
  scores: RetoldMatch['scores'],
): Told {
  const shots = story.shots.map((shot, index): Shot => {
    const score = scores.find(({ at }) => at === index)
    return score === undefined ? shot : { ...shot, lettering: [{ text: score.text, on: 'title' }] }
  })
  return { ...story, shots }
}
