import type { Hono } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { answerError } from './answer-error.ts'
import { setHeader } from './answer-headers.ts'
import type { HttpDeps } from './deps.ts'
import { nearestWord } from '../errors/nearest-word.ts'
import type { Env } from './request-context.ts'
import { createMethodsOf } from './router.ts'

/** What no route answers: 405 where another method would be answered, 404 elsewhere. Called when all routes are there. */
export function answerNothingHere(app: Hono<Env>, deps: HttpDeps): void {
  const methodsOf = createMethodsOf(app.routes)
  /** A mistyped route is most often taken for the id of a video. */
  const hintFor = (method: string, path: string): string => {
    const routes = app.routes.filter((route) => route.method === method && !/[:*]/.test(route.path))
    const near = nearestWord(path, [...new Set(routes.map((route) => route.path))])
    return near === undefined ? '' : ` Did you mean ${method} ${near}?`
  }
  app.notFound((c) => {
    const { method, path } = c.req
    const methods = methodsOf(path)
    const hint = hintFor(method, path)
    if (methods.length === 0) {
      const sentence = `Nothing is at ${method} ${path}.${hint}`
      return answerError(c, deps, new AppError('route_not_found', sentence))
    }
    const allowed = methods.join(', ')
    setHeader(c, 'Allow', allowed)
    const sentence = `${path} does not answer to ${method}, only to ${allowed}.${hint}`
    return answerError(c, deps, new AppError('method_not_allowed', sentence))
  })
}
