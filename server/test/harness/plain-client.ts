import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { API_KEY } from './service.ts'

/** What a client does that knows `interface.md` and nothing else: plain fetch, a key in a header, JSON in and out. */

export const TEXT = '/v1/videos/text-to-video'
export const IMAGE = '/v1/videos/image-to-video'
export const AUTHORIZATION = { Authorization: `Bearer ${API_KEY}` }

export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = AUTHORIZATION,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

export async function read(response: Response): Promise<VideoJson> {
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as VideoJson
}

export async function create(baseUrl: string, fields: object = {}): Promise<VideoJson> {
  return read(await post(`${baseUrl}${TEXT}`, { prompt: 'a paper boat', ...fields }))
}

export async function check(baseUrl: string, taskId: string): Promise<VideoJson> {
  return read(await fetch(`${baseUrl}/v1/videos/${taskId}`, { headers: AUTHORIZATION }))
}

/** Checks until the film is there. */
export function finished(baseUrl: string, taskId: string): Promise<VideoJson> {
  return eventually(async () => {
    const task = await check(baseUrl, taskId)
    expect(task.status).toBe('completed')
    return task
  })
}
