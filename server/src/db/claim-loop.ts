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

/** Claims as long as there is something, then sleeps until woken. A call that comes while it looks is not lost. */
export function startClaimLoop({ claimOne, pollMs, signal }: ClaimLoopOptions): ClaimLoop {
  let wake = (): void => undefined
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const called = new Promise<void>((resolve) => (wake = resolve))
      if (!(await claimOne()) && !signal.aborted) await within(pollMs, called)
    }
  }
  signal.addEventListener('abort', () => wake())
  return { wake: () => wake(), done: loop() }
}

async function within(ms: number, called: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([called, late])
  clearTimeout(timer)
}
