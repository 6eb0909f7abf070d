import { bindingsOf, type RequestContext } from './request-context.ts'

/**
 * A client may send a hundred requests at once and read none of the answers. Only the one whose turn it is may hold a file
 * open or listen for news. False: the client has gone before that, and nobody will ever read the answer.
 */
export async function itsTurn(c: RequestContext): Promise<boolean> {
  const { incoming, outgoing } = bindingsOf(c)
  if (!outgoing || outgoing.socket) return true
  return new Promise((resolve) => {
    outgoing.once('socket', () => resolve(true))
    incoming?.once('close', () => resolve(false))
  })
}

/** For the adapter: hands off. It looks for the mark only on real responses, and its own light ones become that when asked for their body. */
export function alreadySent(status: number): Response {
  const response = new Response(null, { status, headers: { 'x-hono-already-sent': 'true' } })
  void response.body
  return response
}

/** As nginx counts it: closed by the client. */
export const NOBODY_THERE = 499
