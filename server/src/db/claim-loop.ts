export interface ClaimLoop {
  /** There may be something to claim. */
  readonly wake: () => void
  /** Resolves when the loop is over. */
  readonly done: Promise<void>
}

export interface ClaimLoopOptions {
  /** Takes one piece of work if there is any; says whether it did. Is told whether nobody woke us. */
  readonly claimOne: (isPoll: boolean) => Promise<boolean>
  /** The safety net, for when nobody wakes us. */
  readonly pollMs: number
  readonly signal: AbortSignal
}

/** Claims as long as there is something, then sleeps until woken. A call that comes while it looks is not lost. */
export function startClaimLoop({ claimOne, pollMs, signal }: ClaimLoopOptions): ClaimLoop {
  let wake = (): void => undefined
  const loop = async (): Promise<void> => {
    let isPoll = true
    while (!signal.aborted) {
      const called = new Promise<true>((resolve) => (wake = () => resolve(true)))
      const hasMore = await claimOne(isPoll)
      isPoll = !hasMore && !signal.aborted && !(await within(pollMs, called))
    }
  }
  signal.addEventListener('abort', () => wake())
  return { wake: () => wake(), done: loop() }
}

async function within(ms: number, called: Promise<true>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  const wasCalled = await Promise.race([called, late])
  clearTimeout(timer)
  return wasCalled
}
