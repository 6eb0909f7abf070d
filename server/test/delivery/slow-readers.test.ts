import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, vi } from 'vitest'
import { createSendBody } from '../../src/http/send-body.ts'
import type { OpenPart } from '../../src/storage/storage.ts'
import { eventually } from '../harness/eventually.ts'
import { makeLarge, MIB, openFiles } from '../harness/large-film.ts'
import { listen } from '../harness/listen.ts'
import { startServer } from '../harness/server-process.ts'
import { API_KEY, startApi, test } from '../harness/service.ts'

/** Asks for the film and then reads nothing. */
function openIdle(url: string, id: string): Promise<Socket> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => {
      const request = `GET /v1/videos/${id}/content HTTP/1.1`
      socket.write(`${request}\r\nHost: x\r\nAuthorization: Bearer ${API_KEY}\r\n\r\n`)
    })
    socket.once('readable', () => resolve(socket))
    socket.on('error', reject)
  })
}

/** Reads to the end; resolves with how much came, head included. */
function drain(socket: Socket, bytes: number): Promise<number> {
  return new Promise((resolve) => {
    let total = 0
    socket.on('data', (chunk: Buffer) => {
      total += chunk.length
      if (total >= bytes) resolve(total)
    })
    socket.on('close', () => resolve(total))
  })
}

test('50 readers that do not read cost no memory to speak of', async ({ folder }) => {
  const maker = await startApi({ dataDir: folder })
  const { id } = await makeLarge(maker, folder, 200 * MIB)
  await maker.service.stop()
  const server = await startServer({ dataDir: folder, workers: '0' })
  const memory = async (): Promise<number> => {
    const text = await (await server.request('/metrics')).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MIB
  }
  await (await server.request(`/v1/videos/${id}/content`)).arrayBuffer() // warm
  const before = await memory()
  const sockets = await Promise.all(Array.from({ length: 50 }, () => openIdle(server.url, id)))
  // Others are served meanwhile.
  expect((await server.request(`/v1/videos/${id}`)).status).toBe(200)
  const during = await memory()
  // 50 × 200 MiB are asked for. Two pieces for each reader are 25 MiB; the rest is what a busy process takes anyway.
  expect(during - before).toBeLessThan(64)
  for (const socket of sockets) socket.destroy()
  expect(await server.stop()).toBe(0)
})

test('a film that is deleted while it is downloaded comes whole, and is then let go', async ({
  api,
  folder,
}) => {
  const { url, close } = await listen(api.service)
  const { id } = await makeLarge(api, folder, 20 * MIB)
  const reader = await openIdle(url, id)
  const quitter = await openIdle(url, id)
  expect((await api.request(`/v1/videos/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await api.request(`/v1/videos/${id}/content`)).status).toBe(404)
  expect(await drain(reader, 20 * MIB)).toBeGreaterThan(20 * MIB)
  quitter.destroy()
  await vi.waitFor(async () => expect(await openFiles(id)).toBe(0), 5_000)
  reader.destroy()
  await close()
})

test('a reader that takes nothing for long is let go', async () => {
  let closed = false
  const endless: OpenPart = {
    read: ({ length }) => Promise.resolve(length),
    close: async () => void (closed = true),
  }
  const send = createSendBody({ stalledMs: 200 })
  const server = createServer((_request, response) => {
    send(response, [endless]).catch(() => undefined)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const idle = connect({ port, host: '127.0.0.1' })
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await eventually(() => expect(closed).toBe(true))
  idle.destroy()
  server.close()
})
