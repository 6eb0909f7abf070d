import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runProgram, startServer, type ServerProcess } from '../harness/server-process.ts'

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-keys-'))
  server = await startServer({ dataDir })
})
afterAll(() => server.stop())

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

test('a rotated key keeps its owner, and the old token works for the overlap', async () => {
  const first = (await keys('create', '--name', 'rotating')).output
  const second = (await keys('rotate', idIn(first))).output
  expect(idIn(second)).toBe(idIn(first))
  expect(await statusWith(tokenIn(first))).toBe(200)
  expect(await statusWith(tokenIn(second))).toBe(200)

  const third = (await keys('rotate', idIn(first), '--overlap', '0s')).output
  await vi.waitFor(async () => expect(await statusWith(tokenIn(second))).toBe(401), 5_000)
  expect(await statusWith(tokenIn(third))).toBe(200)
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
})
