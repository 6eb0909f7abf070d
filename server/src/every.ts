/** Runs `work` at a pace, never twice at once, until stopped; stopping waits for a run that is under way. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const runOnce = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      onError(error)
    }
    running = undefined
  }
  const timer = setInterval(() => void (running ??= runOnce()), ms).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
