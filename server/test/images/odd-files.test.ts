import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createImageFetcher } from '../../src/images/image-fetcher.ts'
import { serveHttp, serveRaw, type LoopbackHost } from '../net/loopback.ts'
import { cornerPixels, HEIGHT, readCorners, WIDTH } from './corners.ts'
import { insertChunk, pngChunk, pngPixels, writePng } from './png-file.ts'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

function fetchFrom(host: LoopbackHost) {
  const fetcher = createImageFetcher({ allowList: [host.allow] })
  return fetcher.fetch(`http://127.0.0.1:${host.port}/`)
}

const serveFile = (file: Buffer) => serveHttp((_, answer) => answer.end(file))

/** An animated PNG whose second frame is of noise that does not unpack. */
async function animatedPng(): Promise<Buffer> {
  const still = await cornerPixels().png().toBuffer()
  const count = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
  const frame = pngChunk('fdAT', Buffer.alloc(40, 7))
  const end = still.length - 12
  const moving = Buffer.concat([still.subarray(0, end), frame, still.subarray(end)])
  return insertChunk(moving, pngChunk('acTL', count))
}

/** A photo as telephones write it: a second one, larger and of other colours, lies behind the first. */
async function twoJpegs(): Promise<Buffer> {
  const other = cornerPixels().negate().resize(400, 300)
  return Buffer.concat([await cornerPixels().jpeg().toBuffer(), await other.jpeg().toBuffer()])
}

async function brokenProfile(): Promise<Buffer> {
  const profile = Buffer.concat([latin('sRGB\0\0'), deflateSync(Buffer.alloc(300, 0x5a))])
  return insertChunk(await cornerPixels().png().toBuffer(), pngChunk('iCCP', profile))
}

/** An orientation that EXIF does not have. */
async function ninthTurn(): Promise<Buffer> {
  const file = await cornerPixels().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const tag = file.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00]))
  const isLittle = tag >= 0
  const at = isLittle ? tag : file.indexOf(Buffer.from([0x01, 0x12, 0x00, 0x03]))
  file.writeUInt8(9, at + (isLittle ? 8 : 9))
  return file
}

const ODD: Readonly<Record<string, () => Promise<Buffer>>> = {
  'an animated PNG with a broken second frame': animatedPng,
  'a JPEG with a second JPEG behind it': twoJpegs,
  'a PNG with a colour profile of noise': brokenProfile,
  'a JPEG turned in a way that there is none': ninthTurn,
}

describe('an odd file behind a link', () => {
  it.each(Object.entries(ODD))('%s is shown as what it begins with', async (_, make) => {
    const image = await fetchFrom(await serveFile(await make()))
    expect(image).toMatchObject({ width: WIDTH, height: HEIGHT })
    expect(await readCorners(image.bytes)).toBe('rgby')
  })

  it.each([
    ['a GIF without a single frame', latin('GIF89a\x40\0\x30\0\0\0\0;')],
    [
      'a PNG that ends before its pixels begin',
      writePng({ width: 64, height: 48 }).subarray(0, 33),
    ],
    [
      'a PNG of a palette that it does not have',
      writePng({ width: 8, height: 2, colour: 3 }, pngPixels(Buffer.alloc(18, 1))),
    ],
  ])('%s is refused as a picture', async (_, file) => {
    await expect(fetchFrom(await serveFile(file))).rejects.toMatchObject({
      code: 'invalid_image',
      param: 'image_url',
      retryable: false,
    })
  })
})

describe('an odd answer to a link', () => {
  it('of a camera that sends one picture after another is refused at once', async () => {
    const shot = await cornerPixels().jpeg().toBuffer()
    const host = await serveHttp((_, answer) => {
      answer.writeHead(200, { 'content-type': 'multipart/x-mixed-replace; boundary=shot' })
      const timer = setInterval(() => {
        answer.write('--shot\r\ncontent-type: image/jpeg\r\n\r\n')
        answer.write(shot)
      }, 10)
      answer.on('close', () => clearInterval(timer))
    })
    await expect(fetchFrom(host)).rejects.toMatchObject({ code: 'invalid_image' })
  })

  it('without a body is refused as no picture', async () => {
    const host = await serveHttp((_, answer) => answer.writeHead(200).end())
    await expect(fetchFrom(host)).rejects.toMatchObject({ code: 'invalid_image' })
  })

  it('that is the greeting of another service tells nothing of it', async () => {
    const host = await serveRaw((socket) => socket.end('SSH-2.0-OpenSSH_9.6 secret-name\r\n'))
    const error: unknown = await fetchFrom(host).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'image_fetch_failed', param: 'image_url' })
    expect(JSON.stringify(error) + (error as Error).message).not.toMatch(/SSH|secret/)
  })

  it('whose name, type and length lie is judged by its bytes', async () => {
    const picture = await cornerPixels().webp().toBuffer()
    const host = await serveHttp((_, answer) => {
      const disposition = 'attachment; filename="../../etc/passwd.svg"'
      answer
        .setHeader('content-type', 'image/svg+xml')
        .setHeader('content-disposition', disposition)
      answer.setHeader('set-cookie', 'a=b').end(picture)
    })
    expect(await fetchFrom(host)).toMatchObject({ mime: 'image/jpeg', width: WIDTH })
  })
})
