import { Hono } from 'hono'
import { answerVideo, videoJson } from '../answer-video.ts'
import type { HttpDeps } from '../deps.ts'
import type { Env } from '../request-context.ts'
import { ListQuery } from '../schemas.ts'
import { readQuery } from '../read-query.ts'
import { waitIfPreferred } from '../wait-if-preferred.ts'

/** What can be done with videos that exist. */
export function videoRoutes(deps: HttpDeps): Hono<Env> {
  const { tasks } = deps
  const routes = new Hono<Env>()

  routes.get('/v1/videos', async (c) => {
    const query = readQuery(c, ListQuery)
    const { tasks: page, hasMore } = await tasks.list({ ...query, keyId: c.var.key.id })
    const data = await Promise.all(page.map((task) => videoJson(c, deps, { task })))
    return c.json({
      object: 'list',
      data,
      first_id: data[0]?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
      has_more: hasMore,
    })
  })

  routes.get('/v1/videos/:id', async (c) => {
    const task = await tasks.get(c.req.param('id'), c.get('key'))
    if (c.req.header('Prefer') === undefined) return answerVideo(c, deps, task)
    await waitIfPreferred(c, deps, task.id)
    return answerVideo(c, deps, await tasks.get(task.id, c.var.key))
  })

  routes.delete('/v1/videos/:id', async (c) => {
    const id = c.req.param('id')
    await tasks.delete(id, c.var.key)
    return c.json({ id, object: 'video.deleted', deleted: true })
  })

  routes.post('/v1/videos/:id/cancel', async (c) =>
    answerVideo(c, deps, await tasks.cancel(c.req.param('id'), c.var.key)),
  )

  return routes
}
