import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { breakStore } from '../harness/break-store.ts'
import { eventually } from '../harness/eventually.ts'
import { listen } from '../harness/listen.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import {
  AUTHORIZATION,
  check,
  create,
  finished,
  IMAGE,
  post,
  read,
  TEXT,
} from '../harness/plain-client.ts'
import { API_KEY, FIXTURES, startApi, test as ownService } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

/**
 * A walk through `interface.md`, sentence by sentence, by a client that has read nothing else: plain fetch to a real
 * port, a key in a header, JSON in and out.
 */
const FILM = path.join(FIXTURES, 'tiny.mp4')

describe('1. What the service does', () => {
  test('1.1 it generates video from input supplied by the caller', async ({ baseUrl }) => {
    const { task_id } = await create(baseUrl, { prompt: 'a paper boat in the rain' })
    const { prompt, video_url } = await finished(baseUrl, task_id)
    expect(prompt).toBe('a paper boat in the rain')
    const film = await fetch(video_url ?? '')
    expect(Buffer.from(await film.arrayBuffer())).toEqual(await readFile(FILM))
  })

  test('1.2 two generation operations exist: text to video and image to video', async ({
    baseUrl,
  }) => {
    const text = await post(`${baseUrl}${TEXT}`, { prompt: 'rain' })
    expect((await read(text)).type).toBe('text-to-video')
    const image = await post(`${baseUrl}${IMAGE}`, { prompt: 'rain', image_url: pngDataUrl() })
    expect((await read(image)).type).toBe('image-to-video')
  })

  test('1.3 a request returns task_id; the status is read with a separate operation', async ({
    baseUrl,
  }) => {
    const { task_id } = await create(baseUrl)
    expect(task_id).toEqual(expect.any(String))
    const checked = await check(baseUrl, task_id)
    expect(checked).toMatchObject({ task_id, status: expect.any(String) })
  })

  test('1.4 the video is downloaded after the task has been checked', async ({ baseUrl }) => {
    const { task_id, video_url: tooEarly } = await create(baseUrl, { prompt: 'slow:100' })
    expect(tooEarly).toBeNull()
    const { video_url } = await finished(baseUrl, task_id)
    const film = await fetch(video_url ?? '')
    expect(film.headers.get('Content-Type')).toBe('video/mp4')
    expect((await film.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
  })

  test('1.5 obtain a key, send a request, retrieve the video', async ({ api, baseUrl }) => {
    const { token } = await api.service.keys.create({ name: 'a new user' })
    const headers = { Authorization: `Bearer ${token}` }
    const { task_id } = await read(await post(`${baseUrl}${TEXT}`, { prompt: 'rain' }, headers))
    await eventually(async () => {
      const film = await fetch(`${baseUrl}/v1/videos/${task_id}/content`, { headers })
      expect(film.status).toBe(200)
      await film.arrayBuffer()
    })
  })
})

const RESOLUTIONS = ['480p', '720p', '1080p']
const RATIOS = ['16:9', '9:16', '4:3', '3:4', '21:9', '1:1']

describe('2.1 Generation request', () => {
  test('prompt: a string, required', async ({ baseUrl }) => {
    expect((await create(baseUrl, { prompt: 'fog over a lake' })).prompt).toBe('fog over a lake')
    expect((await post(`${baseUrl}${TEXT}`, { duration: 5 })).status).toBe(400)
    expect((await post(`${baseUrl}${TEXT}`, { prompt: 5 })).status).toBe(400)
    const image_url = pngDataUrl()
    expect((await post(`${baseUrl}${IMAGE}`, { image_url })).status).toBe(400)
  })

  test('image_url: a string, required for image to video', async ({ baseUrl }) => {
    const image_url = pngDataUrl()
    const created = await post(`${baseUrl}${IMAGE}`, { prompt: 'it moves', image_url })
    expect((await read(created)).image_url).toBe(image_url)
    expect((await post(`${baseUrl}${IMAGE}`, { prompt: 'it moves' })).status).toBe(400)
    const number = await post(`${baseUrl}${IMAGE}`, { prompt: 'it moves', image_url: 5 })
    expect(number.status).toBe(400)
  })

  test.for(RESOLUTIONS)('resolution: %s is allowed', async (resolution, { baseUrl }) => {
    expect((await create(baseUrl, { resolution })).resolution).toBe(resolution)
  })

  test.for(RATIOS)('aspect_ratio: %s is allowed', async (aspect_ratio, { baseUrl }) => {
    expect((await create(baseUrl, { aspect_ratio })).aspect_ratio).toBe(aspect_ratio)
  })

  test('duration: an integer, the length in seconds, at most 10', async ({ baseUrl }) => {
    expect((await create(baseUrl, { duration: 10 })).duration).toBe(10)
    expect((await post(`${baseUrl}${TEXT}`, { prompt: 'x', duration: 11 })).status).toBe(400)
    expect((await post(`${baseUrl}${TEXT}`, { prompt: 'x', duration: 2.5 })).status).toBe(400)
  })

  test('seed: an integer; the seed used is told, so that it can be sent again', async ({
    baseUrl,
  }) => {
    const first = await create(baseUrl)
    const again = await create(baseUrl, { seed: first.seed })
    expect(again.seed).toBe(first.seed)
    expect((await check(baseUrl, again.task_id)).seed).toBe(first.seed)
  })

  test('all optional fields may be left out', async ({ baseUrl }) => {
    const task = await read(await post(`${baseUrl}${TEXT}`, { prompt: 'only a prompt' }))
    expect(task).toMatchObject({ resolution: '720p', aspect_ratio: '16:9', duration: 5 })
  })
})

test('2.2 Task: task_id is a string, present in the response of a generation request', async ({
  baseUrl,
}) => {
  const body = { prompt: 'rain', image_url: pngDataUrl() }
  const ids = [
    (await create(baseUrl)).task_id,
    (await read(await post(`${baseUrl}${IMAGE}`, body))).task_id,
  ]
  expect(ids).toEqual([expect.stringMatching(/^[\w-]+$/), expect.stringMatching(/^[\w-]+$/)])
  expect(new Set(ids).size).toBe(2)
})

test('3. The status of a task can be checked, from its beginning to its end', async ({
  baseUrl,
}) => {
  const { task_id, status } = await create(baseUrl, { prompt: 'slow:400' })
  const seen = new Set([status])
  await eventually(async () => {
    seen.add((await check(baseUrl, task_id)).status)
    expect([...seen]).toEqual(['queued', 'in_progress', 'completed'])
  })
})

describe('4. Endpoints', () => {
  test.for([TEXT, IMAGE])('bodies of POST %s are JSON, and say so', async (route, { baseUrl }) => {
    const body = JSON.stringify({
      prompt: 'rain',
      ...(route === IMAGE && { image_url: pngDataUrl() }),
    })
    const send = (type: string): Promise<Response> =>
      fetch(`${baseUrl}${route}`, {
        method: 'POST',
        headers: { ...AUTHORIZATION, 'Content-Type': type },
        body,
      })
    expect((await send('application/json')).status).toBe(200)
    expect((await send('text/plain')).status).toBe(400)
  })

  test.for([
    [TEXT, { prompt: 'a kite', resolution: '480p', aspect_ratio: '1:1', duration: 3, seed: 7 }],
    [IMAGE, { prompt: 'a kite', resolution: '1080p', aspect_ratio: '21:9', duration: 1, seed: 0 }],
  ] as const)('POST %s takes every field and answers 200', async ([route, fields], { baseUrl }) => {
    const body = { ...fields, ...(route === IMAGE && { image_url: pngDataUrl() }) }
    const response = await post(`${baseUrl}${route}`, body)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await read(response)).toMatchObject({ ...body, task_id: expect.any(String) })
  })

  test('GET /v1/videos/{task_id} answers 200 with JSON that tells the status', async ({
    baseUrl,
  }) => {
    const { task_id } = await create(baseUrl)
    const response = await fetch(`${baseUrl}/v1/videos/${task_id}`, { headers: AUTHORIZATION })
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await read(response)).toMatchObject({ task_id, status: expect.any(String) })
  })
})

