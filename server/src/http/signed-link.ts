import { setHeader } from './answer-headers.ts'
import type { RequestContext } from './request-context.ts'

const CONTENT = /^\/v1\/videos\/[^/]+\/content$/

/** A signed link brings its own permission; the content route checks it. */
export function isSignedLink({ req }: RequestContext): boolean {
  const { method, path } = req
  if (!path.endsWith('/content') || !CONTENT.test(path)) return false
  const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  return reads && req.query('signature') !== undefined
}

/** Whoever has a link may use it on any page: a `<track>`, a canvas and `fetch` ask for leave that `<video>` does not need. */
export function openLink(c: RequestContext): void {
  setHeader(c, 'Access-Control-Allow-Origin', '*')
  setHeader(c, 'Access-Control-Expose-Headers', 'Accept-Ranges, Content-Range, ETag')
  setHeader(c, 'Cross-Origin-Resource-Policy', 'cross-origin')
}

/** Some ask before they come. */
export function answerPreflight(c: RequestContext): Response {
  return c.body(null, 204, {
    Allow: 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Range, If-Range, If-None-Match, If-Modified-Since',
    'Access-Control-Max-Age': '86400',
  })
}
