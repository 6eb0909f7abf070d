/** Runs `work` at a pace, never twice at once, until stopped; stopping waits for a run that is under way. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: Error) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined)
      .catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
      .finally(() => (running = undefined))
  }, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
