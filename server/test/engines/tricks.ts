import type { ServerResponse } from 'node:http'

/** What any fake server can do instead of its usual answer. */
type Trick = (response: ServerResponse, asked?: unknown) => void

/** Answers so. */
export const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Trick =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** Hears, and never answers. */
export const hang: Trick = () => undefined

/** Hears, and hangs up. */
export const hangUp: Trick = (response) => void response.destroy()

/** Promises more than it sends. */
export const cutShort: Trick = (response) => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 10_000 })
  response.write('half a film')
  setTimeout(() => response.destroy(), 20)
}
