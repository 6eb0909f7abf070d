import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDataUrl } from '../../src/images/data-url.ts'
import { createImageFetcher } from '../../src/images/image-fetcher.ts'
import { DEFAULT_IMAGE_LIMITS } from '../../src/images/image-limits.ts'
import { createRecordingNetwork } from '../net/recording-network.ts'
import { cornerPixels } from './corners.ts'

const picture = await cornerPixels().png().toBuffer()
const base64 = picture.toString('base64')
const { lookup, connect, lookedUp, connected } = createRecordingNetwork()
const { fetch } = createImageFetcher({ lookup, connect })

describe('a data URL', () => {
  it.each([
    `data:image/png;base64,${base64}`,
    `DATA:IMAGE/PNG;BASE64,${base64}`,
    `data:image/jpeg;base64,${base64}`,
    `data:image/png;charset=utf-8;name=a.png;base64,${base64}`,
    `data:image/png;base64,${base64.replace(/=+$/, '')}`,
    `data:image/png;base64,${encodeURIComponent(base64)}`,
  ])('like %.40s holds a picture, and asks nobody', async (source) => {
    expect(await fetch(source)).toMatchObject({ sourceMime: 'image/png' })
    expect([...lookedUp, ...connected]).toEqual([])
  })

  it.each([
    'data:',
    'data:,',
    'data:image/png',
    'data:image/png,',
    'data:image/png;base64',
    'data:image/png;base64,',
    'data:image/png;base64,A',
    'data:image/png;base64,====',
    'data:x',
    `data:text/html;base64,${base64}`,
    `data:;base64,${base64}`,
    `data:image/png,${base64}`,
    `data:image/png;base64,${base64}!`,
    `data:image/png;base64, ${base64}`,
    `data:image/png;base64,${base64.slice(0, 50)}\n${base64.slice(50)}`,
    'data:image/;base64,AA',
    'data:image/png;base64,%00',
    `data:image/png;base64,${base64}#fragment`,
    `data:image/png;base64,=${base64}`,
    `data:image/png;base64;base64${base64}`,
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="a()"/>').toString('base64')}`,
    `data:image/png;base64,${Buffer.from('<html>').toString('base64')}`,
  ])('like %.60j is refused', async (source) => {
    await expect(fetch(source)).rejects.toMatchObject({ code: 'invalid_image', param: 'image_url' })
  })

  it('that is too long is refused before it is decoded', async () => {
    const source = `data:image/png;base64,${'A'.repeat(28_000_000)}`
    await expect(fetch(source)).rejects.toMatchObject({ code: 'image_too_large' })
  })

  it('that escapes every letter is read as quickly as any other', () => {
    const source = `data:image/png;base64,${'%2F%2b'.repeat(3_000_000)}`
    const start = performance.now()
    expect(parseDataUrl(source, DEFAULT_IMAGE_LIMITS)).toHaveLength(4_500_000)
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  it('gives back the bytes that went in', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        const source = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
        expect(new Uint8Array(parseDataUrl(source, DEFAULT_IMAGE_LIMITS))).toEqual(bytes)
      }),
    )
  })
})
