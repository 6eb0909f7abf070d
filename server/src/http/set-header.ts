import type { HttpBindings } from '@hono/node-server'
import type { RequestContext } from './request-context.ts'

/**
 * Sets a header of the answer, straight on the socket's own answer where there is one. Hono would gather headers in a Headers object
 * for each answer, which with the dozen that ours have took longer than reading the task.
 */
export function setHeader(c: RequestContext, name: string, value: string): void {
  // Without a server (a test that calls the app as a function) there is no socket.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (outgoing) outgoing.setHeader(name, value)
  else c.header(name, value)
}
