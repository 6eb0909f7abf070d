import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'
import { BROWSERS, type TestBrowser } from './browsers.ts'

for (const { name, command, packages } of BROWSERS) {
  if (command) continue
  process.stderr.write(`No ${name} here (apt-get install ${packages}): its test is SKIPPED.\n`)
}

interface Seen {
  readonly error?: string
  readonly duration: number
  readonly width: number
  readonly height: number
  /** Where it stood after each seek, in parts of the whole. */
  readonly seeks: readonly number[]
}

/** Plays nothing, but jumps to the end, the beginning and the middle, as somebody with a mouse would. */
const page = (link: string): string => `<!doctype html><title>seek</title>
<video muted preload="auto" src="${link.replaceAll('&', '&amp;')}"></video>
<script>
  const video = document.querySelector('video')
  const tell = (result) => fetch('/result', { method: 'POST', body: JSON.stringify(result) })
  const once = (name) => new Promise((done) => video.addEventListener(name, done, { once: true }))
  video.addEventListener('error', () => tell({ error: video.error.message }))
  const run = async () => {
    if (video.readyState < 1) await once('loadedmetadata')
    const seeks = []
    for (const part of [0.9, 0.1, 0.5]) {
      const seeked = once('seeked')
      video.currentTime = video.duration * part
      await seeked
      seeks.push(video.currentTime / video.duration)
    }
    const { duration, videoWidth: width, videoHeight: height } = video
    tell({ duration, width, height, seeks })
  }
  run()
</script>`

/** Shows a page to a browser and waits for what the page has to say. */
async function show(html: string, { command }: TestBrowser): Promise<Seen> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-browser-'))
  let told: (seen: Seen) => void
  const result = new Promise<Seen>((resolve) => (told = resolve))
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
    }
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      response.end()
      told(JSON.parse(body) as Seen)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const [program = '', ...args] = command?.({ url: `http://127.0.0.1:${port}/`, folder }) ?? []
  // A group of its own: xvfb-run ends, but leaves its screen and its browser behind.
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  try {
    return await result
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid)
    await exited
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** How often a film was served so far. WebKit asks for no range of a film that it holds already, as small as this. */
async function filmsServed(api: Api): Promise<number> {
  const metrics = await (await api.request('/metrics')).text()
  const served = /_count\{method="GET",route="\/v1\/videos\/:id\/content",status="20[06]"\} (\d+)/g
  return [...metrics.matchAll(served)].reduce((sum, [, count]) => sum + Number(count), 0)
}

for (const browser of BROWSERS) {
  test.skipIf(!browser.command)(
    `${browser.name} seeks in a film through its signed link`,
    { timeout: 60_000 },
    async ({ api, baseUrl }) => {
      const { id } = await api.create({ prompt: 'quick' })
      await api.ended(id)
      const { video_url } = await api.get(id)
      const link = (video_url ?? '').replace('http://zoetrope.test', baseUrl)
      const before = await filmsServed(api)
      const { error, seeks, ...film } = await show(page(link), browser)
      expect(error).toBeUndefined()
      expect(film).toMatchObject({ width: 64, height: 48 })
      expect(film.duration).toBeGreaterThan(0.5)
      expect(seeks.map((part) => Math.round(part * 10))).toEqual([9, 1, 5])
      expect(await filmsServed(api)).toBeGreaterThan(before)
    },
  )
}
