import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { startFakeVideos } from '../engines/fake-openai-videos.ts'
import { eventually } from '../harness/eventually.ts'
import { startServer, type ServerProcess } from '../harness/server-process.ts'

test.each([
  ['kill -9', (server: ServerProcess) => server.kill()],
  ['a restart', (server: ServerProcess) => server.stop()],
])(
  'a film that was handed in before %s is followed after it, and not handed in again',
  async (_, end) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-crash-'))
    const fake = await startFakeVideos()
    fake.looks = Infinity
    const wan = { type: 'openai-videos', baseUrl: fake.url, poll: '50ms' }
    const flags = { dataDir, engines: JSON.stringify({ wan }) }

    const first = await startServer(flags)
    const created = await first.request('/v1/videos/text-to-video', {
      method: 'POST',
      body: JSON.stringify({ model: 'wan', prompt: 'a paper boat', duration: 2 }),
      headers: { 'Content-Type': 'application/json' },
    })
    const { id } = (await created.json()) as VideoJson
    await eventually(() => expect(fake.count('look')).toBeGreaterThan(0))
    await end(first)
    expect(fake.count('delete')).toBe(0)

    const looks = fake.count('look')
    const second = await startServer(flags)
    await eventually(() => expect(fake.count('look')).toBeGreaterThan(looks))
    fake.looks = 0
    await eventually(async () => {
      const video = (await (await second.request(`/v1/videos/${id}`)).json()) as VideoJson
      expect(video).toMatchObject({ status: 'completed', progress: 100, width: 64, height: 48 })
    })
    expect(fake.count('submit')).toBe(1)
    expect(new Set(fake.asked.map(({ path: route }) => route.split('/')[3])).size).toBe(2)
    expect(await second.stop()).toBe(0)
    await fake.close()
    await rm(dataDir, { recursive: true })
  },
)
