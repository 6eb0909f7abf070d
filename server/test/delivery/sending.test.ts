import { truncate } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, vi } from 'vitest'
import { CAN_TELL_OPEN_FILES, makeLarge, makeNoise, MIB, openFiles } from '../harness/large-film.ts'
import { listen } from '../harness/listen.ts'
import { API_KEY, startApi, test } from '../harness/service.ts'

const headers = { Authorization: `Bearer ${API_KEY}` }
// Not a multiple of anything: the last piece is a short one.
const BYTES = 3 * MIB + 12_345

const download = async (url: string, more: Record<string, string> = {}): Promise<Buffer> =>
  Buffer.from(await (await fetch(url, { headers: { ...headers, ...more } })).arrayBuffer())

/** Takes a little, rests, and takes more. */
function downloadSlowly(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    httpRequest(url, { headers }, (response) => {
      response.on('data', (piece: Buffer) => {
        pieces.push(piece)
        response.pause()
        setTimeout(() => response.resume(), 1)
      })
      response.on('end', () => resolve(Buffer.concat(pieces)))
    })
      .on('error', reject)
      .end()
  })
}

test('many readers, fast and slow, each get every byte in its place', async ({ api, folder }) => {
  const { url, close } = await listen(api.service)
  const { id, noise } = await makeNoise(api, folder, BYTES)
  const content = `${url}/v1/videos/${id}/content`
  for (let round = 0; round < 3; round++) {
    const films = await Promise.all([
      ...Array.from({ length: 12 }, () => download(content)),
      downloadSlowly(content),
      downloadSlowly(content),
    ])
    for (const film of films) expect(noise.equals(film)).toBe(true)
  }
  await vi.waitFor(async () => expect(await openFiles(id)).toBe(0), 5_000)
  await close()
})

test('parts that begin and end anywhere are those bytes, one or several in an answer', async ({
  api,
  folder,
}) => {
  const { url, close } = await listen(api.service)
  const { id, noise } = await makeNoise(api, folder, BYTES)
  const content = `${url}/v1/videos/${id}/content`
  for (const [start, end] of [
    [0, 0],
    [262_143, 262_144],
    [1, BYTES - 1],
    [BYTES - 1, BYTES - 1],
    [700_000, 2_000_000],
  ] as const) {
    const part = await download(content, { Range: `bytes=${start}-${end}` })
    expect(noise.subarray(start, end + 1).equals(part)).toBe(true)
  }
  const several = await download(content, { Range: 'bytes=5-600004, 1000000-1700000' })
  const [, ...texts] = several.toString('latin1').split('video/mp4\r\nContent-Range: ')
  const bodies = texts.map((text) => text.slice(text.indexOf('\r\n\r\n') + 4))
  expect(bodies[0]?.startsWith(noise.toString('latin1', 5, 600_005))).toBe(true)
  expect(bodies[1]?.startsWith(noise.toString('latin1', 1_000_000, 1_700_001))).toBe(true)
  await close()
})

test.skipIf(!CAN_TELL_OPEN_FILES)(
  'a hundred requests at once on one connection hold one file open',
  async ({ api, folder }) => {
    const { url, close } = await listen(api.service)
    const { id } = await makeLarge(api, folder, 20 * MIB)
    const one = `GET /v1/videos/${id}/content HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${API_KEY}\r\n\r\n`
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
    socket.write(one.repeat(100))
    await new Promise((resolve) => socket.once('readable', resolve))
    await vi.waitFor(async () => expect(await openFiles(id)).toBe(1), 5_000)
    // The next two as well, then the client goes.
    let bytes = 0
    await new Promise<void>((resolve) => {
      socket.on('data', (piece) => {
        bytes += piece.length
        if (bytes > 60 * MIB) resolve()
      })
    })
    expect(await openFiles(id)).toBeLessThan(3)
    socket.destroy()
    await vi.waitFor(async () => expect(await openFiles(id)).toBe(0), 5_000)
    await close()
  },
)

test('a file that turns out shorter than it was ends the connection, not the answer', async ({
  folder,
}) => {
  // A service whose errors are not the test's: this one is to be logged.
  const api = await startApi({ dataDir: folder })
  const { url, close } = await listen(api.service)
  const { id, file } = await makeLarge(api, folder, 40 * MIB)
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  socket.write(
    `GET /v1/videos/${id}/content HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${API_KEY}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('readable', resolve))
  await truncate(file, MIB)
  let bytes = 0
  socket.on('data', (piece) => (bytes += piece.length))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(bytes).toBeLessThan(40 * MIB)
  await vi.waitFor(async () => expect(await openFiles(id)).toBe(0), 5_000)
  await close()
  await api.service.stop()
})
