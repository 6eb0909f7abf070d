import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { listen } from '../harness/listen.ts'
import { FIXTURES, test, type Api } from '../harness/service.ts'

const run = promisify(execFile)
const FILM = await readFile(path.join(FIXTURES, 'tiny.mp4'))

async function linkOf(api: Api, baseUrl: string): Promise<string> {
  const { id } = await api.create({ prompt: 'quick' })
  await api.ended(id)
  return ((await api.get(id)).video_url ?? '').replace('http://zoetrope.test', baseUrl)
}

/** A program and how it is asked to go on with a file of which it has the beginning. */
const TOOLS = [
  ['/usr/bin/wget', (link: string, file: string) => ['-q', '-c', '-O', file, link]],
  ['/usr/bin/curl', (link: string, file: string) => ['-sSf', '-C', '-', '-o', file, link]],
] as const

for (const [program, args] of TOOLS) {
  test.skipIf(!existsSync(program))(
    `${path.basename(program)} goes on with a download that broke off`,
    async ({ api, folder }) => {
      const { url, close } = await listen(api.service)
      const file = path.join(folder, 'film.mp4')
      await writeFile(file, FILM.subarray(0, 1_000))
      await run(program, args(await linkOf(api, url), file))
      expect((await readFile(file)).equals(FILM)).toBe(true)
      await close()
    },
  )
}
