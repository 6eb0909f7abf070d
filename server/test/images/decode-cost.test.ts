import { describe, expect, it } from 'vitest'
import { createImageChecker } from '../../src/images/check-image.ts'
import { countScans } from '../../src/images/jpeg-segments.ts'
import { countFrames } from '../../src/images/webp-chunks.ts'
import { cornerPixels } from './corners.ts'
import { writeJpegOfScans, writeWebpOfFrames } from './costly-pictures.ts'

const check = createImageChecker()

describe('a JPEG that asks for many scans', () => {
  it('is refused before it keeps a core busy', async () => {
    const bomb = writeJpegOfScans(8_192, 883)
    expect(bomb.length).toBeLessThan(300_000)
    await expect(check(bomb)).rejects.toMatchObject({ code: 'invalid_image' })
  })

  it('is welcome while it asks for no more than encoders do', async () => {
    expect(await check(writeJpegOfScans(64, 40))).toMatchObject({ width: 64, height: 64 })
  })

  it('is told by its markers, not by bytes that look like them', async () => {
    const file = await cornerPixels().jpeg({ progressive: true }).toBuffer()
    const fake = Buffer.from([0xff, 0xda])
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 12]),
      ...Array<Buffer>(5).fill(fake),
    ])
    const noisy = Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), fake, fake])
    expect(countScans(noisy)).toBe(countScans(file))
    expect(countScans(file)).toBe(10)
    expect(countScans(await cornerPixels().jpeg().toBuffer())).toBe(1)
  })
})

describe('a WebP of many frames', () => {
  it('is refused before they are looked for one by one', async () => {
    const bomb = await writeWebpOfFrames(100_000)
    await expect(check(bomb)).rejects.toMatchObject({ code: 'invalid_image' })
  })

  it('is welcome while it is an animation that someone would watch', async () => {
    const file = await writeWebpOfFrames(1_000)
    expect(countFrames(file)).toBe(1_000)
    expect(await check(file)).toMatchObject({ width: 1, height: 1 })
  })
})
