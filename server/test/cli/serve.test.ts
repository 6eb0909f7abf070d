import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { runProgram, startServer } from '../harness/server-process.ts'
import { FLAGS } from '../harness/service.ts'

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'zoetrope-cli-'))

describe('the first start', () => {
  test('makes a key, shows it once with a line to paste, and the key works', async () => {
    const dataDir = await newFolder()
    const { apiKey: _, ...withoutKey } = FLAGS
    const first = await startServer({ ...withoutKey, dataDir, apiKey: '' })
    await vi.waitFor(() => expect(first.output()).toContain('curl'))
    const token = /zk_[\w-]{43}/.exec(first.output())?.[0] ?? ''
    const headers = { Authorization: `Bearer ${token}` }
    expect((await first.request('/v1/models', { headers })).status).toBe(200)
    await first.stop()
    const second = await startServer({ dataDir, apiKey: '' })
    expect(second.output()).not.toContain('zk_')
    await second.stop()
  })
})

describe('what cannot work is one clear sentence, without a stack trace', () => {
  const refused = async (flags: Record<string, string>, sentence: string): Promise<void> => {
    const { code, output } = await runProgram(['serve'], { ...FLAGS, ...flags })
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
  }

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    await refused(
      { dataDir: await newFolder(), port: String(port) },
      `Port ${port} on 127.0.0.1 is taken`,
    )
    other.close()
  })

  test('a data folder that cannot be written', async () => {
    const file = path.join(await newFolder(), 'file')
    await writeFile(file, '')
    await refused({ dataDir: path.join(file, 'data') }, 'cannot be written to')
  })

  test('a second server on the same data folder, while the first goes on', async () => {
    const dataDir = await newFolder()
    const first = await startServer({ dataDir })
    await refused({ dataDir, port: '0' }, 'Another Zoetrope is using the data folder')
    expect((await first.request('/readyz')).status).toBe(200)
    await first.stop()
  })

  test('a database that is newer than the program', async () => {
    const dataDir = await newFolder()
    const database = await openDatabase({ dataDir, databaseUrl: null, onError: () => undefined })
    await database.write((queries) =>
      queries
        .insertInto('kysely_migration' as never)
        .values({ name: '999-from-the-future', timestamp: '2099-01-01' } as never)
        .execute(),
    )
    await database.close()
    await refused({ dataDir, port: '0' }, 'made by a newer Zoetrope')
  })

  test('a database that does not answer', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    await refused({ dataDir: await newFolder(), port: '0', databaseUrl }, 'database cannot be used')
  })

  test('settings that make no sense', async () => {
    await refused({ port: 'eighty', lease: 'long' }, 'The settings have 2 problems')
  })

  test('a default model that does not exist', async () => {
    await refused(
      { dataDir: await newFolder(), defaultModel: 'nope' },
      'Known models: storybook, sketch',
    )
  })
})

describe('SIGTERM', () => {
  test('hands back what is being made and ends in time, with exit code 0', async () => {
    const dataDir = await newFolder()
    const server = await startServer({ dataDir })
    const response = await server.request('/v1/videos/text-to-video', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'hang' }),
      headers: { 'Content-Type': 'application/json' },
    })
    const { id } = (await response.json()) as VideoJson
    await vi.waitFor(async () => {
      const video = await (await server.request(`/v1/videos/${id}`)).json()
      expect(video).toMatchObject({ status: 'in_progress' })
    })
    const began = Date.now()
    expect(await server.stop()).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)

    const again = await startServer({ dataDir, workers: '0' })
    const video = await (await again.request(`/v1/videos/${id}`)).json()
    expect(video).toMatchObject({ status: 'queued' })
    await again.stop()
  })
})
