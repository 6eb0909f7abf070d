import { describe, expect, it, vi } from 'vitest'
import {
  createNetwork,
  guardedRequest,
  type GuardedRequest,
  type NetworkOptions,
} from '../../src/net/guarded-request.ts'
import { serveHttp, serveRaw, type LoopbackHost } from './loopback.ts'

const LIMITS = { maxBytes: 1_000, totalMs: 5_000, connectMs: 1_000, idleMs: 1_000 }

function request(
  host: LoopbackHost,
  changes: Partial<GuardedRequest> = {},
  options: NetworkOptions = {},
) {
  const lookup = async () => ['127.0.0.1']
  const network = createNetwork({ allowList: [host.allow], lookup, ...options })
  const url = `http://127.0.0.1:${host.port}/`
  return guardedRequest(
    { method: 'GET', url, ...LIMITS, ...changes },
    network,
    async (response) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of response.body) chunks.push(chunk)
      return { status: response.status, text: Buffer.concat(chunks).toString() }
    },
  )
}

const reason = (is: string) => ({ name: 'NetworkError', reason: is })

describe('a request', () => {
  it('carries its headers and the name of the host, and asks for nothing compressed', async () => {
    const host = await serveHttp((incoming, answer) =>
      answer.end(JSON.stringify({ url: incoming.url, ...incoming.headers })),
    )
    const { text } = await request(host, {
      url: `http://pictures.example.com:${host.port}/a%20b?c=d#e`,
      headers: { accept: 'image/png', host: 'forged', 'accept-encoding': 'gzip' },
    })
    expect(JSON.parse(text)).toEqual({
      url: '/a%20b?c=d',
      accept: 'image/png',
      'accept-encoding': 'identity',
      connection: 'close',
      host: `pictures.example.com:${host.port}`,
    })
  })

  it('can post a body, and takes a redirect for the answer when it may not follow', async () => {
    const host = await serveHttp((incoming, answer) => {
      answer.writeHead(307, { location: 'http://127.0.0.1:1/' })
      incoming.pipe(answer)
    })
    const posted = await request(host, { method: 'POST', body: '{"type":"video.completed"}' })
    expect(posted).toEqual({ status: 307, text: '{"type":"video.completed"}' })
    expect(host.sockets().opened).toBe(1)
  })

  it('need not read the body to learn the status', async () => {
    const host = await serveHttp((_, answer) => {
      answer.writeHead(204, { 'content-encoding': 'gzip' }).end()
    })
    const network = createNetwork({ allowList: [host.allow] })
    const posted = { method: 'POST' as const, url: `http://127.0.0.1:${host.port}/`, ...LIMITS }
    expect(await guardedRequest(posted, network, async ({ status }) => status)).toBe(204)
  })

  it('leaves no socket open behind it', async () => {
    const host = await serveHttp((_, answer) => answer.end('done'))
    await request(host)
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
  })

  it('tries the next address when the first does not answer', async () => {
    const host = await serveHttp((_, answer) => answer.end('found'))
    const options = { allowList: ['pictures.corp'], lookup: async () => ['::1', '127.0.0.1'] }
    const url = `http://pictures.corp:${host.port}/`
    expect(await request(host, { url }, options)).toMatchObject({ text: 'found' })
  })

  it('fails with a reason when nobody answers', async () => {
    const host = await serveRaw((socket) => socket.destroy())
    await expect(request(host)).rejects.toMatchObject(reason('unreachable'))
  })

  it('stops at once when its caller gives up, with the reason the caller gave', async () => {
    const host = await serveHttp(() => undefined)
    const caller = new AbortController()
    const pending = request(host, { signal: caller.signal })
    await vi.waitFor(() => expect(host.sockets().open).toBe(1))
    caller.abort(new Error('cancelled'))
    await expect(pending).rejects.toThrow('cancelled')
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
  })

  it('is not even begun when its caller has given up', async () => {
    const host = await serveHttp((_, answer) => answer.end())
    const signal = AbortSignal.abort(new Error('cancelled'))
    await expect(request(host, { signal })).rejects.toThrow('cancelled')
    expect(host.sockets().opened).toBe(0)
  })
})

describe('a name whose answer changes', () => {
  it('is asked for once, and the socket goes to the address that was checked', async () => {
    const host = await serveHttp((_, answer) => answer.end('the checked one'))
    const lookup = vi.fn<() => Promise<string[]>>()
    lookup.mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['127.0.0.2'])
    const url = `http://rebind.example.com:${host.port}/`
    expect(await request(host, { url }, { lookup })).toMatchObject({ text: 'the checked one' })
    expect(lookup).toHaveBeenCalledTimes(1)
  })

  it('is checked anew on every redirect', async () => {
    const host = await serveHttp((_, answer) => answer.writeHead(302, { location: '/again' }).end())
    const lookup = vi.fn<() => Promise<string[]>>()
    lookup.mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['127.0.0.2'])
    const url = `http://rebind.example.com:${host.port}/`
    const changes = { url, maxRedirects: 3 }
    await expect(request(host, changes, { lookup })).rejects.toMatchObject(reason('unresolved'))
    expect(host.sockets().opened).toBe(1)
  })
})

describe('a redirect', () => {
  const redirecting = (location: string | undefined) =>
    serveHttp((_, answer) => answer.writeHead(302, location ? { location } : {}).end())

  it('is followed three times and no more', async () => {
    const host = await serveHttp((incoming, answer) => {
      const left = Number(incoming.url?.slice(1))
      if (left === 0) answer.end('arrived')
      else answer.writeHead(301, { location: String(left - 1) }).end()
    })
    const from = (hops: number) =>
      request(host, { url: `http://127.0.0.1:${host.port}/${hops}`, maxRedirects: 3 })
    expect(await from(3)).toMatchObject({ text: 'arrived' })
    await expect(from(4)).rejects.toMatchObject(reason('bad_response'))
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.2:8080/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'http://localhost/',
    '//10.0.0.1/',
    'http://0x7f.1/',
    'file:///etc/passwd',
    'ftp://pictures.example.com/',
    'data:image/png;base64,AAAA',
    'http://user:word@pictures.example.com/',
    'http://pictures.example.com:22/',
    'http://[',
    'javascript:alert(1)',
    'http://[::ffff:127.0.0.1]/',
    'http:\\\\127.0.0.1\\',
    'gopher://a/',
  ])('to %s is refused', async (location) => {
    const host = await redirecting(location)
    const connect = vi.fn(createNetwork().connect)
    await expect(request(host, { maxRedirects: 3 }, { connect })).rejects.toMatchObject({
      reason: expect.stringMatching(/^(forbidden|bad_url|bad_response)$/),
    })
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it('to nowhere is refused', async () => {
    const host = await redirecting(undefined)
    await expect(request(host, { maxRedirects: 3 })).rejects.toMatchObject(reason('bad_response'))
  })
})
