import { whichMayMatch } from '../needles/which-may-match.ts'
import { TURNS } from './all-turns.ts'
import type { Turn } from './turn.ts'

const turnsFor = whichMayMatch(TURNS.map(([pattern]) => pattern))

/** The text in other words, by each turn of phrase in its order. Compiling the patterns of all would cost more than all else. */
export function takeTurns(text: string): string {
  let body = text
  let due = turnsFor(body)
  for (const [at, turn] of TURNS.entries()) {
    if (!due.has(at)) continue
    const told = said(turn, body)
    // Other words may be those of other turns.
    if (told !== body) due = turnsFor(told)
    body = told
  }
  return body
}

function said([pattern, plain]: Turn, text: string): string {
  return typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain)
}
