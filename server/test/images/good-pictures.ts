import sharp from 'sharp'
import { cornerPixels, HEIGHT, WIDTH } from './corners.ts'
import { insertChunk, pngChunk, pngPixels, writePng } from './png-file.ts'

export interface GoodPicture {
  readonly make: () => Promise<Buffer> | Buffer
  readonly mime: 'image/png' | 'image/jpeg'
  readonly width?: number
  readonly height?: number
  readonly hasAlpha?: boolean
  /** Red, green, blue and yellow unless said otherwise; null when there are none. */
  readonly corners?: string | null
}

/** Anything after this in a good file is a stowaway that must not survive. */
export const STOWAWAY = '<script>stowaway()</script>'

const append = async (file: Promise<Buffer>, text = STOWAWAY): Promise<Buffer> =>
  Buffer.concat([await file, Buffer.from(text)])

const pages = () =>
  Promise.all([cornerPixels(), cornerPixels().negate()].map((p) => p.png().toBuffer()))

const animate = async () => sharp(await pages(), { join: { animated: true } })

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83214' } })

const png = { mime: 'image/png' } as const
const jpeg = { mime: 'image/jpeg' } as const

/** How each EXIF orientation shows the four corners. */
const TURNED = ['rgby', 'gryb', 'ybgr', 'byrg', 'rbgy', 'bryg', 'ygbr', 'gyrb']

const oriented = TURNED.map((corners, index): [string, GoodPicture] => {
  const orientation = index + 1
  const turned = orientation > 4 ? { width: HEIGHT, height: WIDTH } : {}
  const make = () => cornerPixels().withMetadata({ orientation }).jpeg().toBuffer()
  return [`a JPEG with orientation ${orientation}`, { ...jpeg, ...turned, corners, make }]
})

const PNGS: Record<string, GoodPicture> = {
  'an RGB PNG': { ...png, make: () => cornerPixels().png().toBuffer() },
  'an RGBA PNG that is opaque': { ...png, make: () => cornerPixels(255).png().toBuffer() },
  'a half transparent PNG': {
    ...png,
    hasAlpha: true,
    make: () => cornerPixels(90).png().toBuffer(),
  },
  'a grey PNG': { ...png, corners: null, make: () => cornerPixels().greyscale().png().toBuffer() },
  'a palette PNG': { ...png, make: () => cornerPixels().png({ palette: true }).toBuffer() },
  'a palette PNG with alpha': {
    ...png,
    hasAlpha: true,
    make: () => cornerPixels(0).png({ palette: true }).toBuffer(),
    corners: null,
  },
  'a 16-bit PNG': { ...png, make: () => cornerPixels().toColourspace('rgb16').png().toBuffer() },
  'a 16-bit PNG with alpha': {
    ...png,
    hasAlpha: true,
    make: () => cornerPixels(90).toColourspace('rgb16').png().toBuffer(),
  },
  'a 16-bit grey PNG': {
    ...png,
    corners: null,
    make: () => cornerPixels().toColourspace('grey16').png().toBuffer(),
  },
  'an interlaced PNG': { ...png, make: () => cornerPixels().png({ progressive: true }).toBuffer() },
  'a PNG in Display P3': {
    ...png,
    make: () => cornerPixels().withIccProfile('p3').png().toBuffer(),
  },
  'a PNG with a page after its end': {
    ...png,
    make: () => append(cornerPixels().png().toBuffer()),
  },
  'a PNG with a script in its text': {
    ...png,
    make: async () =>
      insertChunk(
        await cornerPixels().png().toBuffer(),
        pngChunk('tEXt', Buffer.from(`Comment\0${STOWAWAY}`)),
      ),
  },
  'a PNG of one bit': {
    ...png,
    corners: null,
    width: 8,
    height: 2,
    make: () =>
      writePng(
        { width: 8, height: 2, depth: 1, colour: 0 },
        pngPixels(Buffer.from([0, 170, 0, 85])),
      ),
  },
  'a PNG of one pixel': {
    ...png,
    corners: null,
    width: 1,
    height: 1,
    make: () => flat(1, 1).png().toBuffer(),
  },
  'a PNG too tall to keep as it is': {
    ...png,
    corners: null,
    width: 205,
    height: 4096,
    make: () => flat(500, 10_000).png().toBuffer(),
  },
  'a PNG of 64 megapixels': {
    ...png,
    corners: null,
    width: 4096,
    height: 4096,
    make: () => flat(8192, 8192).png().toBuffer(),
  },
}

