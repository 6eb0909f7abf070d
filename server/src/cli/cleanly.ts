import { rmSync } from 'node:fs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does the work and removes these files and folders, however it ends: also when somebody presses Ctrl-C meanwhile. */
export async function cleanly(
  leftovers: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const clean = (): void => {
    for (const one of leftovers) rmSync(one, { recursive: true, force: true })
  }
  // Sent again without a listener, the signal ends us as it would have: a shell's loop then ends, too.
  const interrupted = (signal: NodeJS.Signals): void => {
    stopListening()
    clean()
    process.kill(process.pid, signal)
  }
  const stopListening = (): void => {
    for (const signal of SIGNALS) process.off(signal, interrupted)
  }
  for (const signal of SIGNALS) process.on(signal, interrupted)
  try {
    await work()
  } finally {
    stopListening()
    clean()
  }
}
