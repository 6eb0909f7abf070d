import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { isCostly } from './decode-cost.ts'
import { checkPixels, type ImageLimits } from './image-limits.ts'
import { sniffImageType, type ImageType } from './image-type.ts'

/** A picture that is safe to keep, to hand on and to decode again. */
export interface CheckedImage {
  /** Made anew from the pixels alone: nothing else of the file that came in is left. */
  readonly bytes: Uint8Array
  /** JPEG for opaque pictures that came as JPEG, WebP or AVIF; PNG for all others. */
  readonly mime: 'image/png' | 'image/jpeg'
  /** After turning the picture upright as its EXIF data says, and scaling down. */
  readonly width: number
  readonly height: number
  /** Whether anything in it really is transparent. */
  readonly hasAlpha: boolean
  /** What of it the film cannot honour, in sentences. */
  readonly warnings: readonly string[]
  /** What came in. */
  readonly sourceMime: ImageType
}

const FIRST_FRAME = 'The picture moves; the film is made of its first frame.'

interface Pixels {
  readonly data: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 }
}

const DECODERS: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}

/** Decodes the first frame to upright 8-bit sRGB and encodes it anew. The same bytes in give the same bytes out. */
export async function normaliseImage(bytes: Buffer, limits: ImageLimits): Promise<CheckedImage> {
  const sourceMime = sniffImageType(bytes)
  if (isCostly(bytes, sourceMime)) throw costly()
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    checkMetadata(metadata, sourceMime, limits)
    const warnings = (metadata.pages ?? 1) > 1 ? [FIRST_FRAME] : []
    return { ...(await encode(await decode(bytes, limits), sourceMime)), warnings }
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown
    throw damaged(thrown)
  }
}

function checkMetadata(metadata: Metadata, type: ImageType, limits: ImageLimits): void {
  const isAv1 = type !== 'image/avif' || metadata.compression === 'av1'
  if (metadata.format !== DECODERS[type] || !isAv1) throw damaged()
  checkPixels(metadata, limits)
}

async function decode(bytes: Buffer, limits: ImageLimits): Promise<Pixels> {
  const options: SharpOptions = {
    limitInputPixels: limits.maxPixels,
    // Not "warning": phones write harmless oddities that it would refuse. Cut files fail at this level too.
    failOn: 'error',
    autoOrient: true,
    pages: 1,
  }
  const { data, info } = await sharp(bytes, options)
    .resize({
      width: limits.maxSide,
      height: limits.maxSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .timeout({ seconds: limits.decodeSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const channels = info.channels === 4 ? 4 : 3
  return { data, raw: { width: info.width, height: info.height, channels } }
}

async function encode(
  { data, raw }: Pixels,
  sourceMime: ImageType,
): Promise<Omit<CheckedImage, 'warnings'>> {
  const hasAlpha = raw.channels === 4 && !isOpaque(data)
  const pixels = hasAlpha ? sharp(data, { raw }) : sharp(data, { raw }).removeAlpha()
  const keepsAll = hasAlpha || sourceMime === 'image/png' || sourceMime === 'image/gif'
  const encoded = keepsAll
    ? pixels.png({ compressionLevel: 6 })
    : pixels.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  return {
    bytes: await encoded.toBuffer(),
    mime: keepsAll ? 'image/png' : 'image/jpeg',
    width: raw.width,
    height: raw.height,
    hasAlpha,
    sourceMime,
  }
}

function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

function costly(): AppError {
  return new AppError(
    'invalid_image',
    'The picture takes too long to decode: open it in a viewer and save it as a plain PNG or JPEG.',
  )
}

function damaged(cause?: unknown): AppError {
  return new AppError(
    'invalid_image',
    'The picture is damaged or cut short: open it in a viewer, save it again and retry.',
    { cause },
  )
}
