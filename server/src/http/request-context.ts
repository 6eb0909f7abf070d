import type { Context } from 'hono'
import type { Key } from '../access/key.ts'

/** What travels with a request through the http room. */
export interface Env {
  Variables: { requestId: string; key: Key }
}

export type RequestContext = Context<Env>
