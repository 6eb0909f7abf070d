import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/read-config.ts'

const folderWith = async (config: unknown): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-config-'))
  const text = typeof config === 'string' ? config : JSON.stringify(config)
  await writeFile(path.join(folder, 'zoetrope.config.json'), text)
  return folder
}

test('without anything there are safe defaults', () => {
  expect(readConfig()).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: './zoetrope-data',
    publicUrl: null,
    apiKey: null,
    databaseUrl: null,
    lease: 30_000,
    retention: 7 * 86_400_000,
    allowPrivateNetworks: false,
  })
})

test('a flag wins over the environment, the environment over the file, the file over the default', async () => {
  const folder = await folderWith({ port: 1, workers: 2, lease: '45s' })
  const env = { ZOETROPE_PORT: '3', ZOETROPE_WORKERS: '4' }
  const config = readConfig({ flags: { port: '5' }, env, folder })
  expect(config).toMatchObject({ port: 5, workers: 4, lease: 45_000, host: '127.0.0.1' })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ env: { ZOETROPE_PORT: '', DATABASE_URL: '' } })).toMatchObject({
    port: 8080,
    databaseUrl: null,
  })
})

describe('problems', () => {
  test('are told all together, each with where it comes from', async () => {
    const folder = await folderWith({ prot: 1, retention: 'a week' })
    const env = { ZOETROPE_PORT: 'eighty', DATABASE_URL: 'mysql://x' }
    const read = () => readConfig({ flags: { workers: '-1' }, env, folder })
    expect(read).toThrow('The settings have 5 problems')
    for (const text of ['ZOETROPE_PORT', 'DATABASE_URL', '--workers', 'retention', '"prot"']) {
      expect(read).toThrow(text)
    }
  })

  test('never show a secret', () => {
    expect(() => readConfig({ env: { ZOETROPE_API_KEY: 'hunter2' } })).toThrow('ZOETROPE_API_KEY')
    expect(() => readConfig({ env: { ZOETROPE_API_KEY: 'hunter2' } })).not.toThrow('hunter2')
  })

  test('of the file itself name the file', async () => {
    const folder = await folderWith('{ "port": ')
    expect(() => readConfig({ folder })).toThrow('zoetrope.config.json is not a JSON object')
  })
})
