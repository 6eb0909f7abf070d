import { mayBeFound } from '../needles/may-be-found.ts'
import { whichHaveNeedles } from '../needles/which-have-needles.ts'
import { TURNS } from './all-turns.ts'

const turnsFor = whichHaveNeedles(TURNS.map(([guards]) => guards.trim().split(' ')))

/** The text in other words, by each turn of phrase in its order. Compiling the patterns of all would cost more than all else. */
export function takeTurns(text: string): string {
  let body = text
  let due = turnsFor(body)
  for (const [at, [, pattern, plain]] of TURNS.entries()) {
    if (!due.has(at) || !mayBeFound(pattern, body)) continue
    const told =
      typeof plain === 'string' ? body.replace(pattern, plain) : body.replace(pattern, plain)
    // Other words may have the guards of other turns.
    if (told !== body) due = turnsFor(told)
    body = told
  }
  return body
}
