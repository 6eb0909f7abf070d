import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { startFakeComfy, type FakeComfy } from '../engines/fake-comfyui.ts'
import { eventually } from '../harness/eventually.ts'
import { startServer } from '../harness/server-process.ts'

test.each([
  ['after the answer', () => undefined],
  // It has the job, and nobody here knows.
  ['before the answer', (fake: FakeComfy) => fake.next('submit', (_, asked) => fake.accept(asked))],
])('a workflow that was handed in is found again after kill -9 %s', async (_, prepare) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-crash-'))
  const fake = await startFakeComfy()
  fake.looks = Infinity
  prepare(fake)
  const wan = {
    type: 'comfyui',
    baseUrl: fake.url,
    workflow: path.join(import.meta.dirname, '../../../docs/comfyui/wan-t2v.json'),
    inputs: { prompt: ['5', 'text'] },
    poll: '50ms',
  }
  const flags = { dataDir, engines: JSON.stringify({ wan }) }

  const first = await startServer(flags)
  const created = await first.request('/v1/videos/text-to-video', {
    method: 'POST',
    body: JSON.stringify({ model: 'wan', prompt: 'a paper boat', duration: 2 }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { id } = (await created.json()) as VideoJson
  await eventually(() => expect(fake.submitted).toHaveLength(1))
  await first.kill()

  fake.looks = 0
  const second = await startServer(flags)
  await eventually(async () => {
    const video = (await (await second.request(`/v1/videos/${id}`)).json()) as VideoJson
    expect(video).toMatchObject({ status: 'completed', progress: 100 })
  })
  expect(fake.count('submit')).toBe(1)
  expect(fake.count('cancel')).toBe(0)
  expect(await second.stop()).toBe(0)
  await fake.close()
  await rm(dataDir, { recursive: true })
})
