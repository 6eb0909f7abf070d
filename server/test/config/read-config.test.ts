import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/read-config.ts'
import { Problem } from '../../src/errors/problem.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

const folderWith = async (config: unknown): Promise<string> => {
  const folder = await temporaryFolder()
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

  test('say what is wanted', () => {
    const of = (flags: Record<string, unknown>) => () => readConfig({ flags })
    expect(of({ port: 'abc' })).toThrow(
      '--port: expected a whole number from 0 to 65535, got "abc"',
    )
    expect(of({ maxQueue: '2147483648' })).toThrow('from 1 to 2147483647')
    expect(of({ lease: 30 })).toThrow('--lease: expected a time such as 30s, 10m or 2h, got 30')
    expect(of({ metrics: 'maybe' })).toThrow('--metrics: expected true or false, got "maybe"')
    expect(of({ publicUrl: 'films' })).toThrow('expected an address such as https://')
    for (const publicUrl of [
      'https://films.test/?a=1',
      'https://films.test/#',
      'http://me@x.test',
    ]) {
      expect(of({ publicUrl })).toThrow('expected an address without')
    }
    expect(of({ dataDir: '' })).toThrow('--data-dir: expected a text, but is empty')
    expect(of({ minFreeDisk: '3 apples' })).toThrow('expected a size such as 512MiB or 2GiB')
  })

  test.each(['lease', 'poll', 'taskTimeout', 'sweep', 'webhookTimeout'])(
    'a timer would fire at once if %s were longer than a timer can be',
    (name) => {
      expect(() => readConfig({ flags: { [name]: '25d' } })).toThrow('expected at most 24d, got')
      expect(readConfig({ flags: { [name]: '24d' } })).toMatchObject({ [name]: 24 * 86_400_000 })
    },
  )

  test('that other rooms find are told with the rest', () => {
    const allowedHosts = (): never => {
      throw new Problem('nobody knows this host')
    }
    const read = () => readConfig({ flags: { port: '-1' }, checks: { allowedHosts } })
    expect(read).toThrow('The settings have 2 problems')
    expect(read).toThrow('allowedHosts: nobody knows this host')
  })

  test.each([
    ['{ "port": ', 'Unexpected end, at line 1, column 11.'],
    ['{\n  "port": 1,\n}', 'at line 3, column 1.'],
    ['{\n  "apiKey": hunter2\n}', `Unexpected token 'h', at line 2, column 13.`],
    ['[]', 'zoetrope.config.json is not a JSON object.'],
  ])(
    'of the file %j are told with their place, and without its secrets',
    async (text, sentence) => {
      const folder = await folderWith(text)
      expect(() => readConfig({ folder })).toThrow('zoetrope.config.json is not a JSON object')
      expect(() => readConfig({ folder })).toThrow(sentence)
      expect(() => readConfig({ folder })).not.toThrow('hunter2')
    },
  )
})
