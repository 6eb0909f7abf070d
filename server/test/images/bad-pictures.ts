import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { cornerPixels } from './corners.ts'
import { pngChunk, pngPixels, writePng } from './png-file.ts'

export interface BadPicture {
  readonly make: () => Promise<Buffer> | Buffer
  readonly code: 'invalid_image' | 'image_too_large'
  /** What the message must name. */
  readonly says?: string
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const other = (text: string, says: string): BadPicture => ({
  make: () => latin(text + '\0'.repeat(64)),
  code: 'invalid_image',
  says,
})
const damaged = (make: BadPicture['make']): BadPicture => ({ make, code: 'invalid_image' })
const huge = (make: BadPicture['make']): BadPicture => ({ make, code: 'image_too_large' })

const noise = () =>
  sharp({
    create: {
      width: 80,
      height: 60,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const OTHER_FILES: Record<string, BadPicture> = {
  nothing: damaged(() => Buffer.alloc(0)),
  'one byte': damaged(() => latin('G')),
  zeros: damaged(() => Buffer.alloc(1_000)),
  'plain text': damaged(() => latin('This is not a picture. '.repeat(20))),
  'a web page': other('<!DOCTYPE html><html><body>Not found</body></html>', 'a web page'),
  'a web page behind a mark': other('\xef\xbb\xbf \n<html></html>', 'a web page'),
  'an SVG': other('<svg xmlns="http://www.w3.org/2000/svg"/>', 'an SVG'),
  'an SVG with a prolog': other('<?xml version="1.0"?>\n<!-- a -->\n<svg width="1"/>', 'an SVG'),
  'an SVG that reads files': other(
    '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    'an SVG',
  ),
  'a packed SVG': { make: () => gzipSync('<svg/>'), code: 'invalid_image', says: 'an archive' },
  JSON: other('{"error":"not found"}', 'a text document'),
  XML: other('<?xml version="1.0"?><rss/>', 'a text document'),
  'a BMP': other('BM\x36\0\0\0\0\0\0\0', 'a BMP'),
  'a PDF': other('%PDF-1.7\n', 'a PDF'),
  'an icon': other('\0\0\x01\0\x01\0', 'an icon'),
  'a Photoshop file': other('8BPS\0\x01', 'a Photoshop'),
  'a HEIC photo': other('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'a HEIC'),
  'a HEIC photo of the general kind': other('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'a HEIC'),
  'a JPEG 2000': other('\0\0\0\x0cjP  \r\n\x87\n', 'a JPEG 2000'),
  'a JPEG XL': other('\xff\x0a\x00', 'a JPEG XL'),
  'an MP4': other('\0\0\0\x18ftypisom\0\0\0\0isomavc1', 'a video'),
  'a WebM': other('\x1a\x45\xdf\xa3', 'a video'),
  'an AVI': other('RIFF\0\0\0\0AVI LIST', 'a video'),
  'an archive': other('PK\x03\x04', 'an archive'),
  'a TIFF': { make: () => noise().tiff().toBuffer(), code: 'invalid_image', says: 'a TIFF' },
  'a big-endian TIFF': other('MM\0*\0\0\0\x08', 'a TIFF'),
  'a program': damaged(() => latin('\x7fELF\x02\x01\x01')),
}

const DISGUISES: Record<string, BadPicture> = {
  'only the signature of a PNG': damaged(() => latin('\x89PNG\r\n\x1a\n')),
  'only the signature of a JPEG': damaged(() => latin('\xff\xd8\xff\xe0')),
  'only the signature of a GIF': damaged(() => latin('GIF89a')),
  'only the signature of a WebP': damaged(() => latin('RIFF\x04\0\0\0WEBP')),
  'only the signature of an AVIF': damaged(() => latin('\0\0\0\x18ftypavif\0\0\0\0avifmif1')),
  'a page that begins like a GIF': huge(() => latin('GIF89a/*<html>*/=1;alert(1)')),
  'an SVG that begins like a JPEG': damaged(() => latin('\xff\xd8\xff<svg onload="alert(1)"/>')),
  'a PNG that begins like a JPEG': damaged(async () =>
    Buffer.concat([latin('\xff\xd8\xff'), await cornerPixels().png().toBuffer()]),
  ),
  'a JPEG that begins like a PNG': damaged(async () =>
    Buffer.concat([latin('\x89PNG\r\n\x1a\n'), await cornerPixels().jpeg().toBuffer()]),
  ),
  'a JPEG behind a PDF': {
    make: async () => Buffer.concat([latin('%PDF-1.4\n'), await cornerPixels().jpeg().toBuffer()]),
    code: 'invalid_image',
    says: 'a PDF',
  },
  'a picture behind an empty line': damaged(async () =>
    Buffer.concat([latin('\r\n'), await cornerPixels().png().toBuffer()]),
  ),
}

const CUTS = (['png', 'jpeg', 'webp', 'avif', 'gif'] as const).flatMap((format) =>
  [0.05, 0.3, 0.6, 0.95].map((share): [string, BadPicture] => [
    `${format} cut at ${share * 100} %`,
    damaged(async () => {
      const file = await noise().toFormat(format).toBuffer()
      return file.subarray(0, Math.floor(file.length * share))
    }),
  ]),
)

const BROKEN: Record<string, BadPicture> = {
  ...Object.fromEntries(CUTS),
  'a PNG without pixels': damaged(() => writePng({ width: 10, height: 10 })),
  'a PNG of no width': damaged(() =>
    writePng({ width: 0, height: 10 }, pngPixels(Buffer.alloc(10))),
  ),
  'a PNG of a colour type that is none': damaged(() =>
    writePng({ width: 10, height: 10, colour: 5 }, pngPixels(Buffer.alloc(310))),
  ),
  'a PNG with fewer rows than it says': damaged(() =>
    writePng({ width: 10, height: 10 }, pngPixels(Buffer.alloc(31))),
  ),
  'a PNG whose pixels do not unpack': damaged(() =>
    writePng({ width: 10, height: 10 }, pngChunk('IDAT', Buffer.alloc(50, 7))),
  ),
  'a PNG with a false sum': damaged(async () => {
    const file = await noise().png().toBuffer()
    file.writeUInt8(file.readUInt8(29) ^ 1, 29)
    return file
  }),
  'a JPEG of no height': damaged(async () => patchJpegSize(0, 100)),
  'a WebP of noise': damaged(() =>
    Buffer.concat([latin('RIFF\x64\0\0\0WEBPVP8 \x58\0\0\0'), Buffer.alloc(88, 0x5a)]),
  ),
  'a GIF of no size': damaged(() => latin('GIF89a\0\0\0\0\x80\0\0;')),
}

const BOMBS: Record<string, BadPicture> = {
  'a PNG that says it is 50,000 pixels square': huge(() =>
    writePng({ width: 50_000, height: 50_000 }, pngPixels(Buffer.alloc(1_000))),
  ),
  'a PNG of the largest size there is': huge(() =>
    writePng({ width: 0x7fff_ffff, height: 0x7fff_ffff }, pngPixels(Buffer.alloc(1_000))),
  ),
  'a PNG of one bit and 100 megapixels': huge(() =>
    writePng(
      { width: 10_000, height: 10_000, depth: 1, colour: 0 },
      pngPixels(Buffer.alloc(12_510_000)),
    ),
  ),
  'a JPEG that says it is 65,535 pixels square': huge(() => patchJpegSize(65_535, 65_535)),
  'a GIF that says it is 65,535 pixels square': huge(async () => {
    const file = await cornerPixels().gif().toBuffer()
    return Buffer.from(file.fill(0xff, 6, 10))
  }),
  'a WebP that says it is 16,384 pixels square': huge(async () => {
    const file = await cornerPixels(90).webp().toBuffer()
    return Buffer.from(
      file.fill(0xff, 24, 25).fill(0x3f, 25, 26).fill(0xff, 27, 28).fill(0x3f, 28, 29),
    )
  }),
  'an AVIF that says it is 20,000 pixels square': huge(async () => {
    const file = await cornerPixels().avif().toBuffer()
    const at = file.indexOf('ispe') + 8
    file.writeUInt32BE(20_000, at)
    file.writeUInt32BE(20_000, at + 4)
    return file
  }),
  'a file of more than 20 MiB': huge(async () =>
    Buffer.concat([await cornerPixels().png().toBuffer(), Buffer.alloc(20 * 1024 * 1024)]),
  ),
}

async function patchJpegSize(height: number, width: number): Promise<Buffer> {
  const file = await cornerPixels().jpeg().toBuffer()
  const frame = file.indexOf(latin('\xff\xc0\0'))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

export const BAD_PICTURES: Readonly<Record<string, BadPicture>> = {
  ...OTHER_FILES,
  ...DISGUISES,
  ...BROKEN,
  ...BOMBS,
}