describe('5. Authentication', () => {
  const calls: [string, RequestInit][] = [
    [TEXT, { method: 'POST', body: '{"prompt":"rain"}' }],
    [IMAGE, { method: 'POST', body: `{"prompt":"rain","image_url":"${pngDataUrl()}"}` }],
    ['/v1/videos/video_0', { method: 'GET' }],
  ]

  test.for(calls)(
    '5.1 %s must carry Authorization: Bearer <API_KEY>',
    async ([route, init], { baseUrl }) => {
      const send = (headers: Record<string, string>): Promise<Response> =>
        fetch(`${baseUrl}${route}`, {
          ...init,
          headers: { 'Content-Type': 'application/json', ...headers },
        })
      expect((await send({})).status).toBe(401)
      expect((await send({ Authorization: API_KEY })).status).toBe(401)
      expect((await send({ Authorization: `Basic ${API_KEY}` })).status).toBe(401)
      expect((await send(AUTHORIZATION)).status).not.toBe(401)
    },
  )

  test('5.2 the key stays secret: no answer repeats it', async ({ baseUrl }) => {
    const { task_id } = await create(baseUrl)
    await finished(baseUrl, task_id)
    for (const route of [`/v1/videos/${task_id}`, '/v1/videos', '/v1/usage', '/v1/nowhere']) {
      const answer = await fetch(`${baseUrl}${route}`, { headers: AUTHORIZATION })
      expect(await answer.text()).not.toContain(API_KEY)
    }
  })

  test('5.3 an invalid key results in 401', async ({ baseUrl }) => {
    const headers = { Authorization: 'Bearer zk_wrong' }
    expect((await post(`${baseUrl}${TEXT}`, { prompt: 'rain' }, headers)).status).toBe(401)
  })
})

