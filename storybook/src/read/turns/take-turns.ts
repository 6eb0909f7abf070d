import { mayBeFound } from '../needles/may-be-found.ts'
import { whichHaveNeedles } from '../needles/which-have-needles.ts'
import { TURNS } from './all-turns.ts'
import type { Turn } from './turn.ts'

const turnsFor = whichHaveNeedles(TURNS.map(([guards]) => guards.trim().split(' ')))

/** The text in other words, by each turn of phrase in its order. Compiling the patterns of all would cost more than all else. */
export function takeTurns(text: string): string {
  let body = text
  let due = turnsFor(body)
  for (let at = 0; at < TURNS.length; at++) {
    const turn = due.has(at) ? TURNS[at] : undefined
    if (turn === undefined || !mayBeFound(turn[1], body)) continue
    const told = said(turn, body)
    // Other words may have the guards of other turns.
    if (told !== body) due = turnsFor(told)
    body = told
  }
  return body
}

function said([, pattern, plain]: Turn, text: string): string {
  return typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain)
}
