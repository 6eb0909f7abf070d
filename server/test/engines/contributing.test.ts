import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { engineContract } from './engine.contract.ts'

// What CONTRIBUTING.md tells newcomers to write, word by word, before the suite that it tells them to run.

/** The model server that the example speaks of: a film takes it two questions. */
const modelServer = createServer((request, response) => {
  if (request.url === '/film.mp4') return response.end(FILM)
  if (request.method === 'POST') return response.end(JSON.stringify({ id: 'one' }))
  asked += 1
  const done = asked % 2 === 0
  return response.end(JSON.stringify({ progress: done ? 1 : 0.5, url: done ? filmUrl() : null }))
})
let asked = 0
const FILM = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom0000')])
const url = (): string => `http://127.0.0.1:${(modelServer.address() as AddressInfo).port}`
const filmUrl = (): string => `${url()}/film.mp4`

beforeAll(async () => {
  await new Promise<void>((ready) => modelServer.listen(0, '127.0.0.1', ready))
  process.env['FLIPBOOK_URL'] = url()
})
afterAll(() => {
  delete process.env['FLIPBOOK_URL']
  modelServer.closeAllConnections()
  modelServer.close()
})

engineContract('flipbook', { engine: exampleEngine, job: { prompt: 'a paper boat' } })

async function exampleEngine() {
  const document = await readFile(
    path.join(import.meta.dirname, '../../../CONTRIBUTING.md'),
    'utf8',
  )
  const source = /```js\n([\s\S]*?)```/.exec(document)?.[1] ?? ''
  const enginesDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-contributing-'))
  await mkdir(path.join(enginesDir, 'flipbook'))
  await writeFile(path.join(enginesDir, 'flipbook', 'index.mjs'), source)
  const engine = (await loadEngines({ threads: 1, enginesDir })).get('flipbook')
  await rm(enginesDir, { recursive: true })
  if (!engine) throw new Error('CONTRIBUTING.md has no engine named flipbook.')
  return engine
}
