import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Key } from '../access/key.ts'

/** What travels with a request through the http room. */
export interface Env {
  Variables: { requestId: string; key: Key; answer: AnswerSoFar }
}

/** What is known of the answer before there is one. */
export interface AnswerSoFar {
  readonly headers: Record<string, string>
  /** The answer has its headers already. */
  taken: boolean
}

export type RequestContext = Context<Env>

/** Node's own request and answer. Without a server (a test that calls the app as a function) there are none. */
export function bindingsOf(c: RequestContext): Partial<HttpBindings> {
  return c.env ?? {}
}
