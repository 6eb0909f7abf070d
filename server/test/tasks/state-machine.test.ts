import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTerminal, NEXT, STATUSES, statusesBefore, type Status } from '../../src/tasks/task.ts'

const status = fc.constantFrom(...STATUSES)

test('nothing follows an end', () => {
  for (const end of ['completed', 'failed', 'cancelled'] as const)
    expect(isTerminal(end)).toBe(true)
  for (const open of ['queued', 'in_progress'] as const) expect(isTerminal(open)).toBe(false)
})

test('what may come before and what may come after are the same table read both ways', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      expect(statusesBefore(to).includes(from)).toBe((NEXT[from] as readonly Status[]).includes(to))
    }),
  )
})

test('every life that keeps to the table ends at most once, and from everywhere an end can be reached', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 50 }), (wishes) => {
      let current: Status = 'queued'
      let ends = 0
      for (const wish of wishes) {
        if (!(NEXT[current] as readonly Status[]).includes(wish)) continue
        current = wish
        if (isTerminal(current)) ends += 1
      }
      expect(ends).toBeLessThanOrEqual(1)
      expect(isTerminal(current) || NEXT[current].some((next) => isTerminal(next))).toBe(true)
    }),
  )
})
