/**
 * For the adapter: hands off, the answer is being sent or nobody is there. It looks for the mark only on real responses, and its own light ones
 * become that when they are asked for their body.
 */
export function alreadySent(status: number): Response {
  const response = new Response(null, { status, headers: { 'x-hono-already-sent': 'true' } })
  void response.body
  return response
}

/** As nginx counts it: closed by the client. */
export const NOBODY_THERE = 499
