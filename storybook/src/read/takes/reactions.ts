import type { Take } from './take.ts'

/** What those do who have seen it happen. */
const REACTS =
  '(?:laugh|giggle|chuckle|clap|applaud|cheer|gasp|scream|cry|weep|smile|celebrate|faint|boo|bark|sigh|grin|stare|scold)'
const WHO =
  '(?:everyone|everybody|(?:all )?(?:the|his|her|its|their|an?|two|three|some)(?: [a-z]+){0,2}? ([a-z]+))'
/** "And the waiters laugh", "everybody claps in surprise": so short is what is only felt. */
const REACTION = new RegExp(
  `^(?:and |so )?${WHO} (?:all )?(?:[a-z]+ly )?(?:starts? to |begins? to )?${REACTS.replace('cry', 'cr(?:y|ies)')}(?:e?s)?(?: (?!and\\b|then\\b)[a-z]+){0,4} ?[.!;]?$`,
)

/** "She blows out the candles, then everyone claps": they were there, and she is there still; no shot of its own for it. */
export function joinReactions(takes: readonly Take[]): readonly Take[] {
  const joined: Take[] = []
  for (const take of takes) {
    const last = joined.at(-1)
    if (last !== undefined && isReaction(take, last))
      joined[joined.length - 1] = {
        ...last,
        body: `${last.body.replace(/[\s.,;!]+$/, '')} , and ${take.body.trim().replace(/^(?:and|so) /, '')}`,
      }
    else joined.push(take)
  }
  return joined
}

/** Whoever acted in the take before goes on with it as in any story. */
function isReaction({ body, transition, continues = false }: Take, last: Take): boolean {
  const found = REACTION.exec(body.trim())
  if (found === null || transition !== 'dissolve' || continues) return false
  const [, who = ''] = found
  const told = last.body.trim()
  // "A child eats a hot dog. The dog barks": told by itself, it is seen by itself.
  return who === '' || !(/[.!?]$/.test(told) || told.split(' ').slice(0, 5).includes(who))
}