const JPEGS: Record<string, GoodPicture> = {
  'a JPEG': { ...jpeg, make: () => cornerPixels().jpeg().toBuffer() },
  'a progressive JPEG': {
    ...jpeg,
    make: () => cornerPixels().jpeg({ progressive: true }).toBuffer(),
  },
  'a JPEG made by mozjpeg': {
    ...jpeg,
    make: () => cornerPixels().jpeg({ mozjpeg: true }).toBuffer(),
  },
  'a JPEG with full colour': {
    ...jpeg,
    make: () => cornerPixels().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  'a grey JPEG': {
    ...jpeg,
    corners: null,
    make: () => cornerPixels().greyscale().jpeg().toBuffer(),
  },
  'a CMYK JPEG': { ...jpeg, make: () => cornerPixels().toColourspace('cmyk').jpeg().toBuffer() },
  'a CMYK JPEG with a profile': {
    ...jpeg,
    make: () => cornerPixels().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  },
  'a JPEG in Display P3': {
    ...jpeg,
    make: () => cornerPixels().withIccProfile('p3').jpeg().toBuffer(),
  },
  'a JPEG with an archive after its end': {
    ...jpeg,
    make: () => append(cornerPixels().jpeg().toBuffer(), `PK\x03\x04${STOWAWAY}`),
  },
  'a JPEG with a script in its EXIF data': {
    ...jpeg,
    make: () =>
      cornerPixels()
        .withExif({ IFD0: { Copyright: STOWAWAY } })
        .jpeg()
        .toBuffer(),
  },
  ...Object.fromEntries(oriented),
}

const OTHERS: Record<string, GoodPicture> = {
  'a WebP': { ...jpeg, make: () => cornerPixels().webp().toBuffer() },
  'a lossless WebP': { ...jpeg, make: () => cornerPixels().webp({ lossless: true }).toBuffer() },
  'a transparent WebP': { ...png, hasAlpha: true, make: () => cornerPixels(90).webp().toBuffer() },
  'a transparent lossless WebP': {
    ...png,
    hasAlpha: true,
    make: () => cornerPixels(90).webp({ lossless: true }).toBuffer(),
  },
  'an animated WebP': { ...jpeg, make: async () => (await animate()).webp().toBuffer() },
  'a WebP that lies on its side': {
    ...jpeg,
    width: HEIGHT,
    height: WIDTH,
    corners: 'bryg',
    make: () => cornerPixels().withMetadata({ orientation: 6 }).webp().toBuffer(),
  },
  'a WebP with a page after its end': {
    ...jpeg,
    make: () => append(cornerPixels().webp().toBuffer()),
  },
  'an AVIF': { ...jpeg, make: () => cornerPixels().avif().toBuffer() },
  'a lossless AVIF': { ...jpeg, make: () => cornerPixels().avif({ lossless: true }).toBuffer() },
  'an AVIF with coarse colour': {
    ...jpeg,
    make: () => cornerPixels().avif({ chromaSubsampling: '4:2:0' }).toBuffer(),
  },
  'an AVIF of 10 bits': { ...jpeg, make: () => cornerPixels().avif({ bitdepth: 10 }).toBuffer() },
  'a transparent AVIF': { ...png, hasAlpha: true, make: () => cornerPixels(90).avif().toBuffer() },
  'a GIF': { ...png, make: () => cornerPixels().gif().toBuffer() },
  'an interlaced GIF': { ...png, make: () => cornerPixels().gif({ progressive: true }).toBuffer() },
  'an animated GIF': { ...png, make: async () => (await animate()).gif().toBuffer() },
  'a transparent GIF': {
    ...png,
    hasAlpha: true,
    corners: null,
    make: () => cornerPixels(0).gif().toBuffer(),
  },
  'a GIF with a page after its end': {
    ...png,
    make: () => append(cornerPixels().gif().toBuffer()),
  },
}

export const GOOD_PICTURES: Readonly<Record<string, GoodPicture>> = { ...PNGS, ...JPEGS, ...OTHERS }
