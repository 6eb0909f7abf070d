import type { ImageType } from './image-type.ts'
import { jpegSegments } from './jpeg-segments.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size a file claims in its head, or undefined if the head does not reach that far. Never decodes anything. */
export function declaredSize(bytes: Buffer, type: ImageType): Size | undefined {
  switch (type) {
    case 'image/png':
      return bytes.length < 24 ? undefined : pngSize(bytes)
    case 'image/gif':
      return bytes.length < 10 ? undefined : sizeOf(bytes.readUInt16LE(6), bytes.readUInt16LE(8))
    case 'image/webp':
      return bytes.length < 30 ? undefined : webpSize(bytes)
    case 'image/jpeg':
      return jpegSize(bytes)
    case 'image/avif':
      return undefined
  }
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

function webpSize(bytes: Buffer): Size | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return sizeOf(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return sizeOf((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return sizeOf(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
    default:
      return undefined
  }
}

function jpegSize(bytes: Buffer): Size | undefined {
  for (const { marker, start } of jpegSegments(bytes)) {
    if (!isFrame(marker)) continue
    if (start + 9 > bytes.length) return undefined
    return sizeOf(bytes.readUInt16BE(start + 7), bytes.readUInt16BE(start + 5))
  }
  return undefined
}

// C4, C8 and CC lie among the frame markers but hold tables and extensions.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function sizeOf(width: number, height: number): Size {
  return { width, height }
}
