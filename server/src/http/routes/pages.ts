import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { openApiDocument } from '../openapi.ts'
import type { Env } from '../request-context.ts'

/** Built from `studio/`; beside `src` and `dist`, so that both find it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../pages')

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** `blob:` is the picture that somebody has chosen, before it is sent. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The pages a person sees. They load nothing from anywhere else, so they work offline. */
export function pageRoutes(): Hono<Env> {
  const routes = new Hono<Env>()
  const document = JSON.stringify(openApiDocument())
  routes.get('/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }))

  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const mimeType = MIME_TYPES[path.extname(file)]
    if (mimeType === undefined) continue
    const bytes = readFileSync(path.join(FOLDER, file))
    routes.on('GET', toRoutes(file), (c) =>
      c.body(bytes, 200, {
        'Content-Type': mimeType,
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-cache',
      }),
    )
  }
  return routes
}

/** `/` for the first page, `/docs` for another, and every other file under its own name. */
function toRoutes(file: string): string[] {
  const name = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
  if (name === 'index') return ['/']
  // Browsers ask for the second beside what names no icon, such as /openapi.json or a film.
  return name === 'favicon.svg' ? ['/favicon.svg', '/favicon.ico'] : [`/${name}`]
}
