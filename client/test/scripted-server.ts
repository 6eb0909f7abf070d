import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What to do with one request: answer, drop the connection, say nothing, or anything else. */
export type Step = Answer | 'drop' | 'hang' | ((response: ServerResponse) => void)

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

/** A real server on 127.0.0.1 that goes through a script, one step for each request, and then repeats the last. */
export async function serveScript(
  ...script: Step[]
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      const step = script[Math.min(received.length, script.length - 1)]
      received.push({ method, url, headers, body, at: performance.now() })
      perform(step ?? 'drop', response)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

function perform(step: Step, response: ServerResponse): void {
  if (step === 'hang') return
  if (step === 'drop') return void response.destroy()
  if (typeof step === 'function') return step(response)
  const body = typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? {})
  const headers = { 'Content-Type': 'application/json', ...step.headers }
  response.writeHead(step.status ?? 200, headers).end(body)
}
