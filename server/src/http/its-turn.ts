import { bindingsOf, type RequestContext } from './request-context.ts'

/**
 * A client may send a hundred requests at once and read none of the answers. Only the one whose turn it is may hold a file
 * open or listen for news. False: the client has gone before that, and nobody will ever read the answer.
 */
export async function itsTurn(c: RequestContext): Promise<boolean> {
  const { incoming, outgoing } = bindingsOf(c)
  if (!outgoing || outgoing.socket) return true
  if (incoming?.destroyed) return false
  return new Promise((resolve) => {
    outgoing.once('socket', () => resolve(true))
    incoming?.once('close', () => resolve(false))
  })
}
