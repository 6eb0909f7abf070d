export interface ClaimLoop {
  /** There may be something to claim. */
  readonly wake: () => void
  /** Resolves when the loop is over. */
  readonly done: Promise<void>
}

export interface ClaimLoopOptions {
  /** Takes one piece of work if there is any; says whether it did. */
  readonly claimOne: () => Promise<boolean>
  /** The safety net, for when nobody wakes us. */
  readonly pollMs: number
  readonly signal: AbortSignal
}

/** Claims as long as there is something, then sleeps until woken. */
export function startClaimLoop({ claimOne, pollMs, signal }: ClaimLoopOptions): ClaimLoop {
  let wake = (): void => undefined
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      let woken = false
      const called = new Promise<void>((resolve) => {
        wake = () => {
          woken = true
          resolve()
        }
      })
      if (await claimOne()) continue
      // What was written while we looked has woken us already.
      if (!woken && !signal.aborted) await Promise.race([called, sleep(pollMs)])
    }
  }
  return { wake: () => wake(), done: loop() }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
