import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { greeting } from '../../src/cli/greeting.ts'
import { unknownVariables } from '../../src/cli/unknown-variables.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { runProgram, startServer } from '../harness/server-process.ts'
import { FLAGS } from '../harness/service.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

describe('the first start', () => {
  test('makes a key, shows it once with a line to paste, and the key works', async () => {
    const dataDir = await temporaryFolder()
    const { apiKey: _, ...withoutKey } = FLAGS
    const first = await startServer({ ...withoutKey, dataDir, apiKey: '' })
    await vi.waitFor(() => expect(first.output()).toContain('curl'))
    const token = /zk_[\w-]{43}/.exec(first.output())?.[0] ?? ''
    const headers = { Authorization: `Bearer ${token}` }
    expect((await first.request('/v1/models', { headers })).status).toBe(200)
    await first.stop()
    const second = await startServer({ dataDir, apiKey: '' })
    expect(second.output()).not.toContain('zk_')
    await vi.waitFor(() => expect(second.output()).toContain(`keys create --data-dir ${dataDir}\n`))
    await second.stop()
  })
})

test('a data folder that it makes is nobody else’s to look into', async () => {
  const dataDir = path.join(await temporaryFolder(), 'parent', 'data')
  const server = await startServer({ dataDir })
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await server.stop()
})

test('in a folder that was there before, others cannot read its secrets either', async () => {
  const dataDir = await temporaryFolder()
  await chmod(dataDir, 0o755)
  const server = await startServer({ dataDir })
  for (const name of ['zoetrope.db', 'zoetrope.db-wal', 'work', 'files']) {
    expect([name, (await stat(path.join(dataDir, name))).mode & 0o077]).toEqual([name, 0])
  }
  await server.stop()
})

test('whoever starts a node of a fleet is told where its films lie, and no password', () => {
  const databaseUrl = 'postgres://me:secret@db/zoetrope'
  const config = { dataDir: '/node', filesDir: '/shared', s3Bucket: null, databaseUrl }
  const told = greeting({ url: 'http://x', token: null, config })
  expect(told).toContain('Films: /shared, database: PostgreSQL\n')
  expect(told).not.toContain('secret')
  const inS3 = { ...config, filesDir: null, s3Bucket: 'films' }
  const other = greeting({ url: 'http://x', token: null, config: inS3 })
  expect(other).toContain('Films: S3, bucket films, database: PostgreSQL\n')
})

describe('what cannot work is one clear sentence, without a stack trace', () => {
  const refused = async (flags: Record<string, string>, sentence: string): Promise<void> => {
    const { code, output } = await runProgram(['serve'], { ...FLAGS, port: '0', ...flags })
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
  }

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const dataDir = path.join(await temporaryFolder(), 'data')
    await refused({ dataDir, port: String(port) }, `Port ${port} on 127.0.0.1 is taken`)
    expect(existsSync(dataDir), 'a data folder that nobody uses').toBe(false)
    other.close()
  })

  test('a data folder that cannot be written', async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    await refused({ dataDir: path.join(file, 'data') }, 'cannot be written to')
    await refused({ dataDir: file }, `The data folder ${file} cannot be written to.`)
  })

  test('a data folder that cannot be locked, which is not the same as one in use', async () => {
    const dataDir = await temporaryFolder()
    await mkdir(path.join(dataDir, 'lock'))
    await refused({ dataDir }, `The data folder ${dataDir} cannot be locked: `)
  })

  test('a second server on the same data folder, while the first goes on', async () => {
    const dataDir = await temporaryFolder()
    const first = await startServer({ dataDir })
    await refused({ dataDir, port: '0' }, 'Another Zoetrope is using the data folder')
    expect((await first.request('/readyz')).status).toBe(200)
    await first.stop()
  })

  test('a database that is newer than the program', async () => {
    const dataDir = await temporaryFolder()
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

  test('a folder for files that cannot be written', async () => {
    const dataDir = await temporaryFolder()
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    await refused({ dataDir, filesDir: path.join(file, 'files'), port: '0' }, '--files-dir')
    await refused({ dataDir, filesDir: file, port: '0' }, '--files-dir')
  })

  test('a database that does not answer', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    await refused(
      { dataDir: await temporaryFolder(), port: '0', databaseUrl },
      'database cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    )
  })

  test('a database that is none, for the server and for the keys', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(
      path.join(dataDir, 'zoetrope.db'),
      'this is no database, whatever its name says',
    )
    const sentence = `The database ${dataDir}/zoetrope.db cannot be used: file is not a database.`
    await refused({ dataDir, port: '0' }, sentence)
    const { code, output } = await runProgram(['keys', 'list'], { dataDir })
    expect({ code, output }).toEqual({ code: 1, output: `zoetrope: ${sentence}\n` })
  })

  test.skipIf(process.platform !== 'linux')(
    'a data folder where none can be made',
    async () => {
      await refused({ dataDir: '/proc/zoetrope', port: '0' }, 'cannot be written to')
    },
    10_000,
  )

  test('an engine that breaks while it is loaded', async () => {
    const enginesDir = await temporaryFolder()
    await mkdir(path.join(enginesDir, 'broken'))
    await writeFile(path.join(enginesDir, 'broken/index.js'), `throw new Error('no such card')`)
    const sentence = `broken/index.js cannot be loaded: Error: no such card`
    await refused({ dataDir: await temporaryFolder(), enginesDir, port: '0' }, sentence)
  })

  test('an allow-list that makes no sense, together with the other problems', async () => {
    await refused({ port: 'eighty', allowedHosts: 'a/b' }, 'The settings have 2 problems')
    await refused({ port: 'eighty', allowedHosts: 'a/b' }, '"a/b" in the allow-list')
  })

  test('settings that make no sense', async () => {
    await refused({ port: 'eighty', lease: 'long' }, 'The settings have 2 problems')
  })

  test('a default model that does not exist', async () => {
    await refused(
      { dataDir: await temporaryFolder(), defaultModel: 'nope' },
      'Known models: storybook, sketch',
    )
  })
})

test('a variable that is no setting is told, with the one that was meant', () => {
  const env = { ZOETROPE_PROT: '1', ZOETROPE_PORT: '2', ZOETROPE_XYZ_XYZ_XYZ: '3', PATH: '/bin' }
  expect(unknownVariables(env)).toEqual([
    'There is no setting ZOETROPE_PROT; it is ignored. Did you mean ZOETROPE_PORT?',
    'There is no setting ZOETROPE_XYZ_XYZ_XYZ; it is ignored.',
  ])
})

test('--version says which one this is', async () => {
  const file = path.join(import.meta.dirname, '../../package.json')
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  expect(await runProgram(['--version'])).toEqual({ code: 0, output: `${version}\n` })
})

describe('SIGTERM', () => {
  test('hands back what is being made and ends in time, with exit code 0', async () => {
    const dataDir = await temporaryFolder()
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
