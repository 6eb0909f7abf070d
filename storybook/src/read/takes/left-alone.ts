import { WHEN, WHO } from './sentence-starts.ts'
import type { Take } from './take.ts'

/** "The boy stays alone": whoever was with him has gone. */
export const LEFT_ALONE = new RegExp(
  `^${WHEN}${WHO} (?:is|stays?|remains?|are|sits?|stands?)(?: left)?(?: there)?(?: all| now)? (?:alone|behind(?= ?[.;,!]|$))`,
)

/** "One winter day the dog does not come": so it is told here. */
export const STAYS_AWAY = new RegExp(`^((?:[a-z]+, +)?${WHEN})${WHO} stays? away\\b`)

/** Whoever acted before is alone then. */
export function withoutAbsentee(take: Take): Take {
  const [away, when = ''] = STAYS_AWAY.exec(take.body.trim()) ?? []
  return away === undefined
    ? take
    : { body: `waits alone, ${when}`, transition: 'cut', continues: true }
}
