import { AppError } from '../errors/app-error.ts'
import type { Size } from './declared-size.ts'

export interface ImageLimits {
  readonly maxBytes: number
  /** Width times height of what comes in. */
  readonly maxPixels: number
  /** The longer side of what is kept; larger pictures are scaled down. */
  readonly maxSide: number
  /** For decoding, as far as the decoder lets itself be stopped. */
  readonly decodeSeconds: number
}

/** 64 megapixels are 8192 × 8192 here, because cameras sold as "64 MP" deliver up to 64.2 million pixels. */
export const DEFAULT_IMAGE_LIMITS: ImageLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxPixels: 64 * 1024 * 1024,
  maxSide: 4096,
  decodeSeconds: 20,
}

export function checkPixels({ width, height }: Size, { maxPixels }: ImageLimits): void {
  if (width * height <= maxPixels) return
  const megapixels = Math.floor(maxPixels / 1024 / 1024)
  throw new AppError(
    'image_too_large',
    `The picture has ${width} × ${height} pixels: scale it down to ${megapixels} megapixels or less.`,
  )
}

export function checkBytes(bytes: number, { maxBytes }: ImageLimits): void {
  if (bytes > maxBytes) throw tooManyBytes(maxBytes)
}

export function tooManyBytes(maxBytes: number, options?: ErrorOptions): AppError {
  const mebibytes = Math.floor(maxBytes / 1024 / 1024)
  return new AppError(
    'image_too_large',
    `The picture is larger than ${mebibytes} MiB: scale it down or save it with more compression.`,
    options,
  )
}