describe('7. Errors', () => {
  const expectJsonError = async (response: Response, status: number): Promise<void> => {
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } })
  }

  test('200: success', async ({ baseUrl }) => {
    expect((await post(`${baseUrl}${TEXT}`, { prompt: 'rain' })).status).toBe(200)
  })

  test('400: invalid request parameters', async ({ baseUrl }) => {
    await expectJsonError(await post(`${baseUrl}${TEXT}`, { prompt: 'x', resolution: '4k' }), 400)
  })

  test('401: the API key is missing or invalid', async ({ baseUrl }) => {
    await expectJsonError(await fetch(`${baseUrl}/v1/videos`), 401)
    const headers = { Authorization: 'Bearer zk_wrong' }
    await expectJsonError(await fetch(`${baseUrl}/v1/videos`, { headers }), 401)
  })

  ownService('500: internal server error, with no word of its inside', async ({ folder }) => {
    const api = await startApi({ dataDir: folder })
    const { url, close } = await listen(api.service)
    breakStore(folder)
    const response = await post(`${url}${TEXT}`, { prompt: 'rain' })
    expect(await response.clone().text()).not.toMatch(/sqlite|database|\.ts/i)
    await expectJsonError(response, 500)
    await close()
    await api.service.stop()
  })
})

describe('8. Limits', () => {
  test.for([
    { duration: 11 },
    { duration: 0 },
    { resolution: '360p' },
    { resolution: '720P' },
    { aspect_ratio: '2:1' },
    { aspect_ratio: '16x9' },
  ])('%o is outside', async (fields, { baseUrl }) => {
    expect((await post(`${baseUrl}${TEXT}`, { prompt: 'x', ...fields })).status).toBe(400)
  })

  ownService('429 when the request rate is exceeded', async ({ folder }) => {
    const api = await startApi({ dataDir: folder, requestsPerMinute: '2' })
    const { url, close } = await listen(api.service)
    const statuses: number[] = []
    for (let call = 0; call < 3; call++) {
      statuses.push((await fetch(`${url}/v1/videos`, { headers: AUTHORIZATION })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    await close()
    await api.service.stop()
  })
})

test('9. The version is carried in the path prefix /v1', async ({ baseUrl }) => {
  expect((await post(`${baseUrl}${TEXT}`, { prompt: 'rain' })).status).toBe(200)
  const without = TEXT.replace('/v1', '')
  expect((await post(`${baseUrl}${without}`, { prompt: 'rain' })).status).toBe(404)
})
