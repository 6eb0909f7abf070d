import { deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export interface PngHeader {
  readonly width: number
  readonly height: number
  readonly depth?: number
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  readonly colour?: number
}

/** Writes a PNG by hand, so that it can say what no encoder would. */
export function writePng(header: PngHeader, ...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(header.width, 0)
  body.writeUInt32BE(header.height, 4)
  body.writeUInt8(header.depth ?? 8, 8)
  body.writeUInt8(header.colour ?? 2, 9)
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', body), ...chunks, pngChunk('IEND')])
}

export function pngChunk(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(body.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

export function pngPixels(rows: Buffer): Buffer {
  return pngChunk('IDAT', deflateSync(rows, { level: 9 }))
}

/** Puts a chunk right after the header. */
export function insertChunk(png: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

// By hand: `zlib.crc32` came with Node 20.15 and 22.2, but the types are older.
function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0)
  }
  return (crc ^ 0xffff_ffff) >>> 0
}
