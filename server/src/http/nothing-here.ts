import type { Hono } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { answerError } from './answer-error.ts'
import { setHeader } from './answer-headers.ts'
import type { HttpDeps } from './deps.ts'
import type { Env } from './request-context.ts'
import { createMethodsOf } from './router.ts'

/** What no route answers: 405 where another method would be answered, 404 elsewhere. Called when all routes are there. */
export function answerNothingHere(app: Hono<Env>, deps: HttpDeps): void {
  const methodsOf = createMethodsOf(app.routes)
  app.notFound((c) => {
    const { method, path } = c.req
    const methods = methodsOf(path)
    if (methods.length === 0) {
      return answerError(
        c,
        deps,
        new AppError('route_not_found', `Nothing is at ${method} ${path}.`),
      )
    }
    const allowed = methods.join(', ')
    setHeader(c, 'Allow', allowed)
    const sentence = `${path} does not answer to ${method}, only to ${allowed}.`
    return answerError(c, deps, new AppError('method_not_allowed', sentence))
  })
}
