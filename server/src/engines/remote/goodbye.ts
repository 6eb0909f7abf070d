const GOODBYE_MS = 5_000

/** A last word to a server, which may fail: it will find out by itself. */
export async function goodbye(
  say: (signal: AbortSignal) => Promise<void> | undefined,
): Promise<void> {
  await say(AbortSignal.timeout(GOODBYE_MS))?.catch(() => undefined)
}

/** Stopped, and nobody will go on with it. */
export function isUnwanted({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason !== 'lost' && reason !== 'shutdown'
}
