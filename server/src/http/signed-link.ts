import { createMiddleware } from 'hono/factory'
import { setHeader } from './answer-headers.ts'
import { isContentPath } from './routes/content.ts'
import type { Env, RequestContext } from './request-context.ts'

/** A signed link brings its own permission; the content route checks it. */
export function isSignedLink({ req }: RequestContext): boolean {
  const reads = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS'
  return reads && isContentPath(req.path) && req.query('signature') !== undefined
}

/**
 * Whoever has a link may use it on any page: a `<track>`, a canvas and `fetch` ask for leave that `<video>` does not need, some of them
 * before they come.
 */
export const openLink = createMiddleware<Env>(async (c, next) => {
  setHeader(c, 'Access-Control-Allow-Origin', '*')
  setHeader(c, 'Access-Control-Expose-Headers', 'Accept-Ranges, Content-Range, ETag')
  setHeader(c, 'Cross-Origin-Resource-Policy', 'cross-origin')
  if (c.req.method !== 'OPTIONS') return next()
  setHeader(c, 'Access-Control-Allow-Methods', 'GET, HEAD')
  setHeader(c, 'Access-Control-Allow-Headers', 'Range, If-Range, If-None-Match, If-Modified-Since')
  setHeader(c, 'Access-Control-Max-Age', '86400')
  return c.body(null, 204)
})
