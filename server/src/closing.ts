/** What was opened and must be closed again. */
export interface Closing {
  readonly add: (close: () => unknown) => void
  /** What was opened last is closed first. Safe to call twice. */
  readonly run: () => Promise<void>
}

export function createClosing(): Closing {
  const steps: (() => unknown)[] = []
  let closed: Promise<void> | undefined
  return { add: (step) => void steps.push(step), run: () => (closed ??= closeAll(steps)) }
}

/** One that fails does not keep the others open. */
async function closeAll(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps.toReversed()) {
    try {
      await step()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed.')
}
