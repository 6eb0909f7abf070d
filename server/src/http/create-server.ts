import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createUnreadable } from './answer-unreadable.ts'
import type { Env } from './request-context.ts'

/** The app behind a server of Node's, with answers also for what is no request. `hostname`: for those who name no host. */
export function createHttpServer({ fetch }: Pick<Hono<Env>, 'fetch'>, hostname: string): Server {
  const unreadable = createUnreadable()
  const listener = getRequestListener(fetch, { hostname, errorHandler: unreadable.answer })
  // HTTP/1.0 names no host, and simple probes of load balancers speak it.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    void listener(request, response)
  })
  unreadable.watch(server)
  // A proxy keeps connections for a minute; were we to close first, it would send a request into nothing.
  server.keepAliveTimeout = 75_000
  return server
}
