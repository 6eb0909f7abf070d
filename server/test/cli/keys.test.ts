import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runProgram, startServer, type ServerProcess } from '../harness/server-process.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-keys-'))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const keys = (...args: string[]) => runProgram(['keys', ...args], { dataDir })
const statusWith = async (token: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` }
  return (await server.request('/v1/models', { headers })).status
}
const tokenIn = (output: string): string => /zk_[\w-]{43}/.exec(output)?.[0] ?? ''
const idIn = (output: string): string => /key_\w+/.exec(output)?.[0] ?? ''

test('a key made while the server runs works at once; a revoked one stops within moments', async () => {
  const { code, output } = await keys('create', '--name', 'a test')
  expect(code).toBe(0)
  const token = tokenIn(output)
  expect(await statusWith(token)).toBe(200)
  expect((await keys('revoke', idIn(output))).output).toContain('revoked')
  await vi.waitFor(async () => expect(await statusWith(token)).toBe(401), 5_000)
})

test('the help tells times as they are typed', async () => {
  const { output } = await runProgram(['keys', 'rotate', '--help'])
  expect(output).toContain('(default: 24h)')
})

test('a rotated key keeps its owner, and the old token works for the overlap', async () => {
  const first = (await keys('create', '--name', 'rotating')).output
  const second = (await keys('rotate', idIn(first))).output
  expect(idIn(second)).toBe(idIn(first))
  expect(await statusWith(tokenIn(first))).toBe(200)
  expect(await statusWith(tokenIn(second))).toBe(200)

  const third = (await keys('rotate', idIn(first), '--overlap', '0s')).output
  expect(third).toContain('the old one no longer works.')
  await vi.waitFor(async () => expect(await statusWith(tokenIn(second))).toBe(401), 5_000)
  expect(await statusWith(tokenIn(third))).toBe(200)
})

test('the list as JSON has the limits of each key, and no token', async () => {
  const { output } = await keys('create', '--name', 'limited', '--tasks-queued', '7')
  const list = (await keys('list', '--json')).output
  const limited = (JSON.parse(list) as { name: string }[]).find(({ name }) => name === 'limited')
  expect(limited).toMatchObject({ limits: { tasksQueued: 7, weight: 1 }, expiresAt: null })
  expect(list).not.toContain(tokenIn(output))
})

test('the list shows names, states and last use, never a token', async () => {
  const { output } = await keys('create', '--name', 'listed', '--scope', 'read')
  const list = (await keys('list')).output
  expect(list).toMatch(/listed\s+read\s+valid\s+never used/)
  expect(list).not.toContain(tokenIn(output))
})

test('a key that has expired is refused', async () => {
  const { output } = await keys('create', '--expires-in', '1ms')
  expect(await statusWith(tokenIn(output))).toBe(401)
})

test('mistakes are told in a sentence', async () => {
  expect(await keys('revoke', 'key_none')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no key "key_none"'),
  })
  expect(await keys('create', '--scope', 'everything')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Known scopes: read, write'),
  })
  // A key that was over before it was shown.
  expect(await keys('create', '--expires-in', '0s')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Expected at least 1ms, got "0s"'),
  })
})

test('a key has limits and a retention of its own, and they are not the settings of the same names', async () => {
  const limits = ['--retention', '30d', '--tasks-at-once', '3', '--requests-per-minute', '9']
  const { code, output } = await keys('create', '--name', 'limited', ...limits)
  expect(output).toContain('"limited"')
  expect(code).toBe(0)
  const headers = { Authorization: `Bearer ${tokenIn(output)}` }
  const response = await server.request('/v1/models', { headers })
  expect([...response.headers].join()).toMatch(/limit[^,]*,9/)
})

test.each([
  ['--weight', '0', 'from 1 to 100'],
  ['--priority', '1001', 'from 0 to 1000'],
  ['--tasks-queued', '2147483648', 'from 1 to 2147483647'],
  ['--retention', '30', 'a time such as'],
])('a key with %s %s is refused', async (flag, value, sentence) => {
  const { code, output } = await keys('create', `${flag}=${value}`)
  expect(output).toContain(sentence)
  expect(code).toBe(1)
})

test('a key is known by its name, its token and what the list shows of it, but not when two are called so', async () => {
  const [one, other] = [await keys('create', '--name', 'shop'), await keys('create')]
  const token = tokenIn((await keys('rotate', 'shop')).output)
  expect(await statusWith(token)).toBe(200)
  expect((await keys('revoke', token)).output).toContain(idIn(one.output))
  const shown = `${tokenIn(other.output).slice(0, 10)}…`
  expect((await keys('revoke', shown)).output).toContain(idIn(other.output))
  await keys('create', '--name', 'shop')
  expect(await keys('revoke', 'shop')).toEqual({
    code: 1,
    output: 'zoetrope: 2 keys are called "shop". Name one by its id.\n',
  })
})

test('a key that was revoked cannot be rotated', async () => {
  const id = idIn((await keys('create')).output)
  await keys('revoke', id)
  const { code, output } = await keys('rotate', id)
  expect(output).toContain('is revoked for good')
  expect(code).toBe(1)
})

test('a key for a service that never ran says where its store is; the next one does not', async () => {
  const folder = path.join(await temporaryFolder(), 'new')
  const create = ['keys', 'create', '--data-dir', folder]
  expect((await runProgram(create)).output).toContain(`A new store was made in ${folder}.`)
  expect((await runProgram(create)).output).not.toContain('A new store')
})

test('looking into a folder that does not exist says so and does not make it', async () => {
  const nowhere = path.join(dataDir, 'nowhere')
  const { code, output } = await runProgram(['keys', 'list', '--data-dir', nowhere])
  expect(output).toContain(`The data folder ${nowhere} does not exist`)
  expect(code).toBe(1)
  expect(existsSync(nowhere)).toBe(false)
})

test('the key that was shown may also stand in the settings, and leaves with them', async () => {
  const folder = await temporaryFolder()
  const shown = tokenIn((await runProgram(['keys', 'create'], { dataDir: folder })).output)
  const listWith = async (started: ServerProcess, token: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}` }
    const { status } = await started.request('/v1/videos', { headers })
    await started.stop()
    return status
  }
  expect(await listWith(await startServer({ dataDir: folder, apiKey: shown }), shown)).toBe(200)
  const own = 'an-operators-own-key-0123456789'
  expect(await listWith(await startServer({ dataDir: folder, apiKey: own }), own)).toBe(200)
  expect(await listWith(await startServer({ dataDir: folder, apiKey: '' }), own)).toBe(401)
  expect(await listWith(await startServer({ dataDir: folder, apiKey: own }), own)).toBe(200)
}, 60_000)
