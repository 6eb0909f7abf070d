import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../src/errors/app-error.ts'
import { createImageChecker } from '../../src/images/check-image.ts'
import { BAD_PICTURES } from './bad-pictures.ts'
import { cornerPixels, HEIGHT, readCorners, WIDTH } from './corners.ts'
import { GOOD_PICTURES, STOWAWAY } from './good-pictures.ts'
import { insertChunk, pngChunk } from './png-file.ts'

const check = createImageChecker()

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('a good picture', () => {
  it.each(Object.entries(GOOD_PICTURES))(
    '%s is kept upright, in sRGB and 8 bits, and loses all but its pixels',
    async (_, good) => {
      const image = await check(await good.make())
      const { mime, width = WIDTH, height = HEIGHT, hasAlpha = false, corners = 'rgby' } = good
      expect(image).toMatchObject({ mime, width, height, hasAlpha })
      const kept = await sharp(image.bytes).metadata()
      expect(kept).toMatchObject({ width, height, space: 'srgb', depth: 'uchar', hasAlpha })
      expect(kept.channels).toBe(hasAlpha ? 4 : 3)
      expect(kept.format).toBe(mime.slice('image/'.length))
      expect(kept).not.toHaveProperty(['exif'])
      expect(kept).not.toHaveProperty(['icc'])
      expect(kept).not.toHaveProperty(['xmp'])
      expect(Buffer.from(image.bytes).includes(STOWAWAY)).toBe(false)
      if (corners !== null) expect(await readCorners(image.bytes)).toBe(corners)
    },
  )

  it('gives the same bytes for the same bytes', async () => {
    const file = await cornerPixels().jpeg().toBuffer()
    const hashes = await Promise.all(
      [1, 2, 3].map(async () =>
        createHash('sha256')
          .update((await check(file)).bytes)
          .digest('hex'),
      ),
    )
    expect(new Set(hashes).size).toBe(1)
  })

  it('loses nothing of a PNG', async () => {
    const file = await cornerPixels(90).png().toBuffer()
    const { bytes } = await check(file)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  })

  it.each([1, 7, 4_096, 1_000_000])('may arrive in pieces of %i bytes', async (size) => {
    const file = await cornerPixels().png().toBuffer()
    expect(await check(inPieces(file, size))).toEqual(await check(file))
  })

  it('may hide a text that unpacks to 100 MB, which is never unpacked', async () => {
    const text = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])
    const file = insertChunk(await cornerPixels().png().toBuffer(), pngChunk('zTXt', text))
    const before = process.memoryUsage().rss
    expect(await check(file)).toMatchObject({ width: WIDTH })
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000)
  })
})

describe('a bad picture', () => {
  it.each(Object.entries(BAD_PICTURES))('%s is refused', async (_, bad) => {
    const error = await check(await bad.make()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: bad.code, status: 400, retryable: false })
    expect((error as AppError).message).toMatch(/^[A-Z][^\n]{20,160}\.$/)
    expect((error as AppError).message).toContain(bad.says ?? '')
    expect((error as AppError).message).not.toMatch(/vips|sharp|buffer|undefined/i)
  })

  it('is refused as soon as its first bytes have come', async () => {
    let sent = 0
    const page = (async function* () {
      for (; sent < 1_000; sent++) yield Buffer.from('<html>'.padEnd(1_000))
    })()
    await expect(check(page)).rejects.toMatchObject({ code: 'invalid_image' })
    expect(sent).toBeLessThan(10)
  })

  it('is refused as soon as it is too large', async () => {
    let sent = 0
    const head = await cornerPixels().png().toBuffer()
    const endless = (async function* () {
      yield head
      for (;;) yield Buffer.alloc(1_048_576, sent++)
    })()
    await expect(check(endless)).rejects.toMatchObject({ code: 'image_too_large' })
    expect(sent).toBe(20)
  })

  it('is blamed on the field it came in', async () => {
    await expect(check(Buffer.from('no'), { param: 'input_reference' })).rejects.toMatchObject({
      code: 'invalid_image',
      param: 'input_reference',
    })
  })
})

describe('any bytes at all', () => {
  it('give a picture or a refusal, never a crash', async () => {
    const files = await Promise.all(
      (['png', 'jpeg', 'webp', 'gif'] as const).map((format) =>
        cornerPixels().toFormat(format).toBuffer(),
      ),
    )
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 })
    const property = fc.asyncProperty(fc.constantFrom(...files), changes, async (file, flips) => {
      const mutant = Buffer.from(file)
      for (const [at, value] of flips) mutant.writeUInt8(value, at % mutant.length)
      const result = await check(mutant).catch((thrown: unknown) => thrown)
      if (!(result instanceof AppError)) expect(result).toHaveProperty('mime')
    })
    await fc.assert(property, { numRuns: 300 })
  })
})

describe('the corpus', () => {
  it('has at least 60 files', () => {
    const files = [...Object.keys(GOOD_PICTURES), ...Object.keys(BAD_PICTURES)]
    expect(files.length).toBeGreaterThanOrEqual(60)
  })
})
