import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openS3 } from '../../src/storage/s3/s3.ts'
import { keysOf, makeBucket } from '../harness/buckets.ts'
import { eventually } from '../harness/eventually.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { finished, IMAGE, post, read } from '../harness/plain-client.ts'
import { startServer, type ServerProcess } from '../harness/server-process.ts'
import { FIXTURES, type Flags } from '../harness/service.ts'
import { postgresHome } from '../harness/stores.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

const s3 = inject('s3')
const postgresUrl = inject('postgresUrl')

describe.skipIf(s3 === null || postgresUrl === null)('two nodes on PostgreSQL and S3', () => {
  test('share nothing else: one takes the picture, the other films it, and the first serves the film', async () => {
    const home = await postgresHome(postgresUrl ?? '')()
    onTestFinished(() => home.remove())
    const { flags, client } = await makeBucket(s3?.endpoint ?? '')
    const start = async (more: Flags): Promise<ServerProcess> => {
      const databaseUrl = home.databaseUrl ?? ''
      const dataDir = await temporaryFolder()
      const node = await startServer({ ...flags, databaseUrl, dataDir, ...more })
      onTestFinished(async () => void (await node.stop()))
      return node
    }
    const api = await start({ role: 'api', sweep: '200ms' })
    const worker = await start({ role: 'worker' })
    const asked = await post(`${api.url}${IMAGE}`, { prompt: 'quick', image_url: pngDataUrl() })
    const { id } = await finished(api.url, (await read(asked)).id)

    const film = await readFile(path.join(FIXTURES, 'tiny.mp4'))
    const part = await api.request(`/v1/videos/${id}/content`, { headers: { Range: 'bytes=9-99' } })
    expect(part.status).toBe(206)
    expect(film.subarray(9, 100).equals(Buffer.from(await part.arrayBuffer()))).toBe(true)
    await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
    const bucket = openS3(client, { onTrouble: () => undefined })
    await eventually(async () => expect(await keysOf(bucket)).toEqual([]))
    for (const { output } of [api, worker]) {
      expect(output()).toContain('Films: S3')
      expect(output()).not.toContain(flags['s3SecretAccessKey'])
    }
  })
})
