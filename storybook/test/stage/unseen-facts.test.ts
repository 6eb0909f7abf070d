import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TOOL = path.join(import.meta.dirname, '../../tools/unseen-facts.js')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unseen-facts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function unseenIn(...prompts: string[]): Promise<string> {
  const file = path.join(folder, 'prompts.txt')
  await writeFile(file, prompts.join('\n'))
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, '--prompts', file])
  return stdout
}

test('what is understood of these prompts is seen, fact by fact', async () => {
  const told = await unseenIn(
    'a purple cat chases three red balloons through a park at night',
    'a boy in a green coat kicks a ball, rain, camera zooms in',
  )
  expect(told).toMatch(/^0 of \d\d facts are not seen\.\n$/u)
}, 120_000)

test('what would be seen anyway is named: a strawberry lies on a table, told or not', async () => {
  const told = await unseenIn('a red strawberry on a table')
  expect(told).toContain('relation: strawberry on table')
  expect(told).not.toContain('colour')
}, 120_000)
