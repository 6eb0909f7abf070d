import type { HttpBindings } from '@hono/node-server'
import type { RequestContext } from './request-context.ts'

/** Adds a header to the answer, whatever that will be. */
export function setHeader(c: RequestContext, name: string, value: string): void {
  c.get('answer').headers[name] = value
}

/**
 * Text that is JSON, with all headers so far as one plain object. Set one by one on Node's own answer, the dozen that ours have took 7 µs of
 * 60; gathered in a Headers object, longer than reading the task.
 */
export function answerJsonText(c: RequestContext, text: string): Response {
  const answer = c.get('answer')
  answer.taken = true
  setHeader(c, 'Content-Type', 'application/json')
  return new Response(text, { headers: answer.headers })
}

/** Gives the answer the headers that it has not taken along. Its own win: a film may be kept, though answers as such may not. */
export function applyHeaders(c: RequestContext): void {
  const { headers, taken } = c.get('answer')
  if (taken) return
  // Without a server (a test that calls the app as a function) there is no socket.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  for (const [name, value] of Object.entries(headers)) {
    if (outgoing) outgoing.setHeader(name, value)
    else if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
