import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createNetwork, guardedRequest } from '../../src/net/guarded-request.ts'
import { serveHttp, serveRaw, type LoopbackHost } from './loopback.ts'

async function read(host: LoopbackHost, limits: { totalMs?: number; idleMs?: number } = {}) {
  const network = createNetwork({ allowList: [host.allow] })
  const url = `http://127.0.0.1:${host.port}/`
  const standard = { maxBytes: 10_000, totalMs: 2_000, connectMs: 500, idleMs: 1_000 }
  const request = { method: 'GET' as const, url, maxRedirects: 3, ...standard, ...limits }
  return guardedRequest(request, network, async ({ body }) => {
    let bytes = 0
    for await (const chunk of body) bytes += chunk.length
    return bytes
  })
}

const refused = (reason: string) => ({ name: 'NetworkError', reason })

describe('a body', () => {
  it('that says it is too large is not read', async () => {
    const host = await serveHttp((_, answer) => {
      answer.writeHead(200, { 'content-length': 10_001 })
      answer.flushHeaders()
    })
    await expect(read(host)).rejects.toMatchObject(refused('too_large'))
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
  })

  it('of just the allowed size is read', async () => {
    const host = await serveHttp((_, answer) => answer.end(Buffer.alloc(10_000)))
    expect(await read(host)).toBe(10_000)
  })

  it('without end is cut off at the limit', async () => {
    let sent = 0
    const host = await serveHttp((_, answer) => {
      const pump = (): void => {
        while (!answer.destroyed && answer.write(Buffer.alloc(1_000))) sent += 1_000
      }
      answer.on('drain', pump)
      pump()
    })
    await expect(read(host)).rejects.toMatchObject(refused('too_large'))
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
    expect(sent).toBeLessThan(20_000_000)
  })

  it('that drips in byte by byte is cut off at the deadline', async () => {
    const host = await serveHttp((_, answer) => {
      const timer = setInterval(() => answer.write('a'), 20)
      answer.on('close', () => clearInterval(timer))
    })
    await expect(read(host, { totalMs: 200 })).rejects.toMatchObject(refused('timeout'))
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
  })

  it('that stops half-way is given up after the silence', async () => {
    const host = await serveHttp((_, answer) => void answer.write('half'))
    await expect(read(host, { idleMs: 100 })).rejects.toMatchObject(refused('timeout'))
  })

  it('shorter than announced is refused', async () => {
    const host = await serveRaw((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'),
    )
    await expect(read(host)).rejects.toMatchObject(refused('unreachable'))
  })

  it('longer than announced ends where it was announced to end', async () => {
    const host = await serveRaw((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n${'x'.repeat(500)}`),
    )
    expect(await read(host)).toBe(5)
  })

  it('whose last chunk never comes is refused', async () => {
    const host = await serveRaw((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n'),
    )
    await expect(read(host)).rejects.toMatchObject(refused('unreachable'))
  })

  it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip'])(
    'encoded with %s is refused unread',
    async (encoding) => {
      const host = await serveHttp((_, answer) => {
        answer.writeHead(200, { 'content-encoding': encoding })
        answer.end(gzipSync(Buffer.alloc(1_000_000)))
      })
      await expect(read(host)).rejects.toMatchObject(refused('bad_response'))
    },
  )
})

describe('an answer', () => {
  it.each([
    ['with a head without end', `HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(10_000)}\r\n`],
    ['with one huge header', `HTTP/1.1 200 OK\r\nx-a: ${'b'.repeat(70_000)}\r\n\r\n`],
    ['that is not HTTP', '-ERR wrong number of arguments\r\n'],
    ['with two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!'],
    [
      'with a length and chunks',
      'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['with a negative length', 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\nhello'],
    [
      'with a chunk of absurd size',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n',
    ],
    [
      'that switches protocols',
      'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    ],
    ['that ends at once', ''],
  ])('%s is refused', async (_, bytes) => {
    const host = await serveRaw((socket) => socket.end(bytes))
    await expect(read(host)).rejects.toMatchObject(refused('unreachable'))
  })

  it('that never begins is given up after the silence', async () => {
    const host = await serveRaw(() => undefined)
    await expect(read(host, { idleMs: 100 })).rejects.toMatchObject(refused('timeout'))
    await vi.waitFor(() => expect(host.sockets().open).toBe(0))
  })

  it('of hints without end is given up at the deadline', async () => {
    const host = await serveRaw((socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10)
      socket.on('close', () => clearInterval(timer))
    })
    await expect(read(host, { totalMs: 200 })).rejects.toMatchObject(refused('timeout'))
  })
})

describe('a look-up', () => {
  it('that never answers is given up at the deadline', async () => {
    const network = createNetwork({ lookup: () => new Promise(() => undefined) })
    const limits = { maxBytes: 1, totalMs: 100, connectMs: 100, idleMs: 100 }
    const request = { method: 'GET' as const, url: 'http://pictures.example.com/', ...limits }
    await expect(guardedRequest(request, network, async () => undefined)).rejects.toMatchObject(
      refused('timeout'),
    )
  })
})
