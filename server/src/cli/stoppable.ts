const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Work that is told of Ctrl-C and has a last word before the process ends: somebody else may be working for it. Who
 * presses it twice does not wait.
 */
export async function stoppable(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const control = new AbortController()
  let stoppedBy: NodeJS.Signals | undefined
  const stop = (signal: NodeJS.Signals): void => {
    stoppedBy = signal
    stopListening()
    control.abort('ended')
  }
  const stopListening = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  try {
    await work(control.signal)
  } catch (error) {
    if (stoppedBy === undefined) throw error
    // Sent again without a listener, the signal ends us as it would have: a shell's loop then ends, too.
    process.kill(process.pid, stoppedBy)
  } finally {
    stopListening()
  }
}
