/** A part of a JPEG file that starts with a marker and says how long it is. */
export interface JpegSegment {
  readonly marker: number
  readonly start: number
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Walks the markers the way libjpeg does: compressed data and stray bytes are stepped over. */
export function* jpegSegments(bytes: Buffer): Generator<JpegSegment, void> {
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 3 < bytes.length) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) return
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      yield { marker, start: at }
      at += 2 + bytes.readUInt16BE(at + 2)
    }
    at = bytes.indexOf(0xff, at)
  }
}

/** How often a decoder would have to go over the whole picture. */
export function countScans(bytes: Buffer): number {
  let scans = 0
  for (const { marker } of jpegSegments(bytes)) if (marker === START_OF_SCAN) scans++
  return scans
}

function isBare(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}
