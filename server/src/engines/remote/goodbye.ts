import { complaintOf } from './complaint.ts'
import { Refused } from './model-http.ts'
import type { ModelServer } from './model-server.ts'

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

/** The same server, but what it does not cancel is told: it goes on working, and nobody would know for whom. */
export function cancellingAloud(server: ModelServer, tell: (reason: string) => void): ModelServer {
  if (!server.cancel) return server
  return {
    ...server,
    async cancel(ticket, signal) {
      await server.cancel?.(ticket, signal).catch((error: unknown) => tell(whyNot(error)))
    },
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof Refused)) return 'It does not answer.'
  return complaintOf(error.answer.json) ?? `It answered ${error.answer.status}.`
}
