import { Hono } from 'hono'
import { createVideo } from '../create-video.ts'
import type { HttpDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { pictureOf, toRemix } from '../remix.ts'
import type { Env } from '../request-context.ts'
import { CreateVideo, ImageToVideo, ImageUpload, Remix, TextToVideo } from '../schemas.ts'
import { fromImageForm, fromOpenAI, toVideoRequest } from '../to-video-request.ts'

/** The routes that create. */
export function generationRoutes(deps: HttpDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post('/v1/videos/text-to-video', async (c) => {
    const { fields, upload, hash } = await readBody(c, { json: TextToVideo })
    const request = toVideoRequest('text-to-video', fields)
    return createVideo(c, deps, { load: async () => ({ request, upload }), hash })
  })

  routes.post('/v1/videos/image-to-video', async (c) => {
    const { fields, upload, hash } = await readBody(c, { json: ImageToVideo, form: ImageUpload })
    const request = fromImageForm(fields, { hasUpload: upload !== null })
    return createVideo(c, deps, { load: async () => ({ request, upload }), hash })
  })

  routes.post('/v1/videos', async (c) => {
    const { fields, upload, hash } = await readBody(c, { json: CreateVideo, form: CreateVideo })
    const request = fromOpenAI(fields, { hasUpload: upload !== null })
    return createVideo(c, deps, { load: async () => ({ request, upload }), hash })
  })

  routes.post('/v1/videos/:id/remix', async (c) => {
    const { fields, hash } = await readBody(c, { json: Remix })
    const load = async () => {
      const source = await deps.tasks.get(c.req.param('id'), c.var.key)
      const upload = await pictureOf(deps.storage, source)
      return { request: toRemix(source, fields.prompt), upload }
    }
    return createVideo(c, deps, { load, hash })
  })

  return routes
}
