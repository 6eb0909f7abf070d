import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { openApiDocument } from '../openapi.ts'
import type { Env } from '../request-context.ts'

/** Built from `studio/`; beside `src` and `dist`, so that both find it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../pages')

const PAGES: Readonly<Record<string, readonly [file: string, mimeType: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/docs': ['docs.html', 'text/html; charset=utf-8'],
  '/home.js': ['home.js', 'text/javascript; charset=utf-8'],
  '/docs.js': ['docs.js', 'text/javascript; charset=utf-8'],
  '/style.css': ['style.css', 'text/css; charset=utf-8'],
  '/favicon.svg': ['favicon.svg', 'image/svg+xml'],
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The pages a person sees. They load nothing from anywhere else, so they work offline. */
export function pageRoutes(): Hono<Env> {
  const routes = new Hono<Env>()
  const document = JSON.stringify(openApiDocument())
  routes.get('/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }))

  for (const [route, [file, mimeType]] of Object.entries(PAGES)) {
    const bytes = readFileSync(path.join(FOLDER, file))
    routes.get(route, (c) =>
      c.body(bytes, 200, {
        'Content-Type': mimeType,
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-cache',
      }),
    )
  }
  return routes
}
