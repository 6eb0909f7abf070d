import { expect } from 'vitest'
import { test } from '../harness/service.ts'

test('a prompt becomes a film', async ({ api }) => {
  const created = await api.create({ prompt: 'slow:50' })
  expect(created.status).toBe('queued')
  const done = await api.ended(created.id)
  expect(done).toMatchObject({ status: 'completed', progress: 100, error: null })
  const film = await api.service.app.request(done.video_url ?? '')
  expect(film.status).toBe(200)
})
