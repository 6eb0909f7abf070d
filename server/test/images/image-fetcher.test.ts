import { describe, expect, it, vi } from 'vitest'
import { createImageFetcher, type ImageFetcherOptions } from '../../src/images/image-fetcher.ts'
import { HOSTILE_LINKS } from '../net/hostile-links.ts'
import { serveHttp, type LoopbackHost } from '../net/loopback.ts'
import { createRecordingNetwork } from '../net/recording-network.ts'
import { cornerPixels, HEIGHT, WIDTH } from './corners.ts'
import { writePng } from './png-file.ts'

function fetchFrom(host: LoopbackHost, options: ImageFetcherOptions = {}, signal?: AbortSignal) {
  const fetcher = createImageFetcher({ allowList: [host.allow], ...options })
  return fetcher.fetch(`http://127.0.0.1:${host.port}/`, signal && { signal })
}

const failed = { code: 'image_fetch_failed', status: 400, param: 'image_url' }
const picture = await cornerPixels().png().toBuffer()

describe('a picture behind a link', () => {
  it('is fetched and checked, whatever its host calls it', async () => {
    const host = await serveHttp((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/plain' }).end(picture)
    })
    expect(await fetchFrom(host)).toMatchObject({ mime: 'image/png', width: WIDTH, height: HEIGHT })
  })

  it('is fetched through redirects', async () => {
    const host = await serveHttp((incoming, answer) => {
      if (incoming.url === '/real') answer.end(picture)
      else answer.writeHead(302, { location: '/real' }).end()
    })
    expect(await fetchFrom(host)).toMatchObject({ width: WIDTH })
  })

  it.each([
    [404, false],
    [403, false],
    [204, false],
    [206, false],
    [304, false],
    [429, true],
    [500, true],
    [503, true],
  ])('is not there when the host answers %i; worth another try: %s', async (status, retryable) => {
    const host = await serveHttp((_, answer) => answer.writeHead(status).end())
    await expect(fetchFrom(host)).rejects.toMatchObject({ ...failed, retryable })
  })

  it('may be a web page, which is refused by name', async () => {
    const host = await serveHttp((_, answer) => answer.end('<!doctype html><title>Hello</title>'))
    await expect(fetchFrom(host)).rejects.toMatchObject({
      code: 'invalid_image',
      message: 'This is a web page: send a PNG, JPEG, WebP, AVIF or GIF.',
      param: 'image_url',
    })
  })

  it('is refused by its first bytes while the rest still comes', async () => {
    const host = await serveHttp((_, answer) => {
      answer.write(writePng({ width: 50_000, height: 50_000 }, Buffer.alloc(8_000)))
    })
    await expect(fetchFrom(host)).rejects.toMatchObject({ code: 'image_too_large' })
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
  })

  it('is too large when its host says so, and when it just goes on', async () => {
    const limits = { maxBytes: 2 * 1024 * 1024 }
    const frank = await serveHttp((_, answer) => {
      answer.writeHead(200, { 'content-length': 3_000_000 }).flushHeaders()
    })
    const endless = await serveHttp((_, answer) => {
      const more = (): void => {
        while (!answer.destroyed && answer.write(picture));
      }
      answer.on('drain', more)
      more()
    })
    for (const host of [frank, endless]) {
      await expect(fetchFrom(host, { limits })).rejects.toMatchObject({
        code: 'image_too_large',
        message: expect.stringContaining('2 MiB') as string,
      })
    }
  })

  it('is given up when its host is too slow, and may be tried again', async () => {
    const host = await serveHttp(() => undefined)
    const fetching = fetchFrom(host, { timeouts: { totalMs: 100 } })
    await expect(fetching).rejects.toMatchObject({ ...failed, retryable: true })
  })

  it('is given up when the task is cancelled', async () => {
    const host = await serveHttp(() => undefined)
    const task = new AbortController()
    const fetching = fetchFrom(host, {}, task.signal)
    await vi.waitFor(() => expect(host.sockets().open).toBe(1))
    task.abort()
    await expect(fetching).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})

describe('a hostile link', () => {
  it.each(Object.keys(HOSTILE_LINKS))('(%s) is a failed fetch that tells nothing', async (kind) => {
    const { lookup, connect, connected } = createRecordingNetwork()
    const { fetch } = createImageFetcher({ lookup, connect })
    for (const link of HOSTILE_LINKS[kind] ?? []) {
      const error: unknown = await fetch(link).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ ...failed, retryable: false })
      expect((error as Error).message).toMatch(/^The link .*\.$|^The host .*\.$|^Port .*\.$/)
    }
    expect(connected).toEqual([])
  })
})

describe('an upload', () => {
  it('is checked by the same limits', async () => {
    const { check } = createImageFetcher({ limits: { maxPixels: 100 } })
    await expect(check(picture)).rejects.toMatchObject({ code: 'image_too_large', param: null })
  })
})
