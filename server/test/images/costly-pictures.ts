import sharp from 'sharp'

/** A well-formed grey progressive JPEG that asks for `scans` walks over all its pixels. */
export function writeJpegOfScans(side: number, scans: number): Buffer {
  const blocks = (side / 8) ** 2
  const size = [side >> 8, side & 0xff]
  const oneCode = [1, ...Array<number>(15).fill(0)]
  // Code 0 and fourteen zeros: "the next 16,384 blocks hold nothing new".
  const nothingNew = Buffer.alloc(Math.ceil(((blocks / 16_384) * 15) / 8))
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...oneCode, 0x00]),
    segment(0xc4, [0x10, ...oneCode, 0xe0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ]
  for (let scan = 0; scan < scans - 1; scan++) {
    const coefficient = 1 + Math.floor(scan / 14)
    const bit = 13 - (scan % 14)
    const step = ((bit === 13 ? 0 : bit + 1) << 4) | bit
    parts.push(segment(0xda, [1, 1, 0, coefficient, coefficient, step]), nothingNew)
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

/** An animated WebP of one pixel. */
export async function writeWebpOfFrames(frames: number): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  const still = await pixel.webp({ lossless: true }).toBuffer()
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]))
  const head = [
    chunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    chunk('ANIM', Buffer.alloc(6)),
  ]
  const all = [Buffer.from('WEBP'), ...head, ...Array<Buffer>(frames).fill(frame)]
  return chunk('RIFF', Buffer.concat(all))
}

function segment(marker: number, body: readonly number[]): Buffer {
  const length = body.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...body])
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length & 1)])
}
